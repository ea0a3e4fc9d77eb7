import Dialogue
import Kitchen
import Language
import Planning
import Rendering
import Storage
import Transcripts
import Values

/// One turn: recognise, decide, save, say.
extension Session {
  /// What a turn came to before it is rendered.
  struct Turned {
    var recognitions: [Recognition] = []
    var outcomes: [TurnOutcome] = []
    var state = DialogueState()
    var changes: [KitchenChange] = []
    var before = DialogueState()

    var responses: [Response] { outcomes.flatMap(\.responses) }
    var command: SessionCommand? { outcomes.last?.command }
    var isUndoable: Bool { outcomes.contains(where: \.isUndoable) }
  }

  func answer(_ line: String) -> Reply {
    do {
      for _ in 0..<3 {
        let kitchen = try snapshot()
        var turned = turn(line, in: kitchen)
        if turned.command == .undo { return try undo(line, turned, kitchen) }
        switch try save(line, turned, kitchen) {
        case .committed:
          failing = []
          return reply(to: line, turned)
        case .stale: continue
        case .failed(let error):
          turned = turn(line, in: kitchen, saveFailure: error.planningFailure)
          keepUnsaved(turned)
          return reply(to: line, turned, failure: error)
        }
      }
      throw StoreError.busy
    } catch {
      return reply(to: line, Turned(), failure: error as? StoreError ?? .failed("\(error)"))
    }
  }

  /// Decides the line's requests one after the other, each on the kitchen the one before left.
  func turn(
    _ line: String, in kitchen: KitchenSnapshot, saveFailure: StoreFailure? = nil
  ) -> Turned {
    let (stored, wasDropped) = StoredDialogue.state(kitchen.conversation)
    var turned = Turned()
    turned.before = unsaved ?? stored
    turned.state = turned.before.current(on: clock.now.day)
    var world = World(
      kitchen: kitchen, catalogue: knowledge.catalogue, grammar: knowledge.grammar,
      context: context(replica: kitchen.replica), failing: failing, saveFailure: saveFailure,
      answersYes: options.answersYes)
    if line.utf8.count > 4_000 {
      turned.outcomes = [TurnOutcome(state: turned.state, responses: [.tooLong])]
      return turned
    }
    turned.recognitions = recognise(line, state: &turned.state, household: kitchen.household)
    if wasDropped {
      turned.outcomes.append(TurnOutcome(state: turned.state, responses: [.conversationDropped]))
    }
    if let over = turned.before.draft, turned.state.draft == nil {
      let days = over.plan.meals.map(\.day)
      turned.outcomes.append(
        TurnOutcome(state: turned.state, responses: [.planNews(.tableIsOver(days))]))
    }
    for (index, recognition) in turned.recognitions.enumerated() {
      let identities = IdentitySource(
        replica: kitchen.replica &+ UInt64(index), turn: kitchen.turn + 1)
      let outcome = decide(recognition, in: turned.state, world: world, identities: identities)
      turned.outcomes.append(outcome)
      turned.state = outcome.state
      turned.changes += outcome.changes
      world.kitchen = world.kitchen.applying(outcome.changes, on: world.today)
      if outcome.command != nil { break }
    }
    return turned
  }

  /// The line as requests. A number after "did you mean" stands for that choice, a yes for the only one; a
  /// correction for the last request with other words, in the state as it was before.
  private func recognise(
    _ line: String, state: inout DialogueState, household: Household?
  ) -> [Recognition] {
    let recognizer = recognizer(for: household)
    let context = RecognitionContext(
      now: clock.now, state: state.planning.name.rawValue, facts: state.facts,
      table: state.draft?.request.days ?? [])
    var said = line
    if !state.choices.isEmpty {
      let found = recognizer.recognize(line, expecting: nil, context: context)
      if let choice = state.choice(by: interpret(found)) { said = choice }
    }
    let found = recognizer.recognizeAll(said, expecting: state.expectation, context: context)
    if found.count == 1, let only = found.first, let restated = restated(only, in: state) {
      state = restated.state
      return recognizer.recognizeAll(restated.line, expecting: nil, context: context)
    }
    if found.count > 1 || found.first?.confidence != 100,
      let answers = recognizer.recognize(
        said, answering: state.questions(of: household ?? Household()), context: context)
    {
      return [answers]
    }
    return meant(found, in: state)
  }

  private enum Saved {
    case committed, stale
    case failed(StoreError)
  }

