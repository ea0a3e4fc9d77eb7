import Talk

/// Below what a staple is bought again, up to how much, or how often; what is no staple yet becomes one. Source:
/// requirements FR-SM-001, FR-SM-002.
func ruleStaples(_ said: Said, _ turn: inout Turn) {
  let (low, upTo) = (said.slots.number("low"), said.slots.number("up_to"))
  let every = said.slots.word("every").flatMap { Int($0.replacing("days-", with: "")) }
  let mode = said.slots.word("mode")
  let things = wanted(in: said, &turn)
  guard !things.isEmpty else { return sayPlainly(said, &turn) }
  var change = StaplesChanged()
  for thing in things {
    let known = turn.world.staples.first { $0.key == thing.key }
    var staple = known ?? Staple(ingredient: thing.ingredient, name: thing.name, section: thing.section)
    switch mode {
    case "forget":
      guard known != nil else {
        change.missing.append(thing.name)
        continue
      }
      (staple.low, staple.upTo, staple.every) = (nil, nil, nil)
    case "every":
      staple.every = every
      staple.amount = thing.amount ?? staple.amount
    default:
      set(low: low, upTo: upTo, isLow: mode == "low", by: thing, in: &staple)
    }
    guard let marked = sound(staple) else {
      turn.say(MarksCrossed(name: staple.name))
      continue
    }
    if marked == known {
      change.already.append(marked.name)
    } else {
      turn.put(marked)
      change.kept.append(marked)
    }
  }
  if !change.isEmpty { turn.say(change, focus: stapleFocus) }
}

/// Bare numbers count in the unit of the amount said beside them, else of the staple's own marks, else pieces.
private func set(low: Rational?, upTo: Rational?, isLow: Bool, by thing: Wanted, in staple: inout Staple) {
  let unit = thing.amount?.unit ?? staple.low?.unit ?? staple.upTo?.unit ?? staple.amount?.unit ?? .each
  if let low { staple.low = Amount(low, unit) }
  if let upTo { staple.upTo = Amount(upTo, unit) }
  guard let amount = thing.amount else { return }
  // "Keep at least 6 eggs" marks the low end; beside another number it is the other end.
  if isLow, low == nil { staple.low = amount } else { staple.upTo = amount }
}

/// The staple where its marks do not cross; nil where it would be filled up to less than it is bought again at, or a mark
/// is nothing.
private func sound(_ staple: Staple) -> Staple? {
  if staple.low.map({ $0.value <= .zero }) == true || staple.upTo.map({ $0.value <= .zero }) == true {
    return nil
  }
  guard let low = staple.low, let upTo = staple.upTo else { return staple }
  guard let same = try? convertUnit(upTo, to: low.unit) else { return staple }
  return same.value >= low.value ? staple : nil
}
