import Values

/// The dishes one evening chooses from, best first.
struct DayPool {
  let day: Day
  /// Its place on the board.
  let slot: Int
  let candidates: [Candidate]
}

/// Finds a good week: a beam goes through the evenings in order, exchanges polish what it found, and a
/// branch and bound looks for something better until its budget of work is spent.
///
/// A small week is therefore searched whole: `isProven` says that no week is better. All work limits
/// are counts. Source: design §3, §6.
struct WeekSearch {
  let pools: [DayPool]
  private(set) var board: WeekBoard
  /// The places chosen the time before; the very same week again is the last resort.
  private let previous: [Int]?
  /// How many evenings may be leftovers.
  let quota: Int
  /// The most the evenings from an index on can still add.
  private let bounds: [Int]
  private var bound: WeekBound
  private var work = 0
  private(set) var best: [Int] = []
  private(set) var bestScore = Int.min
  /// True when the whole space was looked through or ruled out.
  private(set) var isProven = false

  /// The place of an evening that eats what the one before left.
  static let leftovers = -1
  /// Partial weeks kept for each evening.
  private static let beamWidth = 40
  /// Dishes a partial week is continued with.
  private static let branching = 14
  /// Gains the branch and bound may look at.
  static let workBudget = 120_000

  private let workBudget: Int

  init(
    _ pools: [DayPool], on board: WeekBoard, previous: [Int]?, leftovers quota: Int = 0,
    workBudget: Int = WeekSearch.workBudget
  ) {
    self.pools = pools
    self.board = board
    self.previous = previous
    self.quota = quota
    self.workBudget = workBudget
    var bounds = [0]
    for pool in pools.reversed() {
      let most = pool.candidates.first.map { $0.points + PlanWeights.mostNovelty } ?? 0
      bounds.append((bounds.last ?? 0) + max(most, quota > 0 ? 0 : most))
    }
    self.bounds = bounds.reversed()
    bound = WeekBound(pools, quota: quota)
  }

  /// For each evening the place of the chosen dish in its pool, or `leftovers`. Every pool must have a
  /// dish.
  mutating func run() -> [Int] {
    best = beam()
    bestScore = score(best)
    polish()
    let before = bestScore
    var path: [Int] = []
    isProven = branch(&path, score: 0)
    if bestScore > before, !isProven { polish() }
    return best
  }

  // MARK: Beam

  private struct Partial {
    var path: [Int]
    var score: Int
    /// Score and what may still come: how partial weeks are compared.
    var outlook: Int
  }

  private mutating func beam() -> [Int] {
    var paths = [Partial(path: [], score: 0, outlook: 0)]
    for (index, pool) in pools.enumerated() {
      var children: [(outlook: Int, score: Int, parent: Int, place: Int)] = []
      for (parent, node) in paths.enumerated() {
        if isLeftTo(node.path) {
          var score = node.score
          if index == pools.count - 1 { score += closing(node.path + [Self.leftovers]) }
          children.append((outlook(score, node.path + [Self.leftovers]), score, parent, Self.leftovers))
          continue
        }
        lay(node.path)
        let mayDouble = doubles(in: node.path) < quota
        var gains: [(gain: Int, place: Int)] = []
        for place in pool.candidates.indices {
          let dish = pool.candidates[place]
          if dish.isDouble, !mayDouble || index == pools.count - 1 { continue }
          gains.append((board.gain(dish, at: pool.slot), place))
        }
        gains.sort { ($1.gain, $0.place) < ($0.gain, $1.place) }
        lift(node.path)
        for (gain, place) in Self.some(of: gains, in: pool) {
          let path = node.path + [place]
          var score = node.score + gain
          if index == pools.count - 1 { score += closing(path) }
          children.append((outlook(score, path), score, parent, place))
        }
      }
      children.sort { ($1.outlook, $0.parent, $0.place) < ($0.outlook, $1.parent, $1.place) }
      paths = children.prefix(Self.beamWidth).map {
        Partial(path: paths[$0.parent].path + [$0.place], score: $0.score, outlook: $0.outlook)
      }
    }
    return paths.first?.path ?? []
  }

  /// The best by gain, single and double dishes each for themselves.
  private static func some(
    of gains: [(gain: Int, place: Int)], in pool: DayPool
  ) -> [(gain: Int, place: Int)] {
    var singles = 0
    var doubles = 0
    return gains.filter { gain in
      if pool.candidates[gain.place].isDouble {
        doubles += 1
        return doubles <= branching / 2
      }
      singles += 1
      return singles <= branching
    }
  }

