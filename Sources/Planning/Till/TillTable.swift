/// What the till says for a week of dishes, kept food by food, so that another dish on an evening costs only the foods it
/// touches. Its sums are those of `GroceryCounter.till`, in cents.
struct TillTable {
  private var counter: GroceryCounter
  private var numbers: [FoodKey: Int] = [:]
  private var foods: [Food] = []
  private var dishes: [Dish: [Use]] = [:]
  /// What the dish of each evening uses; evenings by their place.
  private var standing: [[Use]] = []
  private var evenings: [Evening] = []
  /// For the foods one exchange touches, kept to spare making it anew.
  private var touched: [(food: Int, change: UInt64)] = []
  private var draws = SplitMix64(seed: 0)
  /// What the till says now.
  private(set) var cents = 0

  /// When an evening is, and how many portions are cooked for it.
  struct Evening {
    let day: Day
    let portions: Int
  }

  private struct Dish: Hashable {
    let id: RecipeID
    let portions: Int
    /// Nil unless something it uses is at home, which is used up in the order of days.
    let day: Day?
  }

  private struct Use {
    let food: Int
    let use: FoodUse
    let day: Day
    /// A number drawn for this use: the uses of a food are known by the sum of theirs, whatever their order.
    let mark: UInt64
  }

  private struct Food {
    let key: FoodKey
    let goods: Goods
    let isStocked: Bool
    var uses: [Use] = []
    var mark: UInt64 = 0
    var cents = 0
    var known: [UInt64: Int] = [0: 0]
    var marks: [Mark: UInt64] = [:]
  }

  private struct Mark: Hashable {
    let amount: Amount?
    let day: Day?
  }

  /// With the meals that stand whatever is chosen.
  init(beside kept: [PlannedMeal], counter: GroceryCounter) {
    self.counter = counter
    for meal in kept where meal.kind == .cook {
      let uses = uses(of: meal.recipe, portions: meal.servings, on: meal.day)
      cents = change(from: [], to: uses)
    }
  }

  /// Begins a week of those evenings, with no dish on any; what was looked up before stays known.
  mutating func begin(_ evenings: [Evening]) {
    for uses in standing { cents = change(from: uses, to: []) }
    standing = [[Use]](repeating: [], count: evenings.count)
    self.evenings = evenings
  }

  /// What the till would say with that dish on the evening, whatever stood there.
  mutating func cents(with dish: RecipeID, at evening: Int) -> Int {
    let uses = uses(of: dish, portions: evenings[evening].portions, on: evenings[evening].day)
    return cents(from: standing[evening], to: uses)
  }

  private mutating func cents(from old: [Use], to new: [Use]) -> Int {
    touch(from: old, to: new)
    var sum = cents
    for (food, change) in touched where change != 0 {
      sum += cents(of: food, marked: foods[food].mark &+ change, without: old, with: new) - foods[food].cents
    }
    return sum
  }

  private mutating func cents(of food: Int, marked mark: UInt64, without old: [Use], with new: [Use]) -> Int {
    if let known = foods[food].known[mark] { return known }
    let made = price(of: food, without: old, with: new)
    foods[food].known[mark] = made
    return made
  }

  /// What the till would say without the evening's dish.
  mutating func cents(without evening: Int) -> Int { cents(from: standing[evening], to: []) }

  /// Puts the dish on the evening in place of what stood there.
  mutating func put(_ dish: RecipeID, at evening: Int) {
    let uses = uses(of: dish, portions: evenings[evening].portions, on: evenings[evening].day)
    cents = change(from: standing[evening], to: uses)
    standing[evening] = uses
  }

  private mutating func change(from old: [Use], to new: [Use]) -> Int {
    touch(from: old, to: new)
    var sum = cents
    for (food, change) in touched where change != 0 {
      let mark = foods[food].mark &+ change
      let price = cents(of: food, marked: mark, without: old, with: new)
      sum += price - foods[food].cents
      foods[food].mark = mark
      foods[food].cents = price
    }
    for use in old {
      if let index = foods[use.food].uses.firstIndex(where: { $0.mark == use.mark }) {
        foods[use.food].uses.remove(at: index)
      }
    }
    for use in new { foods[use.food].uses.append(use) }
    return sum
  }

  /// Notes how the sum of marks changes, food by food.
  private mutating func touch(from old: [Use], to new: [Use]) {
    touched.removeAll(keepingCapacity: true)
    for use in old { note(use.food, 0 &- use.mark) }
    for use in new { note(use.food, use.mark) }
  }

  private mutating func note(_ food: Int, _ change: UInt64) {
    for index in touched.indices where touched[index].food == food {
      touched[index].change &+= change
      return
    }
    touched.append((food, change))
  }

  private func price(of food: Int, without old: [Use], with new: [Use]) -> Int {
    var uses = foods[food].uses
    for use in old where use.food == food {
      if let index = uses.firstIndex(where: { $0.mark == use.mark }) { uses.remove(at: index) }
    }
    uses += new.filter { $0.food == food }
    let ordered = uses.sorted { $0.day < $1.day }.map { (use: $0.use, day: $0.day) }
    return counter.till(for: ordered, of: foods[food].key, foods[food].goods).cents
  }

  private mutating func uses(of id: RecipeID, portions: Int, on day: Day) -> [Use] {
    let dish = Dish(id: id, portions: portions, day: nil)
    if let known = dishes[dish] { return known }
    let onDay = Dish(id: id, portions: portions, day: day)
    if let known = dishes[onDay] { return known }
    var isStocked = false
    var made: [Use] = []
    for use in counter.uses(of: id, servings: portions) {
      guard let food = number(of: use) else { continue }
      if foods[food].isStocked { isStocked = true }
      let mark = Mark(amount: use.amount, day: foods[food].isStocked ? day : nil)
      let drawn = foods[food].marks[mark] ?? draws.next()
      foods[food].marks[mark] = drawn
      made.append(Use(food: food, use: use, day: day, mark: drawn))
    }
    dishes[isStocked ? onDay : dish] = made
    return made
  }

  /// Nil for what is assumed to be at home.
  private mutating func number(of use: FoodUse) -> Int? {
    let goods = counter.goods(use.food, name: use.name)
    guard !goods.isBasic else { return nil }
    if let known = numbers[use.food] { return known }
    numbers[use.food] = foods.count
    foods.append(Food(key: use.food, goods: goods, isStocked: counter.isStocked(use.food)))
    return foods.count - 1
  }
}
