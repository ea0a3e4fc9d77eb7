import Talk

/// A line that mends the one said last.
struct Mending {
  /// The last line as it was meant.
  var line: String
  /// The last line as it was said.
  var last: String
  /// Whether somebody must not have what the last line told: then it stays beside the other saying.
  var isSafety: Bool
}

/// "No, 3" after "2 guests on Friday": the last line as it was meant; nil where this one is no correction, where the last one
/// is no longer what came last, asked something, or would be read otherwise. Source: issue 13, laws 8 and 10.
func mending(_ line: String, in session: Session) -> Mending? {
  guard mayCorrect(line), line.count < 80, !session.options.isDryRun, session.unsaved == nil,
    let kitchen = try? session.snapshot(), let last = try? session.store.journal(limit: 1).first,
    last.kind == .turn, last.person == session.person, last.turn == kitchen.turn,
    last.at.day == session.clock.now.day, last.said.count < 120,
    (try? session.store.undoable(by: session.person)) == last.turn
  else { return nil }
  let state = StoredDialogue.state(kitchen.conversation).state
  guard state.questions.isEmpty && state.asked == nil || isPlainCorrection(line) else { return nil }
  let household = kitchen[Household.self].first ?? Household()
  let table = session.catalogue(of: kitchen).table
  let mended =
    mendedLine(
      line, after: last.said, isPerson: { isSomebody($0, in: household) },
      isFood: { table.ingredient(named: $0) != nil || table.knows(.food($0)) })
    ?? plainlyCorrected(line).flatMap { other in
      state.last.flatMap { $0.recognition.said == last.said ? $0.said(of: other) : nil }.map {
        MendedLine(line: $0, isOfWhoOrWhat: true)
      }
    }
  guard let mended else { return nil }
  let trial = session.decide(mended.line, nil, in: kitchen)
  guard trial.requests.compactMap(\.intent).joined(separator: " ") == last.act else { return nil }
  return Mending(
    line: mended.line, last: last.said, isSafety: mended.isOfWhoOrWhat && tellsOfHarm(last.said))
}

/// Answers the line it means, after what was said last is taken back. What somebody must not have is not taken back that way:
/// the other saying joins it, and both are told.
func answer(_ line: String, mending: Mending, in session: Session) throws -> Answer {
  if mending.isSafety {
    session.prelude = [MendedBeside(line: mending.line, last: mending.last)]
  } else {
    let before = try session.snapshot()[OwnRecipe.self]
    guard
      case .undone = try session.store.undo(by: session.person, at: session.clock.now, said: line, about: [])
    else { return session.answer(line, isMendable: false) }
    let kitchen = try session.snapshot()
    _ = session.mirror(before, kitchen[OwnRecipe.self], Session.Decided(), kitchen)
    session.prelude = [Mended(line: mending.line)]
  }
  defer { session.prelude = [] }
  return session.answer(mending.line, isMendable: false)
}

/// Somebody of the house, or of the family by a role: "my mother".
private func isSomebody(_ name: String, in household: Household) -> Bool {
  household.member(called: name) != nil
    || ["my ", "our "].contains {
      name.hasPrefix($0) && KnownAs("your " + name.dropFirst($0.count)).role != nil
    }
}

/// Whether a line may tell of what somebody must not have; rather once too often.
private func tellsOfHarm(_ line: String) -> Bool {
  !Set(plainWords(line)).isDisjoint(with: [
    "allergic", "allergy", "allergies", "celiac", "coeliac", "intolerant", "intolerance", "reacts", "free",
    "avoid", "avoids", "without", "cant", "cannot", "never", "vegan", "vegetarian", "pescatarian", "halal",
    "kosher", "no", "must", "not", "diabetic", "sick", "hives", "swells",
  ])
}
