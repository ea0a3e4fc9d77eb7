/// One food one dish uses.
struct FoodUse {
  let food: FoodKey
  /// As the recipe writes it.
  let name: String
  /// Nil for words.
  let amount: Amount?
  /// Whether the amount is the same for however many people.
  let isFixed: Bool
}

/// What a plan takes of one food: summed over its dishes, the pantry subtracted.
struct Tally {
  let food: FoodKey
  let goods: Goods
  var sources: [GrocerySource] = []
  /// What is still to buy, by meeting; entries above zero only.
  var need: [Measured] = []
  var fromPantry: [Measured] = []
  /// A use in words ("a handful") that nothing at home serves.
  var wantsSome = false

  var isCovered: Bool { need.isEmpty && !wantsSome }

  fileprivate mutating func add(_ use: FoodUse, of meal: PlannedMeal, from shelf: inout PantryShelf) {
    sources.append(GrocerySource(day: meal.day, recipe: meal.recipe, amount: use.amount))
    add(use, on: meal.day, from: &shelf)
  }

  fileprivate mutating func add(_ use: FoodUse, on day: Day, from shelf: inout PantryShelf) {
    guard let amount = use.amount else {
      if !shelf.holds(food, on: day) { wantsSome = true }
      return
    }
    let wanted = Measured(amount, density: goods.density)
    let taken = shelf.take(wanted, of: food, on: day)
    fromPantry.add(wanted.meeting, taken)
    need.add(wanted.meeting, wanted.base - taken)
  }
}

/// Counts what plans take from the store. Keeps what it once looked up, so that the many lists of a
/// budget search are quick; its answers never depend on what it was asked before.
struct GroceryCounter {
  private let table: FoodTable
  private let recipe: @Sendable (RecipeID) -> Recipe?
  private let shelf: PantryShelf
  let medians: MedianPrices
  /// The foods bought under the store's own brand.
  var brands = StoreBrands.of([])
  private var goods: [FoodKey: Goods] = [:]
  private var branded: [FoodKey: Goods] = [:]
  private var uses: [Dish: [FoodUse]] = [:]

  private struct Dish: Hashable {
    let recipe: RecipeID
    let servings: Int
  }

  init(_ larder: Larder) {
    table = larder.table
    recipe = larder.recipe
    shelf = PantryShelf(larder.pantry, table: larder.table)
    medians = MedianPrices(larder.table)
  }

  /// What the dish uses at those servings, optional ingredients left out; nothing when there is no
  /// such recipe.
  mutating func uses(of id: RecipeID, servings: Int) -> [FoodUse] {
    let dish = Dish(recipe: id, servings: servings)
    if let known = uses[dish] { return known }
    let made: [FoodUse]
    if let recipe = recipe(id), recipe.servings > 0 {
      let factor = Rational(servings, recipe.servings)
      made = recipe.ingredients.filter { !$0.isOptional }.map { line in
        FoodUse(
          food: FoodKey(line.ingredient, name: line.name), name: line.name,
          amount: line.quantity.total.map { $0 * line.factor(factor) }, isFixed: line.isFixed)
      }
    } else {
      made = []
    }
    uses[dish] = made
    return made
  }

  mutating func goods(_ food: FoodKey, name: String) -> Goods {
    let isBranded = food.id.map(brands.includes) ?? false
    if let known = isBranded ? branded[food] : goods[food] { return known }
    let made = Goods(food, name: name, table: table)
    goods[food] = made
    branded[food] = made.asStoreBrand ?? made
    return isBranded ? branded[food] ?? made : made
  }

  /// What the meals take, food by food in the order of first use; basics are only named. Leftovers
  /// take nothing. Meals meet the pantry in the order of their days.
  mutating func count(_ meals: [PlannedMeal]) -> (tallies: [Tally], basics: Set<String>) {
    var shelf = shelf
    var tallies: [Tally] = []
    var position: [FoodKey: Int] = [:]
    var basics: Set<String> = []
    for meal in Self.cooked(meals) {
      for use in uses(of: meal.recipe, servings: meal.servings) {
        let goods = goods(use.food, name: use.name)
        if goods.isBasic {
          basics.insert(goods.name)
          continue
        }
        let index = position[use.food] ?? tallies.count
        if index == tallies.count {
          position[use.food] = index
          tallies.append(Tally(food: use.food, goods: goods))
        }
        tallies[index].add(use, of: meal, from: &shelf)
      }
    }
    return (tallies, basics)
  }

  /// What the till says for the meals, before tax.
  mutating func till(_ meals: [PlannedMeal]) -> Money {
    var total = Money.zero
    for tally in count(meals).tallies where !tally.isCovered {
      total += tally.goods.till(for: tally.need, medians: medians).cost
    }
    return total
  }

  /// What the till says for one food's uses, in the order of their days.
  func till(for uses: [(use: FoodUse, day: Day)], of food: FoodKey, _ goods: Goods) -> Money {
    var shelf = shelf
    var tally = Tally(food: food, goods: goods)
    for (use, day) in uses { tally.add(use, on: day, from: &shelf) }
    return tally.isCovered ? .zero : goods.till(for: tally.need, medians: medians).cost
  }

  /// Whether anything of the food is at home, in whatever state.
  func isStocked(_ food: FoodKey) -> Bool { shelf.knows(food) }

  private static func cooked(_ meals: [PlannedMeal]) -> [PlannedMeal] {
    meals.flatMap(\.dishes).filter { $0.kind == .cook }.sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }
  }
}

extension [Measured] {
  /// Adds to the sum of that meeting; nothing when there is nothing to add.
  fileprivate mutating func add(_ meeting: Meeting, _ base: Rational) {
    guard base > .zero else { return }
    if let index = firstIndex(where: { $0.meeting == meeting }) {
      self[index].base += base
    } else {
      append(Measured(meeting, base))
    }
  }
}
