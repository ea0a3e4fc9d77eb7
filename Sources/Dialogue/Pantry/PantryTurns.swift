import Catalogue
package import Kitchen
import Planning
package import Values

extension Turn {
  mutating func showPantry(_ foods: [IngredientID]) {
    let asked = foods.compactMap { world.catalogue.table[$0] }
    let items =
      asked.isEmpty
      ? world.kitchen.pantry
      : world.kitchen.pantry.filter { item in foods.contains { $0 == item.ingredient } }
    say(.pantry(PantryShown(items: items, asked: asked)), focus: .pantry)
  }

  /// Puts foods into the pantry; "we have 3 onions" sets what there is. Source: requirements MP-05.
  mutating func addToPantry(_ supplies: [Supplied], sets: Bool) {
    var pantry = world.kitchen.pantry
    var taken = Set(pantry.map(\.id))
    var source = identities
    var made: [KitchenChange] = []
    var touched: [PantryItem] = []
    for supply in supplies {
      guard let food = world.catalogue.table[supply.food] else { continue }
      var id: ID<PantryItem> = source.next()
      while taken.contains(id) { id = source.next() }
      if sets {
        let gone = taking(nil, of: food, from: pantry)
        made += gone
        pantry = world.kitchen.applying(made, on: world.today).pantry
      }
      let amount = supply.amount ?? usualPurchase(of: food, table: world.catalogue.table)
      let change = adding(amount, of: food, to: pantry, id: id)
      made.append(change)
      if case .putPantryItem(let item) = change {
        taken.insert(item.id)
        touched.append(item)
      }
      pantry = world.kitchen.applying(made, on: world.today).pantry
    }
    guard !touched.isEmpty else { return }
    changes += made
    say(.pantryChanged(put: touched, taken: [], missing: []), focus: .pantry)
  }

  /// Takes foods out, all of it where no amount was said; what is not there is said, never guessed.
  mutating func takeFromPantry(_ supplies: [Supplied]) {
    var made: [KitchenChange] = []
    var (gone, missing): ([String], [String]) = ([], [])
    var rest: [PantryItem] = []
    for supply in supplies {
      guard let food = world.catalogue.table[supply.food] else { continue }
      let pantry = world.kitchen.applying(made, on: world.today).pantry
      let taken = taking(supply.amount, of: food, from: pantry)
      if taken.isEmpty {
        missing.append(food.plural ?? food.name)
      } else {
        gone.append(food.plural ?? food.name)
      }
      made += taken
      rest += world.kitchen.applying(made, on: world.today).pantry.filter { $0.ingredient == food.id }
    }
    changes += made
    say(.pantryChanged(put: rest, taken: gone, missing: missing), focus: .pantry)
  }

  /// Whether everything for a dish is at home. Source: 004 §3.2; requirements MP-06.
  mutating func checkPantry(for reference: DishReference, servings: ServingWords?, said: String) {
    guard let dish = dish(reference, said: said), let servings = self.servings(servings, of: dish) else {
      return
    }
    let check = checkPantryForRecipe(
      dish.recipe, servings: servings, pantry: world.kitchen.pantry, table: world.catalogue.table,
      on: world.today)
    say(
      .pantryCheck(dish.recipe, servings: servings, check),
      focus: .recipe(dish.recipe.id, servings: servings))
  }
}

/// What of the pantry is shown: everything, or the lots of the foods asked about.
package struct PantryShown: Hashable, Sendable {
  package var items: [PantryItem]
  package var asked: [Ingredient]

  package init(items: [PantryItem], asked: [Ingredient] = []) {
    self.items = items
    self.asked = asked
  }
}

/// A food as somebody named it, with the amount said.
package struct Supplied: Hashable, Sendable {
  package var food: IngredientID
  package var amount: Amount?
}
