import Page
import Testing
import Values

private enum Skill: String, Codable { case beginner, atEase = "at_ease" }

private enum Change: Encodable {
  case dropped
  case moved(fromDay: Int, Int)
}

private struct Empty: Encodable {}

private struct Member: Encodable {
  var name: String
  var age: Int?
  var likedDishes: [String] = []
}

private struct Home: Encodable {
  var members: [Member]
  var weekdayMinutes: Int?
  var budget: Money?
  var skill: Skill
  var extra: JSONValue = .null
}

private struct Failing: Encodable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: ""))
  }
}

@Suite("Encoding as JSON")
struct JSONEncodingTests {
  private func text(_ value: some Encodable) -> String { JSONValue(encoding: value).text }

  @Test("single values are written as they are")
  func scalars() {
    #expect(text("a") == "\"a\"" && text(true) == "true" && text(-3) == "-3")
    #expect(text(UInt8(200)) == "200" && text(Int64.min) == "-9223372036854775808")
    #expect(text(0.25) == "0.25" && text(Float(1.5)) == "1.5" && text(-2.0) == "-2")
    #expect(text(Int?.none) == "null" && text(Int??.some(4)) == "4")
    #expect(text(Skill.atEase) == "\"at_ease\"" && text(Weekday.monday) == "\"monday\"")
  }

  @Test("what can't be written is null")
  func impossible() {
    #expect(text(UInt64.max) == "null" && text(Int128.max) == "null")
    #expect(text(Double.nan) == "null" && text(Double.infinity) == "null" && text(1e300) == "null")
    #expect(text(["a": Failing()]) == #"{"a":null}"#)
  }

  @Test("values of the kitchen's arithmetic have one form each")
  func fixedForms() throws {
    let day = try #require(Day(iso: "2026-03-02"))
    #expect(text(Money(cents: 740)) == #"{"cents":740,"currency":"USD"}"#)
    #expect(
      text(Amount(Rational(3, 2), .cup)) == #"{"d":2,"n":3,"text":"1 1/2 cups","unit":"cup"}"#)
    #expect(text(day) == #""2026-03-02""#)
    #expect(text(CivilTime(day: day, hour: 17)) == #""2026-03-02T17:00:00""#)
    #expect(text(Rational(1, 3)) == "0.333333333333" && text(Rational(-4, 2)) == "-2")
    let id = try #require(ID<Empty>(String(repeating: "0a", count: 16)))
    #expect(text([id]) == #"["0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"]"#)
    #expect(text(Optional(Money.zero)) == #"{"cents":0,"currency":"USD"}"#)
  }

  @Test("names are in snake case, nil is null and there")
  func nested() {
    let home = Home(
      members: [
        Member(name: "Ana", age: 9, likedDishes: ["soup", "\"pie\""]), Member(name: "Bo", age: nil),
      ],
      weekdayMinutes: nil, budget: Money(cents: 12_000), skill: .beginner, extra: ["aB": [1, .null]])
    #expect(
      text(home)
        == #"{"budget":{"cents":12000,"currency":"USD"},"extra":{"aB":[1,null]},"members":["#
        + #"{"age":9,"liked_dishes":["soup","\"pie\""],"name":"Ana"},"#
        + #"{"age":null,"liked_dishes":[],"name":"Bo"}],"skill":"beginner","weekday_minutes":null}"#)
    #expect(text(Empty()) == "{}")
  }

  @Test("JSON encodes as itself")
  func itself() {
    let value: JSONValue = ["camelCase": [1, .hundredths(80), .null], "b": .number(Rational(1, 4))]
    #expect(JSONValue(encoding: value) == value)
    #expect(JSONValue(encoding: ["x": value]) == ["x": value])
  }

  @Test("dictionaries are objects with their keys as they are")
  func dictionaries() throws {
    let day = try #require(Day(iso: "2026-03-02"))
    #expect(text(["camelCase": 1, "black-bean": 2]) == #"{"black-bean":2,"camelCase":1}"#)
    #expect(text([10: "a", 9: "b"]) == #"{"10":"a","9":"b"}"#)
    #expect(text([day: [Money.zero]]) == #"{"2026-03-02":[{"cents":0,"currency":"USD"}]}"#)
    #expect(
      text([Skill.atEase: Member(name: "A")]) == #"{"at_ease":{"age":null,"liked_dishes":[],"name":"A"}}"#)
    #expect(text(["a": Int?.none]) == #"{"a":null}"#)
    #expect(text([Money(cents: 2): 1, Money(cents: 1): 2]).hasPrefix(#"[{"cents":1,"#))
  }

  @Test("sets come in the order of their text")
  func sets() {
    #expect(text(Set(["pear", "apple", "fig"])) == #"["apple","fig","pear"]"#)
    #expect(text(["x": Set([true, false])]) == #"{"x":[false,true]}"#)
  }

  @Test("cases with values are objects")
  func cases() {
    #expect(text(Change.dropped) == #"{"dropped":{}}"#)
    #expect(text(Change.moved(fromDay: 1, 2)) == #"{"moved":{"_1":2,"from_day":1}}"#)
  }
}
