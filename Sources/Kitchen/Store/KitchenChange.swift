package import Values

/// One change to the kitchen, as a value: what a turn decided and the store carries out.
///
/// These are the typed acts of the journal, and what a family's machines will exchange one day.
package enum KitchenChange: Hashable, Sendable, Codable {
  /// The whole household as it is from now on, members included.
  case setHousehold(Household)
  /// A new plan with its list and estimate.
  case addPlan(MealPlan, GroceryList, CostEstimate)
  case setPlanStatus(ID<MealPlan>, PlanStatus)
  /// Replaces one evening of a saved plan.
  case putMeal(ID<MealPlan>, PlannedMeal)
  case putPantryItem(PantryItem)
  case removePantryItem(ID<PantryItem>)
  /// Marks a recipe as a favorite from that day on; nil takes the mark off.
  case setFavorite(RecipeID, since: Day?)
  /// Adds a dinner to history, or replaces the one of the same day and recipe.
  case putHistory(MealHistoryEntry)
  case removeHistory(Day, RecipeID)
  /// Replaces what is noted of that evening; a plain note takes it off.
  case setEvening(EveningNote)
  /// Replaces what that weekday is always about; nil takes it off.
  case setFixedDish(Weekday, FixedDish?)
  case addSpending(Spending)
  case removeSpending(ID<Spending>)
  /// Replaces the household's price of that food.
  case setPrice(OwnPrice)
  case removePrice(IngredientID)
}
