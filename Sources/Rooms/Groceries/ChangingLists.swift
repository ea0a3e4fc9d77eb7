import Talk

/// Puts things on the list that is meant; what stands there already is not doubled. Source: requirements GL-05,
/// FR-RM-013.
func addToList(_ things: [Wanted], from source: EntrySource = .manual, _ said: Said?, _ turn: inout Turn) {
  let unnamed = things.filter { isNoThing($0, turn) }.map(\.name)
  if !unnamed.isEmpty { turn.say(NotForList(words: unnamed)) }
  let things = things.filter { !unnamed.contains($0.name) }
  guard !things.isEmpty else { return }
  let list = listToChange(said, &turn)
  let before = Dictionary(
    standing(list, turn).lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  let marks = Dictionary(turn.world.marks(of: list).map { ($0.line, $0) }, uniquingKeysWith: { $1 })
  var place = turn.world.entries(of: list).map(\.place).max() ?? 0
  var change = ListChanged(list: list)
  for thing in things {
    let known = before[thing.key]
    let isThere = source == .staples || thing.amount == nil && thing.note == nil
    if let known, isThere, known.mark == nil {
      change.already.append(thing.key)
      continue
    }
    // Needed again, or more of it: what was bought before counts no longer.
    if let mark = marks[thing.key], thing.amount == nil || mark.state != .bought { turn.remove(mark) }
    place += 1
    turn.put(
      ListEntry(
        id: turn.newID(), list: list.id, ingredient: thing.ingredient, name: thing.name,
        section: thing.section, amount: thing.amount, source: source, note: thing.note, place: place))
    if known == nil { change.added.append(thing.key) } else { change.combined.append(thing.key) }
  }
  sayChanged(change, &turn)
  if source == .manual { warnOfListed(things, &turn) }
}

/// "Put both on the list", "porridge for Inti": a pronoun, or somebody of the house, is nothing to buy.
private func isNoThing(_ thing: Wanted, _ turn: Turn) -> Bool {
  guard thing.ingredient == nil else { return false }
  let word = thing.name.lowercased()
  return wordsForNoThing.contains(word)
    || turn.household.spokenNames.contains { $0.said.lowercased() == word || $0.kept.lowercased() == word }
}

/// "Remove the 200 g of yogurt", which is on no list and lies in the fridge.
func isMeantOfPantry(_ things: [Wanted], _ said: Said, _ turn: Turn) -> Bool {
  let words = wordsSaid(said.text).map(\.word)
  guard ["remove", "delete", "drop", "take"].contains(words.first ?? ""),
    Set(words).isDisjoint(with: ["list", "shopping", "off", "groceries"])
  else { return false }
  return things.allSatisfy { thing in
    turn.world.pantry.contains { $0.ingredient != nil && $0.ingredient == thing.ingredient }
      && !turn.world.kitchen[ShoppingList.self].contains {
        !groceryLines(for: thing, in: uncountedLines($0, turn)).isEmpty
      }
  }
}

/// Takes things off: entries go, what the plan needs is marked as not wanted. Source: requirements GL-05.
func removeFromList(_ things: [Wanted], _ said: Said, _ turn: inout Turn) {
  change(things, said, &turn) { _, line, list, change, turn in
    for entry in line.entries { turn.remove(entry) }
    mark([line], line.dishes.isEmpty ? nil : .off, on: list, &turn)
    change.removed.append(line.name)
  }
}

/// Marks lines as bought, out of stock, or to be bought again (nil). Source: requirements GL-04.
func markLines(_ things: [Wanted], _ state: ListMark.State?, _ said: Said, _ turn: inout Turn) {
  change(things, said, &turn) { thing, line, list, change, turn in
    mark([line], state, got: state == .bought ? thing.amount : nil, on: list, isWalked: true, &turn)
    let isPart =
      state == .bought && thing.amount != nil
      && standing(list, turn).lines.contains { $0.key == line.key && $0.mark == nil }
    if isPart {
      change.part.append(line.key)
    } else {
      change.note(line.name, state)
    }
  }
}

/// Does it with each thing on the list it stands on: the one meant, else another open one.
private func change(
  _ things: [Wanted], _ said: Said, _ turn: inout Turn,
  _ act: (Wanted, ListLine, ShoppingList, inout ListChanged, inout Turn) -> Void
) {
  let lists = listsToLookAt(said, &turn)
  guard let first = lists.first else { return turn.say(NoList()) }
  var changes = [ListChanged(list: first)]
  for thing in things {
    // The lines of a list are counted only where it holds such a thing, and no list before it does.
    let seen = turn
    let places = lists.lazy.filter { !groceryLines(for: thing, in: uncountedLines($0, seen)).isEmpty }
      .map { list in (list, groceryLines(for: thing, in: standing(list, seen).lines)) }
    guard let (list, found) = places.first(where: { !$0.1.isEmpty }), let line = found.first else {
      changes[0].missing.append(thing.name)
      continue
    }
    guard found.count == 1 else {
      turn.say(WhichLine(name: thing.name, lines: found.map(\.name)))
      continue
    }
    turn.put(list)
    if !changes.contains(where: { $0.list.id == list.id }) { changes.append(ListChanged(list: list)) }
    let place = changes.firstIndex { $0.list.id == list.id } ?? 0
    act(thing, line, list, &changes[place], &turn)
  }
  for change in changes { sayChanged(change, &turn) }
}

/// The same for every line, or those of one section.
func markAll(_ state: ListMark.State?, in section: ListSection?, _ said: Said, _ turn: inout Turn) {
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  var change = ListChanged(list: list)
  let evenings = said.slots.days("days")
  let lines = standing(list, turn).lines.filter {
    (section == nil || $0.section == section) && isNeeded($0, on: evenings)
  }
  turn.put(list)
  // What could not be had stays so until somebody says otherwise of it by name.
  let changed = lines.filter { $0.mark != state && $0.mark != .out }
  mark(changed, state, on: list, isWalked: section != nil, &turn)
  for line in changed { change.note(line.name, state) }
  if changed.isEmpty { return turn.say(NothingToTick()) }
  sayChanged(change, &turn)
  // Whoever has all of it is done.
  let all = standing(list, turn).lines
  if state == .bought, section == nil, evenings.isEmpty,
    all.allSatisfy({ $0.mark == .bought || $0.mark == .out })
  {
    close(list, taken: all.filter(isInCart), left: all.filter { $0.mark == .out }, &turn)
  }
}

/// "Everything except the leeks": all lines but those are in the cart; what stands on no line is told. With `endsThere` false
/// whoever asks ends the shopping, and nothing is carried home twice.
func markAll(except things: [Wanted], endsThere: Bool = true, _ said: Said, _ turn: inout Turn) {
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  var change = ListChanged(list: list)
  let lines = standing(list, turn).lines
  let evenings = said.slots.days("days")
  let left = things.flatMap { groceryLines(for: $0, in: lines) }.map(\.key)
  change.missing = things.filter { groceryLines(for: $0, in: lines).isEmpty }.map(\.name)
  change.isExceptionMissing = !change.missing.isEmpty
  // An exception that is not found might be any line: nothing is ticked then.
  if change.missing.isEmpty {
    let changed = lines.filter {
      !left.contains($0.key) && $0.mark == nil && isNeeded($0, on: evenings)
    }
    turn.put(list)
    mark(changed, .bought, on: list, &turn)
    for line in changed { change.note(line.name, .bought) }
    // What is left out was not taken, whatever was said of it before.
    let back = lines.filter { left.contains($0.key) && $0.mark == .bought }
    mark(back, nil, on: list, &turn)
    for line in back { change.note(line.name, nil) }
  }
  sayChanged(change, &turn)
  // What was paid for is carried home.
  let all = standing(list, turn).lines
  if endsThere, isPaid(turn), evenings.isEmpty, change.missing.isEmpty, all.contains(where: isInCart) {
    close(list, taken: all.filter(isInCart), left: all.filter { $0.mark != .bought }, &turn)
  }
}

/// "Everything for tonight": whether a dinner of those evenings takes it; true where no evening is named.
private func isNeeded(_ line: ListLine, on evenings: [Day]) -> Bool {
  evenings.isEmpty || line.dishes.contains { evenings.contains($0.day) }
}

/// Says what became of the list; nothing where nothing did.
func sayChanged(_ change: ListChanged, _ turn: inout Turn) {
  guard !change.isEmpty else { return }
  var change = change
  change.lines = standing(change.list, turn).lines
  turn.say(change, focus: listFocus)
}
