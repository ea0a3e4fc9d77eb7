/// "Under 35 minutes then", said after dinners were asked for: the same dinners with that limit, and no rule of the house.
/// Nil for every other line.
func withOtherMinutes(
  _ line: String, in state: DialogueState, house: House, recognizer: Recognizer, context: RecognitionContext
) -> Recognition? {
  guard var again = state.last?.recognition, let name = again.intent, house.intent(name)?.role == .tonight
  else { return nil }
  let words = Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text)
  let told = words.drop { openers.contains($0) }
  guard let first = told.first, bounds.contains(first), told.count < 8,
    told.allSatisfy({ !namesOther.contains($0) })
  else { return nil }
  let found = recognizer.recognize(
    "dinner tonight " + told.joined(separator: " "), expecting: nil, context: context)
  let slots = found.slots.filter { $0.name == "minutes" }
  let details = found.details.filter { $0.kind == "minutes" }
  // Whatever else the line says is a request of its own.
  guard found.intent == name, found.unexplained.isEmpty, slots.count == found.slots.count,
    details.count == found.details.count, !(slots.isEmpty && details.isEmpty)
  else {
    return nil
  }
  func isMinutes(_ detail: Detail) -> Bool {
    detail.kind == "minutes" || detail.slots.contains { $0.name == "minutes" }
  }
  again.slots =
    again.slots.filter { $0.name != "minutes" } + slots.map { SlotBinding(name: $0.name, value: $0.value) }
  again.details =
    again.details.filter { !isMinutes($0) }
    + details.map {
      Detail(kind: $0.kind, slots: $0.slots.map { SlotBinding(name: $0.name, value: $0.value) })
    }
  return again
}

private let openers: Set<String> = ["ok", "okay", "so", "then", "and", "but", "well", "what", "about", "how"]
private let bounds: Set<String> = ["under", "within", "max", "maximum", "up", "at", "less", "below", "in"]
private let namesOther: Set<String> = [
  "weekdays", "weekday", "weekends", "always", "week", "everyone", "from", "on",
]
