import Foundation
import Talk

/// One turn: recognise, decide, save, perform, say.
extension Session {
  /// What a line came to before it is laid out.
  struct Decided {
    var requests: [Recognition] = []
    var outcomes: [TurnOutcome] = []
    var state = DialogueState()
    var changes: [Change] = []
    var before = DialogueState()
    /// The world as it is after all of it; nil when nothing was decided.
    var world: World?
    /// The turn it was saved as; nil when nothing was to be saved.
    var turn: Int?
    /// True where the stored conversation was damaged: a sound one takes its place, whatever is said.
    var isMended = false

    /// What the line asked behind something that is done outside, such as an undo: none of it was done.
    var waiting: [String] = []

    var replies: [any Reply] {
      outcomes.flatMap(\.replies) + (waiting.isEmpty ? [] : [StillWaiting(lines: waiting)])
    }
    var effect: Effect? { outcomes.last?.effect }
    var isUndoable: Bool { outcomes.contains(where: \.isUndoable) }

    /// The same with nothing decided, and why.
    func refusing(_ reply: any Reply) -> Decided {
      var refused = self
      // What is damaged is left for the turn that tells it.
      refused.isMended = false
      refused.outcomes = [TurnOutcome(state: state, replies: [reply])]
      return refused
    }
  }

  /// Answers a line, or a request that came as intent and slots.
  func answer(_ line: String, asking typed: Recognition? = nil, isMendable: Bool = true) -> Answer {
    do {
      if isMendable, typed == nil, let mending = mending(line, in: self) {
        return try SousKit.answer(line, mending: mending, in: self)
      }
      for _ in 0..<3 {
        let kitchen = try snapshot()
        let others = meanwhile.entries(in: store, besides: person, upTo: kitchen.turn)
        var decided = decide(line, typed, in: kitchen, others: others)
        if let effect = decided.effect, effect.takesBack { return try takeBack(effect, line, decided) }
        switch try save(line, decided, kitchen) {
        case .committed(let turn):
          failing = []
          decided.turn = turn
          meanwhile.saw(turn ?? kitchen.turn)
          let after = decided.world?.kitchen[OwnRecipe.self] ?? []
          decided = mirror(kitchen[OwnRecipe.self], after, decided, kitchen)
          return answer(to: line, perform(decided, kitchen))
        case .stale: continue
        case .failed(let error):
          decided = decide(line, typed, in: kitchen, saveFailure: error.planningFailure)
          unsaved = decided.state
          return answer(to: line, decided, failure: error)
        }
      }
      throw StoreError.busy
    } catch {
      return answer(to: line, Decided(), failure: error as? StoreError ?? .failed("\(error)"))
    }
  }

