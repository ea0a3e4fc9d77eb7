import Talk

/// Records what a trip came to and sets it against the list's estimate. A second amount right after
/// takes the first one's place. Source: requirements MP-S4.
func noteSpending(_ said: Said, _ turn: inout Turn) {
  let day = said.slots.days("day").first.map { past($0, turn.world.today) } ?? turn.world.today
  let store = shop(in: said)
  let corrects = said.slots.word("mode") == "correct"
  _ = said.slots.number("old")  // What it is not stands noted.
  guard let amount = spentSum(said) else { return hearWithoutFigure(said, &turn) }
  guard amount > .zero, amount <= HouseholdHearing.largestBudget else {
    return turn.say(MoneyNotTaken.spending(amount))
  }
  if mayBeOther(said, amount, at: store) { return sayPlainly(said, &turn) }
  guard day <= turn.world.today else { return turn.say(MoneyNotTaken.dayAhead(day)) }
  if !corrects, !saysAnother(said.text), let known = sameSpending(amount, at: store, on: day, turn) {
    return tellAgain(known, at: store, &turn)
  }
  let levelBefore = turn.world.priceLevel
  let old = corrects ? lastSpending(turn) : nil
  let others = turn.world.spendings.filter { $0.id != old?.id }
  // What was eaten out or brought to the door says nothing of what food costs at the store.
  let list = paysForCookedFood(said.text) ? nil : openList(besides: others, of: old?.plan, turn)
  let listed = list.map { listTotal($0, turn) }
  // A few things bought in passing say nothing about a whole list's price.
  let isWhole = listed.map { amount * 2 >= $0 } ?? false && !isPartlyBought(list, turn)
  let spending = Spending(
    id: turn.newID(), day: old?.day ?? day, amount: amount, store: store ?? old?.store,
    plan: isWhole ? list?.plan.id : nil, estimate: isWhole ? listed : nil,
    levelPercent: old?.levelPercent ?? levelBefore)
  if let old { turn.remove(old) }
  turn.put(spending)
  // Not as the world has them: a trip of long ago is told, and out of its reach.
  let all = (others + [spending]).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  let level = priceLevelPercent(all)
  let isKnown = spending.estimate != nil && all.count(where: { $0.estimate != nil }) >= 2
  turn.say(
    SpendingNoted(
      spending: spending, corrects: old?.amount, report: budgetReport(on: all, turn),
      level: isKnown ? level : nil,
      isNewLevel: level != levelBefore),
    focus: Focus(.spending, row: spending.id.text, again: moneyFocus.again))
  if !corrects, !paysForCookedFood(said.text) { turn.tell(ShoppingPaid(line: said.text)) }
}

/// Whether a sum was paid for food that somebody else cooked: "takeout was 35", "38 on the pizza".
private func paysForCookedFood(_ line: String) -> Bool {
  let words = plainWords(line)
  let all = Set(words)
  let cooked: Set<String> = [
    "takeout", "takeaway", "restaurant", "delivery", "pizzeria", "doordash", "ubereats", "grubhub",
    "deliveroo", "mcdonalds",
    "diner", "cafe", "canteen",
  ]
  let pairs = Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
  let isOut = !pairs.isDisjoint(with: [
    "take out", "take away", "eating out", "ate out", "dinner out", "dining out", "ordered in", "lunch out",
    "a pizza",
    "the pizza", "pizza for", "for pizza", "on pizza", "ordered pizza", "pizza was", "pizza cost",
    "the chinese", "the sushi",
    "the burgers",
  ])
  let isShop = !all.isDisjoint(with: ["groceries", "shopping", "frozen", "ingredients", "dough"])
  return (!all.isDisjoint(with: cooked) || isOut || pairs.isSuperset(of: ["fish and", "and chips"]))
    && !isShop
}

/// A trip of that day with that sum, at that store or where one of both names none.
private func sameSpending(_ amount: Money, at store: String?, on day: Day, _ turn: Turn) -> Spending? {
  turn.world.spendings.first { known in
    known.day == day && known.amount == amount
      && (store.flatMap { store in known.store.map { $0.lowercased() == store.lowercased() } } ?? true)
  }
}

private func saysAnother(_ line: String) -> Bool {
  let words = Set(wordsSaid(line).map(\.word))
  return !words.isDisjoint(with: ["another", "again", "also", "plus", "second", "too", "more", "and", "then"])
}

/// The same sum told twice of a day counts once; a store that was not told before is noted.
private func tellAgain(_ known: Spending, at store: String?, _ turn: inout Turn) {
  var spending = known
  if known.store == nil, let store {
    spending.store = store
    turn.put(spending)
  }
  turn.say(
    SpendingToldAgain(spending: spending, isNewStore: spending != known),
    focus: Focus(.spending, row: spending.id.text, again: moneyFocus.again))
}

/// "Friday total is 4" counts people as well as money, and "budget 100 shops at Lidl" is no spending where only the
/// word model heard one.
private func mayBeOther(_ said: Said, _ amount: Money, at store: String?) -> Bool {
  let words = Set(wordsSaid(said.text).map(\.word))
  if said.recognition.layer == .model, words.contains("budget") { return true }
  return words.contains("total") && said.slots.has("day") && store == nil && amount.cents % 100 == 0
    && amount.cents < 2000 && words.isDisjoint(with: currencies) && !said.text.contains(where: "$£€".contains)
}

