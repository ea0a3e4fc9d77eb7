import Talk

/// The sections of the store: shown, put in order, made, called otherwise, coloured, deleted. Source: requirements
/// FR-SM-004, FR-SM-008, FR-SM-009, FR-PR-004.
func changeSections(_ said: Said, _ turn: inout Turn) {
  switch said.slots.word("mode") {
  case "create": makeSection(said, &turn)
  case "rename": renameSection(said, &turn)
  case "colour": colourSection(said, &turn)
  case "delete": deleteSection(said, &turn)
  case "at": goToStore(said, &turn)
  case "learn": offerWalkedOrder(asked: true, at: orderedStore(said, turn), &turn)
  case "show": showSections(said, &turn)
  case "order": orderSections(said, &turn)
  default: sayPlainly(said, &turn)
  }
}

private func showSections(_ said: Said, _ turn: inout Turn) {
  let store = orderedStore(said, turn)
  turn.say(SectionsShown(layout: turn.world.sections(in: store), store: store.isEmpty ? nil : store))
}

/// The section that words mean: by the name somebody gave it, by its usual one, by another one the grammar knows.
func section(called words: String, _ turn: Turn) -> ListSection? {
  let layout = storeLayout(turn)
  let key = OwnWord.key(sectionName(words))
  let sections = layout.sections
  if let own = sections.first(where: { layout.ownName($0).map(OwnWord.key) == key }) { return own }
  if let usual = sections.first(where: { layout.ownName($0) == nil && OwnWord.key($0.title) == key }) {
    return usual
  }
  let expectation = Expectation(intent: orderingSections.name, slot: "section", entity: "any_section")
  guard case .item(_, let id, _)? = turn.world.reader.value(of: sectionName(words), for: expectation) else {
    return nil
  }
  return ListSection(rawValue: id)
}

/// The section a slot names; nil, and said, where there is none of that name.
func namedSection(_ slot: String, _ said: Said, _ turn: inout Turn) -> ListSection? {
  guard let words = said.slots.word(slot) else { return nil }
  if let id = said.slots.item(slot) { return ListSection(rawValue: id) }
  guard let found = section(called: words, turn) else {
    return turn.none(saying: NoSuchSection(name: sectionName(words)))
  }
  return found
}

/// The name without what stands around it: "the pet aisle" is "pet".
func sectionName(_ words: String) -> String {
  var words = words.split(separator: " ").map(String.init)
  while let first = words.first?.lowercased(), ["the", "my", "our", "a", "an"].contains(first) {
    words.removeFirst()
  }
  if words.count > 1, let last = words.last?.lowercased(),
    ["section", "category", "aisle", "department"].contains(last)
  {
    words.removeLast()
  }
  return words.joined(separator: " ")
}

/// A name for a section, new or not; nil, and said why, where it is too long or another section's.
private func freeName(for section: ListSection?, _ slot: String, _ said: Said, _ turn: inout Turn) -> String?
{
  let name = capitalized(sectionName(said.slots.word(slot) ?? ""))
  guard !name.isEmpty else { return turn.none(saying: SectionNameAsked()) }
  guard name.count <= OwnSection.longestName else { return turn.none(saying: SectionNameTooLong()) }
  if let known = GroceriesRoom.section(called: name, turn), known != section {
    return turn.none(saying: SectionExists(name: name, title: storeLayout(turn).title(known)))
  }
  return name
}

/// The colour said; nil in the second place where one was said that no terminal surely shows.
private func colour(_ said: Said, _ turn: inout Turn) -> (isFine: Bool, colour: SectionColour?) {
  guard let word = said.slots.word("colour") else { return (true, nil) }
  guard let colour = SectionColour(said: word) else {
    turn.say(NoSuchColour(name: word))
    return (false, nil)
  }
  return (true, colour)
}

/// "Add a section called Bulk in green, after Bakery".
func makeSection(_ said: Said, _ turn: inout Turn) {
  guard said.slots.has("what") else { return turn.say(SectionNameAsked()) }
  let (isFine, colour) = colour(said, &turn)
  guard isFine, let name = freeName(for: nil, "what", said, &turn) else { return }
  let made = OwnSection(storeLayout(turn).newSection(named: name), name: name, colour: colour)
  guard said.slots.has("spot") else {
    turn.put(made)
    return turn.say(SectionKept(section: made.section, layout: storeLayout(turn), what: .made))
  }
  guard let spot = spot(said, &turn) else { return }
  turn.put(made)
  let store = storeInHand(turn) ?? ""
  keep(storeLayout(turn).order(moving: [made.section], to: spot), at: store, &turn)
  turn.say(SectionKept(section: made.section, layout: storeLayout(turn), what: .made))
}

private func renameSection(_ said: Said, _ turn: inout Turn) {
  guard said.slots.has("section") else { return sayPlainly(said, &turn) }
  guard let section = namedSection("section", said, &turn) else { return }
  guard section != .unknown else { return turn.say(SectionStays(title: storeLayout(turn).title(section))) }
  guard let name = freeName(for: section, "what", said, &turn) else { return }
  let before = storeLayout(turn).title(section)
  guard before != name else { return turn.say(SectionExists(name: name, title: name)) }
  var row = turn.world.kitchen.row(like: OwnSection(section)) ?? OwnSection(section)
  row.name = name
  turn.put(row)
  turn.say(SectionKept(section: section, layout: storeLayout(turn), what: .renamed(before)))
}

private func colourSection(_ said: Said, _ turn: inout Turn) {
  guard said.slots.has("section") else { return sayPlainly(said, &turn) }
  let (isFine, colour) = colour(said, &turn)
  guard isFine, let section = namedSection("section", said, &turn) else { return }
  guard section != .unknown else { return turn.say(SectionStays(title: storeLayout(turn).title(section))) }
  var row = turn.world.kitchen.row(like: OwnSection(section)) ?? OwnSection(section)
  row.colour = colour
  turn.put(row)
  turn.say(SectionKept(section: section, layout: storeLayout(turn), what: .coloured))
}
