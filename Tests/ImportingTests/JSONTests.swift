import Testing

@testable import Importing

/// The reader of JSON as pages have it.
@Suite struct JSONTests {
  @Test(
    "mistakes are mended and counted",
    arguments: [
      (#"{"a":1,}"#, #"{"a":1}"#), (#"["a",,"b"]"#, #"["a","b"]"#), (#"["a" "b"]"#, #"["a","b"]"#),
      ("{\"a\":\"x\"\n\"b\":2}", #"{"a":"x","b":2}"#), ("{'a':'it'}", #"{"a":"it"}"#), ("{a:1}", #"{"a":1}"#),
      ("/* c */{\"a\":1}// d", #"{"a":1}"#), ("<!--{\"a\":1}-->", #"{"a":1}"#),
      ("//<![CDATA[\n{\"a\":[[1]]}\n//]]>", #"{"a":[[1]]}"#),
      (#"{"a":"9" pan"}"#, #"{"a":"9\" pan"}"#),
      (#"{"a":"say "hi", then","b":1}"#, #"{"a":"say \"hi\", then","b":1}"#),
      ("{\"a\":\"x\ny\"}", #"{"a":"x\ny"}"#), (#"{"a":"x\'y"}"#, #"{"a":"x'y"}"#),
      (#"{"a":[1,2"#, #"{"a":[1,2]}"#),
      (#"{"a":"cut off"#, #"{"a":"cut off"}"#), (#"{"a":}"#, #"{"a":null}"#),
      (#"{"a":[1,2}"#, #"{"a":[1,2]}"#),
      (#"{"a":undefined,"b":True}"#, #"{"a":null,"b":true}"#), (#"{"a":"1"};"#, #"{"a":"1"}"#),
    ])
  func mended(_ broken: String, _ good: String) {
    let (read, wanted) = (readJSON(broken), readJSON(good))
    #expect(wanted.mistakes == 0 && read.value == wanted.value)
    // Line ends in strings, and what stands around a value, are read without a word.
    let isQuiet = broken.contains("x\ny") || broken.hasSuffix(";")
    #expect((read.mistakes > 0) != isQuiet)
  }

  @Test("good JSON is read as it is, without a mistake")
  func good() {
    #expect(
      readJSON(#"{"a":"\u00e9\ud83c\udf70\/\\\"\n"}"#).value
        == .object([JSONMember(key: "a", value: .string("é🍰/\\\"\n"))]))
    #expect(
      readJSON(#"[1.50,-2e3,true,false,null,""]"#).value
        == .array([.number("1.50"), .number("-2e3"), .bool(true), .bool(false), .null, .string("")]))
    #expect(
      readJSON("").value == nil && readJSON("nothing").value == nil && readJSON("{}").value == .object([]))
    #expect(readJSON(#"{"a":1}{"b":2}"#).value?.items.count == 2)
  }

  @Test("what was drawn and written without mistakes is read back the same, without one", arguments: 0..<200)
  func roundTrip(_ seed: Int) {
    var draw = Draw(seed: UInt64(seed))
    let value = draw.value(depth: 4)
    let wrapped = WebJSON.array([value])
    let read = readJSON(written(wrapped))
    #expect(read.value == wrapped && read.mistakes == 0)
  }

  @Test("keys in another case and with a vocabulary are the same keys; the last that is not null holds")
  func keys() {
    let value = readJSON(#"{"Name":"a","schema:name":"b","http://schema.org/name":null}"#).value
    #expect(value?["name"] == .string("b"))
    #expect(readJSON(#"{"@type":["http://schema.org/Recipe"]}"#).value?.isA("Recipe") == true)
    #expect(readJSON(#"{"0":"a","1":"b"}"#).value?.items == [.string("a"), .string("b")])
  }

  @Test("depth and number are bounded, and time goes with the length")
  func bounds() {
    for text in [
      String(repeating: "[", count: 300_000), String(repeating: "{\"a\":", count: 100_000),
      String(repeating: "\"", count: 300_000),
      String(repeating: "[\"", count: 100_000), String(repeating: "{", count: 300_000),
      String(repeating: ",", count: 300_000),
      "{\"a\":\"" + String(repeating: "\\", count: 300_001), "[" + String(repeating: "\" ", count: 200_000),
      "[\"" + String(repeating: "\" a", count: 100_000),
      "{\"a\":\"" + String(repeating: "\", x", count: 60_000),
    ] {
      _ = readJSON(text)
    }
    let deep = readJSON(String(repeating: "[", count: 5_000)).value
    #expect(depth(deep) <= JSONReader.depth + 2)
  }

  private func depth(_ value: WebJSON?) -> Int {
    guard case .array(let values)? = value else { return 0 }
    return 1 + (values.map { depth($0) }.max() ?? 0)
  }
}

/// JSON without mistakes. Numbers and strings are written as RFC 8259 has them.
func written(_ value: WebJSON) -> String {
  switch value {
  case .null: "null"
  case .bool(let flag): "\(flag)"
  case .number(let digits): digits
  case .string(let text): quoted(text)
  case .array(let values): "[" + values.map(written).joined(separator: ", ") + "]"
  case .object(let members):
    "{" + members.map { "\(quoted($0.key)): \(written($0.value))" }.joined(separator: ",\n") + "}"
  }
}

private func quoted(_ text: String) -> String {
  let inside = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default:
      scalar.value < 0x20
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
    }
  }
  return "\"" + inside.joined() + "\""
}

/// Seeded randomness, the same everywhere. Source: Steele, Lea, Flood, SplitMix64.
struct Draw {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  mutating func text() -> String {
    let signs = [
      "a", "Recipe", " ", "é", "🍰", "\"", "\\", "\n", "\u{1}", "{", "]", ":", ",", "'", "//", "1/2", "&amp;",
      "<p>",
    ]
    return (0..<below(6)).map { _ in signs[below(signs.count)] }.joined()
  }

  mutating func value(depth: Int) -> WebJSON {
    switch below(depth > 0 ? 7 : 5) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .number("\(below(2_000) - 1_000)")
    case 3, 4: .string(text())
    case 5: .array((0..<below(4)).map { _ in value(depth: depth - 1) })
    default:
      .object((0..<below(4)).map { JSONMember(key: "k\($0)" + text(), value: value(depth: depth - 1)) })
    }
  }
}
