import Page
import Testing

@Suite struct JSONValueTests {
  private static let rows: [(JSONValue, String)] = [
    (.null, "null"), (true, "true"), (.integer(-12), "-12"), (.hundredths(100), "1"),
    (.hundredths(80), "0.8"), (.hundredths(79), "0.79"), (.hundredths(5), "0.05"),
    (.hundredths(-150), "-1.5"), (.hundredths(0), "0"), ([], "[]"), ([1, "a", .null], "[1,\"a\",null]"),
    ([:], "{}"), (.integer(.min), "-9223372036854775808"), ("a/b", "\"a/b\""),
    ("é 豆 🌮", "\"é 豆 🌮\""), ("\"\\", ##""\"\\""##), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
    ("\u{0}\u{1B}", #""\u0000\u001b""#),
  ]

  @Test("values are written as RFC 8259 says", arguments: rows)
  func writes(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test("keys are sorted at every depth")
  func sorted() {
    let value: JSONValue = ["b": 1, "a": ["z": 1, "y": 2], "B": 0]
    #expect(value.text == #"{"B":0,"a":{"y":2,"z":1},"b":1}"#)
  }

  @Test("what steers a terminal is escaped, and reads back the same")
  func controls() {
    let text = JSONValue.string("\u{9B}2J\u{85}\u{202E}\u{2028}é").text
    #expect(text == "\"\\u009b2J\\u0085\\u202e\\u2028é\"")
  }
}
