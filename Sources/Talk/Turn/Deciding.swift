/// Decides one request: a reading in, a new state, changes and replies out. The same arguments give the same
/// outcome, always. With the result of an effect that the same request asked for, that is told to the rooms.
package func decide(
  _ heard: Recognition, in state: DialogueState, world: World, identities: IdentitySource,
  after done: EffectDone? = nil
) -> TurnOutcome {
  let usually = (world.household ?? Household()).eaters
  let recognition = withCostsAServing(withDishesAtHand(heard, in: state, world)) { day in
    day.map { world.evenings.eaters(on: $0, usually: usually) } ?? usually
  }
  var turn = Turn(state, world: world, identities: identities, said: recognition)
  if let done {
    turn.tell(done)
    return turn.outcome(unread: [])
  }
  turn.tell(TurnBegins())
  let reading = world.house.reading(recognition)
  let said = Said(recognition, role: reading.role)
  take(reading, said, &turn)
  remember(said, reading, since: state, &turn)
  if world.answersYes { settleAll(&turn) }
  followHarm(said, since: world, &turn)
  sayUnchecked(&turn)
  return turn.outcome(unread: said.unread)
}

/// Says whose illness an answer about food leaves out of account, and that nobody knows how its meat was
/// slaughtered, once a turn.
private func sayUnchecked(_ turn: inout Turn) {
  guard turn.replies.contains(where: \.vouches) else { return }
  let notes = turn.world.healthNotes
  if !notes.isEmpty { turn.say(HealthUnchecked(notes: notes)) }
  if let unheard = turn.state.memory[UnheardHarm.self] { turn.say(HarmUnheard(words: unheard.words)) }
  let slaughter = SlaughterUnchecked(of: turn.household)
  let isOfMeat = turn.replies.contains { $0.vouches && !$0.holdsNoMeat }
  if isOfMeat, !slaughter.words.isEmpty { turn.say(slaughter) }
  let unknown = UnknownFoodsUnchecked(of: turn.household, table: turn.world.catalogue.table)
  if !unknown.words.isEmpty { turn.say(unknown) }
}

/// What a chat, or a talk picked up again, opens with.
package func opening(_ news: some News, in state: DialogueState, world: World) -> TurnOutcome {
  var turn = Turn(
    state, world: world, identities: IdentitySource(replica: 0, turn: 0), said: Recognition(said: ""))
  turn.tell(news)
  return TurnOutcome(
    state: turn.state, changes: turn.changes, replies: turn.replies, effect: nil, isUndoable: false)
}

extension Turn {
  /// Tells every room; see `News`. A talk picked up again asks nothing that a bare yes would answer: what was
  /// asked no longer stands on the screen.
  package mutating func tell(_ news: some News) {
    if news is ChatOpens || news is TalkResumes {
      state.questions.close { $0.takesBareYes }
      state.memory[PutAside.self] = nil
    }
    for room in world.house.rooms { room.follow(&self, news) }
  }

  /// Does what was chosen, as if it had been said: for choices, and to pass people on to another room.
  package mutating func perform(_ choice: Choice) {
    let recognition = choice.recognition(of: said.said, in: world.grammar)
    guard case .request(let intent) = world.house.reading(recognition) else { return }
    intent.take(&self, Said(recognition, role: intent.role))
  }

  /// Passes people on to the intent that plays the role.
  package mutating func perform(_ role: Role, _ slots: [SlotBinding] = []) {
    if let intent = world.house.intent(for: role) { perform(Choice(intent.name, slots: slots)) }
  }

  /// The same as a choice for later; nil when no intent plays the role.
  package func choice(_ role: Role, _ slots: [SlotBinding] = [], title: String = "") -> Choice? {
    world.house.intent(for: role).map { Choice($0.name, slots: slots, title: title) }
  }

  /// Shows a numbered list whose numbers do what stands there. None while the household's questions wait for
  /// answers of their own.
  package mutating func offer(_ choices: [Choice], asksWhich: Bool = false, told: String? = nil) {
    guard state.asked == nil else { return }
    state.questions.close { $0 is ChoosingQuestion }
    if !choices.isEmpty { state.questions.push(ChoosingQuestion(choices, asksWhich: asksWhich, told: told)) }
  }

  func outcome(unread: [String]) -> TurnOutcome {
    TurnOutcome(
      state: state, changes: changes, replies: replies, effect: effect, isUndoable: isUndoable,
      unread: unread)
  }
}