  /// Decides the line's requests one after the other, each on the kitchen the one before left.
  func decide(
    _ line: String, _ typed: Recognition?, in kitchen: Snapshot, saveFailure: StoreFailure? = nil,
    others: [JournalEntry] = []
  ) -> Decided {
    let (stored, dropped) = StoredDialogue.state(kitchen.conversation)
    var decided = Decided()
    decided.isMended = dropped == .damaged
    decided.before = unsaved ?? stored
    decided.state = decided.before.current(on: clock.now.day)
    let book = catalogue(of: kitchen)
    let isText = typed?.slots.contains { $0.name == "text" } == true
    func isWhole() -> Bool { isText || typed == nil && takesWhole(line, in: decided.state, kitchen) }
    if line.utf8.count > Utterance.byteLimit, !isWhole() {
      return decided.refusing(TooLong())
    }
    if let beyond = beyondReason(in: line), !isWhole() {
      return decided.refusing(NotCounted(beyond))
    }
    let unread = decided
    let recognizer = recognizer(
      for: kitchen[Household.self].first, words: kitchen[OwnWord.self],
      lists: kitchen[ShoppingList.self], sections: kitchen[OwnSection.self],
      orders: kitchen[SectionOrder.self], catalogue: book)
    let cooked = kitchen[PantryItem.self].filter { $0.cookedName != nil }
    var world = world(kitchen)
    // A saved plan is in force long after the turn that saved it.
    let isInForce = decided.state.planning == .idle && world.currentPlan != nil
    let reading = RecognitionContext(
      now: clock.now, state: (isInForce ? .planReady : decided.state.planning.name).rawValue,
      facts: facts(of: decided.state, in: kitchen),
      table: decided.state.draft?.request.days ?? [], measures: ownMeasures(kitchen[OwnWord.self]),
      kept: cooked.compactMap { $0.cookedName?.lowercased() },
      keptAlsoRaw: cooked.compactMap { $0.cookedName?.lowercased() }.filter { name in
        standsRaw(name, in: kitchen[PantryItem.self], catalogue: book)
      },
      keptInFocus: cooked.first { $0.id.text == decided.state.focus.row }?.cookedName?.lowercased())
    world.reader = SessionReader(recognizer: recognizer, context: reading)
    (world.failing, world.saveFailure, world.answersYes) = (failing, saveFailure, options.answersYes)
    if let typed {
      decided.requests = [typed]
    } else {
      (decided.requests, decided.state) = read(
        line, in: decided.state, world: world, recognizer: recognizer, context: reading)
    }
    if let beyond = beyondReason(in: decided.requests, on: clock.now.day) {
      return unread.refusing(NotCounted(beyond))
    }
    if let dropped {
      decided.outcomes.append(TurnOutcome(state: decided.state, replies: [ConversationDropped(dropped)]))
    }
    if let over = decided.before.draft, decided.state.draft == nil {
      let passed = Talk.opening(TablePassed(over.plan.meals.map(\.day)), in: decided.state, world: world)
      decided.outcomes.append(passed)
    }
    if !others.isEmpty, tell(others, before: line, isTyped: typed != nil, &decided, &world) { return decided }
    // "Bye, and add milk to the list": whoever leaves is heard out first.
    var leaving: TurnOutcome?
    var asked: (any YesNoQuestion)?
    let aside = decided.state.memory[PutAside.self]
    for (index, request) in decided.requests.enumerated() {
      // A line of two requests interrupts an open question once, so that its yes does not go to another one.
      if index > 0 { decided.state.memory[PutAside.self] = aside }
      let identities = IdentitySource(replica: kitchen.replica &+ UInt64(index), turn: kitchen.turn + 1)
      var outcome = Talk.decide(request, in: decided.state, world: world, identities: identities)
      // "Remove Tom. Save the plan": what was asked in this line still waits for its yes when the line is over.
      if let asked, request.act != .answer, outcome.state.questions.isEmpty {
        outcome.state.questions.push(asked)
      }
      if outcome.state.questions != decided.state.questions {
        asked = outcome.state.questions.top as? any YesNoQuestion
      }
      if outcome.effect == .leave, index + 1 < decided.requests.count {
        leaving = outcome
        continue
      }
      decided.outcomes.append(outcome)
      decided.state = outcome.state
      decided.changes += outcome.changes
      outcome.changes.forEach { world.apply($0) }
      if outcome.changes.contains(where: { $0.row(OwnRecipe.self) != nil }) {
        world.catalogue = catalogue(of: world.kitchen, savedAs: kitchen)
      }
      if outcome.effect != nil {
        decided.waiting = decided.requests.dropFirst(index + 1).map(\.said)
        break
      }
    }
    if tellsForeignSum(line, decided.changes, before: kitchen) {
      decided.outcomes.append(TurnOutcome(state: decided.state, replies: [OneCurrency()]))
    }
    if var leaving, decided.effect == nil {
      leaving.state = decided.state
      decided.outcomes.append(leaving)
    }
    decided.world = world
    return decided
  }

  /// What the conditions of sentences look at: the talk's own facts, whether it is known how many eat here, and what came last: an undo, or the intent that the turn
  /// just before changed something by ("and 50 g of feta" goes on with it).
  private func facts(of state: DialogueState, in kitchen: Snapshot) -> [String: String] {
    var facts = state.facts
    if kitchen[Household.self].first?.size != nil { facts["counted"] = "yes" }
    guard let last = try? store.journal(limit: 1).first, last.person == person else { return facts }
    if last.kind == .undo {
      facts["last"] = "undo"
    } else if last.kind == .turn, last.turn == kitchen.turn, let intent = last.act.split(separator: " ").last
    {
      facts["last"] = String(intent)
    }
    return facts
  }