  private func outlook(_ score: Int, _ path: [Int]) -> Int {
    let next = min(pools.count, path.count + (isLeftTo(path) ? 1 : 0))
    return score + bounds[next] + leftoversAhead(after: path, from: next) * PlanWeights.leftovers
  }

  // MARK: Exchanges

  /// Exchanges dishes, one evening and then two neighbouring ones at a time, while the week gets
  /// better.
  private mutating func polish() {
    for _ in 0..<4 {
      let before = bestScore
      for index in pools.indices where best[index] != Self.leftovers {
        let isDouble = pools[index].candidates[best[index]].isDouble
        var trial = best
        for (place, dish) in pools[index].candidates.enumerated()
        where place != best[index] && dish.isDouble == isDouble {
          trial[index] = place
          take(trial)
        }
      }
      for a in best.indices {
        for b in best.indices where a < b {
          if let traded = trading(a, b, in: best) { take(traded) }
        }
      }
      if bestScore == before { return }
    }
  }

  private mutating func take(_ trial: [Int]) {
    let score = score(trial)
    guard score > bestScore else { return }
    bestScore = score
    best = trial
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

  // MARK: Branch and bound

  /// Looks through what may still beat the best week; false when the work ran out before the end.
  private mutating func branch(_ path: inout [Int], score: Int) -> Bool {
    if isLeftTo(path) {
      path.append(Self.leftovers)
      defer { path.removeLast() }
      return branch(&path, score: score)
    }
    let index = path.count
    guard index < pools.count else {
      let total = score + closingPoints(path)
      if total > bestScore {
        bestScore = total
        best = path
      }
      return true
    }
    let pool = pools[index]
    let mayDouble = doubles(in: path) < quota && index + 1 < pools.count
    var moves: [(gain: Int, place: Int)] = []
    for (place, dish) in pool.candidates.enumerated() where !dish.isDouble || mayDouble {
      moves.append((board.gain(dish, at: pool.slot), place))
    }
    work += moves.count
    moves.sort { ($1.gain, $0.place) < ($0.gain, $1.place) }
    for (gain, place) in moves {
      let dish = pool.candidates[place]
      path.append(place)
      let next = index + (dish.isDouble ? 2 : 1)
      let ahead = leftoversAhead(after: path, from: next) * PlanWeights.leftovers
      defer { path.removeLast() }
      if score + gain + bounds[next] + ahead <= bestScore { continue }
      guard work < workBudget else { return false }
      board.place(dish, at: pool.slot)
      defer { board.clear(pool.slot, of: dish) }
      let rest = bound.rest(from: next, on: board, work: &work)
      if score + gain + rest + ahead <= bestScore { continue }
      guard branch(&path, score: score + gain) else { return false }
    }
    return true
  }

  // MARK: Scoring a week

  /// What a whole week is worth.
  mutating func score(_ path: [Int]) -> Int {
    var total = 0
    for (pool, place) in zip(pools, path) where place != Self.leftovers {
      total += board.gain(pool.candidates[place], at: pool.slot)
      board.place(pool.candidates[place], at: pool.slot)
    }
    let points = closingPoints(path)
    lift(path)
    return total + points
  }

  /// What only a full week shows. The board may hold its dishes or not.
  private mutating func closing(_ path: [Int]) -> Int {
    lay(path)
    let points = closingPoints(path)
    lift(path)
    return points
  }

  private func closingPoints(_ path: [Int]) -> Int {
    board.varietyPoints() + (previous == path ? PlanWeights.sameWeek : 0)
  }

  private mutating func lay(_ path: [Int]) {
    for (pool, place) in zip(pools, path) where place != Self.leftovers {
      board.place(pool.candidates[place], at: pool.slot)
    }
  }

  private mutating func lift(_ path: [Int]) {
    for (pool, place) in zip(pools, path) where place != Self.leftovers {
      board.clear(pool.slot, of: pool.candidates[place])
    }
  }

  // MARK: Leftovers

  /// Whether the next evening is fed by the last one of the path.
  private func isLeftTo(_ path: [Int]) -> Bool {
    guard let last = path.last, last != Self.leftovers, path.count < pools.count else { return false }
    return pools[path.count - 1].candidates[last].isDouble
  }

  private func doubles(in path: [Int]) -> Int {
    zip(pools, path).count { $1 != Self.leftovers && $0.candidates[$1].isDouble }
  }

  /// The most evenings from there on that may yet become leftovers.
  private func leftoversAhead(after path: [Int], from next: Int) -> Int {
    guard quota > 0 else { return 0 }
    return min(quota - doubles(in: path), bound.pairs[min(next, pools.count)])
  }
}
