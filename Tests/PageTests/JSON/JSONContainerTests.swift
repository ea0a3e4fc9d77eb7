import Page
import Testing

/// Every way a type can ask an encoder for room.
private struct ByHand: Encodable {
  enum Key: String, CodingKey { case nested, list, upTo, none, aList, `super` }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    var nested = object.nestedContainer(keyedBy: Key.self, forKey: .nested)
    try nested.encode(1, forKey: .upTo)
    var list = object.nestedUnkeyedContainer(forKey: .list)
    try list.encode("a")
    try list.encodeNil()
    var inner = list.nestedContainer(keyedBy: Key.self)
    try inner.encode(true, forKey: .aList)
    var deeper = list.nestedUnkeyedContainer()
    try deeper.encode(list.count)
    try list.superEncoder().singleValueContainer().encode(7)
    try object.encodeNil(forKey: .none)
    try object.superEncoder(forKey: .upTo).singleValueContainer().encodeNil()
    _ = object.superEncoder().unkeyedContainer()
    // Asking again adds to what is there.
    var again = encoder.container(keyedBy: Key.self)
    try again.encode([2], forKey: .aList)
  }
}

extension SingleValueEncodingContainer {
  fileprivate func encode(_ value: Int) throws {
    var container = self
    try container.encode(value)
  }

  fileprivate func encodeNil() throws {
    var container = self
    try container.encodeNil()
  }
}

/// Optionals of every kind the standard library writes by a method of its own.
private struct Optionals: Encodable {
  var bool: Bool?
  var string: String?
  var double: Double?
  var float: Float?
  var int: Int?
  var int8: Int8?
  var int16: Int16?
  var int32: Int32?
  var int64: Int64?
  var int128: Int128?
  var uint: UInt?
  var uint8: UInt8?
  var uint16: UInt16?
  var uint32: UInt32?
  var uint64: UInt64?
  var uint128: UInt128?
  var list: [Int]?
}

@Suite("The encoder's containers")
struct JSONContainerTests {
  @Test("all kinds of containers nest")
  func containers() {
    #expect(
      JSONValue(encoding: ByHand()).text
        == #"{"a_list":[2],"list":["a",null,{"a_list":true},[4],7],"nested":{"up_to":1},"#
        + #""none":null,"super":[],"up_to":null}"#)
  }

  @Test("no optional is left out")
  func optionals() {
    let names = [
      "bool", "double", "float", "int", "int128", "int16", "int32", "int64", "int8", "list", "string", "uint",
      "uint128", "uint16", "uint32", "uint64", "uint8",
    ]
    let empty = names.map { "\"\($0)\":null" }.joined(separator: ",")
    #expect(JSONValue(encoding: Optionals()).text == "{\(empty)}")
    let full = Optionals(
      bool: true, string: "", double: 0.5, float: 2, int: 1, int8: 1, int16: 1, int32: 1, int64: 1,
      int128: 1, uint: 1, uint8: 1, uint16: 1, uint32: 1, uint64: 1, uint128: 1, list: [])
    #expect(!JSONValue(encoding: full).text.contains("null"))
  }

  @Test(
    "names become snake case",
    arguments: [
      ("name", "name"), ("weekdayMinutes", "weekday_minutes"), ("costUSD", "cost_usd"),
      ("HTMLPage", "html_page"),
      ("per100Grams", "per100_grams"), ("already_snake", "already_snake"), ("_0", "_0"), ("aB", "a_b"),
      ("", ""),
    ])
  func names(_ name: String, _ snake: String) {
    struct Named: Encodable {
      struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
      var name: String
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: Key(stringValue: name))
      }
    }
    #expect(JSONValue(encoding: Named(name: name)) == [snake: 1])
    #expect(JSONValue(encoding: Named(name: snake)) == [snake: 1])
  }
}
