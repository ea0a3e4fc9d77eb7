import Talk

/// As somebody is called in a line that a person types: "Tom", "my husband".
func typedName(_ name: String) -> String {
  if name == Member.unnamedSpeaker { return "me" }
  let known = KnownAs(name)
  return known.given ?? known.role.map { "my \($0)" } ?? name
}

/// As somebody is called beside a dish: "Tom", "your husband".
func plateName(_ name: String) -> String { KnownAs(name).given ?? name }

private func plateNames(_ people: [String]) -> String { joined(people.map(plateName)) }

/// Whether a verb of those people stands in the third person: "Lou gets", but "you get" and "Lou and Max get".
private func isOne(_ people: [String]) -> Bool { people.count == 1 && people[0] != Member.unnamedSpeaker }

/// "Gets a plate of their own", as those people do.
private func getting(_ people: [String]) -> String {
  if people == [Member.unnamedSpeaker] { return "get a plate of your own" }
  return isOne(people) ? "gets a plate of their own" : "get plates of their own"
}

/// What of the table a plate leaves as it was.
private func allergySentence(_ hasAllergy: Bool) -> String {
  hasAllergy ? "What they must not have stays off the whole table." : ""
}

/// What the others want on evenings that have no dinner yet: nothing keeps it.
private func othersSentence(_ others: [String]) -> String {
  others.isEmpty
    ? ""
    : "\(capitalized(joined(others.map(foodText)))) for the others is not kept: please say it once the evening is planned."
}

/// Who gets a plate of their own on evenings that are not planned yet.
struct PlatesNoted: Reply, Hashable {
  var people: [String]
  var days: [Day]
  var hasAllergy: Bool
  /// What was wished for the others.
  var others: [String]

  func blocks(_ words: Wording) -> [Block] {
    let when = joined(days.map { words.names.adverb($0) })
    let plates = getting(people)
    return .say(
      sentences(
        "\(capitalized(plateNames(people))) \(plates) \(when), chosen with that evening's dinner.",
        allergySentence(hasAllergy), othersSentence(others)))
  }

  func next(_ words: Wording) -> Closing {
    .say(planLine(for: days.first ?? Day(number: 0), words.today ?? Day(number: 0)), "undo")
  }

  var matter: Facts? { ["kind": "plates", "people": people, "days": days] }
}

/// Who gets a plate of their own every week.
struct PlateHabitsKept: Reply, Hashable {
  var habits: [PlateHabit]
  var hasAllergy: Bool
  /// What was wished for the others.
  var others: [String]

  func blocks(_ words: Wording) -> [Block] {
    let names = plateNames(habits.map(\.person))
    let when = habits.first.map(plateHabitText) ?? ""
    let plates = getting(habits.map(\.person))
    return .say(
      sentences(
        "\(capitalized(names)) \(plates) \(when), in every plan to come; the others may eat there what \(names) \(isOne(habits.map(\.person)) ? "does" : "do") not.",
        allergySentence(hasAllergy), othersSentence(others)))
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "what do you know about us", "undo") }

  var matter: Facts? {
    [
      "kind": "plate_habits",
      "habits": habits.map { ["person": $0.person, "weekdays": $0.weekdays.map(\.rawValue)] as Facts },
    ]
  }
}

/// Who eats with the others again; on every evening where no day is told.
struct PlatesOver: Reply, Hashable {
  var people: [String]
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    let when = days.isEmpty ? "every evening" : joined(days.map { words.names.adverb($0) })
    return .say(
      "\(capitalized(plateNames(people))) \(isOne(people) ? "eats" : "eat") what the others eat, \(when)."
    )
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "undo") }

  var matter: Facts? { ["kind": "plates_over", "people": people, "days": days] }
}

/// What somebody gets on an evening instead of the others' dinner.
struct PlateShown: Reply, Hashable {
  var day: Day
  var plate: PlannedPlate

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        "\(words.names.heading(day)), for \(plateName(plate.person)): \(plate.title), \(minutesText(plate.minutes)), \(plate.used.text).",
        SafetyFacts(plate.meal(on: day)).sentence))
  }
  func next(_ words: Wording) -> Closing {
    .say("show me the recipe for \(lowered(plate.title))", "show the plan")
  }
  var matter: Facts? { ["kind": "plate", "day": day, "plate": Facts(plate)] }
}

/// It is not told who gets the plate.
struct PlateForWhom: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Please say for whom the plate is: \u{201C}something vegetarian for Lou on Friday\u{201D}. Nothing is changed."
    )
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us") }
  var status: ReplyStatus { .refused }
}

