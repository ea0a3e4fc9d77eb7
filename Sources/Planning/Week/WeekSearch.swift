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
  var board: WeekBoard
  /// The places chosen the time before; the very same week again is the last resort.
  private let previous: [Int]?
  /// How many evenings may be leftovers.
  let quota: Int
  /// The most the evenings from an index on can still add.
  private let bounds: [Int]
  private var bound: WeekBound
  private var work = 0
  var best: [Int] = []
  var bestScore = Int.min
  /// True when the whole space was looked through or ruled out.
  private(set) var isProven = false

  /// The place of an evening that eats what the one before left.
  static let leftovers = -1
  /// How hard the search tries.
  let effort: SearchEffort

  init(
    _ pools: [DayPool], on board: WeekBoard, previous: [Int]?, leftovers quota: Int = 0,
    effort: SearchEffort? = nil
  ) {
    (self.pools, self.board, self.previous, self.quota) = (pools, board, previous, quota)
    self.effort = effort ?? SearchEffort(for: pools)
    var bounds = [0]
    for pool in pools.reversed() {
      let most = pool.candidates.first.map { $0.points + PlanWeights.mostNovelty } ?? 0
      bounds.append((bounds.last ?? 0) + max(most, quota > 0 ? 0 : most))
    }
    self.bounds = bounds.reversed()
    bound = WeekBound(pools, quota: quota)
  }

  /// For each evening the place of the chosen dish in its pool, or `leftovers`. Every pool must have a dish.
  mutating func run() -> [Int] {
    for start in beam() { polish(from: start) }
    if quota > 0 {
      for start in relaid(best).prefix(effort.relaid) { polish(from: start) }
    }
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

  /// The best whole weeks, one for every way to lay the leftovers; the best first.
  private mutating func beam() -> [[Int]] {
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
        let view = board.view(at: pool.slot)
        var gains: [(gain: Int, place: Int)] = []
        for place in pool.candidates.indices {
          let dish = pool.candidates[place]
          if dish.isDouble, !mayDouble || index == pools.count - 1 { continue }
          gains.append((view.gain(dish), place))
        }
        gains.sort { ($1.gain, $0.place) < ($0.gain, $1.place) }
        lift(node.path)
        for (gain, place) in some(of: gains, in: pool) {
          let path = node.path + [place]
          var score = node.score + gain
          if index == pools.count - 1 { score += closing(path) }
          children.append((outlook(score, path), score, parent, place))
        }
      }
      children.sort { ($1.outlook, $0.parent, $0.place) < ($0.outlook, $1.parent, $1.place) }
      var shapes: [UInt64: Int] = [:]
      paths = children.enumerated().compactMap { rank, child in
        let path = paths[child.parent].path + [child.place]
        let shape = shape(of: path)
        shapes[shape, default: 0] += 1
        guard rank < effort.beamWidth || quota > 0 && shapes[shape, default: 0] <= effort.perShape else {
          return nil
        }
        return Partial(path: path, score: child.score, outlook: child.outlook)
      }
    }
    var shapes: Set<UInt64> = []
    return paths.map(\.path).filter { shapes.insert(shape(of: $0)).inserted }.prefix(effort.starts).map { $0 }
  }

  /// Which evenings are leftovers, as bits.
  private func shape(of path: [Int]) -> UInt64 {
    path.indices.reduce(0) { path[$1] == Self.leftovers ? $0 | 1 << UInt64($1 & 63) : $0 }
  }

  /// The best by gain, single and double dishes each for themselves.
  private func some(of gains: [(gain: Int, place: Int)], in pool: DayPool) -> [(gain: Int, place: Int)] {
    var singles = 0
    var doubles = 0
    return gains.filter { gain in
      if pool.candidates[gain.place].isDouble {
        doubles += 1
        return doubles <= effort.branching / 2
      }
      singles += 1
      return singles <= effort.branching
    }
  }

  private func outlook(_ score: Int, _ path: [Int]) -> Int {
    let next = min(pools.count, path.count + (isLeftTo(path) ? 1 : 0))
    return score + bounds[next] + leftoversAhead(after: path, from: next) * PlanWeights.leftovers
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
      keep(path, score: score + closingPoints(path))
      return true
    }
    let pool = pools[index]
    let mayDouble = doubles(in: path) < quota && index + 1 < pools.count
    let view = board.view(at: pool.slot)
    var moves: [(gain: Int, place: Int)] = []
    for (place, dish) in pool.candidates.enumerated() where !dish.isDouble || mayDouble {
      moves.append((view.gain(dish), place))
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
      guard work < effort.work else { return false }
      board.place(dish, at: pool.slot)
      defer { board.clear(pool.slot, of: dish) }
      let rest = bound.rest(from: next, on: board, work: &work)
      if score + gain + rest + ahead <= bestScore { continue }
      guard branch(&path, score: score + gain) else { return false }
    }
    return true
  }

  // MARK: Scoring a week

  /// Takes the week when it is better than the best so far.
  mutating func keep(_ path: [Int], score: Int) {
    guard score > bestScore else { return }
    bestScore = score
    best = path
  }

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

  func closingPoints(_ path: [Int]) -> Int {
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
