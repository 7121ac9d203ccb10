import Testing

@testable import ForecastFeed

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test("Every kind of value is read")
  func kinds() throws {
    let text = #" {"a": [1, -2.5e3, "x", true, false, null, {}, []], "b": {"c": "d"}} "#
    let value = try json(text)
    #expect(
      value["a"]
        == .array([
          .number(1), .number(-2_500), .text("x"), .flag(true), .flag(false), .null, .object([:]), .array([]),
        ]))
    #expect(value["b"]["c"].text == "d")
    #expect(value["b"]["e"] == .null)
    #expect(try json("\u{FEFF}7").number == 7)
  }

  @Test(
    "Texts are unescaped",
    arguments: [
      (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00b0C""#, "°C"),
      (#""\ud83c\udf27""#, "\u{1F327}"), (#""°C""#, "°C"), (#""\ud83cx""#, "\u{FFFD}x"),
      (#""\ud83c\u0041""#, "\u{FFFD}A"),
    ])
  func texts(json text: String, value: String) throws { #expect(try json(text).text == value) }

  @Test("Bytes that are no UTF-8 become the replacement character, in names and in values")
  func damaged() throws {
    let bytes: [UInt8] = [0x7B, 0x22, 0x61, 0xFF, 0x22, 0x3A, 0x22, 0xB0, 0x43, 0x22, 0x7D]
    #expect(try JSONValue(document: bytes) == .object(["a\u{FFFD}": .text("\u{FFFD}C")]))
  }

  @Test("Numbers are found in texts, and only finite ones")
  func numbers() throws {
    #expect(try json("\"4.5\"").number == 4.5)
    for text in ["1e999", "\"nan\"", "\"inf\"", "\"\"", "true", "[1]", "null"] { #expect(try json(text).number == nil) }
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", " ", "{", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[1 2]", "1 2", "nul", "truE", "NaN",
      "Infinity", "-", "+1", ".5", "1e", "--1", "0x10", "\"", "\"\\\"", "\"\\q\"", "\"\\u12\"", "\"\\u+123\"",
      "\"\\u12g4\"",
      "'a'", "]", "// 1",
    ])
  func refused(text: String) {
    #expect(failure { () throws(FeedError) in try json(text) }?.kind == .malformed)
  }

  @Test("Nesting has an end")
  func nesting() throws {
    let deep = { (count: Int) in String(repeating: "[", count: count) + String(repeating: "]", count: count) }
    #expect(throws: Never.self) { try json(deep(64)) }
    #expect(failure { () throws(FeedError) in try json(deep(65)) }?.kind == .malformed)
  }

  @Test("A document that breaks off says where")
  func breaksOff() {
    #expect(failure { () throws(FeedError) in try json("[1, 2") } == .malformed("it breaks off after 5 bytes"))
    #expect(failure { () throws(FeedError) in try json("[1 x]") } == .malformed("it is not JSON from byte 3 on"))
  }

  @Test("No bytes make it trap")
  func noise() {
    var random = SeededGenerator(state: 3)
    let seed = Array(#"{"a":[1,-2.5e3,"x\u00e9\ud83c\udf27°",true,null,{"b":"c"}]}"#.utf8)
    for _ in 0..<20_000 { _ = try? JSONValue(document: seed.injured(by: &random)) }
  }

  private func json(_ text: String) throws(FeedError) -> JSONValue { try JSONValue(document: Array(text.utf8)) }
}
