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
  /// Dishes an evening is drawn from at most, and of those the ones it chooses from, besides the best of each protein and
  /// cuisine.
  private static let listSize = 240
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
    return best(Self.listSize, of: ranked) { (cards[$0.card].protein, cards[$0.card].cuisine) }
      .map { listed($0.card, points: $0.points) }
  }

  /// The first so many of the ranked, and the first few of every protein and cuisine.
  private func best<Dish>(
    _ size: Int, of ranked: [Dish], kinds: (Dish) -> (protein: ProteinSource, cuisine: String)
  ) -> [Dish] {
    guard ranked.count > size else { return ranked }
    var proteins: [ProteinSource: Int] = [:]
    var cuisines: [String: Int] = [:]
    return ranked.enumerated().filter { rank, dish in
      let (protein, cuisine) = kinds(dish)
      proteins[protein, default: 0] += 1
      cuisines[cuisine, default: 0] += 1
      return rank < size || proteins[protein, default: 0] <= Self.perKind
        || cuisines[cuisine, default: 0] <= Self.perKind
    }.map(\.element)
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
      let drawn = self.drawn(
        lists[index], evening, week: week, attempt: attempt, turn: turns[index], shown: shown)
      let candidates = best(Self.poolSize, of: drawn) { ($0.dish.protein, $0.dish.cuisine) }
        .flatMap { self.candidates($0, evening, canDouble: canDouble[index]) }
      return DayPool(
        day: evening.day, slot: board.slot(of: evening.day),
        candidates: candidates.sorted { a, b in
          if a.points != b.points { return a.points > b.points }
          if a.isDouble != b.isDouble { return b.isDouble }
          return a.tie != b.tie ? a.tie < b.tie : larder.cards[a.card].id < larder.cards[b.card].id
        })
    }
  }

  /// A listed dish with what the seed, the turn and the evening add to it.
  private struct DrawnDish {
    let dish: ListedDish
    let points: Int
    let tie: UInt64
  }

  private func drawn(
    _ list: ShortList, _ evening: DayLimits, week: Day, attempt: Int,
    turn: (protein: ProteinSource?, cuisine: String?), shown: [RecipeID]
  ) -> [DrawnDish] {
    let drawn = list.map { dish -> DrawnDish in
      let tie = larder.randomizer.key("plan", week: week, attempt: attempt, item: dish.id.rawValue)
      var points = dish.points + Int(tie % UInt64(PlanWeights.whim + 1))
      if dish.protein == turn.protein { points += PlanWeights.proteinTurn }
      if dish.cuisine == turn.cuisine { points += PlanWeights.cuisineTurn }
      if shown.contains(dish.id) { points += PlanWeights.shownBefore }
      points += marks.points(for: dish, on: evening.day, isSeasonal: evening.preferred.wantSeason)
      return DrawnDish(dish: dish, points: points, tie: tie)
    }
    return drawn.sorted { a, b in a.points != b.points ? a.points > b.points : a.dish.id < b.dish.id }
  }

  private func candidates(_ drawn: DrawnDish, _ evening: DayLimits, canDouble: Bool) -> [Candidate] {
    let single = onEvening(drawn.dish, evening, points: drawn.points, tie: drawn.tie)
    guard leftovers > 0, canDouble, drawn.dish.keeps else { return [single] }
    var double = single
    double.isDouble = true
    double.points += marks.doublePoints(for: drawn.dish.id, on: evening.day)
    return [single, double]
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
