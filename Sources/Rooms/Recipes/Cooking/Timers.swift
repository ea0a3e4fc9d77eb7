import Talk

/// A timer as a moment: nothing runs, and nothing is lost by leaving. Source: requirements FR-PR-002.
struct KitchenTimer: Hashable, Codable {
  /// What it is for; nil for none.
  var name: String?
  var seconds: Int
  var ends: CivilTime
}

/// The timers set in a talk, the one that ends first on top.
struct KitchenTimers: Remembered {
  static let name = "timers"
  var running: [KitchenTimer]
}

/// More are nobody's meal.
private let mostTimers = 20

/// Timers whose time has come are told before anything else is answered.
func tellTimersOver(_ turn: inout Turn) {
  guard var timers = turn.state.memory[KitchenTimers.self] else { return }
  let now = turn.world.context.now
  let over = timers.running.filter { $0.ends <= now }
  guard !over.isEmpty else { return }
  timers.running.removeAll { $0.ends <= now }
  turn.state.memory[KitchenTimers.self] = timers.running.isEmpty ? nil : timers
  turn.say(TimersOver(timers: over, now: now))
}

/// Sets, shows, lengthens or stops timers.
func keepTime(_ said: Said, _ turn: inout Turn) {
  // The line itself tells more of it: seconds, and what it is for.
  said.slots.readAll()
  var words = TimerWords(said.text)
  if words.seconds == nil, let minutes = said.slots.minutes("minutes"), minutes > 0 {
    words.seconds = minutes * 60
  }
  var running = turn.state.memory[KitchenTimers.self]?.running ?? []
  let now = turn.world.context.now
  switch words.act {
  case .pause: return turn.say(NoPause())
  case .show:
    let shown = words.name.flatMap { name in running.filter { $0.isNamed(name) } } ?? []
    return turn.say(TimersShown(timers: shown.isEmpty ? running : shown, now: now))
  case .set:
    set(words, &running, &turn)
  case .correct:
    guard let seconds = words.seconds, !running.isEmpty else { return set(words, &running, &turn) }
    let denied = words.instead.flatMap { was in running.firstIndex { $0.seconds == was } }
    guard
      let at = words.name == nil ? denied ?? place(of: nil, in: running) : place(of: words.name, in: running)
    else {
      return turn.say(WhichTimer(timers: running, now: now))
    }
    running[at].ends = running[at].ends.advanced(bySeconds: seconds - running[at].seconds)
    running[at].seconds = seconds
    turn.say(TimerSet(timer: running[at], now: now, isLonger: true))
  case .lengthen:
    guard let at = place(of: words.name, in: running), let seconds = words.seconds else {
      if running.isEmpty { return set(words, &running, &turn) }
      return turn.say(WhichTimer(timers: running, now: now))
    }
    running[at].seconds += seconds
    running[at].ends = running[at].ends.advanced(bySeconds: seconds)
    turn.say(TimerSet(timer: running[at], now: now, isLonger: true))
  case .stopAll:
    turn.say(TimersStopped(timers: running, now: now))
    running = []
  case .stop:
    guard let at = place(of: words.name, in: running) else {
      if running.isEmpty { return turn.say(TimersStopped(timers: [], now: now)) }
      return turn.say(WhichTimer(timers: running, now: now))
    }
    turn.say(TimersStopped(timers: [running[at]], now: now))
    running.remove(at: at)
  }
  keep(running, &turn)
}

private func keep(_ running: [KitchenTimer], _ turn: inout Turn) {
  let sorted = running.sorted { ($0.ends, $0.name ?? "") < ($1.ends, $1.name ?? "") }
  let kept = sorted.isEmpty ? nil : KitchenTimers(running: sorted)
  guard kept != turn.state.memory[KitchenTimers.self] else { return }
  turn.state.memory[KitchenTimers.self] = kept
  turn.isUndoable = true
}

private func set(_ words: TimerWords, _ running: inout [KitchenTimer], _ turn: inout Turn) {
  let now = turn.world.context.now
  var name = words.name
  var seconds = words.seconds
  if seconds == nil, let (cooking, view) = turn.viewOfCooking(), cooking.step > 0,
    let minutes = view.shown.steps[cooking.step - 1].minutes
  {
    seconds = minutes * 60
    name = name ?? "step \(cooking.step)"
  }
  guard let seconds else {
    turn.state.questions.push(TimerLength(name: name))
    return turn.say(HowLongTimer())
  }
  guard seconds <= 86_400, running.count < mostTimers else {
    return turn.say(TimerRefused(isTooMany: seconds <= 86_400))
  }
  let timer = KitchenTimer(name: name, seconds: seconds, ends: now.advanced(bySeconds: seconds))
  if let name { running.removeAll { $0.name == name } }
  running.append(timer)
  turn.say(TimerSet(timer: timer, now: now, isLonger: false))
  keep(running, &turn)
}

/// The timer meant: the only one, or the one of that name.
private func place(of name: String?, in running: [KitchenTimer]) -> Int? {
  if let name { return running.firstIndex { $0.isNamed(name) } }
  return running.count == 1 ? 0 : nil
}

extension KitchenTimer {
  func isNamed(_ words: String) -> Bool {
    guard let name else { return false }
    return OwnWord.key(name) == OwnWord.key(words) || name.split(separator: " ").contains { $0 == words }
  }
}

/// "For how long?": a bare length of time answers it.
struct TimerLength: OpenQuestion {
  static let name = "timer length"
  var slot: String? { "minutes" }
  /// What the timer is for.
  var name: String?

  func choices(_ words: Wording) -> [String] { ["10 minutes"] }
  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    guard said.role == .leave || said.role == .no || said.role == .skip else { return false }
    leave(&turn)
    return true
  }
  func ask(_ turn: inout Turn) {}
  func leave(_ turn: inout Turn) { turn.say(LeftAsItIs()) }
  func outlasts(_ act: IntentAct?) -> Bool { false }
}

/// What a line asks of the timers; nil for a line about something else.
func hearTimer(_ line: String, _ state: DialogueState, isCooking: Bool) -> Choice? {
  guard line.utf8.count <= 200 else { return nil }
  let words = plainWords(line)
  func choice(_ said: String) -> Choice { Choice(timerIntent.name, said: said) }
  if let open = state.questions.top as? TimerLength {
    let bare = words.count == 1 ? Int(words[0]).map { "\($0) minutes" } : nil
    if bare != nil || saidDuration(in: words).map({ words.count - $0.range.count <= 2 }) == true {
      let named = open.name.map { " for \($0)" } ?? ""
      let length = bare ?? line
      return choice("timer\(named): \(length)")
    }
  }
  let read = TimerWords(line)
  let runs = state.memory[KitchenTimers.self] != nil
  if read.isPlain {
    switch read.act {
    case .set: return read.seconds != nil || isCooking && words.count <= 5 ? choice(line) : nil
    case .show where isCooking: return choice(line)
    case .stop, .stopAll, .show, .lengthen, .pause, .correct: return runs ? choice(line) : nil
    }
  }
  if runs, state.asked == nil, TimerRepair.isCorrection(words) { return choice(TimerWords.corrected(line)) }
  guard runs || isCooking else { return nil }
  let whole = words.joined(separator: " ")
  if runs, TimerWords.looks.contains(whole) { return choice("timers") }
  if let name = TimerWords.lookedAt(words),
    state.memory[KitchenTimers.self]?.running.contains(where: { $0.isNamed(name) }) == true
  {
    return choice(TimerWords.asked(name))
  }
  return isCooking && TimerWords.starts.contains(whole) ? choice(TimerWords.bareStart) : nil
}
