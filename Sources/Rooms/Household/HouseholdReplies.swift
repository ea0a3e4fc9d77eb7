import Talk

/// Everything known about the household. Source: 004 §3.1, `getFamilyPreferences`.
struct HouseholdShown: Reply, Hashable {
  /// Nil for a new kitchen.
  var household: Household?
  /// What weekdays are always about.
  var fixed: [FixedDish]
  /// Evenings from today on that differ.
  var evenings: [EveningNote] = []
  /// Whose place at the table hangs on the weekday.
  var weekly: [WeeklyEater] = []
  /// How many there are on weekdays of every week.
  var counts: [WeekdayCount] = []
  /// Who gets a plate of their own every week.
  var plates: [PlateHabit] = []
  /// Illnesses told of.
  var health: [HealthNote] = []
  /// What is wished for good.
  var wishes: [StandingWish] = []
  /// The weekdays of the shopping.
  var shopping: [Weekday] = []

  func blocks(_ words: Wording) -> [Block] {
    let isNew =
      shopping.isEmpty && health.isEmpty && wishes.isEmpty && evenings.isEmpty && weekly.isEmpty
      && counts.isEmpty && plates.isEmpty
    guard let household = household ?? (isNew ? nil : Household()) else {
      return .say("I don't know your kitchen yet. Until I do, I cook for 4.")
    }
    let facts = householdRows(household, fixed) + shoppingRows + wishRows + weeklyRows
    let rows = (facts + eveningRows(household, words.names) + healthRows).map {
      [TableCell($0.name, .heading), TableCell($0.value)]
    }
    let columns = [TableColumn("", priority: 2, minWidth: 9, maxWidth: 20), TableColumn("", priority: 1)]
    return [.heading("Your kitchen"), .table(Table(columns: columns, rows: rows), indent: 2)]
  }

  private var shoppingRows: [(name: String, value: String)] {
    shopping.isEmpty ? [] : [("Shopping", "on \(weekdaysText(shopping))")]
  }

  private var wishRows: [(name: String, value: String)] {
    wishes.isEmpty ? [] : [("Always", wishes.map(standingWishPhrase).joined(separator: "; "))]
  }

  /// "Health: Dad (diabetic), which I don't plan for".
  private var healthRows: [(name: String, value: String)] {
    health.isEmpty ? [] : [("Health", "\(joined(health.map(\.text))); not planned for")]
  }

  /// "Oliver: eats along on Wednesdays and Saturdays; no eggs on those days".
  private var weeklyRows: [(name: String, value: String)] {
    weekly.map { (capitalized($0.name), weeklyText($0)) }
      + (counts.isEmpty ? [] : [("Every week", weekdayCountsText(counts))])
      + plates.map { ("Plate of their own", "\($0.person), \(plateHabitText($0))") }
  }

  /// "Saturday: for 6; Bridie dairy-free".
  private func eveningRows(_ household: Household, _ names: DayNames) -> [(name: String, value: String)] {
    evenings.map { note in
      let eaters = evenings.eaters(on: note.day, usually: household.eaters)
      let value = note.own ?? (note.isOut ? "nobody eats here" : "for \(eaters)")
      let named = visitorsByName(note.visitors)
      let with = named.isEmpty ? [] : ["with \(joined(named))"]
      let plated = note.servedPlates.map(\.person)
      let plates =
        plated.isEmpty
        ? [] : ["\(plated.count == 1 ? "a plate" : "plates") of their own for \(joined(plated))"]
      return (
        names.heading(note.day),
        ([value] + with + visitorDiets(note.visitors) + plates).joined(separator: "; ")
      )
    }
  }

  func next(_ words: Wording) -> Closing {
    household == nil
      ? .say("we are 5", "Emma can't have dairy", "plan the week")
      : .say("we are 5", "no pork", "30 minutes on weekdays", end: " to change it")
  }

  var matter: Facts? { .shown(household) }
}

/// The household line by line.
private func householdRows(_ household: Household, _ fixed: [FixedDish]) -> [(name: String, value: String)] {
  let people = peopleText(household)
  var rows = [("People", people.isEmpty ? "\(household.eaters), until you say otherwise" : people)]
  if !household.avoids.isEmpty { rows.append(("Everyone", joined(household.avoids.map(\.phrase)))) }
  for member in household.members {
    let nothing = member.age == 0 ? "dishes are not checked for babies" : "no limits noted"
    let eats = member.avoids.isEmpty ? nothing : joined(member.avoids.map(\.phrase))
    rows.append(
      (
        capitalized(member.name),
        member.age.map { $0 == 0 ? "a baby; \(eats)" : "\(counted($0, "year")) old; \(eats)" } ?? eats
      ))
  }
  rows += [
    ("Budget", household.budget.map { "\($0.shortText) a week" } ?? "no limit"),
    ("Cuisines", household.cuisines.isEmpty ? "any" : joined(household.cuisines.map(cuisineName))),
    (
      "Time",
      "\(minutesText(household.weekdayMinutes)) on weekdays, "
        + "\(minutesText(household.weekendMinutes)) on weekends"
    ), ("Leftovers", household.leftovers.rawValue), ("Cooking", household.skill.rawValue),
  ]
  rows += fixed.map { ("\($0.weekday.name)s", fixedText($0)) }
  if let guidelines = household.guidelines { rows.append(("Nutrition", joined(ownPhrases(guidelines)))) }
  if household.taxBasisPoints > 0 { rows.append(("Sales tax", taxText(household.taxBasisPoints))) }
  return rows
}

