/// One hard limit of one day: its name for when limits fight, and the test a dish must pass.
struct DayLimit {
  let name: PlanLimit
  let holds: (RecipeCard) -> Bool
}

/// What one day is held to. Limits are exact and never relaxed; rotation is not among them.
struct DayLimits {
  let day: Day
  let wishes: [DayWish]
  let limits: [DayLimit]
  /// Days with equal keys are held to the same.
  let key: Key

  /// What only weighs.
  let preferred: [Wish]

  struct Key: Hashable {
    let minutes: Int
    let isWeekend, isFriday: Bool
    let wishes: [DayWish]
    let asks: [Wish]
  }

  init(_ request: PlanRequest, day: Day, tastes: Tastes = .unknown) {
    self.day = day
    let visiting = request.evenings.note(on: day).avoids
    let wishes =
      request.wishes.filter { $0.day == day }
      + (visiting.isEmpty ? [] : [DayWish(day: day, avoids: visiting)])
    self.wishes = wishes
    let isWeekend = day.weekday.isWeekend
    let minutes = isWeekend ? request.weekendMinutes : request.weekdayMinutes
    let asks =
      request.asks.filter { $0.quota == nil && $0.concerns(day) }.map(\.undated)
      + request.wishBesidePlates(on: day)
    key = Key(
      minutes: minutes, isWeekend: isWeekend, isFriday: day.weekday == .friday, wishes: wishes.map(\.undated),
      asks: asks)
    preferred = asks.filter { $0.strength == .prefer }
    var limits: [DayLimit] = []
    let wished = wishes.flatMap(\.wishes) + asks.filter { $0.strength == .must }
    let own = wished.compactMap(\.mostMinutes).min()
    // A dish asked for by its name may take longer than dinners do otherwise.
    // A slow cooker stands by itself: no limit of time at the stove is one for it.
    let isUnattended = asks.contains(where: PlanRequest.cooksAlone)
    if !isUnattended, own != nil || wishes.allSatisfy({ $0.recipe == nil }) {
      limits.append(
        DayLimit(
          name: own.map { .wishMinutes($0) } ?? .minutes(minutes, weekend: isWeekend),
          holds: within(own ?? minutes)))
    }
    for recipe in wishes.compactMap(\.recipe) {
      limits.append(DayLimit(name: .wish(recipe.rawValue)) { $0.id == recipe })
    }
    for avoidance in wishes.flatMap(\.avoids) where !request.avoids.contains(avoidance) {
      limits.append(DayLimit(avoidance))
    }
    limits += wished.compactMap { DayLimit($0, tastes) }
    let excluded = Set(request.excluded).subtracting(wishes.compactMap(\.recipe))
    if !excluded.isEmpty {
      limits.append(DayLimit(name: .excludedDishes(excluded.count)) { !excluded.contains($0.id) })
    }
    let asked = Set(wishes.compactMap(\.recipe))
    let rejected = Set(tastes.past.keys.filter { tastes.isRejected($0) }).subtracting(asked)
    if !rejected.isEmpty {
      limits.append(DayLimit(name: .lowRatings(rejected.count)) { !rejected.contains($0.id) })
    }
    self.limits = request.avoids.map { DayLimit($0) } + limits
  }

  /// The household's own limits are the first ones; the rest is the day's.
  func holds(_ card: RecipeCard, skipping count: Int = 0) -> Bool {
    limits.dropFirst(count).allSatisfy { $0.holds(card) }
  }

  /// What the day asks for by name, dish or food, in the order it was said.
  var asked: [String] { wishes.flatMap { $0.wants } }
  var recipe: RecipeID? { wishes.compactMap(\.recipe).first }
}

extension PlanRequest {
  /// Where those who eat no meat get a plate of their own, the others' dinner is meant to have some.
  fileprivate func wishBesidePlates(on day: Day) -> [Wish] {
    let isMeatless = evenings.note(on: day).servedPlates.contains { plate in
      plate.avoids.contains { $0.what == .diet(.vegetarian) || $0.what == .diet(.vegan) }
    }
    return isMeatless ? [Wish(.having("meat"), strength: .prefer)] : []
  }
}

extension DayLimit {
  /// What a wish holds a dish to; nil for minutes and avoidances, which are limits of their own, and for what only orders.
  init?(_ wish: Wish, _ tastes: Tastes) {
    switch wish.feature {
    case .minutes where wish.mostMinutes != nil: return nil
    case .avoiding where wish.days.isEmpty == false: return nil
    case .having(let want) where wish.aim == .with: name = .wish(want)
    case .cost:
      guard case .most(let cents) = wish.aim else { return nil }
      name = .wish("under \(Money(cents: cents.rounded + 1).shortText)")
    case .avoiding(let avoided): name = .avoids(avoided)
    default: name = .asked(wish)
    }
    if wish.isOrder || !wish.isOfDishes { return nil }
    holds = wish.test(tastes)
  }

  /// A strict avoidance takes only what is known to be free; a dislike leaves out what is known to be inside.
  init(_ avoidance: Avoidance) {
    name = .avoids(avoidance.what)
    holds = avoidance.admission
  }
}

extension DayWish {
  /// The wish without its day, so that two days can be compared.
  fileprivate var undated: DayWish {
    var wish = self
    wish.day = Day(number: 0)
    return wish
  }
}

private func within(_ minutes: Int) -> (RecipeCard) -> Bool { { $0.minutes <= minutes } }
