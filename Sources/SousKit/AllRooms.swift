import FavoritesRoom
import GroceriesRoom
import HouseholdRoom
import MeasuresRoom
import MoneyRoom
import NutritionRoom
import PantryRoom
import PlanningRoom
import RecipesRoom
package import Talk
import TalkRoom

extension House {
  /// The house as the program has it. Where several rooms follow the same news, or offer an invitation at the
  /// same time, the one named first comes first.
  package static let complete = House([
    household, favorites, recipes, measures, nutrition, pantry, groceries, money, planning, talk,
  ])
}