private let currencies: Set<String> = [
  "dollar", "dollars", "bucks", "usd", "quid", "pound", "pounds", "euro", "euros",
]

/// What was spent is past: of the days of this week still to come, those of the last one are meant.
func past(_ day: Day, _ today: Day) -> Day { (2...6).contains(day - today) ? day - 7 : day }

/// "41.60 and then 12" is one trip's sum; nil for none.
private func spentSum(_ said: Said) -> Money? {
  let also = said.slots.money("also")
  return said.slots.money("amount").map { $0 + (also ?? .zero) }
}

/// The shop's name as it was written, at most 40 letters of it; nil for none, and for a longer one.
func shop(in said: Said) -> String? {
  guard let word = said.slots.word("store"), (1...40).contains(word.count) else { return nil }
  // A store of the list stands there as it was typed, too.
  return spoken("store", in: said.recognition).flatMap { $0.lowercased() == word.lowercased() ? $0 : nil }
    ?? word
}

func showBudget(_ turn: inout Turn) {
  let ahead = shoppingAhead(besides: turn.world.spendings, turn)
  turn.say(
    BudgetShown(
      report: budgetReport(on: turn.world.spendings, turn),
      later: ahead.flatMap { $0.isLater ? $0.cost : nil }, isRest: ahead?.isRest ?? false),
    focus: moneyFocus)
}

/// The trip just told, else the only one of today.
private func lastSpending(_ turn: Turn) -> Spending? {
  let focus = turn.state.focus
  if focus.topic == .spending { return turn.world.spendings.first { $0.id.text == focus.row } }
  let today = turn.world.spendings.filter { $0.day == turn.world.today }
  return today.count == 1 ? today.first : nil
}

/// The plan whose list was not yet bought; a corrected trip keeps its own.
private func openList(besides trips: [Spending], of plan: ID<MealPlan>? = nil, _ turn: Turn) -> SavedPlan? {
  let saved = plan.map { id in turn.world.activePlans.first { $0.plan.id == id } } ?? turn.world.currentPlan
  guard let saved, saved.cost.total > .zero else { return nil }
  return trips.contains { $0.plan == saved.plan.id } ? nil : saved
}

/// What the plan's list comes to, as the list tells it; the plan's own estimate once evenings of it are past.
private func listTotal(_ saved: SavedPlan, _ turn: Turn) -> Money {
  let shopping = WeekShopping(of: saved.plan, turn.world)
  return shopping.flatMap { $0.isOfRest ? nil : $0.total } ?? saved.cost.total
}

/// Whether some of the list is ticked and more than a quarter of its cost is not: such a trip is of those things alone.
private func isPartlyBought(_ saved: SavedPlan?, _ turn: Turn) -> Bool {
  guard let shopping = saved.flatMap({ WeekShopping(of: $0.plan, turn.world) }) else { return false }
  return shopping.ahead * 4 > shopping.total && shopping.lines.contains { $0.mark != nil }
}

/// How the budget stands with these trips, and with what is still to be bought.
func budgetReport(on trips: [Spending], _ turn: Turn) -> BudgetReport {
  let ahead = shoppingAhead(besides: trips, turn)
  return budgetReport(
    trips, budget: turn.household.budget, ahead: ahead.flatMap { $0.isLater ? nil : $0.cost },
    on: turn.world.today)
}

/// What of the plan on the table, or the saved one, is still to be bought once some of it was: counted with what is
/// at home now. Nil where nothing was bought for a plan in the last days.
private func restToBuy(besides trips: [Spending], _ turn: Turn) -> (cost: Money, meals: [PlannedMeal])? {
  let today = turn.world.today
  guard trips.contains(where: { $0.plan != nil && (0..<7).contains(today - $0.day) }),
    var plan = turn.state.draft?.plan ?? turn.world.currentPlan?.plan
  else { return nil }
  plan.meals.removeAll { $0.day < today }
  let list = generateGroceryList(plan, from: turn.world.larder(replacing: plan.meals.map(\.day)))
  return (list.items.map(\.cost).sum(), plan.meals)
}

/// What the plan on the table, or the saved one, still costs; and whether all of it is eaten in a week to come,
/// whose budget it takes.
private func shoppingAhead(besides trips: [Spending], _ turn: Turn) -> (
  cost: Money, isLater: Bool, isRest: Bool
)? {
  let today = turn.world.today
  let monday = today + (7 - today.weekday.index)
  if turn.state.draft == nil, openList(besides: trips, turn) == nil { return nil }
  if let rest = restToBuy(besides: trips, turn) {
    return rest.cost > .zero ? (rest.cost, rest.meals.allSatisfy { $0.day >= monday }, false) : nil
  }
  let draft = turn.state.draft
  guard let plan = draft?.plan ?? openList(besides: trips, turn)?.plan,
    let shopping = WeekShopping(of: plan, draft: draft, turn.world), shopping.ahead > .zero
  else { return nil }
  let isRest = shopping.lines.contains { $0.mark == .bought || !$0.inCart.isEmpty }
  return (shopping.ahead, plan.meals.allSatisfy { $0.day >= monday }, isRest)
}
