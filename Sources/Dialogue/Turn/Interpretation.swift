import Kitchen
package import Language
import Planning
import Values

/// Reads a recognition as a dialogue act. The only place that knows the intents by name; an intent
/// without a case here is a gap that the tests name.
package func interpret(_ recognition: Recognition) -> DialogueAct {
  guard let intent = recognition.intent else {
    return recognition.alternatives.isEmpty || recognition.confidence < Confidence.ask
      ? .unrecognised : .ambiguous(recognition.alternatives)
  }
  // Below the acting threshold nothing is done: the reading is offered, never taken. Source: design §5.
  guard recognition.confidence >= Confidence.act else {
    let guess = Alternative(intent: intent, summary: "", confidence: recognition.confidence, example: "")
    return .ambiguous([guess] + recognition.alternatives.filter { $0.intent != intent }.prefix(2))
  }
  if let planned = recognition.planned { return .request(.notYet(planned)) }
  let slots = recognition.slots
  let facts = HouseholdFact.facts(in: recognition)
  switch intent {
  case "household_tell":
    return recognition.isNobody ? .deny([]) : .inform(facts)
  case "affirm": return .affirm(facts)
  case "deny": return .deny(facts)
  case "choose": return slots.choice.map { .choose($0) } ?? .unrecognised
  case "approve": return .approve
  case "reject": return .reject(RegenerationReason(said: slots.word("reason")))
  case "more_options": return .moreOptions
  case "skip": return .skip
  case "back": return .back
  case "why": return .why
  case "repeat": return .again
  case "cancel": return .cancel
  case "start_over": return .startOver
  case "help": return .help
  case "undo": return .undo
  case "greet": return .greet
  case "thanks": return .thank
  case "quit": return .quit
  case "maybe": return .hesitate
  case "clarify": return .clarify
  case "misunderstood": return .protest
  // A correction that corrects nothing; one that does never comes here.
  case "correct": return .protest
  case "about": return .askAbout
  case "plan_week": return .request(.planWeek(PlanWords(recognition, facts: facts)))
  case "tonight": return .request(.tonight(TonightWords(recognition, facts: facts)))
  case "swap_day": return .request(.swap(SwapWords(recognition)))
  case "show_plan": return .request(.showPlan)
  case "show_day" where slots.word("past") != nil:
    return .request(.history(.evening(slots.dayWords ?? .noSuchDay(recognition.said))))
  case "show_day": return .request(.showDay(slots.dayWords ?? .noSuchDay(recognition.said)))
  case "why_pick": return .request(.why(slots.dayWords, slots.choice))
  case "show_recipe": return .request(.showRecipe(slots.dish, for: slots.servingWords))
  case "recipe_time": return .request(.recipeTime(slots.dish))
  case "recipe_ingredients": return .request(.ingredients(slots.edible, for: slots.servingWords))
  case "find_recipes":
    return .request(.findRecipes(RecipeSearchCriteria(recognition), person: slots.word("person")))
  case "favorite_add": return .request(.setFavorite(slots.dish, true))
  case "favorite_remove": return .request(.setFavorite(slots.dish, false))
  case "favorite_show": return .request(.showFavorites)
  case "check_food":
    return recognition.speaksOfAnAnimal
      ? .request(.askForAnimal) : .request(.check(CheckWords(recognition)))
  case "substitute": return .request(.substitute(SubstituteWords(slots)))
  case "convert": return ConvertWords(slots).map { .request(.convert($0)) } ?? .unrecognised
  case "ask_nutrition": return .request(.nutrition(NutritionWords(slots)))
  case "week_nutrition": return .request(.weekNutrition(NutritionTopic(slots)))
  case "guideline_tell": return GuidelineWords(slots).map { .request(.setGuideline($0)) } ?? .unrecognised
  case "pantry_show": return .request(.showPantry(slots.foods))
  case "pantry_add":
    return .request(.addToPantry(slots.supplies, sets: slots.word("mode") == "set"))
  case "pantry_remove": return .request(.takeFromPantry(slots.supplies))
  case "pantry_check": return .request(.checkPantry(slots.dish, for: slots.servingWords))
  case "safe_temperature": return .request(.temperature(slots.foods.first))
  case "in_season": return .request(.season(slots.foods.first, slots.days("day").first))
  case "find_section":
    return .request(.sections(slots.foods))
  case "show_list": return .request(.showList)
  case "rate", "cooked", "skipped_meal", "history_show":
    return HistoryRequest(intent: intent, slots).map { .request(.history($0)) } ?? .unrecognised
  case "reminders_show":
    return .request(.showReminders(slots.dayWords, thawing: slots.word("what") == "thaw"))
  case "cancel_plan": return .request(.cancelPlan)
  case "household_show": return .request(.showHousehold)
  case "household_forget":
    // An allergy is never erased on a reading with words left over, or one that guessed a spelling.
    guard recognition.layer == .template, recognition.unexplained.isEmpty, !recognition.fuzzy else {
      return .unrecognised
    }
    return .request(.forget(slots.forgettables))
  default:
    if let request = planRequest(intent, recognition) { return .request(request) }
    if let money = MoneyRequest(intent, slots, said: recognition.said) { return .request(.money(money)) }
    return facts.isEmpty ? .unrecognised : .inform(facts)
  }
}

