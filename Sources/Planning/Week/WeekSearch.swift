import Values

/// The dishes one evening chooses from, best first.
struct DayPool {
  let day: Day
  /// Its place on the board.
  let slot: Int
  let candidates: [Candidate]
}

/// Finds a good week: a beam goes through the evenings in order, single exchanges polish what it
/// found, and a branch and bound looks for something better until its budget of nodes is spent.
///
/// A small week is therefore searched whole: what it returns breaks a rule only if every week does.
/// All work limits are counts. Source: design §3, §6.
struct WeekSearch {
  private let pools: [DayPool]
  private var board: WeekBoard
  /// The places chosen the time before; the very same week again is the last resort.
  private let previous: [Int]?
  /// The most the evenings from an index on can still add.
  private let bounds: [Int]
  private var nodes = 0
  private var best: [Int] = []
  private var bestScore = Int.min

  /// Partial weeks kept for each evening.
  private static let beamWidth = 40
  /// Dishes a partial week is continued with.
  private static let branching = 14
  /// Nodes of the branch and bound.
  private static let nodeBudget = 8_000

  init(_ pools: [DayPool], on board: WeekBoard, previous: [Int]?) {
    self.pools = pools
    self.board = board
    self.previous = previous
    let novelty = PlanWeights.newProtein + PlanWeights.newCuisine + PlanWeights.newMethod
    var bounds = [0]
    for pool in pools.reversed() {
      bounds.append((bounds.last ?? 0) + (pool.candidates.first?.points ?? 0) + novelty)
    }
    self.bounds = bounds.reversed()
  }

  /// For each evening the place of the chosen dish in its pool. Every pool must have a dish.
  mutating func run() -> [Int] {
    best = beam()
    bestScore = score(best)
    polish()
    let before = bestScore
    var path: [Int] = []
    branch(&path, score: 0)
    if bestScore > before { polish() }
    return best
  }

  // MARK: Beam

  private mutating func beam() -> [Int] {
    var paths: [(path: [Int], score: Int)] = [([], 0)]
    for (index, pool) in pools.enumerated() {
      var children: [(score: Int, parent: Int, place: Int)] = []
      for (parent, node) in paths.enumerated() {
        lay(node.path)
        var gains: [(gain: Int, place: Int)] = []
        for place in pool.candidates.indices {
          gains.append((board.gain(pool.candidates[place], at: pool.slot), place))
        }
        gains.sort { ($1.gain, $0.place) < ($0.gain, $1.place) }
        for (gain, place) in gains.prefix(Self.branching) {
          var total = node.score + gain
          if index == pools.count - 1 { total += closing(node.path, last: place) }
          children.append((total, parent, place))
        }
        lift(node.path.count)
      }
      children.sort { ($1.score, $0.parent, $0.place) < ($0.score, $1.parent, $1.place) }
      paths = children.prefix(Self.beamWidth).map {
        (paths[$0.parent].path + [$0.place], $0.score)
      }
    }
    return paths.first?.path ?? []
  }

  // MARK: Exchanges

  /// Exchanges single dishes while the week gets better.
  private mutating func polish() {
    for _ in 0..<4 {
      let before = bestScore
      for index in pools.indices {
        var trial = best
        for place in pools[index].candidates.indices where place != best[index] {
          trial[index] = place
          let score = score(trial)
          if score > bestScore {
            bestScore = score
            best = trial
          }
        }
      }
      if bestScore == before { return }
    }
  }

  // MARK: Branch and bound

  private mutating func branch(_ path: inout [Int], score: Int) {
    let index = path.count
    guard index < pools.count else {
      if score > bestScore {
        bestScore = score
        best = path
      }
      return
    }
    let pool = pools[index]
    let novelty = PlanWeights.newProtein + PlanWeights.newCuisine + PlanWeights.newMethod
    for (place, dish) in pool.candidates.enumerated() {
      // Places are in falling order of points: once one can't win, none after it can.
      if score + dish.points + novelty + bounds[index + 1] <= bestScore { return }
      guard nodes < Self.nodeBudget else { return }
      nodes += 1
      var total = score + board.gain(dish, at: pool.slot)
      if index == pools.count - 1 { total += closing(path, last: place) }
      if total + bounds[index + 1] <= bestScore { continue }
      board.place(dish, at: pool.slot)
      path.append(place)
      branch(&path, score: total)
      path.removeLast()
      board.clear(pool.slot)
    }
  }

  // MARK: Scoring a week

  private mutating func score(_ path: [Int]) -> Int {
    var total = 0
    for (pool, place) in zip(pools, path) {
      total += board.gain(pool.candidates[place], at: pool.slot)
      board.place(pool.candidates[place], at: pool.slot)
    }
    if let last = path.last { total += closing(path.dropLast(), last: last) }
    lift(path.count)
    return total
  }

  /// What only a full week shows. The board may hold the last dish or not.
  private mutating func closing(_ path: some Collection<Int>, last: Int) -> Int {
    guard let pool = pools.last else { return 0 }
    board.place(pool.candidates[last], at: pool.slot)
    var points = board.varietyPoints()
    board.clear(pool.slot)
    if let previous, previous.last == last, path.elementsEqual(previous.dropLast()) {
      points += PlanWeights.sameWeek
    }
    return points
  }

  private mutating func lay(_ path: [Int]) {
    for (pool, place) in zip(pools, path) { board.place(pool.candidates[place], at: pool.slot) }
  }

  private mutating func lift(_ count: Int) {
    for pool in pools.prefix(count) { board.clear(pool.slot) }
  }
}
