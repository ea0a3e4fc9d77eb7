import Values

extension Recognizer {
  /// The intent's empty slots filled by what stands in the line: what a parser or a list knows first, the
  /// longest of it, each stretch once; then names nobody knows, for the slot the intent is about.
  func spotted(_ scan: Scan, _ intent: IntentDeclaration, besides known: [SlotBinding]) -> [SlotBinding] {
    var spotter = Spotter(scan, lexicon, taken: known.map(\.range))
    let empty = intent.slots.filter { slot in slot.many || !known.contains { $0.name == slot.name } }
    for slot in empty {
      if slot.entity == BuiltInEntity.text.rawValue {
        // Free text has no form of its own: a list of the slot's name knows the usual ones ("store").
        if let list = scan.listIndex(slot.name) { spotter.take(list: list, for: slot) }
      } else if let entity = lexicon.entityIndex(slot.entity) {
        spotter.take(entity, for: slot)
        if slot.entity == BuiltInEntity.money.rawValue, spotter.isOpen(slot),
          let sum = lexicon.entityIndex(BuiltInEntity.sum.rawValue)
        {
          spotter.take(sum, for: slot)
        }
      }
    }
    let things = intent.slots.filter { slot in
      Spotter.isThing(slot) && !known.contains { $0.name == slot.name } && spotter.isOpen(slot)
    }
    if let thing = things.first { spotter.takeWords(for: thing) }
    return spotter.slots.inOrder()
  }

  /// The details of the kinds an intent takes, wherever they stand in the line.
  func spottedDetails(_ scan: Scan, _ intent: Int) -> [DetailMatch] {
    Outside(scan, [0..<scan.count], kinds: detailKinds[intent], in: details).details
  }
}

/// Takes stretches of one line for slots.
private struct Spotter {
  private let scan: Scan
  private let lexicon: Lexicon
  private var used = Set<Int>()
  private(set) var slots: [SlotBinding] = []

  private static let mostTokens = 48

  init(_ scan: Scan, _ lexicon: Lexicon, taken: [Range<Int>]) {
    self.scan = scan
    self.lexicon = lexicon
    for range in taken where !range.isEmpty {
      for at in 0..<scan.count where scan.tokens[at].range.overlaps(range) { used.insert(at) }
    }
  }

  func isOpen(_ slot: SlotDeclaration) -> Bool { !slots.contains { $0.name == slot.name } }

  /// What the entity reads with certainty: all of it for a slot of many, else the longest, of equals the
  /// first.
  mutating func take(_ entity: Int32, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.matches(entity, at: at) }
  }

  /// The same of a list.
  mutating func take(list: Int, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.list(list, at: at) }
  }

  private mutating func take(for slot: SlotDeclaration, _ matches: (Scan, Int) -> [EntityMatch]) {
    var found: [(start: Int, match: EntityMatch)] = []
    var at = 0
    while at < min(scan.count, Self.mostTokens) {
      let match = matches(scan, at).first { match in
        isCertain(match, at: at, for: slot) && used.isDisjoint(with: at..<match.end)
      }
      if let match {
        found.append((at, match))
        at = match.end
      } else {
        at += 1
      }
    }
    func rank(_ found: (start: Int, match: EntityMatch)) -> Int {
      (found.match.end - found.start) << 8 - found.start
    }
    if !slot.many, let longest = found.max(by: { rank($0) < rank($1) }) { found = [longest] }
    for (start, match) in found { add(match, from: start, to: slot) }
  }

  /// People's names are never certain; a bare number is no amount beside a food.
  private func isCertain(_ match: EntityMatch, at start: Int, for slot: SlotDeclaration) -> Bool {
    if !match.isWeak { return true }
    return slot.entity == BuiltInEntity.person.rawValue && scan.tokens[start].isCapitalised
      || slot.entity == BuiltInEntity.person.rawValue && scan.role(at: start) != nil
  }

  private mutating func add(_ match: EntityMatch, from start: Int, to slot: SlotDeclaration) {
    used.formUnion(start..<match.end)
    var value = match.value
    if case .minutes(let minutes, .exactly) = value { value = .minutes(minutes, slot.bound) }
    slots.append(
      SlotBinding(name: slot.name, value: value, range: scan.utterance.span(start..<match.end)))
  }

  private static let things: Set<String> = [
    BuiltInEntity.edibleAny.rawValue, "ingredient", "recipe", "want", BuiltInEntity.supply.rawValue,
  ]

  /// Whether the slot holds a food or a dish.
  static func isThing(_ slot: SlotDeclaration) -> Bool {
    things.contains(slot.entity) || slot.name == "recipe"
  }

  /// The longest run of words that no sentence uses, for a slot that holds a thing.
  mutating func takeWords(for slot: SlotDeclaration) {
    var best: Range<Int>?
    var at = 0
    while at < min(scan.count, Self.mostTokens) {
      var end = at
      while end < scan.count, isForeign(end) { end += 1 }
      if end - at > best?.count ?? 0 { best = at..<end }
      at = max(end, at + 1)
    }
    guard let best else { return }
    used.formUnion(best)
    slots.append(
      SlotBinding(
        name: slot.name, value: .text(scan.utterance.text(tokens: best)), range: scan.utterance.span(best)))
  }

  private func isForeign(_ at: Int) -> Bool {
    guard !used.contains(at), scan.tokens[at].kind == .word, scan.tokens[at].text.utf8.count > 2 else {
      return false
    }
    return lexicon.vocabulary.uses(scan.ids[at]).isDisjoint(with: [.literal, .function, .entity])
      && !lexicon.ordinary.contains(scan.stems[at])
  }
}
