import Talk

/// "Breakfast ideas", "a dessert for Saturday", "what's for lunch": dishes of that course, as a search finds them. Days are
/// planned with dinners alone, and that is said where days were named. Source: requirements MP-41.
func findOtherMeals(_ said: Said, _ turn: inout Turn) {
  let courses = said.slots.words("meal")
  guard let course = courses.first,
    var search = turn.choice(
      .findRecipes, courses.prefix(1).map { SlotBinding(name: "want", value: .text($0)) })
  else { return }
  if let person = said.slots.value("person") {
    search.slots.append(SlotBinding(name: "person", value: person))
  }
  search.details = said.recognition.details
  // Whoever is a guest that day is at that table too.
  if !said.slots.has("person") {
    search.details += guestsAvoid(said, turn).map { avoided in
      let value = SlotValue.item(list: avoided.kind, id: avoided.word, name: avoided.word)
      return Detail(kind: "avoid", slots: [SlotBinding(name: "avoid", value: value)])
    }
  }
  if said.slots.word("mode") == "plan" { turn.say(OtherMealsNotPlanned(course: course)) }
  turn.perform(search)
}

/// What the guests of the days that the line names must not have, each once.
private func guestsAvoid(_ said: Said, _ turn: Turn) -> [Avoided] {
  let day = Expectation(intent: said.recognition.intent ?? "", slot: "day", entity: "day")
  let days = plainWords(said.text).compactMap { word -> Day? in
    if case .day(let day)? = turn.world.reader.value(of: word, for: day) { day } else { nil }
  }
  let avoided = days.flatMap { turn.world.evenings.note(on: $0).visitors }.flatMap(\.avoids)
    .filter { $0.strength == .strict }.map(\.what)
  return Array(Set(avoided)).sorted { ($0.kind, $0.word) < ($1.kind, $1.word) }
}
