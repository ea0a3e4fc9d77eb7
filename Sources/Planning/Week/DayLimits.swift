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

  struct Key: Hashable {
    let minutes: Int
    let isWeekend, isFriday: Bool
    let wishes: [DayWish]
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
    key = Key(
      minutes: minutes, isWeekend: isWeekend, isFriday: day.weekday == .friday, wishes: wishes.map(\.undated))
    var limits: [DayLimit] = []
    let own = wishes.compactMap(\.maxMinutes).min()
    limits.append(
      DayLimit(
        name: own.map { .wishMinutes($0) } ?? .minutes(minutes, weekend: isWeekend),
        holds: within(own ?? minutes)))
    for wish in wishes {
      if let recipe = wish.recipe {
        limits.append(DayLimit(name: .wish(recipe.rawValue)) { $0.id == recipe })
      }
      for want in wish.wants {
        limits.append(DayLimit(name: .wish(want)) { isWanted(want, in: $0) })
      }
      for avoidance in wish.avoids where !request.avoids.contains(avoidance) {
        limits.append(DayLimit(avoidance))
      }
      if let most = wish.cheaperThan {
        limits.append(DayLimit(name: .wish("under \(most.shortText)")) { $0.usedPerServing < most })
      }
    }
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

extension DayLimit {
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
