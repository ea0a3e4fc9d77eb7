package import Talk

/// Plans of the week, dinners for tonight, and dinners gone by.
package let planning = Room(
  "planning", intents: planIntents + changeIntents + dinnerIntents, tables: planningTables,
  remembers: remembersOfPlans + remembersOfTonight,
  standing: { state in
    let asked: [(any OpenQuestion)?] = [
      OnboardingQuestion(in: state), ApprovalQuestion(in: state), state.offer == nil ? nil : OfferQuestion(),
    ]
    return asked.compactMap { $0 }
  }, hears: hearRemark, follow: followPlanNews)

/// Its name leads to the words of the household's questions.
let planWeekIntent = Intent("plan_week") { turn, said in planWeek(PlanWords(said), &turn) }

/// A plan made, looked at and decided on.
private let planIntents = [
  planWeekIntent,
  Intent("show_plan", as: .showPlan) { turn, said in
    if let rank = said.slots.word("rank") { return tellRanked(isMost: rank == "most", &turn) }
    let days = said.slots.days("days")
    if days.count == 1 { return showDay(.day(days[0]), &turn) }
    if (2..<7).contains(days.count), !isWholePlan(days, turn) { return showEvenings(days, &turn) }
    showPlan(of: weekNamed(said), &turn)
  },
  Intent("show_day", as: .day) { turn, said in
    let words = said.slots.dayWords ?? .noSuchDay(said.text)
    if let name = said.slots.word("person") {
      return showPlate(of: name, on: words, asRecipe: said.slots.has("recipe"), &turn)
    }
    if said.slots.has("past") { showEvening(words, &turn) } else { showDay(words, &turn) }
  },
  Intent("plan_check") { turn, said in
    if said.slots.has("about") {
      _ = said.slots.word("person")  // Told of whoever it is.
      return explainMeatless(&turn)
    }
    checkPlan(said, &turn)
  },
  Intent("who_eats") { turn, said in showWhoEats(said.slots.days("days"), who: said.slots.word("who"), &turn)
  },
  Intent("why", as: .why) { turn, _ in explainPick(nil, nil, &turn) },
  Intent("why_pick") { turn, said in explainPick(said.slots.dayWords, said.slots.choice, &turn) },
  Intent("approve", as: .approve) { turn, _ in approvePlan(&turn) },
  Intent("reject", reshapes: true) { turn, said in
    if let want = said.slots.word("want"), let draft = openDraft(turn) {
      return exchangeSome(of: want, in: draft, &turn)
    }
    reject(regenerationReason(said.slots.word("reason")), &turn)
  },
  Intent("start_over", as: .startOver) { turn, _ in
    turn.state.offer = nil
    if turn.state.asked == nil, turn.state.draft == nil, turn.world.currentPlan != nil {
      return reject(.userRejected, &turn)
    }
    turn.perform(.help)
  },
  Intent("cancel_plan") { turn, said in cancelPlan(of: weekNamed(said), &turn) },
  Intent("kitchen_gear") { turn, said in noteGear(said, &turn) },
  Intent("wish_always") { turn, said in keepWishes(said, &turn) },
  Intent("plan_wish", reshapes: true) { turn, said in wishOfPlan(said, &turn) },
]

/// A plan changed: its days, who eats, what comes again.
private let changeIntents = [
  Intent("swap_day", as: .swap, reshapes: true) { turn, said in swap(said, &turn) },
  Intent("day_dish", reshapes: true) { turn, said in putDish(said, &turn) },
  Intent("skip_day", reshapes: true) { turn, said in
    let isHome = said.slots.has("home")
    // "I'm away on Friday" of a house of four: the other three eat.
    if said.slots.has("alone"), (turn.household.size ?? turn.household.members.count) > 1 {
      return seatWithoutSpeaker(said, &turn)
    }
    if !isHome, tellsOfEveryWeek(said.text) { turn.say(SingleDaysOnly()) }
    skipDays(said.slots.days("days"), isHome: isHome, &turn)
  },
  Intent("own_dinner", reshapes: true) { turn, said in noteOwnDinner(said, &turn) },
  Intent("second_plate", reshapes: true) { turn, said in givePlate(said, &turn) },
  Intent("other_meal") { turn, said in findOtherMeals(said, &turn) },
  Intent("eats_weekly", reshapes: true) { turn, said in tellWeekly(said, &turn) },
  eatersIntent,
  Intent("exchange_days", reshapes: true) { turn, said in exchangeDinners(said, &turn) },
  Intent("cook_extra", reshapes: true) { turn, said in cookExtra(said, &turn) },
  Intent("keep_day", reshapes: true) { turn, said in keepDays(said, &turn) },
  Intent("only_days", reshapes: true) { turn, said in
    cutDown(to: said.slots.days("days"), count: said.slots.number("count")?.rounded, &turn)
  },
  Intent("may_take_longer", reshapes: true) { turn, said in liftTimeLimit(said, &turn) },
  Intent("quicker", reshapes: true) { turn, said in makeQuicker(said.slots.minutes("minutes"), &turn) },
  Intent("week_without", reshapes: true) { turn, said in
    leaveOutFoods(said.slots.avoided(), on: said.slots.days("days"), &turn)
  },
  Intent("repeat_week", reshapes: true) { turn, said in repeatWeek(said, &turn) },
  Intent("fix_dish") { turn, said in fixDish(said, &turn) },
  Intent("diet_days") { turn, said in keepDietOnDays(said, &turn) },
  Intent("not_again", reshapes: true) { turn, said in
    _ = said.slots.value("who")  // Whoever said so, it is the household's.
    neverAgain(said.slots.dish, &turn)
  },
  Intent("refuse_swap") { turn, said in refuseSaving(RefusalWords(said), &turn) },
]

/// Dinners for one evening, and those gone by.
private let dinnerIntents = [
  Intent("tonight", as: .tonight) { turn, said in tonight(said, &turn) },
  Intent("choose", as: .choose) { turn, said in
    let count = said.slots.number("count")?.rounded
    guard let reference = said.slots.choice else { return unreadable(&turn) }
    // "4 tonight" with nothing on offer: that many eat.
    if turn.state.offer == nil, let heads = headsTonight(said, turn) { return turn.perform(heads) }
    choose(reference, for: count, &turn)
  },
  Intent("more_options", as: .more) { turn, _ in offerMore(&turn) },
  Intent("what_else") { turn, said in showAlternatives(said, &turn) },
  Intent("cooked", ledger: .notes) { turn, said in noteCooked(said, &turn) },
  Intent("rate", as: .stars, ledger: .notes) { turn, said in rate(said, askedAbout: nil, &turn) },
  Intent("skipped_meal", ledger: .notes) { turn, said in noteSkipped(said, &turn) },
  Intent("history_show") { turn, said in showHistory(said, &turn) },
  Intent("reminders_show") { turn, said in showReminders(said, &turn) },
]

let eatersIntent = Intent("day_eaters", reshapes: true) { turn, said in seatEaters(said, &turn) }

private let remembersOfPlans: [any Remembered.Type] = [
  FormerGuests.self, SavedWishes.self,
  OnboardingQuestion.self, ApprovalQuestion.self, SwapDayQuestion.self, RedoQuestion.self,
  OwnDinnerQuestion.self,
]
