import Talk

/// "Change the eggs in our staples to 12": a bare number counts in the unit the staple has. Source: FR-SM-002.
func changeStapleAmounts(_ said: Said, _ turn: inout Turn) {
  let count = said.slots.number("count")
  let things = wanted(in: said, &turn)
  guard !things.isEmpty else { return sayPlainly(said, &turn) }
  var change = StaplesChanged()
  for thing in things {
    guard var staple = turn.world.staples.first(where: { $0.key == thing.key }) else {
      change.missing.append(thing.name)
      continue
    }
    staple.amount = thing.amount ?? count.map { Amount($0, staple.amount?.unit ?? .each) }
    turn.put(staple)
    change.kept.append(staple)
  }
  turn.say(change, focus: stapleFocus)
}

/// "Rename the coffee staple to espresso": its marks and dates stay; where there is one of that name the two may become
/// one. Source: FR-SM-002.
func renameStaple(_ said: Said, _ turn: inout Turn) {
  let things = wanted(in: said, &turn)
  guard let thing = things.first, let words = said.slots.word("what") else { return sayPlainly(said, &turn) }
  guard words.count <= Wanted.longestName else { return turn.say(NameTooLong()) }
  guard let old = turn.world.staples.first(where: { $0.key == thing.key }) else {
    var change = StaplesChanged()
    change.missing = [thing.name]
    return turn.say(change, focus: stapleFocus)
  }
  let new = LineNames(turn.world).wanted(WrittenLine(name: words))
  if let other = turn.world.staples.first(where: { $0.key == new.key }), other.key != old.key {
    return MergeStaplesQuestion(
      old: old.key, into: other.key, oldName: old.name, name: other.name
    ).ask(&turn)
  }
  var renamed = old
  (renamed.ingredient, renamed.name) = (new.ingredient, new.name)
  if new.section != .unknown { renamed.section = new.section }
  turn.remove(old)
  turn.put(renamed)
  turn.say(StapleRenamed(old: old.name, staple: renamed), focus: stapleFocus)
}

/// Whether two staples become one: a no leaves both as they are. Source: FR-SM-002.
struct MergeStaplesQuestion: YesNoQuestion {
  static let name = "merge-staples"
  var old, into: LineKey
  var oldName, name: String

  var asked: any Reply { MergeStaplesAsked(old: oldName, name: name) }

  func carryOut(_ turn: inout Turn) {
    let staples = turn.world.staples
    guard let gone = staples.first(where: { $0.key == old }),
      var kept = staples.first(where: { $0.key == into })
    else { return turn.say(LeftAsItIs()) }
    kept.amount = kept.amount ?? gone.amount
    (kept.low, kept.upTo, kept.every) = (
      kept.low ?? gone.low, kept.upTo ?? gone.upTo, kept.every ?? gone.every
    )
    kept.lastBought = [kept.lastBought, gone.lastBought].compactMap(\.self).max()
    kept.timesBought = max(kept.timesBought, gone.timesBought)
    turn.remove(gone)
    turn.put(kept)
    turn.say(StapleRenamed(old: gone.name, staple: kept), focus: stapleFocus)
  }
}

/// Whether all staples go, with what goes with them. Source: FR-SM-003.
struct ClearStaplesQuestion: YesNoQuestion {
  static let name = "clear-staples"
  var count: Int
  /// How many of them have marks.
  var marked: Int

  var asked: any Reply { ClearStaplesAsked(count: count, marked: marked) }

  static func ask(_ turn: inout Turn) {
    let staples = turn.world.staples
    guard !staples.isEmpty else { return turn.say(StaplesShown(staples: [])) }
    ClearStaplesQuestion(
      count: staples.count, marked: staples.count { $0.low != nil || $0.upTo != nil || $0.every != nil }
    ).ask(&turn)
  }

  func carryOut(_ turn: inout Turn) {
    var change = StaplesChanged()
    for staple in turn.world.staples {
      turn.remove(staple)
      change.removed.append(staple.name)
    }
    turn.say(change, focus: stapleFocus)
  }
}
