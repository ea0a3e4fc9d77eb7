package import Talk

extension Session {
  /// How things stand in the world as a turn left it; `turn` is what it was saved as, nil when it was not. A
  /// dry run takes nothing back.
  func standing(in world: World, _ state: DialogueState, turn: Int? = nil) -> Standing {
    let undoable = options.isDryRun ? nil : try? store.undoable(by: person)
    return Standing(in: world, state, turn: turn, undoable: undoable)
  }

  /// The household as the kitchen has it; nil before anything is known, or when it can't be read.
  package var household: Household? { (try? snapshot()).flatMap { $0[Household.self].first } }

  /// A talk by somebody who knows what `other` knows, with the kitchen the options name, or a new one in memory.
  package convenience init(_ options: SessionOptions, knowingLike other: Session) throws {
    let store = try options.store(options.kitchen)
    try self.init(options, knowledge: other.knowledge, store: store)
    plainRecognizer = other.plainRecognizer
  }

  /// Goes on from that state, as from one the kitchen keeps.
  package func goOn(from state: DialogueState) { unsaved = state }
}

/// Reads words again for a turn: with the recogniser of this kitchen's people, at this moment.
struct SessionReader: LineReader {
  let recognizer: Recognizer
  let context: RecognitionContext

  func reading(of line: String, as intent: String) -> Recognition? {
    recognizer.recognize(line, as: intent, context: context)
  }

  func overlooked(in line: String, beside slots: [SlotBinding]) -> [String] {
    recognizer.overlooked(in: line, beside: slots.map(\.range), context: context)
  }

  func value(of words: String, for expectation: Expectation) -> SlotValue? {
    let found = recognizer.recognize(words, expecting: expectation, context: context)
    return found.layer == .entity && found.unexplained.isEmpty ? found.value(expectation.slot) : nil
  }
}

/// "No, 3" after "2 guests on Friday": what was said last is taken back and said as it was meant. What somebody must not have
/// is not taken back that way: the other saying joins it, and both are told.
extension Session {
  /// The last line as a correction of it means it; nil where the line is none, or where the last one is no longer what came
  /// last, asked something, or would be read otherwise.
  func mending(_ line: String) -> (line: String, last: JournalEntry, isSafety: Bool)? {
    guard !options.isDryRun, unsaved == nil, let kitchen = try? snapshot(),
      let last = try? store.journal(limit: 1).first, last.kind == .turn, last.person == person,
      last.turn == kitchen.turn, last.at.day == clock.now.day, last.said.count < 120, line.count < 80,
      (try? store.undoable(by: person)) == last.turn
    else { return nil }
    let state = StoredDialogue.state(kitchen.conversation).state
    guard state.questions.isEmpty && state.asked == nil || isPlainCorrection(line) else { return nil }
    let household = kitchen[Household.self].first ?? Household()
    let table = catalogue(of: kitchen).table
    let mended =
      mendedLine(
        line, after: last.said,
        isPerson: { name in
          household.member(called: name) != nil
            || ["my ", "our "].contains {
              name.hasPrefix($0) && KnownAs("your " + name.dropFirst($0.count)).role != nil
            }
        },
        isFood: { words in table.ingredient(named: words) != nil || table.knows(.food(words)) })
      ?? plainlyCorrected(line).flatMap { other in
        state.last.flatMap { $0.recognition.said == last.said ? $0.said(of: other) : nil }.map {
          MendedLine(line: $0, isOfWhoOrWhat: true)
        }
      }
    guard let mended else { return nil }
    let trial = decide(mended.line, nil, in: kitchen)
    guard trial.requests.compactMap(\.intent).joined(separator: " ") == last.act else { return nil }
    let isFact = house.intent(for: .tell).map { last.act.contains($0.name) } ?? false
    return (mended.line, last, isFact && mended.isOfWhoOrWhat && tellsOfHarm(last.said))
  }

  /// Answers the line it means, after what was said last is taken back.
  func answer(_ line: String, mended: (line: String, last: JournalEntry, isSafety: Bool)) throws -> Answer {
    if mended.isSafety {
      prelude = [MendedBeside(line: mended.line, last: mended.last.said)]
    } else {
      let before = try snapshot()[OwnRecipe.self]
      guard case .undone = try store.undo(by: person, at: clock.now, said: line, about: []) else {
        return answer(line, isMendable: false)
      }
      _ = mirror(before, try snapshot()[OwnRecipe.self], Decided(), try snapshot())
      prelude = [Mended(line: mended.line)]
    }
    defer { prelude = [] }
    return answer(mended.line, isMendable: false)
  }

  /// Whether a line tells of what somebody must not have.
  private func tellsOfHarm(_ line: String) -> Bool {
    !Set(plainWords(line)).isDisjoint(with: [
      "allergic", "allergy", "allergies", "celiac", "coeliac", "intolerant", "intolerance", "reacts", "free",
      "avoid",
      "avoids", "without", "cant", "cannot", "never", "vegan", "vegetarian", "halal", "kosher", "no", "must",
    ])
  }
}
