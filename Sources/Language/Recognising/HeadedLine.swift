/// "List: milk, bread, 6 eggs", "staples = rice, oats", "pantry: 3 cans of beans": a form's head, and what stands under it.
struct HeadedLine {
  let recognizer: Recognizer
  let scan: Scan

  /// What stands behind the head as things for the list, the staples or the pantry; nil for every other line, and for
  /// a pantry whose things no sentence reads.
  func reading() -> Recognition? {
    let raw = scan.utterance.raw
    guard let mark = raw.firstIndex(where: { ":=".contains($0) }) else { return nil }
    let head = raw[..<mark].lowercased().split(separator: " ").joined(separator: " ")
    let start = raw.index(after: mark)
    guard let place = Self.heads[head], raw[start...].contains(where: \.isLetter) else { return nil }
    let rest = raw[start...].drop { $0 == " " }
    if place == .pantry {
      let things = rest.split(separator: ";").joined(separator: ",")
      let found = recognizer.recognize("add \(things) to the pantry", expecting: nil, context: scan.context)
      return found.intent == place.rawValue && found.band == .act ? found : nil
    }
    guard let intent = recognizer.grammar.intent(place.rawValue) else { return nil }
    let from = raw.utf8.distance(from: raw.startIndex, to: rest.startIndex)
    return Recognition(
      said: raw, intent: intent.name, act: intent.act,
      slots: [SlotBinding(name: "thing", value: .text(String(rest)), range: from..<raw.utf8.count)],
      confidence: Confidence.framed, layer: .template)
  }

  private enum Place: String {
    case list = "list_add"
    case staples
    case pantry = "pantry_add"
  }

  private static let heads: [String: Place] = [
    "list": .list, "shopping list": .list, "grocery list": .list, "groceries": .list, "shopping": .list,
    "my list": .list, "our list": .list, "to buy": .list, "buy": .list, "get": .list, "need": .list,
    "need to buy": .list, "staples": .staples, "our staples": .staples, "always need": .staples,
    "we always need": .staples, "always": .staples, "pantry": .pantry, "fridge": .pantry, "freezer": .pantry,
    "in the fridge": .pantry, "in the pantry": .pantry, "at home": .pantry,
  ]
}
