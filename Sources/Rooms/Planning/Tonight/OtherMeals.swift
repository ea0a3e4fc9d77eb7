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
  if said.slots.word("mode") == "plan" { turn.say(OtherMealsNotPlanned(course: course)) }
  turn.perform(search)
}
