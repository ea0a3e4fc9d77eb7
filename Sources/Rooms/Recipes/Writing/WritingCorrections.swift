import Talk

/// What a line said to a recipe being written down takes back, or puts right.
enum DraftCorrection: Hashable {
  /// What was told last.
  case back
  /// The line of that number; the last one for nil.
  case remove(Int?)
  case removeFood(String)
  /// An ingredient with another amount.
  case put(String)
  /// Another step in the place of the last one.
  case step(String)
}

/// The corrections that all of a line is: "okay back", "take out the first one", "no two onions"; nil for a line that tells
/// what belongs to the recipe.
func corrections(in line: String, to draft: RecipeDraft, at part: RecipeDraft.Part?) -> [DraftCorrection]? {
  let clauses = line.replacing(/[,.;] +/, with: " and ").replacing(" then ", with: " and ")
    .split(separator: " and ").map(String.init)
  let whole = correction(line, draft, part).map { [$0] }
  if let whole { return whole }
  let parts = clauses.filter { !plainWords($0).allSatisfy(saidAround.contains) }
    .map { correction($0, draft, part) }
  guard parts.count > 1 || parts.count < clauses.count, !parts.isEmpty, !parts.contains(nil) else {
    return nil
  }
  return parts.compactMap(\.self)
}

/// Whether all of a line, but for what is said around it, takes the last thing back.
func isBack(_ words: [String]) -> Bool {
  let bare = words.filter { !saidAround.contains($0) }.joined(separator: " ")
  return BackWords.whole.contains(bare)
}

private let saidAround: Set<String> = [
  "um", "umm", "uh", "erm", "hmm", "ok", "okay", "oh", "wait", "sorry", "actually", "please", "no", "nope",
  "right",
  "well", "so", "and", "then", "oops", "hang", "on", "hold", "just",
]

private func correction(_ line: String, _ draft: RecipeDraft, _ part: RecipeDraft.Part?) -> DraftCorrection? {
  let plain = plainWords(line)
  if isBack(plain) { return .back }
  let words = Array(plain.drop(while: saidAround.contains))
  let isDenied = !Set(plain.prefix(plain.count - words.count)).isDisjoint(with: [
    "no", "nope", "sorry", "wait", "oops",
  ])
  if let number = removedLine(words, part) { return .remove(number) }
  let meant = leads.lazy.compactMap { words.starts(with: $0) ? Array(words.dropFirst($0.count)) : nil }.first
  let said = meant ?? words
  let told = said.joined(separator: " ")
  if isDenied || meant != nil {
    let kept = said.firstIndex(of: "not").map { Array(said[..<$0]) } ?? said
    if part == .ingredients || place(ofAmount: told, in: draft) != nil, saidNumber(kept, at: 0) != nil,
      kept.count > 1
    {
      return .put(kept.joined(separator: " "))
    }
    if part == .steps, !draft.steps.isEmpty, said.count > 1, saidNumber(said, at: 0) == nil {
      return .step(lastWritten(line, said.count))
    }
  }
  guard part == .ingredients else { return nil }
  for verb in removing where words.starts(with: verb) {
    let food = words.dropFirst(verb.count).filter { !["the", "out", "again", "any", "all"].contains($0) }
    guard (1...4).contains(food.count), place(of: food.joined(separator: " "), in: draft) != nil else {
      continue
    }
    return .removeFood(food.joined(separator: " "))
  }
  let isNone = plain.first == "no" && said.count < 4 && place(of: told, in: draft) != nil
  return isNone && saidNumber(said, at: 0) == nil ? .removeFood(told) : nil
}

private let leads = [
  ["i", "mean"], ["i", "meant"], ["make", "that"], ["change", "that", "to"], ["change", "it", "to"],
  ["it", "should", "be"], ["should", "be"], ["i", "said"], ["rather"], ["make", "it"],
]

private let removing = [
  ["take", "out"], ["remove"], ["delete"], ["scratch"], ["drop"], ["strike"], ["cross", "out"],
  ["leave", "out"],
  ["forget"], ["take", "away"], ["take"], ["without"], ["get", "rid", "of"],
]

/// The line that is to go: "the first one", "step 2", "the last ingredient".
private func removedLine(_ words: [String], _ part: RecipeDraft.Part?) -> Int?? {
  guard let verb = removing.first(where: { words.starts(with: $0) }) else { return nil }
  let rest = words.dropFirst(verb.count).filter { !["the", "out", "again", "number", "no"].contains($0) }
  let things: Set<String> = ["one", "ingredient", "step", "line", "thing", "entry", "item"]
  let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "1st": 1,
    "2nd": 2, "3rd": 3, "4th": 4,
  ]
  guard (1...2).contains(rest.count) else { return nil }
  let names = rest.filter { !things.contains($0) }
  guard names.count == 1 || rest.count == 2 else { return nil }
  let name = names.first ?? "one"
  if name == "last" || name == "previous" { return .some(nil) }
  if let number = ordinals[name] { return .some(number) }
  guard rest.count == 2, rest.contains(where: things.contains), let number = saidNumber([name], at: 0),
    number.value.isWhole
  else { return nil }
  return .some(number.value.rounded)
}

/// The last so many words, as they were written.
private func lastWritten(_ line: String, _ count: Int) -> String {
  let written = line.split(whereSeparator: \.isWhitespace).map(String.init)
  return written.suffix(count).joined(separator: " ")
}

private func place(ofAmount text: String, in draft: RecipeDraft) -> Int? {
  place(of: nameOfLine(text).name, in: draft)
}

/// The told ingredient of that name; of several the one told last.
private func place(of food: String, in draft: RecipeDraft) -> Int? {
  let names = draft.ingredients.map { nameOfLine($0).name }
  let wanted = plainWords(food)
  guard !wanted.isEmpty else { return nil }
  return names.indices.last { isSameFood(names[$0], food) }
    ?? names.indices.last { at in
      let own = plainWords(names[at])
      return wanted.allSatisfy { word in own.contains { isSameFood($0, word) } }
    }
}

extension RecipeDraft {
  /// The draft as the correction leaves it; unchanged where there is no such line. "Back" is the question's own.
  func corrected(by correction: DraftCorrection, at part: Part?) -> RecipeDraft {
    var draft = self
    switch correction {
    case .back: break
    case .remove(let number):
      if part == .steps {
        let at = (number ?? steps.count) - 1
        if draft.steps.indices.contains(at) { draft.steps.remove(at: at) }
      } else {
        let at = (number ?? ingredients.count) - 1
        if draft.ingredients.indices.contains(at) { draft.ingredients.remove(at: at) }
      }
    case .removeFood(let food):
      if let at = place(of: food, in: self) { draft.ingredients.remove(at: at) }
    case .put(let text):
      if let at = place(ofAmount: text, in: self) {
        draft.ingredients[at] = text
      } else {
        draft.ingredients.append(text)
      }
    case .step(let text):
      let told = stepsSaid(text)
      if !draft.steps.isEmpty, !told.isEmpty {
        draft.steps.replaceSubrange((draft.steps.count - 1)..., with: told)
      }
    }
    return draft
  }
}
