import Talk

/// "Put dairy before frozen", "start with produce", "at Costco bakery comes first": the order from now on, shown.
/// Source: requirements FR-SM-009, FR-PR-004.
func orderSections(_ said: Said, _ turn: inout Turn) {
  let store = orderedStore(said, turn)
  let layout = turn.world.sections(in: store)
  guard store.count <= OwnSection.longestName else { return turn.say(SectionNameTooLong()) }
  let order: [ListSection]
  if let words = said.slots.word("order") {
    let first = said.slots.has("section") ? namedSection("section", said, &turn) : nil
    guard let named = namedSections(words, &turn) else { return }
    order = layout.order(moving: [first].compactMap(\.self) + named.filter { $0 != first }, to: .first)
  } else {
    guard said.slots.has("section") else { return sayPlainly(said, &turn) }
    guard let section = namedSection("section", said, &turn) else { return }
    if said.slots.word("spot") == "swap" {
      guard let other = namedSection("other", said, &turn) else { return }
      order = layout.order(swapping: section, other)
    } else {
      guard let spot = spot(said, &turn) else { return }
      order = layout.order(moving: [section], to: spot)
    }
  }
  let isNew = order + [.unknown] != layout.sections
  keep(order, at: store, &turn)
  turn.say(
    OrderShown(layout: turn.world.sections(in: store), store: store.isEmpty ? nil : store, isNew: isNew),
    focus: listFocus)
}

/// The store whose order is meant: the one said, else the one in hand, else none by name.
func orderedStore(_ said: Said, _ turn: Turn) -> String {
  said.slots.word("store").map(storeKey) ?? storeInHand(turn) ?? ""
}

/// Where a section goes; nil, and said, where it stands beside one that nobody has.
func spot(_ said: Said, _ turn: inout Turn) -> SectionLayout.Spot? {
  switch said.slots.word("spot") {
  case "first": return .first
  case "last": return .last
  case "before": return namedSection("other", said, &turn).map { .before($0) }
  case "after": return namedSection("other", said, &turn).map { .after($0) }
  case "between":
    guard let one = namedSection("other", said, &turn), let two = namedSection("third", said, &turn) else {
      return nil
    }
    let layout = turn.world.sections(in: orderedStore(said, turn))
    return .after(layout.place(of: one) <= layout.place(of: two) ? one : two)
  default: break
  }
  sayPlainly(said, &turn)
  return nil
}

/// The order is that of the store from now on.
func keep(_ order: [ListSection], at store: String, _ turn: inout Turn) {
  var row = turn.world.kitchen.row(like: SectionOrder(store: store)) ?? SectionOrder(store: store)
  (row.sections, row.since) = (order, turn.world.today)
  turn.put(row)
}

/// "Produce, bakery, then meat and the freezer", each once, in the order said; nil, and said, where one of them is none.
private func namedSections(_ words: String, _ turn: inout Turn) -> [ListSection]? {
  let parts = words.lowercased().split { ",;>/-".contains($0) }.flatMap { pieces(String($0), turn) }
  var sections: [ListSection] = []
  for part in parts where !part.trimmingSpaces().isEmpty {
    guard let found = section(called: part, turn) ?? everydaySection(part, turn) else {
      return turn.none(saying: NoSuchSection(name: sectionName(part)))
    }
    if !sections.contains(found) { sections.append(found) }
  }
  return sections.isEmpty ? nil : sections
}

/// Apart at "then" and "and", where the whole is no section's name ("meat and seafood").
private func pieces(_ part: String, _ turn: Turn) -> [String] {
  let words = part.split(separator: " ").map(String.init)
  var bare = words.drop { ["and", "then", "first", "finally", "last", "lastly"].contains($0) }
  while bare.count > 1, ["first", "last", "lastly", "finally"].contains(bare.last ?? "") { bare.removeLast() }
  let text = bare.joined(separator: " ")
  if text.isEmpty || section(called: text, turn) != nil { return [text] }
  let cuts = bare.indices.filter { ["and", "then"].contains(bare[$0]) }
  // The longest name that is one: "dairy and eggs then frozen".
  let named = cuts.last { section(called: bare[..<$0].joined(separator: " "), turn) != nil }
  guard let cut = named ?? cuts.first else { return [text] }
  let (one, rest) = (bare[..<cut].joined(separator: " "), bare[(cut + 1)...].joined(separator: " "))
  return pieces(one, turn) + pieces(rest, turn)
}

/// What stands in a section, said for the section where a whole order is told: "fish", "cans", "vegetables". Own sections of
/// such a name go first.
private func everydaySection(_ part: String, _ turn: Turn) -> ListSection? {
  let name = sectionName(part.lowercased())
  guard let usual = everydaySections.first(where: { $0.names.contains(name) })?.section else { return nil }
  let found = ListSection(usual)
  return turn.world.sections(in: nil).sections.contains(found) ? found : nil
}
