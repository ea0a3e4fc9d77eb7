/// The cheapest week as a problem for somebody else to solve: what each evening may have, what each dish takes, how each food is
/// sold. Nothing at home is counted. Amounts in the base units of their meetings. Source: issue 20, "Done when".
package struct TillProblem: Sendable, Encodable {
  /// A dish once, whatever evenings may have it; protein and cuisine by number, equal ones are the same.
  package struct Dish: Sendable, Encodable {
    package var id: String
    package var protein, cuisine: Int
  }
  /// What a dish takes of a food on an evening, for its portions; places in `evenings`, `dishes` and `foods`.
  package struct Use: Sendable, Encodable {
    package var evening, dish, food: Int
    /// Nil for words ("a handful").
    package var meeting: String?
    package var amount: Double
  }
  /// One size a food is sold in.
  package struct Offer: Sendable, Encodable {
    /// How many packages one base unit of each meeting comes to.
    package var packagesPerUnit: [String: Double]
    package var cents: Int
  }
  /// A food that is bought; what is assumed to be at home stands nowhere.
  package struct Food: Sendable, Encodable {
    package var name: String
    package var offers: [Offer]
    /// What stands in where nothing is offered.
    package var medianCents: Int
  }

  package var dishes: [Dish] = []
  /// For each evening the places of its dishes.
  package var evenings: [[Int]] = []
  /// The evenings' days, counted from the first.
  package var days: [Int] = []
  package var uses: [Use] = []
  package var foods: [Food] = []
  /// Whether cuisines rotate.
  package var hasCuisineRules = true
}

/// The problem of the cheapest week of that request; throws as `generateWeeklyPlan` does.
package func tillProblem(_ request: PlanRequest, from larder: Larder) throws(PlanningError) -> TillProblem {
  let scene = try WeekScene(request, from: larder)
  var problem = TillProblem()
  var counter = GroceryCounter(larder)
  counter.brands = .all(but: request.refusedSwaps)
  problem.hasCuisineRules = scene.board.hasCuisineRules
  var places: [Int: Int] = [:]
  var foods: [FoodKey: Int] = [:]
  var meetings: [Meeting: String] = [:]
  func name(_ meeting: Meeting) -> String {
    let known = meetings[meeting] ?? "m\(meetings.count)"
    meetings[meeting] = known
    return known
  }
  for (number, evening) in scene.evenings.enumerated() {
    problem.days.append(evening.day - (scene.evenings.first?.day ?? evening.day))
    problem.evenings.append([])
    for place in scene.within[number] {
      let card = larder.cards[place]
      let dish = places[place] ?? problem.dishes.count
      if dish == problem.dishes.count {
        places[place] = dish
        let seen = scene.candidate(place, on: nil, points: 0, tie: 0)
        problem.dishes.append(
          TillProblem.Dish(id: card.id.rawValue, protein: seen.protein, cuisine: seen.cuisine))
      }
      problem.evenings[number].append(dish)
      for use in counter.uses(of: card.id, servings: request.portions(on: evening.day)) {
        let goods = counter.goods(use.food, name: use.name)
        guard !goods.isBasic else { continue }
        let food = foods[use.food] ?? problem.foods.count
        if food == problem.foods.count {
          foods[use.food] = food
          let offers = goods.offers.map {
            TillProblem.Offer(packagesPerUnit: [:], cents: $0.package.price.cents)
          }
          problem.foods.append(
            TillProblem.Food(
              name: goods.name, offers: offers, medianCents: counter.medians[goods.section].cents))
        }
        guard let amount = use.amount else {
          problem.uses.append(
            TillProblem.Use(evening: number, dish: dish, food: food, meeting: nil, amount: 0))
          continue
        }
        let need = Measured(amount, density: goods.density)
        problem.uses.append(
          TillProblem.Use(
            evening: number, dish: dish, food: food, meeting: name(need.meeting),
            amount: need.base.approximate))
        for (index, offer) in goods.offers.enumerated() {
          guard let packages = offer.packages(for: Measured(need.meeting, .one)) else { continue }
          problem.foods[food].offers[index].packagesPerUnit[name(need.meeting)] = packages.approximate
        }
      }
    }
  }
  return problem
}
