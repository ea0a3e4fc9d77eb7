import Foundation
import Page
import Testing
import Values

/// Anything a `Codable` type can hold, nested at random.
private indirect enum Sample: Hashable, Encodable {
  case text(String), number(Int), flag(Bool), none
  case list([Sample])
  case members([String: Sample])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .none: try container.encodeNil()
    case .list(let values): try container.encode(values)
    case .members(let members): try container.encode(members)
    }
  }

  /// What Foundation should read back.
  var object: NSObject {
    switch self {
    case .text(let text): NSString(string: text)
    case .number(let number): NSNumber(value: number)
    case .flag(let flag): NSNumber(value: flag)
    case .none: NSNull()
    case .list(let values): NSArray(array: values.map(\.object))
    case .members(let members): NSDictionary(dictionary: members.mapValues(\.object))
    }
  }

  static func random(_ random: inout RandomText, depth: Int) -> Sample {
    switch random.rng.below(depth > 0 ? 6 : 4) {
    case 0: .text(random.text(raw: true))
    case 1: .number(random.rng.within(-1_000_000...1_000_000))
    case 2: .flag(random.rng.below(2) == 0)
    case 3: .none
    case 4: .list((0..<random.rng.below(5)).map { _ in Sample.random(&random, depth: depth - 1) })
    default:
      .members(
        Dictionary(
          (0..<random.rng.below(5)).map { _ in (random.word(), Sample.random(&random, depth: depth - 1)) }
        ) { $1 })
    }
  }
}

/// A struct as the house writes them.
private struct Leaf: Codable, Hashable {
  var pageTitle: String
  var shownItems: [String: Int]
  var nextPage: [Leaf]
  var lastLine: String?
  var isLast: Bool

  static func random(_ random: inout RandomText, depth: Int) -> Leaf {
    Leaf(
      pageTitle: random.text(raw: true),
      shownItems: [random.word(): random.rng.below(100), random.word(): -1],
      nextPage: depth == 0 ? [] : (0..<random.rng.below(3)).map { _ in .random(&random, depth: depth - 1) },
      lastLine: random.rng.below(2) == 0 ? nil : random.word(), isLast: random.rng.below(2) == 0)
  }
}

@Suite("Any JSON")
struct JSONPropertyTests {
  @Test("anything encoded is valid JSON that says the same", arguments: UInt64(1)...200)
  func anything(_ seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let value = Sample.random(&random, depth: 4)
    let text = JSONValue(encoding: value).text
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect((read as? NSObject) == value.object)
    #expect(!text.contains { $0.isNewline })
  }

  @Test("a struct is read back the same, its keys sorted", arguments: UInt64(1)...100)
  func structs(_ seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let page = Leaf.random(&random, depth: 3)
    let text = JSONValue(encoding: page).text
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Leaf.self, from: Data(text.utf8)) == page)
    let order = ["is_last", "last_line", "next_page", "page_title", "shown_items"]
    let places = order.compactMap { text.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.count == order.count)
    #expect(text.hasPrefix("{\"is_last\":"))
  }

  @Test("the same value gives the same text", arguments: UInt64(1)...50)
  func repeatable(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let words = (0..<30).map { _ in random.word() }
    #expect(JSONValue(encoding: Set(words)) == JSONValue(encoding: Set(words.reversed())))
    let pairs = words.map { ($0, Money(cents: $0.count)) }
    #expect(
      JSONValue(encoding: Dictionary(pairs) { $1 }).text
        == JSONValue(encoding: Dictionary(pairs.reversed()) { a, _ in a }).text)
  }
}
