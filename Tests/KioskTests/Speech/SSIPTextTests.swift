import Testing

@testable import KioskApp

@Suite struct SSIPTextTests {
  @Test func lineBreaksAndGapsBecomeOneBlank() {
    #expect(SSIPText.line("15:00,\r\n 24\tdegrees\u{2028}\n\nSunny\n") == "15:00, 24 degrees Sunny")
  }

  @Test func charactersThatMeanNothingAloudAreLeftOut() {
    #expect(SSIPText.line("\u{0}\u{7}one\u{1B}two\u{0}") == "one two")
  }

  @Test func whatIsEmptyIsNotSaid() {
    for text in ["", " ", "\r\n", "\u{0}\u{0}\n"] { #expect(SSIPText.line(text) == nil) }
  }

  @Test func aFirstDotIsDoubledSoThatItDoesNotEndTheText() {
    #expect(SSIPText.data(".") == "..\r\n.\r\n")
    #expect(SSIPText.data("...and so on.") == "....and so on.\r\n.\r\n")
    #expect(SSIPText.data("24 degrees.") == "24 degrees.\r\n.\r\n")
  }

  @Test func noTextHasASecondLineOfItsOwn() {
    let evil = "one\r\n.\r\nQUIT\r\n.\n\u{85}\u{2029}.\u{B}\u{C}."
    let data = SSIPText.line(evil).map(SSIPText.data) ?? ""
    #expect(data.utf8.count { $0 == 0x0A } == 2)
    #expect(data == "one . QUIT . . .\r\n.\r\n")
  }

  @Test func hugeTextIsCut() {
    let text = SSIPText.line(String(repeating: "é🌧 ", count: 100_000))
    #expect((SSIPText.longest / 2...SSIPText.longest * 2).contains(text?.count ?? 0))
  }
}
