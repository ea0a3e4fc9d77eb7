import Kitchen
import Values

/// What an evening chooses from, best first, before the seed and the rest of the week count.
typealias ShortList = [(card: Int, points: Int)]

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
      let list = shortList(cards, isFriday: evening.key.isFriday, isWeekend: evening.key.isWeekend)
      made[evening.key] = list
      return list
    }
  }

  private func shortList(_ places: [Int], isFriday: Bool, isWeekend: Bool) -> ShortList {
    let cards = larder.cards
    let ranked: ShortList = places.map { place in
      (place, scoring.points(for: cards[place], isFriday: isFriday, isWeekend: isWeekend))
    }.sorted { a, b in
      a.points != b.points ? a.points > b.points : cards[a.card].id < cards[b.card].id
    }
    if ranked.count <= Self.poolSize { return ranked }
    var proteins: [ProteinSource: Int] = [:]
    var cuisines: [String: Int] = [:]
    return ranked.enumerated().filter { rank, dish in
      let card = cards[dish.card]
      proteins[card.protein, default: 0] += 1
      cuisines[card.cuisine, default: 0] += 1
      return rank < Self.poolSize || proteins[card.protein, default: 0] <= Self.perKind
        || cuisines[card.cuisine, default: 0] <= Self.perKind
    }.map(\.element)
  }

  /// The pools for one attempt: with the seed's whims, whose turn it is, and what was shown before.
  func pools(_ lists: [ShortList], attempt: Int, shown: [RecipeID]) -> [DayPool] {
    let week = evenings.first?.day.monday ?? larder.today
    let turns = turns(lists)
    return evenings.indices.map { index in
      let evening = evenings[index]
      let candidates = lists[index].flatMap { dish -> [Candidate] in
        let card = larder.cards[dish.card]
        let tie = larder.randomizer.key("plan", week: week, attempt: attempt, item: card.id.rawValue)
        var points = dish.points + Int(tie % UInt64(PlanWeights.whim + 1))
        if card.protein == turns[index].protein { points += PlanWeights.proteinTurn }
        if card.cuisine == turns[index].cuisine { points += PlanWeights.cuisineTurn }
        if shown.contains(card.id) { points += PlanWeights.shownBefore }
        points += marks.points(for: card, on: evening.day)
        let single = candidate(dish.card, on: evening, points: points, tie: tie)
        guard leftovers > 0, canDouble[index], card.leftoverDays ?? 0 >= 1 else { return [single] }
        var double = single
        double.isDouble = true
        double.points += marks.doublePoints(for: card, on: evening.day)
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
      let protein = selectProteinForDay(
        history: history, day: evening.day, among: Set(list.map { larder.cards[$0.card].protein }))
      let cuisine = selectCuisineForDay(
        history: history, preferences: request.cuisines, day: evening.day,
        among: Set(list.map { larder.cards[$0.card].cuisine }))
      history.append(
        PlannedMeal(
          day: evening.day, recipe: RecipeID(""), title: "", cuisine: cuisine ?? "",
          protein: protein ?? .none, minutes: 0, eaters: 1, servings: 1, used: .zero))
      return (protein, cuisine)
    }
  }
}
