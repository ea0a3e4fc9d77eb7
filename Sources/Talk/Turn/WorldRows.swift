/// The rows that more than one room looks at, by their names.
extension World {
  /// What is wished for good.
  package var standingWishes: [Wish] {
    kitchen[StandingWish.self].filter(\.weekdays.isEmpty).map(\.wish)
  }

  /// What is wished for good of those evenings; a rule of some weekdays is for those among them.
  package func standingWishes(on days: [Day]) -> [Wish] {
    kitchen[StandingWish.self].compactMap { $0.wish(on: days) }
  }

  /// What the dinner of that one evening must be, by what is wished for good.
  package func standingLimits(on day: Day) -> [Wish] {
    standingWishes(on: [day]).filter { $0.strength == .must && $0.quota == nil }.map { wish in
      var wish = wish
      wish.days = []
      return wish
    }
  }

  /// Nil when no preference was ever saved: a new user.
  package var household: Household? { kitchen[Household.self].first }
  /// Lots in date order: opened first, then earliest best-before, then name and id.
  package var pantry: [PantryItem] { kitchen[PantryItem.self] }
  /// How long food keeps, with what the household decided for itself: for dates, and not for what is safe.
  package var datingRules: ShelfLife {
    var rules = catalogue.table.shelfLife
    rules.own = kitchen[OwnPeriod.self]
    return rules
  }
  /// Plans that touch the last 90 days or the future, by first day, then id.
  package var plans: [SavedPlan] { kitchen[SavedPlan.self] }
  /// Recipes marked as favorites, in the order of their ids.
  package var favorites: [RecipeID] { kitchen[Favorite.self].map(\.recipe) }
  /// Evenings from yesterday on that somebody told are not like any other, by day.
  package var notedEvenings: [EveningNote] { kitchen[EveningNote.self].filter { $0.day >= today - 1 } }
  /// Whose place at the table hangs on the weekday, by name.
  package var weeklyEaters: [WeeklyEater] { kitchen[WeeklyEater.self] }
  /// How many are at the table on weekdays of every week, by weekday.
  package var weekdayCounts: [WeekdayCount] { kitchen[WeekdayCount.self] }
  /// Evenings that are not like any other, noted or by a habit, by day.
  package var evenings: [EveningNote] {
    let household = household ?? Household()
    let noted = notedEvenings
    return noted.with(fixedDishes, from: today)
      .with(weeklyEaters, counts: weekdayCounts, usually: household.eaters, from: today)
      .with(plateHabits, noted: Set(noted.map(\.day)), of: household, from: today)
  }
  /// Who gets a plate of their own on weekdays of every week, by name.
  package var plateHabits: [PlateHabit] { kitchen[PlateHabit.self] }
  /// What weekdays are always about, by weekday.
  package var fixedDishes: [FixedDish] { kitchen[FixedDish.self] }
  /// Shopping trips of the last 400 days, by day, then id.
  package var spendings: [Spending] { kitchen[Spending.self] }
  /// The household's own prices, in the order of the foods' ids.
  package var prices: [OwnPrice] { kitchen[OwnPrice.self] }
  /// How amounts and temperatures are shown here.
  package var shownMeasures: ShownMeasures { ShownMeasures(kitchen[Setting.self]) }
  /// The household's own weekdays for the shopping, Monday first; none until somebody tells of them.
  package var shoppingDays: [Weekday] {
    let stored = kitchen[Setting.self].first { $0.name == .shoppingDays }?.value ?? ""
    let named = Set(stored.split(separator: ",").compactMap { Weekday(rawValue: String($0)) })
    return Weekday.allCases.filter(named.contains)
  }
  /// Illnesses told of, which nothing here is checked for.
  package var healthNotes: [HealthNote] { kitchen[HealthNote.self] }
  /// The household's own measures and words, by word, then food.
  package var ownWords: [OwnWord] { kitchen[OwnWord.self] }

  /// The sections of that store in the order they come there; of every store by the usual order where nobody said
  /// another, and for nil. Source: requirements FR-SM-010, FR-PR-004.
  package func sections(in store: String?) -> SectionLayout {
    let orders = kitchen[SectionOrder.self].filter { !$0.sections.isEmpty }
    let order = orders.first { $0.store == store } ?? orders.first { $0.store.isEmpty }
    return SectionLayout(
      own: kitchen[OwnSection.self], goods: kitchen[SectionOfGoods.self], order: order?.sections ?? [])
  }