/// What was forgotten, and what is left.
struct FactsForgotten: Reply, Hashable {
  var what: [GoneFact]
  var household: Household

  func blocks(_ words: Wording) -> [Block] {
    let known = summary(of: household)
    return .say("Forgotten: \(what.map(text).joined(separator: ", ")).")
      + .say(known.isEmpty ? "" : "What is left: \(known)")
  }

  private func text(_ gone: GoneFact) -> String {
    switch gone {
    case .member(.own(let name)): name
    case .member(.role(let role)): "your \(role)"
    case .oneGuest: "one guest"
    case .allGuests: "the guests"
    case .avoidance(let person?, let avoided): "\(person): \(avoided.word)"
    case .avoidance(nil, let avoided): Allergen(rawValue: avoided.word)?.name ?? avoided.word
    case .budget: "budget"
    case .cuisines: "cuisines"
    case .everything: "everything you told me about your household"
    }
  }

  func next(_ words: Wording) -> Closing { words.householdClosing }
  var matter: Facts? { .shown(household) }
}

/// A yes is needed before these are forgotten.
struct ForgettingAsked: Reply, Hashable {
  var things: [Forgettable]

  func blocks(_ words: Wording) -> [Block] {
    .say(things.compactMap(question).joined(separator: " ") + " Say yes or no.")
  }

  /// "Forget that Emma is nut-free? Dishes with nuts may be offered again."
  private func question(_ thing: Forgettable) -> String? {
    switch thing {
    case .member(let name), .leaver(let name), .mover(let name):
      return "Forget \(person(name)), and all \(person(name)) can't have?"
    case .avoidance(let owner, let avoided):
      let who = owner.map(person) ?? "somebody"
      switch avoided {
      case .diet(let diet):
        return "Forget that \(who) is \(Avoidance(avoided).phraseAfterName)? "
          + "Dishes that are not \(diet.rawValue) may be offered again."
      case .allergen, .food:
        return "Forget that \(who) can't have \(avoided.thing)? "
          + "Dishes with \(avoided.thing) may be offered again."
      }
    case .everyone: return "Forget everybody, and all they can't have?"
    case .everythingAvoided: return "Forget what anybody avoids? Dishes with all of it may be offered again."
    case .everything:
      return "Forget everything you told me about your household? The pantry, plans and history stay."
    case .guests, .budget, .cuisines: return nil
    }
  }

  /// A person as they were named: "my son" is "your son" here.
  private func person(_ word: String) -> String {
    let key = word.lowercased()
    if ["we", "us", "i", "me", "everyone", "everybody"].contains(key) { return "everybody" }
    return key.hasPrefix("my ") ? "your " + word.dropFirst(3) : word
  }

  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// None of what should be forgotten is known.
struct NothingKnown: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("I have nothing like that noted.") }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "help") }
  var status: ReplyStatus { .refused }
}

/// What dishes hold where low-sodium is kept.
struct LowSodiumMeaning: Reply, Hashable {
  let isByTheWay = true

  func blocks(_ words: Wording) -> [Block] { .say("Low-sodium: \(lowSodiumText).") }
}

/// Somebody comes, and no day was said: nothing of them is noted.
struct GuestWithoutDay: Reply, Hashable {
  /// Whether the line told of nothing else.
  var isAlone: Bool

  func blocks(_ words: Wording) -> [Block] {
    .say("On which day does your guest come? \(isAlone ? "Nothing" : "Nothing of them") is noted yet.")
  }
  func next(_ words: Wording) -> Closing { .say("my sister comes on Friday", "who eats this week") }
}

/// What was left out is of the plan alone.
struct LimitIsOfPlan: Reply, Hashable {
  var avoided: [Avoided]
  var isOneEvening: Bool

  func blocks(_ words: Wording) -> [Block] {
    .say("Taken for \(isOneEvening ? "that evening" : "this plan") only. \(keepingForGood(avoided))")
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// Something is left out of one dish by whoever cooks it.
struct LeftOutOfDish: Reply, Hashable {
  var title: String
  var avoided: [Avoided]
  /// Whether the shopping list may hold it for that dish.
  var isPlanned: Bool

  func blocks(_ words: Wording) -> [Block] {
    let what = joined(avoided.map(\.thing))
    return .say(
      "Of the \(lowered(title)) alone: leave out the \(what) while cooking, and say so at the stove. The recipe\(isPlanned ? " and the list keep" : " keeps") it, and nobody is noted as avoiding it."
    )
  }
  func next(_ words: Wording) -> Closing {
    let cook = "let's cook the \(lowered(title))"
    return isPlanned ? .say("take \(avoided.first?.thing ?? "it") off the list", cook) : .say(cook)
  }
}
