import Talk

/// What a recipe being written down still lacks, one question after the other; each can be passed.
struct WritingQuestion: OpenQuestion {
  static let name = "writing"
  var draft: RecipeDraft
  var part: RecipeDraft.Part? = .title

  var slot: String? { part?.rawValue }
  var isPatient: Bool { true }

  func choices(_ words: Wording) -> [String] { ["skip", "back", "never mind"] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    if said.recognition.intent == addingIntent.name, let answer = said.slots.word("answer") {
      take(answer, &turn)
      return true
    }
    if said.recognition.intent == addingIntent.name, said.slots.has("text") { return false }
    switch said.role {
    case .skip?, .no?, .more?, .yes?, .unsure?: pass(&turn)
    case .back?: goBack(&turn)
    case .leave?: leave(&turn)
    case .again?, .clarify?: ask(&turn)
    case .protest?: ask(&turn)
    default: return false
    }
    said.slots.readAll()
    return true
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    turn.say(WritingAsked(question: self, isAgain: true))
  }

  func settle(_ turn: inout Turn) {
    if draft.title.isEmpty || draft.isEmpty { return }
    var whole = self
    whole.part = nil
    turn.unsay { $0 is WritingAsked }
    askOn(whole, &turn)
  }

  func leave(_ turn: inout Turn) { turn.say(NotWritten(title: draft.title)) }
  func unreadable(_ turn: inout Turn) -> Bool { false }
  func outlasts(_ act: IntentAct?) -> Bool { true }
  var isPutEachTime: Bool { true }

  /// Nothing more to this one.
  private func pass(_ turn: inout Turn) {
    var next = self
    guard let part else { return }
    if part == .title, draft.title.isEmpty { next.draft.title = untitled }
    next.part = part.next
    // Nothing at all is no recipe.
    if part == .steps, draft.isEmpty { return turn.say(NotWritten(title: draft.title)) }
    askOn(next, &turn)
  }

  private func goBack(_ turn: inout Turn) {
    var former = self
    if part == .ingredients, !draft.ingredients.isEmpty {
      former.draft.ingredients.removeLast()
    } else if part == .steps, !draft.steps.isEmpty {
      former.draft.steps.removeLast()
    } else {
      former.part = part?.former ?? .title
      if former.part == .title { former.draft.title = "" }
      if former.part == .servings { former.draft.servings = nil }
    }
    turn.state.questions.push(former)
    turn.say(WritingAsked(question: former, isAgain: true))
  }

  /// What was told is taken back or put right; "back" behind the rest goes one further.
  private func correct(_ corrections: [DraftCorrection], _ turn: inout Turn) {
    var next = self
    for correction in corrections { next.draft = next.draft.corrected(by: correction, at: part) }
    if corrections.contains(.back), next.draft == draft { return next.goBack(&turn) }
    turn.state.questions.push(next)
    turn.say(WritingAsked(question: next, isMore: true))
  }

  private func take(_ words: String, _ turn: inout Turn) {
    if part == .ingredients || part == .steps, let told = corrections(in: words, to: draft, at: part) {
      return correct(told, &turn)
    }
    var next = self
    switch part {
    case .title?:
      next.draft.title = cleanTitle(withoutHesitation(words))
      guard !next.draft.title.isEmpty else { return ask(&turn) }
      next.part = .ingredients
    case .ingredients?:
      let numbered = numberedSteps(words)
      var read = numbered.isEmpty ? readIngredients([listSaid(words)], turn.world) : WrittenRecipe()
      read.steps += numbered
      // "Brown the meat": the list is over, and this is the first step.
      if read.lines.isEmpty, !read.steps.isEmpty {
        next.part = .steps
        next.draft.steps += read.steps
      } else {
        next.draft.ingredients += read.lines.map(\.text)
        next.draft.steps += read.steps
      }
    case .steps?:
      let numbered = numberedSteps(words)
      next.draft.steps += numbered.isEmpty ? stepsSaid(words) : numbered
    case .servings?:
      guard let count = count(in: words) else { return ask(&turn) }
      next.draft.servings = count
      next.part = .minutes
    case .minutes?:
      guard let minutes = minutesSaid(words) else { return ask(&turn) }
      next.draft.minutes = minutes
      next.part = nil
    case nil: break
    }
    let isList = next.part == part
    if isList {
      turn.state.questions.push(next)
      turn.say(WritingAsked(question: next, isMore: true))
    } else {
      askOn(next, &turn)
    }
  }

  private func count(in words: String) -> Int? {
    let plain = plainWords(words).filter { $0 != "a" && $0 != "an" }
    guard plain.count <= 8, saidDuration(in: plain) == nil else { return nil }
    let number = plain.indices.lazy.compactMap { saidNumber(plain, at: $0) }.first { $0.value.isWhole }
    guard let count = number?.value.rounded, (1...100).contains(count) else { return nil }
    return count
  }
}

private func minutesSaid(_ words: String) -> Int? {
  let plain = plainWords(words)
  if let time = saidDuration(in: plain) { return (time.seconds + 59) / 60 }
  guard plain.count == 1, let number = saidNumber(plain, at: 0), (1...1440).contains(number.value.rounded)
  else { return nil }
  return number.value.rounded
}

/// What the line means to the recipe being written down; nil where it asks for something else.
func hearWriting(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard let question = state.questions.top as? WritingQuestion else { return nil }
  let words = plainWords(line)
  guard !words.isEmpty, line.utf8.count <= longestRecipeText else { return nil }
  let bare = words.filter { !["um", "umm", "uh", "erm", "so", "and"].contains($0) }
  if isPassing(words) || isPassing(bare) {
    return world.house.intent(for: .skip).map { Choice($0.name, said: line) }
  }
  if isLeaving(words) || isLeaving(bare) || asksSomething(line, words) { return nil }
  // No step names an evening or a list: "put my congee on Wednesday". A title may: "Sunday roast".
  if question.part != .title, !Set(words).isDisjoint(with: wordsOfPlans) { return nil }
  // "Oh never mind all that about the recipe".
  if zip(words, words.dropFirst()).contains(where: { $0 == "never" && $1 == "mind" }), words.count < 12 {
    return world.house.intent(for: .leave).map { Choice($0.name, said: line) }
  }
  if question.part != .title, tellsOfHome(words) { return nil }
  if question.part != .title, isBack(words) {
    return world.house.intent(for: .back).map { Choice($0.name, said: line) }
  }
  if holdsRecipe(line), question.draft.isEmpty {
    return Choice(addingIntent.name, slots: [SlotBinding(name: "text", value: .text(line))])
  }
  return Choice(addingIntent.name, slots: [SlotBinding(name: "answer", value: .text(line))])
}

/// "I need a loaf of bread from Kroger", "I'd give it a four", "we used up three eggs": told of the house, and no step.
private func tellsOfHome(_ words: [String]) -> Bool {
  let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
  return !Set(pairs).isDisjoint(with: pairsOfHome)
    || words.contains { ["stars", "groceries", "dollars"].contains($0) }
}

private let pairsOfHome: Set<String> = [
  "i need", "we need", "i bought", "we bought", "i used", "we used", "used up", "i'd give", "id give",
  "would give", "i give",
  "to buy", "buying at", "is allergic", "am allergic", "we have", "i have", "we ate", "we had", "coming over",
  "is coming",
]
private let wordsOfPlans: Set<String> = [
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tonight", "tomorrow", "list",
  "budget",
  "plan", "pantry",
]
