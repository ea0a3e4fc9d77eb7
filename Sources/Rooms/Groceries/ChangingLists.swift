import Talk

/// Puts things on the list that is meant; what stands there already is not doubled. Source: requirements GL-05,
/// FR-RM-013.
func addToList(
  _ things: [Wanted], from source: EntrySource = .manual, note: String? = nil, _ turn: inout Turn
) {
  guard !things.isEmpty else { return }
  let list = listToChange(&turn)
  let before = Dictionary(
    turn.world.standing(list).lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  let marks = Dictionary(turn.world.marks(of: list).map { ($0.line, $0) }, uniquingKeysWith: { $1 })
  var place = turn.world.entries(of: list).map(\.place).max() ?? 0
  var change = ListChanged(list: list)
  for thing in things {
    let known = before[thing.key]
    let isThere = source == .staples || thing.amount == nil
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
        section: thing.section, amount: thing.amount, source: source, note: note, place: place))
    if known == nil { change.added.append(thing.key) } else { change.combined.append(thing.key) }
  }
  sayChanged(change, &turn)
}

/// Takes things off: entries go, what the plan needs is marked as not wanted. Source: requirements GL-05.
func removeFromList(_ things: [Wanted], _ turn: inout Turn) {
  guard let list = turn.world.openList(id: turn.newID()) else { return turn.say(NoList()) }
  var change = ListChanged(list: list)
  for thing in things {
    let found = groceryLines(for: thing, in: turn.world.standing(list).lines)
    guard found.count <= 1 else {
      turn.say(WhichLine(name: thing.name, lines: found.map(\.name)))
      continue
    }
    guard let line = found.first else {
      change.missing.append(thing.name)
      continue
    }
    turn.put(list)
    for entry in line.entries { turn.remove(entry) }
    mark([line], line.dishes.isEmpty ? nil : .off, on: list, &turn)
    change.removed.append(line.name)
  }
  sayChanged(change, &turn)
}

/// Marks lines as bought, out of stock, or to be bought again (nil). Source: requirements GL-04.
func markLines(_ things: [Wanted], _ state: ListMark.State?, _ turn: inout Turn) {
  guard let list = turn.world.openList(id: turn.newID()) else { return turn.say(NoList()) }
  var change = ListChanged(list: list)
  for thing in things {
    let found = groceryLines(for: thing, in: turn.world.standing(list).lines)
    guard found.count <= 1 else {
      turn.say(WhichLine(name: thing.name, lines: found.map(\.name)))
      continue
    }
    guard let line = found.first else {
      change.missing.append(thing.name)
      continue
    }
    turn.put(list)
    mark([line], state, on: list, &turn)
    change.note(line.name, state)
  }
  sayChanged(change, &turn)
}

/// The same for every line, or those of one section.
func markAll(_ state: ListMark.State?, in section: ListSection?, _ turn: inout Turn) {
  guard let list = turn.world.openList(id: turn.newID()) else { return turn.say(NoList()) }
  var change = ListChanged(list: list)
  let lines = turn.world.standing(list).lines.filter { section == nil || $0.section == section }
  turn.put(list)
  // What could not be had stays so until somebody says otherwise of it by name.
  let changed = lines.filter { $0.mark != state && $0.mark != .out }
  mark(changed, state, on: list, &turn)
  for line in changed { change.note(line.name, state) }
  sayChanged(change, &turn)
}

private func sayChanged(_ change: ListChanged, _ turn: inout Turn) {
  guard !change.isEmpty else { return }
  var change = change
  change.lines = turn.world.standing(change.list).lines
  turn.say(change, focus: listFocus)
}
