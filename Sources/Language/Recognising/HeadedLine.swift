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
    guard !isAsked, raw[start...].contains(where: \.isLetter) else { return nil }
    guard let place = Self.heads[head] else {
      return listedForStore(head: raw[..<mark], things: raw[start...])
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
      // "Freezer: 2 lb minced beef" stands there.
      let shelf = ["freezer", "fridge"].first { head.contains($0) } ?? "pantry"
      let found = recognizer.recognize("add \(things) to the \(shelf)", expecting: nil, context: scan.context)
      return found.intent == place.rawValue && found.band == .act ? found : nil
    }
    guard let intent = recognizer.grammar.intent(place.rawValue) else { return nil }
    let from = raw.utf8.distance(from: raw.startIndex, to: rest.startIndex)
    return Recognition(
      said: raw, intent: intent.name, act: intent.act,
      slots: [SlotBinding(name: "thing", value: .text(String(rest)), range: from..<raw.utf8.count)],
      confidence: Confidence.framed, layer: .template)
  }

  /// "On the list for Lidl: 1 kg onions", "H Mart: tofu, kimchi": things for the list, bought at that store; nil where
  /// the head is no store, and where what stands behind it tells prices or of a purchase.
  private func listedForStore(head: Substring, things: Substring) -> Recognition? {
    var words = head.lowercased().split(separator: " ").map(String.init)
    guard words.count <= 8, let intent = recognizer.grammar.intent(Place.list.rawValue) else { return nil }
    if words.count > 1, words.last == "list" { words.removeLast() }
    while words.count > 1, Self.beforeStore.contains(words[0]) { words.removeFirst() }
    let store = recognizer.scan(words.joined(separator: " "), scan.context)
    guard let shops = store.listIndex("shop"),
      let found = store.list(shops, at: 0).first(where: { $0.end == store.count }),
      case .item(_, let name, _) = found.value, !Self.tellsPrice(things)
    else { return nil }
    let rest = things.drop { $0 == " " }
    let from = things.base.utf8.distance(from: things.base.startIndex, to: rest.startIndex)
    return Recognition(
      said: things.base, intent: intent.name, act: intent.act,
      slots: [
        SlotBinding(
          name: "thing", value: .text(String(rest)), range: from..<things.base.utf8.count),
        SlotBinding(name: "store", value: .text(name), range: 0..<from),
      ],
      confidence: Confidence.framed, layer: .template)
  }

  private static func tellsPrice(_ text: Substring) -> Bool {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    let hasPoint = text.indices.contains { at in
      text[at] == "." && text[text.index(after: at)...].first?.isNumber == true
    }
    return hasPoint || text.contains { "$€£?".contains($0) }
      || !words.isDisjoint(with: [
        "bought", "got", "paid", "spent", "cost", "costs", "was", "open", "closed", "total",
      ])
  }

  private static let beforeStore: Set<String> = [
    "put", "add", "on", "the", "list", "for", "at", "from", "need", "buy", "get", "to", "my", "our",
    "shopping",
    "also", "and", "we", "i", "please",
  ]

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