/// Who gets the line: the open questions, the topmost first, then the request's own handler. A question that
/// outlasts the request is put again after it.
private func take(_ reading: Reading, _ said: Said, _ turn: inout Turn) {
  if case .unreadable = reading { return unreadable(&turn) }
  turn.state.failures = 0
  if case .ambiguous(let guesses) = reading {
    let dropped = turn.state.questions.all.filter { !$0.outlasts(nil) }
    turn.state.questions.close { !$0.outlasts(nil) }
    sayNotNoted(dropped, said, &turn)
    askWhich(guesses, said, &turn)
    return
  }
  var lasting: [any OpenQuestion] = []
  var dropped: [any OpenQuestion] = []
  while let question = turn.state.questions.pop() {
    if question.answer(said, &turn) {
      reopen(lasting, &turn)
      finish(&turn)
      return askAgain(lasting.first, &turn)
    }
    if question.outlasts(said.recognition.act) { lasting.append(question) } else { dropped.append(question) }
  }
  reopen(lasting, &turn)
  for question in turn.world.house.standingQuestions(in: turn.state) {
    if wakes(question, said, &turn) { return }
    if question.answer(said, &turn) {
      turn.state.memory[PutAside.self] = nil
      return finish(&turn)
    }
  }
  switch reading {
  case .request(let intent):
    intent.take(&turn, said)
    askWhatFor(after: intent, &turn)
    if !said.recognition.passedOver.isEmpty, !turn.replies.isEmpty, !turn.hasReadLine {
      turn.say(NotTakenIn(words: said.recognition.passedOver.joined(separator: ", ")))
    }
    let names = peopleUnread(said, turn)
    if !names.isEmpty, !turn.replies.isEmpty { turn.say(NotTakenIn(words: names.joined(separator: ", "))) }
  case .planned(let feature): turn.say(NotYet(feature))
  case .ambiguous, .unreadable: break
  }
  finish(&turn)
  sayNotNoted(dropped, said, &turn)
  askAgain(lasting.first, &turn)
}

/// Words nobody read that name somebody known here, written small as they may be: what was shown does not go by them.
private func peopleUnread(_ said: Said, _ turn: Turn) -> [String] {
  guard said.recognition.act == .show, !said.recognition.unexplained.isEmpty else { return [] }
  let known = Set(
    (turn.household.members.map(\.name) + turn.world.evenings.flatMap(\.visitors).map(\.name)).map(
      Visitor.key))
  return said.recognition.unexplained.filter {
    known.contains(Visitor.key($0)) && !said.recognition.passedOver.contains($0)
  }
}

/// What a question that was let go would have noted: never dropped without a word. Nothing where the request says
/// it anew, or lets it go in so many words.
private func sayNotNoted(_ dropped: [any OpenQuestion], _ said: Said, _ turn: inout Turn) {
  for case let question as ChoosingQuestion in dropped {
    guard let told = question.told, said.recognition.act != .answer,
      !question.choices.contains(where: { $0.intent == said.recognition.intent })
        || !sharesWords(told, said.text)
    else { continue }
    turn.say(NotNoted(words: told))
    rememberHarm(told, &turn)
  }
}

/// Whether one line says some of the other anew.
private func sharesWords(_ told: String, _ line: String) -> Bool {
  func words(_ text: String) -> Set<String> {
    Set(Utterance(text).tokens.filter { $0.kind == .word && $0.text.count > 4 }.map(\.text))
  }
  return !words(told).isDisjoint(with: words(line))
}

/// Questions back on the stack, below whatever was asked meanwhile.
private func reopen(_ lasting: [any OpenQuestion], _ turn: inout Turn) {
  var newer: [any OpenQuestion] = []
  while let question = turn.state.questions.pop() { newer.append(question) }
  for question in lasting.reversed() + newer.reversed() { turn.state.questions.push(question) }
}

/// A turn never ends in silence: what nothing was said to counts as not understood.
private func finish(_ turn: inout Turn) { if turn.replies.isEmpty, turn.effect == nil { unreadable(&turn) } }

/// Nobody could read it, or nothing came of it. In a question it counts as a failed answer.
package func unreadable(_ turn: inout Turn) {
  if turn.said.isLeftOut {
    turn.say(NotTakenIn(words: turn.said.said))
    return
  }
  let told = turn.replies.count
  turn.tell(LineUnread(line: turn.said.said))
  if turn.replies.count > told {
    turn.state.failures = 0
    return askAgain(turn.world.house.openQuestion(in: turn.state), &turn)
  }
  if let question = turn.world.house.openQuestion(in: turn.state), question.unreadable(&turn) { return }
  turn.state.failures += 1
  turn.say(NotUnderstood(failures: turn.state.failures, help: HelpPage()))
}

/// `--yes`: every open question takes its default, a plan on the table is approved.
private func settleAll(_ turn: inout Turn) {
  for _ in 0..<8 {
    let before = turn.state
    if let question = turn.state.questions.top {
      guard !(question is ChoosingQuestion) else { return }
      _ = turn.state.questions.pop()
      question.settle(&turn)
    } else {
      turn.world.house.openQuestion(in: turn.state)?.settle(&turn)
    }
    if turn.state == before { return }
  }
}
