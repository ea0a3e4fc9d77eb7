import Solving
import Testing

@Suite struct JSONReaderTests {
  @Test func `a value of every kind reads and is written again`() throws {
    let text = #"{"a":[1,-2.50,3e4,true,false,null],"b":{"c":"x\"\\\n"},"d":[],"e":{}}"#
    let tree = try readJSON(text)
    #expect(
      tree["a"] == .array([.number("1"), .number("-2.50"), .number("3e4"), .bool(true), .bool(false), .null]))
    #expect(try readJSON(tree.text) == tree)
  }

  @Test func `escapes are the characters they mean`() throws {
    #expect(try readJSON(#""\u00e9\ud83c\udf72\/""#) == .string("é🍲/"))
  }

  @Test(
    "texts that are no JSON",
    arguments: [
      "", " ", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":1,}", "01", "1.", "-", "+1", "1e", "tru", "\"\\x\"",
      "\"\\ud800\"",
      "\"", "1 2", "{\"a\":1,\"a\":2}", "[1}", "nan", "\"\u{1}\"", "\"\\u+123\"",
    ])
  func refuses(_ text: String) { #expect(throws: JSONFault.self) { try readJSON(text) } }

  @Test func `nesting ends before the stack does`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONFault.self) { try readJSON(text) }
  }

  @Test func `a fault tells its line and column`() {
    #expect(throws: JSONFault(reason: .unexpectedCharacter, line: 2, column: 4)) { try readJSON("[1,\n2, ]") }
  }
}
