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
