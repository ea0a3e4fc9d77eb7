/// Slots of a request, read as the kinds of value the rooms ask for. It notes which were looked at, so that
/// a slot nobody reads can be found.
package struct Slots {
  package let bindings: [SlotBinding]
  let reads: SlotReads
  package init(_ bindings: [SlotBinding]) { self.init(bindings, reads: SlotReads()) }
  init(_ bindings: [SlotBinding], reads: SlotReads) { (self.bindings, self.reads) = (bindings, reads) }

  /// The first value of that slot; nil when it was not filled.
  package func value(_ name: String) -> SlotValue? {
    reads.names.insert(name)
    return bindings.value(name)
  }

  /// Every value of that slot, in the order said.
  package func values(_ name: String) -> [SlotValue] {
    reads.names.insert(name)
    return bindings.values(name)
  }

  /// Whether the slot was filled.
  package func has(_ name: String) -> Bool { value(name) != nil }

  /// Every day of that slot, spans of days one by one.
  package func days(_ name: String) -> [Day] {
    values(name).flatMap { value -> [Day] in
      switch value {
      case .day(let day): [day]
      case .days(let list): list
      default: []
      }
    }
  }

  package func number(_ name: String) -> Rational? { value(name)?.number }

  /// An amount of money; a bare number counts as dollars.
  package func money(_ name: String) -> Money? { sums(name).first }

  /// Every amount of money of that slot; bare numbers count as dollars.
  package func sums(_ name: String) -> [Money] {
    values(name).compactMap { value in
      switch value {
      case .money(let money): money
      case .number(let number): Money(cents: (number * 100).rounded)
      default: nil
      }
    }
  }

  /// A duration in minutes; a bare number counts as minutes.
  package func minutes(_ name: String) -> Int? {
    switch value(name) {
    case .minutes(let minutes, _): minutes
    case .number(let number): number.rounded
    default: nil
    }
  }

  /// The words of free text, the id of a list's entry.
  package func word(_ name: String) -> String? { value(name)?.word }
  package func words(_ name: String) -> [String] { values(name).compactMap(\.word) }

  /// The id of a list's entry; nil for free words.
  package func item(_ name: String) -> String? {
    if case .item(_, let id, _)? = value(name) { id } else { nil }
  }

  /// The foods the slot names, as the table's rows.
  package func foods(_ name: String = "food") -> [IngredientID] {
    values(name).compactMap { if case .item(_, let id, _) = $0 { IngredientID(id) } else { nil } }
  }

  /// What the slot says is avoided; foods nobody knows are left out.
  package func avoided(_ name: String = "avoid") -> [Avoided] { values(name).compactMap(\.avoided) }

  /// Everything here was looked at: for requests that the slot merely repeats.
  package func readAll() { reads.names.formUnion(bindings.map(\.name)) }
}

/// Which slots were looked at.
final class SlotReads {
  var names: Set<String> = []
}

extension SlotValue {
  /// The words of free text, a list entry's id, a number's text; nil for other kinds.
  package var word: String? {
    switch self {
    case .text(let text): text
    case .item("ingredient", let id, let name): foodMeant(by: name, understoodAs: id)
    case .item(_, let id, _): id
    case .number(let number): number.text
    default: nil
    }
  }

  package var number: Rational? {
    switch self {
    case .number(let number): number
    case .choice(let number): Rational(number)
    default: nil
    }
  }

  /// What an `avoid` value names; nil when it is a food nobody knows.
  package var avoided: Avoided? {
    switch self {
    case .item("diet", let id, _): Avoided(kind: "diet", word: id)
    case .item("allergen", let id, _): Avoided(kind: "allergen", word: id)
    // A list of other words for a diet names it so.
    case .item(_, let id, _) where id.hasPrefix("diet:"): Avoided(kind: "diet", word: String(id.dropFirst(5)))
    case .item(_, let id, let name): .food(foodMeant(by: name, understoodAs: id))
    default: nil
    }
  }
}
