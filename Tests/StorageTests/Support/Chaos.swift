import Kitchen
import Values

@testable import Storage

/// Drawn changes that always make sense on the kitchen as it stands.
struct Chaos {
  var random: SplitMix64
  var turn = 0

  mutating func change(of snapshot: KitchenSnapshot) -> KitchenChange {
    turn += 1
    switch random.below(9) {
    case 0: return .setHousehold(household(snapshot.household))
    case 1: return savedPlan(turn, from: monday.day + random.below(60), evenings: 1 + random.below(7)).change
    case 2:
      guard let plan = random.pick(from: snapshot.plans)?.plan,
        let status = random.pick(from: PlanStatus.allCases)
      else { break }
      return .setPlanStatus(plan.id, status)
    case 3:
      guard let plan = random.pick(from: snapshot.plans)?.plan, var meal = random.pick(from: plan.meals)
      else { break }
      meal.title = "Dish \(random.below(5))"
      meal.day = meal.day + random.below(3)
      return .putMeal(plan.id, meal)
    case 4:
      guard let item = random.pick(from: snapshot.pantry) else { break }
      return .removePantryItem(item.id)
    case 5...7: return remembered(in: snapshot)
    default: break
    }
    let id = random.pick(from: snapshot.pantry)?.id
    var item = milk(1000 + turn, amount: Rational(random.below(9), 1 + random.below(4)))
    if let id, random.below(2) == 0 { item.id = id }
    if random.below(2) == 0 { item.bestBefore = monday.day + random.below(20) }
    return .putPantryItem(item)
  }

  private mutating func household(_ old: Household?) -> Household {
    var house = old ?? Household()
    house.size = random.below(3) == 0 ? nil : random.within(1...8)
    house.budget = random.below(3) == 0 ? nil : Money(cents: random.below(20_000))
    let names = random.shuffled(["Emma", "Tom", "Mum", "Dad", "Tom"])
    if random.below(2) == 0 {
      house.members = names.prefix(random.below(5)).map { name in
        Member(name: name, avoids: avoidances(), age: random.below(2) == 0 ? nil : random.below(90))
      }
    }
    if random.below(2) == 0 { house.avoids = avoidances() }
    house.guidelines = random.below(2) == 0 ? nil : NutritionGuidelines(maxSodium: random.below(3_000))
    house.cuisines = Array(random.shuffled(["thai", "greek", "mexican"]).prefix(random.below(4)))
    house.settled = Array(random.shuffled(HouseholdQuestion.allCases).prefix(random.below(5)))
    return house
  }

  private mutating func avoidances() -> [Avoidance] {
    let all = Allergen.allCases.map { Avoidance(.allergen($0)) } + [Avoidance(.food("pork"), .dislike)]
    return Array(random.shuffled(all).prefix(random.below(4)))
  }
}
