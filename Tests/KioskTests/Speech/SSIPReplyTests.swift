import Testing

@testable import KioskApp

@Suite struct SSIPReplyTests {
  private func replies(_ text: String) throws -> [SSIPReply] {
    var reader = SSIPReplyReader()
    return try reader.take(Array(text.utf8))
  }

  @Test func aReplyOfOneLineHasItsNumberAndItsWords() throws {
    let replies = try replies("208 OK CLIENT NAME SET\r\n")
    #expect(replies == [SSIPReply(code: 208, lines: ["OK CLIENT NAME SET"])])
    #expect(replies[0].isFine && !replies[0].isEvent)
  }

  @Test func aReplyOfSeveralLinesEndsWithTheOneWithoutADash() throws {
    let replies = try replies("225-17\r\n225 OK MESSAGE QUEUED\r\n")
    #expect(replies == [SSIPReply(code: 225, lines: ["17", "OK MESSAGE QUEUED"])])
  }

  @Test func anEventIsToldFromAnAnswer() throws {
    let replies = try replies("703-1\r\n703-4\r\n703 CANCELED\r\n225 OK\n")
    #expect(replies.map(\.isEvent) == [true, false])
    #expect(replies[0].lines == ["1", "4", "CANCELED"])
  }

  @Test func piecesOfAnySizeGiveTheSameReplies() throws {
    let text = "251-100\r\n251 OK GET RETURNED\r\n702-1\r\n702-1\r\n702 END\r\n"
    let whole = try replies(text)
    for size in 1...text.utf8.count {
      var reader = SSIPReplyReader()
      var pieces: [SSIPReply] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        pieces += try reader.take(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(pieces == whole)
    }
  }

  @Test func aReplyThatBreaksOffIsForgottenWhenTheNextBegins() throws {
    #expect(try replies("251-100\r\n220 OK NOTIFICATION SET\r\n").map(\.code) == [220])
  }

  @Test(arguments: [
    "HTTP/1.1 400 Bad Request\r\n", "\r\n", "22\r\n", "225xOK\r\n", "025 OK\r\n", "\u{0}\u{1}\u{2}\u{3}\n", "2x5 OK\n",
  ])
  func otherProtocolsAreRefused(_ text: String) {
    #expect(throws: SpeechError.garbled) { try replies(text) }
  }

  @Test func aLineWithoutAnEndIsRefusedBeforeItFillsTheMemory() {
    #expect(throws: SpeechError.garbled) { try replies(String(repeating: "2", count: SSIPReplyReader.longestLine + 1)) }
  }

  @Test func linesWithoutALastOneAreRefusedBeforeTheyFillTheMemory() {
    let endless = String(repeating: "251-x\n", count: SSIPReplyReader.mostLines + 1)
    #expect(throws: SpeechError.garbled) { try replies(endless) }
  }

  @Test func bytesThatAreNoTextDoNoHarm() throws {
    var reader = SSIPReplyReader()
    let replies = try reader.take([0x32, 0x32, 0x35, 0x2D, 0xFF, 0xFE, 0x0A] + Array("225 OK\n".utf8))
    #expect(replies.map(\.code) == [225])
  }
}