  private func save(_ line: String, _ turned: Turned, _ kitchen: KitchenSnapshot) throws -> Saved {
    let stateMoved = turned.state != turned.before
    if options.isDryRun {
      dryKitchen = kitchen.applying(turned.changes, on: clock.now.day)
      dryKitchen?.turn += 1
      unsaved = turned.state
      return .committed
    }
    guard stateMoved || !turned.changes.isEmpty else { return .committed }
    let isOwn = unsaved != nil && turned.changes.isEmpty
    if isOwn, isSecondTerminal {
      unsaved = turned.state
      return .committed
    }
    let record = TurnRecord(
      person: person, at: clock.now, said: String(line.prefix(1000)),
      act: turned.recognitions.compactMap(\.intent).joined(separator: " "), changes: turned.changes,
      before: StoredDialogue.stored(turned.before), after: StoredDialogue.stored(turned.state),
      isUndoable: turned.isUndoable)
    do {
      switch try store.commit(record, after: kitchen.turn) {
      case .committed:
        unsaved = isSecondTerminal ? turned.state : nil
        return .committed
      case .stale: return .stale
      }
    } catch {
      return .failed(error)
    }
  }

  private func keepUnsaved(_ turned: Turned) {
    unsaved = turned.state
  }

  private func undo(_ line: String, _ turned: Turned, _ kitchen: KitchenSnapshot) throws -> Reply {
    var turned = turned
    if options.isDryRun {
      turned.outcomes.append(TurnOutcome(state: turned.before, responses: [.nothingToUndo]))
      return reply(to: line, turned)
    }
    let response: Response
    switch try store.undo(by: person, at: clock.now, said: line) {
    case .undone(let entry, let conversation):
      response = .undone(entry)
      turned.state = StoredDialogue.state(conversation).state
      unsaved = isSecondTerminal ? turned.state : nil
    case .nothingToUndo: response = .nothingToUndo
    case .blocked(let entry): response = .undoBlocked(entry)
    case .barrier(let entry): response = .undoBarrier(entry)
    }
    let fresh = try snapshot()
    var shown = [response]
    if case .undone = response {
      let world = World(
        kitchen: fresh, catalogue: knowledge.catalogue, grammar: knowledge.grammar,
        context: context(replica: fresh.replica))
      shown += resumption(of: turned.state, world: world, lead: .again)
    }
    turned.outcomes = [TurnOutcome(state: turned.state, responses: shown)]
    return reply(to: line, turned)
  }

  func reply(to line: String, _ turned: Turned, failure: StoreError? = nil) -> Reply {
    var responses = turned.responses
    if let failure, !responses.contains(where: \.tellsOfSaving) {
      // What could not be saved is not said; the failure is.
      responses = [.storeFailure(failure)]
    }
    lastTurn = HeardTurn(
      recognitions: turned.recognitions, changes: failure == nil ? turned.changes : [],
      hasUndone: turned.responses.contains(where: \.tellsOfUndoing))
    let shown = repairs + lines(for: responses, in: turned.state)
    defer { repairs = [] }
    renderedPlain =
      recorder == nil ? nil : lines(for: responses, in: turned.state, plain: true, width: 80)
    let plain = options.usesColor ? lines(for: responses, in: turned.state, plain: true) : shown
    let facts = facts(line, turned, responses, text: plain)
    return Reply(
      lines: shown, json: replyObject(facts).text, exit: facts.status.exit,
      endsChat: turned.command == .quit)
  }

  /// The reply as facts; of several requests in a line each is a part.
  private func facts(
    _ line: String, _ turned: Turned, _ responses: [Response], text: [String]
  ) -> ReplyFacts {
    let today = clock.now.day
    var parts: [ReplyFacts] = []
    if turned.recognitions.count > 1, turned.outcomes.count == turned.recognitions.count,
      responses == turned.responses
    {
      parts = zip(turned.recognitions, turned.outcomes).map { recognition, outcome in
        ReplyFacts(
          said: recognition.said, recognitions: [recognition], responses: outcome.responses,
          state: outcome.state, text: lines(for: outcome.responses, in: outcome.state, plain: true),
          today: today)
      }
    }
    return ReplyFacts(
      said: line, recognitions: turned.recognitions, responses: responses, state: turned.state,
      text: text, notices: notices + repairs, today: today, parts: parts)
  }
}

extension Response {
  /// Whether an earlier turn was taken back.
  var tellsOfUndoing: Bool {
    if case .undone = self { true } else { false }
  }

  /// Whether the reply already says that saving failed.
  var tellsOfSaving: Bool {
    if case .failure(.saveFailed, _) = self { true } else { false }
  }
}