  /// All that a turn may look at, in the kitchen as it stands.
  func world(_ kitchen: Snapshot) -> World {
    var world = World(
      kitchen: kitchen, catalogue: catalogue(of: kitchen), grammar: knowledge.grammar,
      context: context(replica: kitchen.replica), house: house, speaker: options.person)
    // Asked while the turn is decided, by the one that holds the store.
    nonisolated(unsafe) let journal = store
    world.past = { try? journal.history(of: $0) }
    return world
  }

  private enum Saved {
    case committed(turn: Int?)
    case stale
    case failed(StoreError)
  }

  private func save(_ line: String, _ decided: Decided, _ kitchen: Snapshot) throws -> Saved {
    if options.isDryRun {
      dryKitchen = kitchen.applying(decided.changes, on: clock.now.day)
      dryKitchen?.turn += 1
      unsaved = decided.state
      return .committed(turn: nil)
    }
    guard decided.state != decided.before || !decided.changes.isEmpty || decided.isMended else {
      return .committed(turn: nil)
    }
    let isOwn = unsaved != nil && decided.changes.isEmpty
    if isOwn, isSecondTerminal {
      unsaved = decided.state
      return .committed(turn: nil)
    }
    let record = TurnRecord(
      person: person, at: clock.now, said: String(line.prefix(1000)),
      act: decided.requests.compactMap(\.intent).joined(separator: " "), changes: decided.changes,
      before: StoredDialogue.stored(decided.before), after: StoredDialogue.stored(decided.state),
      isUndoable: decided.isUndoable)
    do {
      switch try store.commit(record, after: kitchen.turn) {
      case .committed(let turn):
        unsaved = isSecondTerminal ? decided.state : nil
        return .committed(turn: turn)
      case .stale: return .stale
      }
    } catch {
      return .failed(error)
    }
  }

  /// Performs what a saved turn asked for outside, and lets the rooms answer to what came of it.
  private func perform(_ decided: Decided, _ kitchen: Snapshot) -> Decided {
    guard let effect = decided.effect, effect != .leave else { return decided }
    let result: EffectDone.Result =
      switch effect {
      case .backUp: .backedUp(options.isDryRun ? nil : (try? store.backUp(today: clock.now.day)) ?? nil)
      default: options.isDryRun && effect.writes ? .written(false) : performer.perform(effect)
      }
    return told(EffectDone(effect, result), after: decided, in: kitchen)
  }

  /// The rooms' answer to news from outside, in the place of the last outcome's effect.
  func told(_ done: EffectDone, after decided: Decided, in kitchen: Snapshot) -> Decided {
    var decided = decided
    let world = world(kitchen)
    let outcome = Talk.decide(
      decided.requests.last ?? Recognition(said: ""), in: decided.state, world: world,
      identities: IdentitySource(replica: kitchen.replica, turn: kitchen.turn + 1), after: done)
    decided.state = outcome.state
    decided.outcomes.append(outcome)
    if decided.world == nil || done.effect.takesBack { decided.world = world }
    return decided
  }

  private func takeBack(_ effect: Effect, _ line: String, _ decided: Decided) throws -> Answer {
    var decided = decided
    var outcome = UndoOutcome.nothingToUndo
    let before = try snapshot()[OwnRecipe.self]
    if !options.isDryRun {
      if case .undo(let words) = effect {
        outcome = try store.undo(by: person, at: clock.now, said: line, about: words)
      } else {
        outcome = try store.redo(by: person, at: clock.now, said: line)
      }
      if let conversation = outcome.conversation {
        decided.state = StoredDialogue.state(conversation).state
        unsaved = isSecondTerminal ? decided.state : nil
      }
    }
    decided.outcomes = []
    let kitchen = try snapshot()
    var told = told(EffectDone(effect, .undo(outcome)), after: decided, in: kitchen)
    let (state, isSame) = (decided.state, told.state == decided.state)
    told = mirror(before, kitchen[OwnRecipe.self], told, kitchen)
    if !isSame, told.state != state, !keepOpened(told.state, after: decided.state, in: kitchen) {
      unsaved = told.state
    }
    hasUndone = outcome.conversation != nil
    defer { hasUndone = false }
    return answer(to: line, told)
  }

