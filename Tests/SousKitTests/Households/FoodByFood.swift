import Kitchen
import Planning
import Testing
import Values

extension HouseholdCase {
  /// No avoidance is broken, read from the food table line by line: no card, no verdict of the planner's.
  func checkFoods(_ draft: Draft) {
    for meal in draft.plan.meals {
      let lines = larder.recipe(meal.recipe)?.ingredients ?? []
      #expect(!lines.isEmpty, "\(self): \(meal.title)")
      let foods = lines.map { line in line.ingredient.flatMap { larder.table[$0] } }
      for avoidance in request.avoids {
        let isStrict = avoidance.strength == .strict
        let what = avoidance.what
        for (line, food) in zip(lines, foods) {
          let isBroken = food.map { isInside(what, $0, isStrict: isStrict) } ?? isStrict
          #expect(!isBroken, "\(self): \(what.word) in \(meal.title) by \(line.name)")
        }
        if what == .diet(.kosher) {
          let tags = foods.compactMap { $0 }.map { self.tags(of: $0, isStrict: isStrict) }
          let hasMeat = tags.contains { !$0.isDisjoint(with: Self.meat) }
          #expect(!hasMeat || !tags.contains { $0.contains(.milk) }, "\(self): \(meal.title)")
        }
      }
    }
  }

  private static let meat: Set<FoodTag> = [.chicken, .turkey, .beef, .lamb, .pork]

  private func tags(of food: Ingredient, isStrict: Bool) -> Set<FoodTag> {
    Set(food.contains.tags + (isStrict ? food.mayContain.tags : []))
  }

  private func isInside(_ what: Avoided, _ food: Ingredient, isStrict: Bool) -> Bool {
    if isStrict, !food.isChecked { return true }
    let tags = tags(of: food, isStrict: isStrict)
    switch what {
    case .allergen(let allergen): return tags.contains { $0.rawValue == allergen.rawValue }
    case .diet(let diet): return !tags.isDisjoint(with: forbidden(diet))
    case .food(let name):
      let words = ([food.id] + food.parts).flatMap { $0.rawValue.split(separator: "-") }
      return words.contains { $0 == name || $0 == name + "s" } || tags.contains { $0.rawValue == name }
    }
  }

  private func forbidden(_ diet: Diet) -> Set<FoodTag> {
    let flesh = Self.meat.union([.fish, .shellfish, .mollusc, .gelatin, .rennet])
    return switch diet {
    case .vegan: flesh.union([.milk, .egg, .honey])
    case .vegetarian: flesh
    case .kosher: [.pork, .shellfish, .mollusc, .gelatin]
    case .halal: [.pork, .alcohol, .gelatin]
    case .glutenFree: [.wheat, .gluten]
    case .dairyFree: [.milk]
    case .nutFree: [.treeNut, .peanut]
    case .shellfishFree: [.shellfish, .mollusc]
    case .lowCarb, .lowSodium: []
    }
  }

  /// Every purchase holds its need and costs its packages; the tax and the share used are exact.
  func checkTill(_ draft: Draft) {
    for item in draft.list.items {
      guard let buy = item.buy else { continue }
      #expect(item.cost == buy.package.price * buy.packages, "\(self): \(item.name)")
      guard let need = item.need.first, item.need.count == 1,
        let food = item.ingredient.flatMap({ larder.table[$0] }),
        let share = packages(for: need, in: buy.package, of: food)
      else { continue }
      #expect(share <= Rational(buy.packages), "\(self): \(item.name) is too little")
    }
    let exact = Rational(draft.cost.till.cents * request.taxBasisPoints, 10_000)
    let rest = exact - Rational(draft.cost.tax.cents)
    #expect(rest <= Rational(1, 2) && rest >= Rational(-1, 2), "\(self): tax")
    #expect(draft.cost.total == draft.cost.till + draft.cost.tax, "\(self)")
    #expect(draft.cost.used == draft.plan.meals.map(\.used).sum(), "\(self)")
  }
}
