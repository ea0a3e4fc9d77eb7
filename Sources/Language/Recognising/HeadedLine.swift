/// "List: milk, bread, 6 eggs", "staples = rice, oats", "pantry: 3 cans of beans": a form's head, and what stands under it.
struct HeadedLine {
  let recognizer: Recognizer
  let scan: Scan

  /// What stands behind the head as things for the list, the staples or the pantry; nil for every other line, and for
  /// a pantry whose things no sentence reads.
  func reading() -> Recognition? {
    let raw = scan.utterance.raw
    guard let mark = raw.firstIndex(where: { ":=".contains($0) }) else { return nil }
    let head = Self.plain(raw[..<mark])
    let start = raw.index(after: mark)
    // "List the household: persons, restrictions" asks to see it.
    let isAsked = !Set(raw[..<mark].lowercased().split { !$0.isLetter }.map(String.init)).isDisjoint(with: [
      "household", "persons", "family's",
    ])
    guard !isAsked, let place = Self.heads[head], raw[start...].contains(where: \.isLetter) else {
      return nil
    }
    let rest = raw[start...].drop { $0 == " " }
    // "Shopping: done", "Need: dinner plan" put nothing on a list.
    let words = Set(rest.lowercased().split { !$0.isLetter }.map(String.init))
    if place != .pantry,
      !words.isDisjoint(with: ["done", "finished", "complete", "completed", "plan", "plans"])
    {
      return nil
    }
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

  /// A head without what only says whose it is: "our staples for the house" is "staples".
  private static func plain(_ head: Substring) -> String {
    var words = head.lowercased().split { !$0.isLetter }.map(String.init)
    for own in owners where words.count > own.count && Array(words.suffix(own.count)) == own {
      words.removeLast(own.count)
      if ["for", "of", "in", "at"].contains(words.last ?? ""), words.count > 1 { words.removeLast() }
      break
    }
    while words.count > 1, leads.contains(words[0]) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static let leads: Set<String> = [
    "here", "are", "these", "please", "note", "ok", "so", "and", "also", "the", "some", "set", "save", "our",
    "my",
    "hi", "hello", "now", "weekly", "usual", "regular", "family",
  ]
  private static let owners = [
    ["our", "house"], ["the", "house"], ["our", "home"], ["our", "family"], ["my", "family"],
    ["the", "family"],
    ["our", "household"], ["the", "household"], ["our", "flat"], ["us"], ["every", "week"], ["each", "week"],
    ["house"], ["household"], ["are"],
  ]

  private enum Place: String {
    case list = "list_add"
    case staples
    case pantry = "pantry_add"
  }

  private static let heads: [String: Place] = [
    "list": .list, "shopping list": .list, "grocery list": .list, "groceries": .list, "shopping": .list,
    "my list": .list, "our list": .list, "to buy": .list, "buy": .list, "get": .list, "need": .list,
    "need to buy": .list, "staples": .staples, "our staples": .staples, "always need": .staples,
    "we always need": .staples, "always": .staples, "basics": .staples, "regulars": .staples,
    "we always buy": .staples, "we always have": .staples,
    "we always get": .staples, "always buy": .staples, "standing list": .staples, "usuals": .staples,
    "we have": .pantry, "have": .pantry, "we have got": .pantry, "pantry": .pantry, "fridge": .pantry,
    "freezer": .pantry,
    "in the fridge": .pantry, "in the pantry": .pantry, "at home": .pantry,
  ]
}
