import Values

/// Takes stretches of one line for slots: here what a parser or a list knows; people and names of food have
/// rules of their own.
struct Spotter {
  let scan: Scan
  let lexicon: Lexicon
  let names: NameModel?
  let words: [UInt64]
  /// By token, in percent: how much its part of the line asks for the intent.
  let weights: [Int]
  private let hasThing: Bool
  /// Tokens that a slot has.
  var used = Set<Int>()
  private(set) var slots: [SlotBinding] = []

  private static let mostTokens = 64

  init(
    _ scan: Scan, _ lexicon: Lexicon, names: NameModel?, weights: [Int]?, hasThing: Bool,
    taken: [Range<Int>]
  ) {
    self.scan = scan
    self.lexicon = lexicon
    self.hasThing = hasThing
    self.names = names
    words = names == nil ? [] : NameModel.words(scan.tokens)
    self.weights = weights ?? Array(repeating: 100, count: scan.count)
    for range in taken where !range.isEmpty {
      for at in 0..<scan.count where scan.tokens[at].range.overlaps(range) { used.insert(at) }
    }
  }

  func isOpen(_ slot: SlotDeclaration) -> Bool { !slots.contains { $0.name == slot.name } }

  var limit: Int { min(scan.count, Self.mostTokens) }

  /// A stretch that may fill a slot, and how much speaks for it.
  struct Found {
    var range: Range<Int>
    var value: SlotValue
    var score: Int
  }

  /// What the entity reads with certainty: all of it for a slot of many, else the likeliest, of equals the
  /// first.
  mutating func take(_ entity: Int32, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.matches(entity, at: at) }
  }

  /// The same of a list.
  mutating func take(list: Int, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.list(list, at: at) }
  }

  private mutating func take(for slot: SlotDeclaration, _ matches: (Scan, Int) -> [EntityMatch]) {
    var found = certain(slot, matches)
    if !slot.many, let best = found.max(by: { $0.score < $1.score }) { found = [best] }
    for found in found { add(found, to: slot) }
  }

  func certain(_ slot: SlotDeclaration, _ matches: (Scan, Int) -> [EntityMatch]) -> [Found] {
    var found: [Found] = []
    var at = 0
    while at < limit {
      let match = matches(scan, at).first { match in
        isCertain(match, at: at, for: slot) && used.isDisjoint(with: at..<match.end)
      }
      if let match {
        let isAim = slot.entity == BuiltInEntity.unit.rawValue && Self.beforeAims.contains(scan.word(at - 1))
        let score = weight(at..<match.end) + (isAim ? 24 : 0)
        found.append(Found(range: at..<match.end, value: match.value, score: score))
        at = match.end
      } else {
        at += 1
      }
    }
    return found
  }

  /// Longer and in the part that asks: more.
  func weight(_ range: Range<Int>) -> Int {
    range.count * 8 + (weights[range.lowerBound] - 100) * 6 / 10
  }

  /// People's names are never certain: see `personScore`. A number counts people or things up to a hundred,
  /// unless the slot is for figures.
  private func isCertain(_ match: EntityMatch, at start: Int, for slot: SlotDeclaration) -> Bool {
    switch match.value {
    case .number(let number) where Self.counts.contains(slot.name) && number > Rational(100): false
    case .number where slot.name == "servings": Self.beforeServings.contains(scan.word(start - 1))
    // "Cheaper" is a mood and names no food.
    case .item("mood", _, _) where slot.name == "food": false
    // Where the intent asks about a food, only diets and allergens are things to avoid.
    case .item(let list, _, _) where hasThing && slot.name == "avoid":
      !match.isWeak && ["diet", "allergen"].contains(list)
    default: !match.isWeak
    }
  }

  /// A measure after one of these is the one wished for.
  private static let beforeAims: Set<String> = ["in", "into", "to", "as"]
  private static let beforeServings: Set<String> = [
    "for", "x", "feed", "feeds", "serve", "serves", "serving",
  ]
  private static let counts: Set<String> = ["size", "count", "servings", "stars", "step"]

  mutating func add(_ found: Found, to slot: SlotDeclaration) {
    used.formUnion(found.range)
    var value = found.value
    if case .minutes(let minutes, .exactly) = value { value = .minutes(minutes, slot.bound) }
    slots.append(SlotBinding(name: slot.name, value: value, range: scan.utterance.span(found.range)))
  }
}
