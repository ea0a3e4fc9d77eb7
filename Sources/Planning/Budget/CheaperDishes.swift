/// One dish exchanged for another on an evening, and what the till says less for it.
struct Exchange {
  let evening, from, to: Int
  let saves: Money
}

extension BudgetWeek {
  /// Dishes tried for an evening in each round: those that use the cheapest food.
  private static let tries = 16

  /// Exchanges dishes, each time the one that saves most, until the total is within the limit or
  /// nothing saves any more. No exchange loses by rules. Ties go to the earlier evening, then the id.
  mutating func exchange(_ chosen: inout [Int], until limit: Money) -> [Exchange] {
    let cheap = cheapDishes()
    let floor = rulePoints(chosen)
    var now = total(chosen)
    var done: [Exchange] = []
    while now > limit {
      var best: (exchange: Exchange, total: Money)?
      for evening in chosen.indices where !isLocked[evening] {
        for place in cheap[evening] where place != chosen[evening] {
          var trial = chosen
          trial[evening] = place
          guard rulePoints(trial) >= floor else { continue }
          let total = total(trial)
          guard total < best?.total ?? now else { continue }
          best = (Exchange(evening: evening, from: chosen[evening], to: place, saves: now - total), total)
        }
      }
      guard let best else { return done }
      chosen[best.exchange.evening] = best.exchange.to
      now = best.total
      done.append(best.exchange)
    }
    return done
  }

  /// For each evening the dishes within its limits that use the cheapest food.
  private func cheapDishes() -> [[Int]] {
    let cards = scene.larder.cards
    return within.map { places in
      Array(
        places.sorted { (cards[$0].usedPerServing, cards[$0].id) < (cards[$1].usedPerServing, cards[$1].id) }
          .prefix(Self.tries))
    }
  }
}