/// The evening of the plate is not told.
struct PlateOnWhichDay: Reply, Hashable {
  var people: [String]

  func blocks(_ words: Wording) -> [Block] {
    let name = joined(people.map(typedName))
    return .say(
      "Please say the evening too: \u{201C}a separate plate for \(name) on Friday\u{201D}, or \u{201C}\(name) always gets their own plate\u{201D}. Nothing is changed."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the plan") }
  var status: ReplyStatus { .refused }
}

/// No dish suits the plate that was asked for.
struct NoPlateFound: Reply, Hashable {
  var people: [String]
  var days: [Day]
  /// What was wished of it, in the person's words.
  var wants: [String]

  func blocks(_ words: Wording) -> [Block] {
    let wanted = wants.isEmpty ? "" : " with \(joined(wants.map(foodText)))"
    let when = joined(days.map { words.names.adverb($0) })
    return .say(
      "I found no dinner\(wanted) for \(plateNames(people)) \(when) within your minutes and what the table must not have. Nothing is changed."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the plan", "show all recipes") }
  var status: ReplyStatus { .refused }
}

/// Nothing is known that they would eat otherwise than the others.
struct PlateOfWhat: Reply, Hashable {
  var person: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Please say what \(plateName(person)) shall have instead: \u{201C}pasta for \(typedName(person)) on Friday\u{201D}. An allergy holds for the whole table, so it needs no plate of its own."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the plan") }
  var status: ReplyStatus { .refused }
}

/// They have no plate of their own then.
struct NoPlateThere: Reply, Hashable {
  var people: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(plateNames(people))) \(isOne(people) ? "has" : "have") no plate of their own, so nothing is changed."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the plan") }
  var status: ReplyStatus { .refused }
}

/// Why all dinners go without meat, and how the others can have some.
struct WhyMeatless: Reply, Hashable {
  /// Those of the house who eat none.
  var people: [String]
  /// Whether all of the house was told to eat none.
  var isHouse: Bool
  var plated: [PlateHabit]

  func blocks(_ words: Wording) -> [Block] {
    let names = plateNames(people)
    let verb = isOne(people) ? "eats" : "eat"
    if isHouse { return .say("I have it noted that all of you eat no meat, so no dinner has any.") }
    if people.isEmpty {
      return .say(
        "Nobody here is noted as eating no meat: where a plan has little of it, that is for variety, season and price."
      )
    }
    if !plated.isEmpty {
      return .say(
        "\(capitalized(names)) \(verb) no meat and \(getting(people)) \(plated.first.map(plateHabitText) ?? ""), so the others may have some then."
      )
    }
    return .say(
      "\(capitalized(names)) \(verb) no meat, and one dinner is cooked for all, so none has any. With a plate of their own for \(names) the others can have meat, on one evening or always."
    )
  }

  func next(_ words: Wording) -> Closing {
    if isHouse { return .say("the rest of us eat meat", "what do you know about us") }
    guard let one = people.first, plated.isEmpty else { return .say("more meat", "show the plan") }
    if one == Member.unnamedSpeaker {
      return .say("something vegetarian for me on Friday", "the rest of us eat meat")
    }
    return .say(
      "something vegetarian for \(typedName(one)) on Friday", "\(typedName(one)) always gets their own plate")
  }
}

/// "For Lou: Chickpea curry, 20 minutes." for each plate beside a dinner.
func plateSentence(_ meal: PlannedMeal) -> String {
  meal.plates.map { "For \(plateName($0.person)): \($0.title), \(minutesText($0.minutes))." }
    .joined(separator: " ")
}

/// The rows that stand under a dinner's in the table of a plan.
func plateRows(_ meal: PlannedMeal) -> [[TableCell]] {
  meal.plates.map { plate in
    [
      TableCell(""), TableCell("\(capitalized(plateName(plate.person))): \(plate.title)", .accent),
      TableCell("\(plate.minutes)"), TableCell("1"), TableCell(plate.used.text),
      TableCell(SafetyFacts(plate.meal(on: meal.day)).note),
    ]
  }
}

/// What is told of a plate that is not there: never passed over.
func missingSentence(_ plate: MissingPlate) -> String {
  let wanted = plate.wants.isEmpty ? "" : " with \(joined(plate.wants.map(foodText)))"
  return
    "I found no dish\(wanted) for \(plateName(plate.person)) on \(plate.day.weekday.name), and \(plate.title) is not cooked for them: please name another."
}
