import Talk

/// "Yes, except rosemary": an answer to whether all was bought that leaves something out. Nil
/// where that is not asked, and for every line that names nothing left out or something no list could hold.
func hearExceptions(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard let asked = state.questions.top as? BoughtAllQuestion else { return hearAllBut(line, world) }
  // "Yes, all of it, every last thing".
  let words = Utterance(line).tokens.filter { $0.kind == .word }.map(\.text)
  if !words.isEmpty, words.contains(where: ["all", "everything", "every", "lot"].contains),
    words.allSatisfy(wordsOfAll.contains)
  {
    return Choice(tickIntent.name, slots: [SlotBinding(name: "all", value: .text("yes"))])
  }
  if let evenings = eveningsOnly(line, world) {
    return Choice(tickIntent.name, slots: [SlotBinding(name: "all", value: .text("yes")), evenings])
  }
  guard let names = exceptedThings(in: line) else { return nil }
  return Choice(
    tickIntent.name,
    slots: left(names, world) + [
      SlotBinding(name: "end", value: .text("bought")),
      SlotBinding(name: "of", value: .text(asked.list.text)),
    ])
}

/// "No, just tonight's stuff, not the rest": the evenings that alone were bought for; nil where more is said.
private func eveningsOnly(_ line: String, _ world: World) -> SlotBinding? {
  let words = Utterance(line).tokens.filter { $0.kind != .end && $0.kind != .comma }.map(\.text)
  let rest = words.filter { !wordsOfEvenings.contains($0) }
  guard words.contains(where: ["just", "only", "no", "not"].contains), (1...4).contains(rest.count) else {
    return nil
  }
  // "Tonights", "fridays".
  let plain = rest.map { $0.hasSuffix("s") && $0.count > 5 ? String($0.dropLast()) : $0 }
  let expectation = Expectation(intent: tickIntent.name, slot: "days", entity: "days")
  guard let value = world.reader.value(of: plain.joined(separator: " "), for: expectation) else { return nil }
  return SlotBinding(name: "days", value: value)
}

private let wordsOfEvenings: Set<String> = [
  "no", "just", "only", "not", "the", "rest", "stuff", "things", "thing", "dinner", "dinners", "supper", "'s",
  "for", "what", "is", "i", "we", "got", "bought", "have", "it", "all", "whole", "list", "everything", "was",
  "needed", "need", "nope", "and", "of", "other", "others", "ingredients", "food", "that", "week", "um",
]

/// All but these is ticked; what no table knows stands on the list in its own words.
private func left(_ names: [String], _ world: World) -> [SlotBinding] {
  let supply = Expectation(intent: tickIntent.name, slot: "supply", entity: "supply")
  return names.map {
    SlotBinding(name: "supply", value: world.reader.value(of: $0, for: supply) ?? .text($0))
  }
    + [SlotBinding(name: "mode", value: .text("except"))]
}

/// "Everything but the lamb", "got all of it except the ginger and the tofu", with a list open and nothing asked:
/// all of it is ticked but those. "All dinners without mushrooms" says nothing of a list.
private func hearAllBut(_ line: String, _ world: World) -> Choice? {
  let words = Utterance(line).tokens.filter { $0.kind == .word }.map(\.text)
  guard let mark = words.firstIndex(where: ["but", "except", "bar", "apart"].contains),
    words[..<mark].contains(where: { ["everything", "all"].contains($0) }),
    // What it came to is told beside it: the whole line is read then.
    !Utterance(line).tokens.contains(where: { $0.kind == .number }),
    words[..<mark].allSatisfy({ wordsOfAll.contains($0) || ["grabbed", "ok", "so"].contains($0) }),
    let names = exceptedThings(in: line), !world.activePlans.isEmpty || !world.kitchen[ListEntry.self].isEmpty
  else { return nil }
  return Choice(tickIntent.name, slots: left(names, world))
}

