import Testing

@testable import KioskApp

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (1.0 / 60, "0.016666666666666666"), (1e21, "1e+21"),
    (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ])
  func numbersAreAsShortAsTheyReadBackAndNeverNaN(value: Double, text: String) {
    #expect(JSON.number(value).line == text)
  }

  @Test func textIsEscapedWhereItHasToBeAndNowhereElse() {
    #expect(JSON.string("−3° “a” \\ \" \n\t\u{1}").line == #""−3° “a” \\ \" \n\t\u0001""#)
  }

  @Test func keysKeepTheirOrder() {
    let value: JSON = ["b": .integer(1), "a": .array([.bool(true), nil]), "c": [:]]
    #expect(value.line == #"{"b":1,"a":[true,null],"c":{}}"#)
    #expect(value.lines == "{\n  \"b\": 1,\n  \"a\": [\n    true,\n    null\n  ],\n  \"c\": {}\n}")
  }
}
