package import Catalogue
package import Kitchen
package import Language
package import Planning
package import Values

/// Everything one turn may look at: the kitchen as it stands, the knowledge, the clock. Nothing else.
package struct World: Sendable {
  package var kitchen: KitchenSnapshot
  package var catalogue: Catalogue
  package var grammar: Grammar
  package var context: TurnContext
  /// Supplies that fail in this turn; a transcript's `@ fail`.
  package var failing: [Supply]
  /// Set when the turn is decided again because saving failed.
  package var saveFailure: StoreFailure?
  /// `--yes`: questions take their defaults.
  package var answersYes: Bool

  package init(
    kitchen: KitchenSnapshot, catalogue: Catalogue, grammar: Grammar, context: TurnContext,
    failing: [Supply] = [], saveFailure: StoreFailure? = nil, answersYes: Bool = false
  ) {
    self.kitchen = kitchen
    self.catalogue = catalogue
    self.grammar = grammar
    self.context = context
    self.failing = failing
    self.saveFailure = saveFailure
    self.answersYes = answersYes
  }

  package var today: Day { context.today }

  /// What history and favorites say about dishes.
  package var tastes: Tastes {
    Tastes(kitchen.history, favorites: kitchen.favorites, on: today)
  }

  /// How this household's bills compare with plain averages, in percent.
  package var priceLevel: Int { priceLevelPercent(kitchen.spendings) }

  /// The food table at this household's own prices.
  package var table: FoodTable {
    catalogue.table.priced(own: kitchen.prices, levelPercent: priceLevel)
  }

  /// Plans in force: approved ones; drafts and archived ones are left out.
  package var activePlans: [SavedPlan] {
    kitchen.plans.filter { $0.plan.status == .active || $0.plan.status == .completed }
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

  /// The larder for planning: recent and already planned evenings, but for those being replaced.
  package func larder(replacing days: [Day] = []) -> Larder {
    let replaced = Set(days)
    let meals = activePlans.flatMap(\.plan.meals).filter { !replaced.contains($0.day) }
    let catalogue = catalogue
    return Larder(
      cards: catalogue.cards, table: table, pantry: kitchen.pantry,
      recent: meals.sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }, today: today,
      randomizer: context.randomizer, tastes: tastes, recipe: { catalogue.recipe($0) })
  }
}