  /// What to buy as the household's store is walked, by section in the usual order; within one as it stood. Source:
  /// requirements FR-RM-010.
  package func inStoreOrder(_ items: [GroceryItem]) -> [GroceryItem] {
    let layout = sections(in: nil)
    let placed = items.enumerated().map { at, item in
      let line = LineKey(item.ingredient, name: item.name)
      let section = layout.section(of: line, usually: ListSection(item.section))
      return (place: layout.place(of: section), at: at, item: item)
    }
    return placed.sorted { ($0.place, $0.at) < ($1.place, $1.at) }.map(\.item)
  }

  /// What history and favorites say about dishes.
  package var tastes: Tastes { Tastes(history, favorites: favorites, on: today) }

  /// How this household's bills compare with plain averages, in percent.
  package var priceLevel: Int { priceLevelPercent(spendings) }

  /// The food table at this household's own prices.
  package var table: FoodTable { catalogue.table.priced(own: prices, levelPercent: priceLevel) }

  /// Plans in force: approved ones; drafts and archived ones are left out.
  package var activePlans: [SavedPlan] {
    plans.filter { $0.plan.status == .active || $0.plan.status == .completed }
  }

  /// The dinner planned for a day; of two plans the one that started last.
  package func plannedMeal(on day: Day) -> PlannedMeal? {
    activePlans.last { $0.plan.meal(on: day) != nil }?.plan.meal(on: day)
  }

  /// The plan to talk about: the one that holds today, else the next to come.
  package var currentPlan: SavedPlan? {
    let open = activePlans.filter { ($0.plan.ends ?? today) >= today }
    return open.last { ($0.plan.starts ?? today) <= today } ?? open.first
  }

  /// The plan in force that has a dinner that day; of two the one that started last.
  package func plan(on day: Day) -> SavedPlan? { activePlans.last { $0.plan.meal(on: day) != nil } }

  /// The plan whose shopping comes next: the one to talk about, but on its last evening the one after it, where that
  /// begins within two days.
  package var shoppingPlan: SavedPlan? {
    guard let current = currentPlan, let ends = current.plan.ends, ends <= today else { return currentPlan }
    return activePlans.first { plan in
      (plan.plan.starts ?? today) > today && (plan.plan.starts ?? today) - today <= 2
    } ?? current
  }

  /// True when somebody said that nobody eats at home that evening.
  package func isOut(_ day: Day) -> Bool { evenings.contains { $0.day == day && $0.isOut } }

  /// The larder for planning: recent and already planned evenings, but for those being replaced. Dishes of other courses
  /// are there where they are asked for by name: congee for dinner.
  package func larder(replacing days: [Day] = [], named: [RecipeID] = []) -> Larder {
    let replaced = Set(days)
    let others = Set(named).compactMap(self.catalogue.card).filter { !$0.isDinner }
    let meals = activePlans.flatMap(\.plan.meals).filter { !replaced.contains($0.day) }
    let catalogue = catalogue
    return Larder(
      cards: others.isEmpty ? catalogue.dinners : (catalogue.dinners + others).sorted { $0.id < $1.id },
      table: table, pantry: pantry,
      recent: meals.sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }, today: today,
      randomizer: context.randomizer, tastes: tastes, recipe: { catalogue.recipe($0) })
  }

  /// A plate of each dinner of a plan against that household's figures. Source: requirements MP-25.
  package func nutrition(of plan: MealPlan, for household: Household) -> WeeklyNutrition {
    validateWeeklyNutrition(
      plan, guidelines: household.guidelines ?? .usual, table: catalogue.table, today: today,
      recipe: { catalogue.recipe($0) })
  }

  /// How many recipes that household's avoidances rule out only because nobody vouches for them.
  package func leftOut(for household: Household) -> Int {
    let strict = household.getDietaryRestrictions().filter { $0.strength == .strict }
    guard !strict.isEmpty else { return 0 }
    return catalogue.dinners.count { card in
      let worst = strict.map { verdict(of: card, for: $0.what) }.max() ?? .free
      return worst == .unknown
    }
  }
}