extension RegenerationReason {
  /// The machine's word for the reason an intent's slot carries.
  init(said word: String?) {
    switch word {
    case "variety": self = .lackOfVariety
    case "budget": self = .budgetExceeded
    case "diet": self = .missingDietaryFilter
    default: self = .userRejected
    }
  }
}

extension [SlotBinding] {
  var choice: ChoiceReference? {
    if case .item(_, let id, _) = value("recipe") { return .recipe(RecipeID(id)) }
    if case .text(let words) = value("recipe") { return .words(words) }
    switch value("choice") {
    case .choice(let number): return number < 0 ? .last : .number(number)
    case .number(let number): return .number(number.isWhole ? number.numerator : 0)
    default: return nil
    }
  }

  var dish: DishReference {
    if case .item(_, let id, _) = value("recipe") { return .recipe(RecipeID(id)) }
    if case .text(let text) = value("recipe") { return .unknown(text) }
    if let choice { return .choice(choice) }
    if case .day(let day) = dayWords { return .day(day) }
    return .focus
  }

  var dayWords: DayWords? {
    for name in ["day", "days"] {
      switch value(name) {
      case .day(let day): return .day(day)
      case .days(let days): return days.first.map { .day($0) }
      case .text(let words): return .noSuchDay(words)
      default: continue
      }
    }
    return nil
  }

  var noSuchDays: [String] {
    filter { ["day", "days", "without"].contains($0.name) }.compactMap {
      if case .text(let words) = $0.value { words } else { nil }
    }
  }

  var forgettables: [Forgettable] {
    let person = word("person")
    let avoided = values("avoid").compactMap(\.avoided)
    if !avoided.isEmpty { return avoided.map { .avoidance(person: person, $0) } }
    if let person { return [word("what") == "person" ? .leaver(person) : .member(person)] }
    switch word("what") {
    case "guests": return [.guests]
    case "budget": return [.budget]
    case "cuisines": return [.cuisines]
    case "everyone": return [.everyone]
    case "avoid": return [.everythingAvoided]
    case "everything": return [.everything]
    default: return []
    }
  }
}

extension PlanWords {
  init(_ recognition: Recognition, facts: [HouseholdFact]) {
    let details = recognition.details.filter { $0.kind == "days" }.map(\.slots)
    let all = recognition.slots + details.flatMap { $0 }
    var unique: [Day] = []
    for day in all.days("days") + all.days("day") where !unique.contains(day) { unique.append(day) }
    self.init(
      days: unique.sorted(), without: all.days("without"), count: all.number("count")?.rounded,
      noSuchDays: all.noSuchDays, facts: facts)
  }
}

extension TonightWords {
  init(_ recognition: Recognition, facts: [HouseholdFact]) {
    var words = TonightWords(
      day: nil, minutes: recognition.slots.minutes("minutes"), wants: [], avoids: [], eaters: nil)
    if case .day(let day) = recognition.slots.dayWords { words.day = day }
    let details = recognition.details.flatMap(\.slots)
    words.minutes = words.minutes ?? details.minutes("minutes")
    let wanted = recognition.slots.words("want") + details.words("want") + details.words("cuisine")
    for want in wanted where Diet(rawValue: want) == nil && !words.wants.contains(want) {
      words.wants.append(want)
    }
    words.avoids = wanted.compactMap { Diet(rawValue: $0) }.map { .diet($0) }
    for fact in facts {
      switch fact {
      case .avoids(_, let avoidance): words.avoids.append(avoidance.what)
      case .size(let number) where number.isWhole: words.eaters = number.numerator
      case .corrected(let number) where number.isWhole: words.eaters = number.numerator
      case .roles(let count): words.eaters = words.eaters ?? count
      case .size, .corrected, .guests, .guestsOn, .unknownFood, .avoidsNothing, .budget, .budgetPer,
        .cuisines,
        .minutes, .tax, .age, .skill, .leftovers:
        break
      }
    }
    self = words
  }
}

extension SwapWords {
  init(_ recognition: Recognition) {
    let all = recognition.slots + recognition.details.flatMap(\.slots)
    var days: [Day] = []
    for day in all.days("day") + all.days("days") where !days.contains(day) { days.append(day) }
    let wanted = all.words("want") + all.words("cuisine")
    // "Make it vegetarian" names a diet: a limit, not a taste.
    let diets = wanted.compactMap { Diet(rawValue: $0) }.map { Avoided.diet($0) }
    let named = recognition.slots.contains { $0.name == "recipe" || $0.name == "it" }
    self.init(
      days: days, dish: named ? recognition.slots.dish : nil, noSuchDays: all.noSuchDays,
      wants: wanted.filter { Diet(rawValue: $0) == nil },
      avoids: diets + all.values("avoid").compactMap(\.avoided), minutes: all.minutes("minutes"),
      cheaper: all.word("because") == "budgetExceeded")
  }
}
