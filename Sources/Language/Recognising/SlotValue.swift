package import Values

/// How a spoken limit binds: "20 minutes", "under 20 minutes", "at least 20 minutes".
package enum Bound: String, Hashable, Codable, Sendable {
  case exactly, most, least
}

/// What one slot was given. Ids come from lists; nothing here is validated beyond its form, so a day
/// that does not exist stays `text` and "0 people" is a number.
package enum SlotValue: Hashable, Codable, Sendable {
  /// The person's own words, as they wrote them, or a fixed word of a sentence group ("none").
  case text(String)
  /// A value of a list: the list's name, the value's id, and the list's own wording of it.
  case item(list: String, id: String, name: String)
  case number(Rational)
  case money(Money)
  case day(Day)
  /// In order, without repeats.
  case days([Day])
  case minutes(Int, Bound)
  case percent(Int)
  case amount(Amount)
  /// So much of a list's food; no amount when none was said.
  case supply(Amount?, list: String, id: String, name: String)
  /// A place in what was just offered, from 1; -1 is the last one.
  case choice(Int)
}

/// One slot filled by a stretch of the line.
package struct SlotBinding: Hashable, Codable, Sendable {
  /// The slot.
  package var name: String
  /// What it was given.
  package var value: SlotValue
  /// UTF-8 offsets into the line as it was said; empty at 0 when the sentence itself fixes the value.
  package var range: Range<Int>

  /// A slot with a value; without a range one that the sentence fixes.
  package init(name: String, value: SlotValue, range: Range<Int> = 0..<0) {
    self.name = name
    self.value = value
    self.range = range
  }
}

extension Array where Element == SlotBinding {
  /// The first value of that slot; nil when it was not filled.
  package func value(_ name: String) -> SlotValue? { first { $0.name == name }?.value }

  /// Every value of that slot, in the order said.
  package func values(_ name: String) -> [SlotValue] { filter { $0.name == name }.map(\.value) }

  /// By name, then by place in the line; equal places keep their order.
  func inOrder() -> [SlotBinding] {
    enumerated().sorted {
      ($0.element.name, $0.element.range.lowerBound, $0.offset)
        < ($1.element.name, $1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}

/// One modifier phrase ("Tom is vegan"), kept apart so that two facts in a line stay two facts.
package struct Detail: Hashable, Codable, Sendable {
  /// Its name in `intents/details.yaml`: size, avoid, budget …
  package var kind: String
  /// By name, then place.
  package var slots: [SlotBinding]

  /// A detail of a kind.
  package init(kind: String, slots: [SlotBinding]) {
    self.kind = kind
    self.slots = slots
  }

  /// The first value of that slot; nil when it was not filled.
  package func value(_ name: String) -> SlotValue? { slots.value(name) }
}

extension SlotBinding {
  /// The same value, that many bytes further on; a fixed value has no place and stays.
  func shifted(_ bytes: Int) -> SlotBinding {
    guard !range.isEmpty else { return self }
    return SlotBinding(
      name: name, value: value, range: range.lowerBound + bytes..<range.upperBound + bytes)
  }
}