  private func answer(to line: String, _ decided: Decided, failure: StoreError? = nil) -> Answer {
    var replies = prelude + decided.replies
    if let failure, !replies.contains(where: \.tellsOfFailedSave) {
      // What could not be saved is not said; the failure is.
      replies = [StoreFailed(failure)]
    }
    lastTurn = HeardTurn(
      recognitions: decided.requests, changes: failure == nil ? decided.changes : [], hasUndone: hasUndone,
      unread: decided.outcomes.flatMap(\.unread), state: decided.state.planning.name.rawValue, error: failure)
    let standing = decided.world.map { self.standing(in: $0, decided.state, turn: decided.turn) }
    let shown = repairs + lines(for: replies, in: decided.state, standing: standing)
    renderedPlain =
      recorder == nil
      ? nil : lines(for: replies, in: decided.state, standing: standing, plain: true, width: 80)
    let spoken = Spoken(
      line: line, decided: decided, standing: standing, replies: replies, notices: notices + repairs,
      isWhole: failure == nil)
    repairs = []
    let status = worst(
      of: replies, isAsking: AskedSlot(in: decided.state, house: house, today: clock.now.day) != nil)
    return Answer(
      lines: shown, exit: hasToldOfDamage ? ReplyStatus.damaged.exit : status.exit,
      endsChat: decided.effect == .leave,
      json: { [self] in json(spoken, shown: shown) })
  }

  /// All that `--json` is made of, when it is asked for.
  struct Spoken {
    var line: String
    var decided: Decided
    var standing: Standing?
    var replies: [any Reply]
    var notices: [String]
    /// False when something else is said than what the requests came to.
    var isWhole: Bool
  }

  private func json(_ spoken: Spoken, shown: [String]) -> String {
    let (today, decided, standing) = (clock.now.day, spoken.decided, spoken.standing)
    let text =
      options.usesColor
      ? lines(for: spoken.replies, in: decided.state, standing: standing, plain: true) : shown
    var parts: [ReplyFacts] = []
    if decided.requests.count > 1, decided.outcomes.count == decided.requests.count, spoken.isWhole {
      parts = zip(decided.requests, decided.outcomes).map { request, outcome in
        ReplyFacts(
          said: request.said, recognitions: [request], replies: outcome.replies, state: outcome.state,
          house: house, text: lines(for: outcome.replies, in: outcome.state, standing: standing, plain: true),
          today: today, standing: standing)
      }
    }
    let facts = ReplyFacts(
      said: spoken.line, recognitions: decided.requests, replies: spoken.replies, state: decided.state,
      house: house, text: text, notices: spoken.notices, today: today, standing: standing, parts: parts)
    return replyObject(facts).text
  }
}

extension Effect {
  /// Changes what was saved by an earlier turn.
  fileprivate var takesBack: Bool {
    switch self {
    case .undo, .redo: true
    default: false
    }
  }
}

extension UndoOutcome {
  /// The conversation that goes on after it, where something changed; the inner nil for none open.
  fileprivate var conversation: StoredConversation?? {
    switch self {
    case .undone(_, let conversation), .redone(_, let conversation): .some(conversation)
    default: nil
    }
  }
}

/// Whether the food that a cooked dish is called by ("chicken" of chicken with rice) lies at home raw as well.
private func standsRaw(_ cooked: String, in pantry: [PantryItem], catalogue: Catalogue) -> Bool {
  let joints: Set<Substring> = ["with", "and", "in", "on"]
  let name = cooked.split(separator: " ").prefix { !joints.contains($0) }.joined(separator: " ")
  return pantry.contains { lot in
    guard let food = lot.ingredient.flatMap({ catalogue.table[$0] }) else { return false }
    return lot.name.lowercased().contains(name) || food.name.lowercased().contains(name)
  }
}
