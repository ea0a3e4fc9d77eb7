import Talk

/// What is always needed: kept, let go, shown, or put on the list. Source: requirements FR-SM-001 to FR-SM-007, GL-01.
func changeStaples(_ said: Said, _ turn: inout Turn) {
  switch said.slots.word("mode") {
  case "show": showStaples(&turn)
  case "remove": removeStaples(wanted(in: said, &turn), &turn)
  case "list": listStaples(said, &turn)
  default:
    let things = wanted(in: said, &turn)
    if things.isEmpty { sayPlainly(said, &turn) } else { keepStaples(things, &turn) }
  }
}

/// All of them, by section as the store that is meant is walked.
private func showStaples(_ turn: inout Turn) {
  let layout = storeLayout(turn)
  let staples = turn.world.staples.map { staple in
    var staple = staple
    staple.section = layout.section(of: staple.key, usually: staple.section)
    return staple
  }
  turn.say(
    StaplesShown(
      staples: staples.sorted {
        (layout.place(of: $0.section), $0.name, $0.key) < (layout.place(of: $1.section), $1.name, $1.key)
      }, layout: layout), focus: stapleFocus)
}

let stapleFocus = Focus(.list, again: nil)

private func keepStaples(_ things: [Wanted], _ turn: inout Turn) {
  var change = StaplesChanged()
  for thing in things {
    var staple = Staple(ingredient: thing.ingredient, name: thing.name, section: thing.section)
    if let known = turn.world.staples.first(where: { $0.key == thing.key }) {
      staple = known
      if thing.amount == nil || thing.amount == known.amount {
        change.already.append(known.name)
        continue
      }
    }
    staple.amount = thing.amount ?? staple.amount
    turn.put(staple)
    change.kept.append(staple)
  }
  turn.say(change, focus: stapleFocus)
}

private func removeStaples(_ things: [Wanted], _ turn: inout Turn) {
  var change = StaplesChanged()
  for thing in things {
    if let known = turn.world.staples.first(where: { $0.key == thing.key }) {
      turn.remove(known)
      change.removed.append(known.name)
    } else {
      change.missing.append(thing.name)
    }
  }
  turn.say(change, focus: stapleFocus)
}

/// Puts every staple on the list that is not there yet.
private func listStaples(_ said: Said, _ turn: inout Turn) {
  let staples = turn.world.staples
  guard !staples.isEmpty else { return turn.say(StaplesShown(staples: [])) }
  addToList(
    staples.map { Wanted(ingredient: $0.ingredient, name: $0.name, section: $0.section, amount: $0.amount) },
    from: .staples, said, &turn)
}
