package import Kitchen
package import Language
package import Values

/// Reads a recognition's slots as the kinds of value the dialogue asks for.
extension [SlotBinding] {
  package func days(_ name: String) -> [Day] {
    var days: [Day] = []
    for value in values(name) {
      switch value {
      case .day(let day): days.append(day)
      case .days(let list): days += list
      default: break
      }
    }
    return days
  }

  package func number(_ name: String) -> Rational? {
    switch value(name) {
    case .number(let number): number
    case .choice(let number): Rational(number)
    default: nil
    }
  }

  package func money(_ name: String) -> Money? {
    switch value(name) {
    case .money(let money): money
    case .number(let number): Money(cents: (number * 100).rounded)
    default: nil
    }
  }

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
}

extension SlotValue {
  package var word: String? {
    switch self {
    case .text(let text): text
    case .item("ingredient", let id, let name): foodMeant(by: name, understoodAs: id)
    case .item(_, let id, _): id
    case .number(let number): number.text
    default: nil
    }
  }

  /// What an `avoid` value names; nil when it is a food nobody knows.
  package var avoided: Avoided? {
    switch self {
    case .item("diet", let id, _): Avoided(kind: "diet", word: id)
    case .item("allergen", let id, _): Avoided(kind: "allergen", word: id)
    case .item(_, let id, let name): .food(foodMeant(by: name, understoodAs: id))
    default: nil
    }
  }
}
