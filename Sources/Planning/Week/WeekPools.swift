/// What an evening chooses from, best first, before the seed and the rest of the week count.
typealias ShortList = [ListedDish]

/// A dish on an evening's list, with all that its pools need, looked up once.
struct ListedDish {
  let points: Int
  let id: RecipeID
  let protein: ProteinSource
  let cuisine: String
  /// Keeps for a second evening.
  let keeps: Bool
  /// Months in which something in it is in season, as bits.
  let months: UInt16
  /// As the search sees it, without the evening's points, tie and what is due that day.
  let candidate: Candidate

  var card: Int { candidate.card }
}

extension WeekScene {
  /// Dishes an evening chooses from at most, besides the best of each protein and cuisine.
  private static let poolSize = 60
  private static let perKind = 4

  /// For each evening the best by points, and the best few of every protein and cuisine, so that
  /// rotation always has something to turn to.
  func shortLists() -> [ShortList] {
    var made: [DayLimits.Key: ShortList] = [:]
    return zip(evenings, within).map { evening, cards in
      if let known = made[evening.key] { return known }
      let list = shortList(cards, evening)
      made[evening.key] = list
      return list
    }
  }

  private func shortList(_ places: [Int], _ evening: DayLimits) -> ShortList {
    let cards = larder.cards
    let ranked = places.map { place in
      (card: place, points: scoring.points(for: cards[place], on: evening))
    }.sorted { a, b in a.points != b.points ? a.points > b.points : cards[a.card].id < cards[b.card].id }
    var proteins: [ProteinSource: Int] = [:]
    var cuisines: [String: Int] = [:]
    return ranked.enumerated().filter { rank, dish in
      if ranked.count <= Self.poolSize { return true }
      let (protein, cuisine) = (cards[dish.card].protein, cards[dish.card].cuisine)
      proteins[protein, default: 0] += 1
      cuisines[cuisine, default: 0] += 1
      return rank < Self.poolSize || proteins[protein, default: 0] <= Self.perKind
        || cuisines[cuisine, default: 0] <= Self.perKind
    }.map { listed($0.element.card, points: $0.element.points) }
  }

  /// The dish at that place, made ready for the pools.
  func listed(_ place: Int, points: Int) -> ListedDish {
    let card = larder.cards[place]
    return ListedDish(
      points: points, id: card.id, protein: card.protein, cuisine: card.cuisine,
      keeps: card.leftoverDays ?? 0 >= 1, months: marks.months(of: card),
      candidate: candidate(place, on: nil, points: 0, tie: 0))
  }

  /// The pools for one attempt: with the seed's whims, whose turn it is, and what was shown before.
  func pools(_ lists: [ShortList], attempt: Int, shown: [RecipeID]) -> [DayPool] {
    let week = evenings.first?.day.monday ?? larder.today
    let turns = turns(lists)
    return evenings.indices.map { index in
      let evening = evenings[index]
      let candidates = lists[index].flatMap { dish -> [Candidate] in
        let tie = larder.randomizer.key("plan", week: week, attempt: attempt, item: dish.id.rawValue)
        var points = dish.points + Int(tie % UInt64(PlanWeights.whim + 1))
        if dish.protein == turns[index].protein { points += PlanWeights.proteinTurn }
        if dish.cuisine == turns[index].cuisine { points += PlanWeights.cuisineTurn }
        if shown.contains(dish.id) { points += PlanWeights.shownBefore }
        points += marks.points(for: dish, on: evening.day, isSeasonal: evening.preferred.wantSeason)
        let single = onEvening(dish, evening, points: points, tie: tie)
        guard leftovers > 0, canDouble[index], dish.keeps else { return [single] }
        var double = single
        double.isDouble = true
        double.points += marks.doublePoints(for: dish.id, on: evening.day)
        return [single, double]
      }
      return DayPool(
        day: evening.day, slot: board.slot(of: evening.day),
        candidates: candidates.sorted { a, b in
          if a.points != b.points { return a.points > b.points }
          if a.isDouble != b.isDouble { return b.isDouble }
          return a.tie != b.tie ? a.tie < b.tie : larder.cards[a.card].id < larder.cards[b.card].id
        })
    }
  }

  /// Whose turn it is, evening by evening, from what was cooked before. Source: 004 §4, steps 2, 3.
  private func turns(_ lists: [ShortList]) -> [(protein: ProteinSource?, cuisine: String?)] {
    var history = fixed
    return zip(evenings, lists).map { evening, list in
      let protein = selectProteinForDay(history: history, day: evening.day, among: Set(list.map(\.protein)))
      let cuisine = selectCuisineForDay(
        history: history, preferences: request.cuisines, day: evening.day, among: Set(list.map(\.cuisine)))
      history.append(
        PlannedMeal(
          day: evening.day, recipe: RecipeID(""), title: "", cuisine: cuisine ?? "",
          protein: protein ?? .none, minutes: 0, eaters: 1, servings: 1, used: .zero))
      return (protein, cuisine)
    }
  }
}
