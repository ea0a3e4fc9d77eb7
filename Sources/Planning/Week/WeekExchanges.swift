// Makes a found week better by exchanging dishes, as long as that helps.
extension WeekSearch {
  /// Rounds of exchanges at most.
  private static let rounds = 6

  /// Exchanges one evening's dish, two evenings' dishes, and lets evenings trade theirs.
  mutating func polish() {
    for _ in 0..<Self.rounds {
      let before = bestScore
      for index in best.indices { reopen([index]) }
      for a in best.indices {
        for b in best.indices where a < b {
          reopen([a, b])
          if let traded = trading(a, b, in: best) { keep(traded, score: score(traded)) }
        }
      }
      if bestScore == before, effort.triesThree {
        for a in best.indices {
          for b in best.indices where a < b {
            for c in best.indices where b < c { reopen([a, b, c]) }
          }
        }
      }
      if bestScore == before { return }
    }
  }

  /// Polishes another week and keeps it when it becomes the better one.
  mutating func polish(from start: [Int]) {
    let found = best
    let foundScore = bestScore
    best = start
    bestScore = score(start)
    polish()
    guard foundScore >= bestScore else { return }
    best = found
    bestScore = foundScore
  }

  /// The week's dishes in their order with another one of them cooked for two evenings; for a week with
  /// one such pot.
  func relaid(_ week: [Int]) -> [[Int]] {
    guard week.count(where: { $0 == Self.leftovers }) == 1 else { return [] }
    let dishes = zip(pools, week).filter { $1 != Self.leftovers }.map { $0.candidates[$1].card }
    return dishes.indices.compactMap { doubled in
      var path: [Int] = []
      for (index, card) in dishes.enumerated() {
        let isDouble = index == doubled
        guard path.count < pools.count,
          let place = pools[path.count].candidates.firstIndex(where: {
            $0.card == card && $0.isDouble == isDouble
          })
        else { return nil }
        path.append(place)
        if isDouble { path.append(Self.leftovers) }
      }
      return path.count == pools.count && path != week ? path : nil
    }
  }

  /// Looks through every dish for those evenings while the others stay as they are. Evenings of a pot
  /// for two keep one.
  private mutating func reopen(_ open: [Int]) {
    guard open.allSatisfy({ best[$0] != Self.leftovers }) else { return }
    var trial = best
    fill(&trial, from: 0, open: open, score: 0)
  }

  /// Goes on with the trial's evenings from an index, choosing anew where it is open.
  private mutating func fill(_ trial: inout [Int], from start: Int, open: [Int], score: Int) {
    var score = score
    var index = start
    var laid: [Int] = []
    defer { for index in laid { clear(index, in: trial) } }
    while index < pools.count, !open.contains(index) {
      if trial[index] != Self.leftovers {
        let dish = pools[index].candidates[trial[index]]
        score += board.view(at: pools[index].slot).gain(dish)
        board.place(dish, at: pools[index].slot)
        laid.append(index)
      }
      index += 1
    }
    guard index < pools.count else { return keep(trial, score: score + closingPoints(trial)) }
    let pool = pools[index]
    let old = trial[index]
    let isDouble = pool.candidates[old].isDouble
    let rest = outlook(from: index + 1, in: trial, open: open)
    let view = board.view(at: pool.slot)
    var moves: [(gain: Int, place: Int)] = []
    for place in pool.candidates.indices where pool.candidates[place].isDouble == isDouble {
      let gain = view.gain(pool.candidates[place])
      if score + gain + rest > bestScore { moves.append((gain, place)) }
    }
    if open.last != index {
      moves.sort { ($1.gain, $0.place) < ($0.gain, $1.place) }
      moves = Array(moves.prefix(effort.tries))
    }
    for (gain, place) in moves where score + gain + rest > bestScore {
      let dish = pool.candidates[place]
      board.place(dish, at: pool.slot)
      trial[index] = place
      fill(&trial, from: index + 1, open: open, score: score + gain)
      board.clear(pool.slot, of: dish)
    }
    trial[index] = old
  }

  private mutating func clear(_ index: Int, in trial: [Int]) {
    board.clear(pools[index].slot, of: pools[index].candidates[trial[index]])
  }

  /// The most the evenings from an index on can add with the dishes they have; open ones with any.
  private func outlook(from start: Int, in trial: [Int], open: [Int]) -> Int {
    var most = 0
    for index in start..<max(start, pools.count) where trial[index] != Self.leftovers {
      let view = board.view(at: pools[index].slot)
      let dish = pools[index].candidates[trial[index]]
      let pot = dish.isDouble ? PlanWeights.leftovers : 0
      if open.contains(index) {
        most += pot + (pools[index].candidates.lazy.map { view.most($0) }.max() ?? 0)
      } else {
        most += pot + view.most(dish)
      }
    }
    return most
  }

  /// The week with two evenings' dishes traded; nil where one may not have the other's.
  private func trading(_ a: Int, _ b: Int, in path: [Int]) -> [Int]? {
    guard path[a] != Self.leftovers, path[b] != Self.leftovers else { return nil }
    let (x, y) = (pools[a].candidates[path[a]], pools[b].candidates[path[b]])
    guard x.isDouble == y.isDouble,
      let there = pools[b].candidates.firstIndex(where: { $0.card == x.card && $0.isDouble == x.isDouble }),
      let here = pools[a].candidates.firstIndex(where: { $0.card == y.card && $0.isDouble == y.isDouble })
    else { return nil }
    var traded = path
    traded[a] = here
    traded[b] = there
    return traded
  }
}