/// A line of these alone says that all of it was bought.
private let wordsOfAll: Set<String> = [
  "yes", "yeah", "yep", "sure", "all", "everything", "every", "of", "it", "last", "single", "thing", "the",
  "lot",
  "whole", "list", "indeed", "was", "i", "we", "got", "bought", "have", "them", "that", "is", "on",
  "there", "bit",
]

/// The things an answer leaves out, as they were said: "rosemary" of "yes, except rosemary, they didn't have it",
/// of "all but the rosemary", of "no, only rosemary is missing". Nil where it leaves nothing out. Things are at
/// most three words each; longer stretches are no names.
func exceptedThings(in line: String) -> [String]? {
  let words = Utterance(line).tokens.filter { $0.kind != .end }.map(\.text)
  guard !words.contains("?"), let stretch = markedStretch(words) ?? missingStretch(words) else { return nil }
  var things: [[String]] = [[]]
  for word in stretch {
    if [",", "and", "or", "nor"].contains(word) {
      things.append([])
    } else {
      things[things.count - 1].append(word)
    }
  }
  let articles: Set<String> = ["the", "a", "an", "any", "some", "for", "no", "not"]
  var names: [String] = []
  for thing in things {
    let name = thing.drop { articles.contains($0) }
    // "They didn't have it": why, behind a comma.
    if let first = name.first, pronouns.contains(first) { break }
    if !name.isEmpty { names.append(name.joined(separator: " ")) }
  }
  return names.isEmpty || names.contains { $0.split(separator: " ").count > 3 } ? nil : names
}

private let pronouns: Set<String> = [
  "they", "it", "he", "she", "we", "i", "that", "there", "was", "were", "because",
]

/// The words behind "except", "but not", "without".
private func markedStretch(_ words: [String]) -> ArraySlice<String>? {
  for at in words.indices {
    let start: Int
    switch words[at] {
    case "except", "excluding", "without", "minus", "besides", "bar": start = at + 1
    case "but": start = at + 1
    case "not"
    where at > 0 && [",", "yes", "all", "everything", "just", "only", "but"].contains(words[at - 1]):
      start = at + 1
    case "apart", "other": start = at + 2
    default: continue
    }
    // "Nothing but the milk", "no, but the milk": the opposite of all but that.
    guard start < words.count, grantsAll(words[..<at]) else { return nil }
    return words[start...]
  }
  return nil
}

/// Whether the words before an exception say yes, or that all of it was bought; nothing before it says so too.
private func grantsAll(_ before: ArraySlice<String>) -> Bool {
  let yes: Set<String> = [
    "yes", "yeah", "yep", "yup", "sure", "ok", "okay", "all", "everything", "please", "right",
  ]
  let no: Set<String> = ["nothing", "none", "neither", "nobody"]
  return before.isEmpty || !yes.isDisjoint(with: before) && no.isDisjoint(with: before)
}

/// The words before "is missing": "only rosemary" of "no, only rosemary is missing".
private func missingStretch(_ words: [String]) -> ArraySlice<String>? {
  guard let end = words.firstIndex(where: { ["missing", "left"].contains($0) }), end > 1,
    ["is", "are", "was", "were", "'s"].contains(words[end - 1])
  else { return nil }
  let start = words[..<end].lastIndex { [",", "only", "just", "no", "yes"].contains($0) }.map { $0 + 1 } ?? 0
  return start < end - 1 ? words[start..<end - 1] : nil
}

/// Ends the shopping with all but those things bought.
func endShopping(except things: [Wanted], _ said: Said, _ turn: inout Turn) {
  markAll(except: things, endsThere: false, said, &turn)
  // Only now is the list of a week sure to be kept.
  guard let list = meantList(said, &turn) else { return }
  let lines = standing(list, turn).lines
  // An exception that stands on no line might be any: the shopping is not over then.
  guard things.allSatisfy({ !groceryLines(for: $0, in: lines).isEmpty }) else {
    return BoughtAllQuestion(list: list.id).ask(&turn)
  }
  turn.unsay { $0 is ListChanged }
  close(list, taken: lines.filter(isInCart), left: lines.filter { $0.mark != .bought }, &turn)
}
