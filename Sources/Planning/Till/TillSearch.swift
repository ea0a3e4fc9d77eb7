/// Exchanges a week's dishes for what the till says: for the least, for the best liked within a limit, or for less
/// where liking loses little. No exchange loses by rules. The pots for several evenings stay where they are.
///
/// A descent exchanges one evening after another; then weeks are shaken and descended again. All work is counted, and what
/// is drawn hangs on the seed alone. Source: issue 20, part 3.
struct TillSearch {
  let pools: [DayPool]
  /// Evenings nobody may exchange.
  private let isLocked: [Bool]
  private let ids: [[RecipeID]]
  private var board: WeekBoard
  private(set) var table: TillTable
  private var draws: SplitMix64
  /// The place of each evening's dish in its pool.
  private(set) var chosen: [Int]

  /// What a week is worth.
  struct Weight {
    let points: Int
    /// What it loses by rules alone.
    let rules: Int
  }

  /// `chosen` are places in the pools, and the table's evenings are theirs; an evening of leftovers belongs to no pool.
  init(
    _ pools: [DayPool], chosen: [Int], isLocked: [Bool], on board: WeekBoard, cards: [RecipeCard],
    table: TillTable, seed: UInt64
  ) {
    (self.pools, self.chosen, self.isLocked, self.board) = (pools, chosen, isLocked, board)
    ids = pools.map { pool in pool.candidates.map { cards[$0.card].id } }
    self.table = table
    draws = SplitMix64(seed: seed)
    for evening in pools.indices { self.table.put(ids[evening][chosen[evening]], at: evening) }
  }

  /// What the till says for the week as it is chosen.
  var cents: Int { table.cents }

  /// What a week of those places is worth, whatever is chosen.
  mutating func weigh(_ week: [Int]) -> Weight {
    var points = 0
    var rules = 0
    for (pool, place) in zip(pools, week) {
      let view = board.view(at: pool.slot)
      points += view.gain(pool.candidates[place])
      rules += view.rulePoints(pool.candidates[place])
      board.place(pool.candidates[place], at: pool.slot)
    }
    let variety = board.varietyPoints()
    for (pool, place) in zip(pools, week) { board.clear(pool.slot, of: pool.candidates[place]) }
    return Weight(points: points + variety, rules: rules + variety)
  }

  // MARK: The least

  /// Goes to the cheapest week found that loses no more by rules than this one; stops where the limit is reached.
  mutating func reachLeast(until limit: Int) {
    let floor = weigh(chosen).rules
    descend(floor, until: limit)
    var best = (week: chosen, cents: cents)
    for _ in 0..<TillEffort.shakes where best.cents > limit {
      take(best.week)
      shake(floor)
      descend(floor, until: limit)
      if cents < best.cents { best = (chosen, cents) }
    }
    take(best.week)
  }

  /// Exchanges one evening at a time, each time the one that saves most.
  private mutating func descend(_ floor: Int, until limit: Int) {
    while cents > limit, let exchange = mostSaving(floor) { put(exchange.place, at: exchange.evening) }
  }

  private mutating func mostSaving(_ floor: Int) -> (evening: Int, place: Int)? {
    var moves: [(cents: Int, evening: Int, place: Int)] = []
    for evening in pools.indices where !isLocked[evening] {
      for place in others(at: evening) {
        let cents = table.cents(with: ids[evening][place], at: evening)
        if cents < table.cents { moves.append((cents, evening, place)) }
      }
    }
    moves.sort { ($0.cents, $0.evening, $0.place) < ($1.cents, $1.evening, $1.place) }
    var week = chosen
    for move in moves.prefix(TillEffort.tries) {
      week[move.evening] = move.place
      if weigh(week).rules >= floor { return (move.evening, move.place) }
      week[move.evening] = chosen[move.evening]
    }
    return nil
  }

  /// Puts some of the dishes that cost little beside the others on two or three evenings.
  private mutating func shake(_ floor: Int) {
    let open = pools.indices.filter { !isLocked[$0] }
    guard !open.isEmpty else { return }
    for _ in 0..<min(open.count, 2 + draws.below(2)) {
      guard let evening = draws.pick(from: open) else { continue }
      let ranked = others(at: evening).map { place in
        (cents: table.cents(with: ids[evening][place], at: evening), place: place)
      }.sorted { ($0.cents, $0.place) < ($1.cents, $1.place) }
      guard !ranked.isEmpty else { continue }
      for _ in 0..<TillEffort.draws {
        var week = chosen
        week[evening] = ranked[draws.below(min(TillEffort.nearly, ranked.count))].place
        guard weigh(week).rules >= floor else { continue }
        put(week[evening], at: evening)
        break
      }
    }
  }

  // MARK: The best liked

  /// Goes to better liked weeks whose till stays within the limit, from this one, which is within it.
  mutating func reachLiking(within limit: Int) {
    let floor = weigh(chosen).rules
    climb(floor, within: limit)
    var best = (week: chosen, points: weigh(chosen).points)
    for _ in 0..<TillEffort.climbs {
      take(best.week)
      shake(floor)
      guard cents <= limit else { continue }
      climb(floor, within: limit)
      let points = weigh(chosen).points
      if points > best.points { best = (chosen, points) }
    }
    take(best.week)
  }

  private mutating func climb(_ floor: Int, within limit: Int) {
    climb(floor) { $0 <= limit ? 0 : nil }
  }

  /// Goes to weeks that cost less where liking loses less than that: so many cents for a point.
  mutating func trade(centsForPoint: Int) {
    let floor = weigh(chosen).rules
    climb(floor) { -$0 / centsForPoint }
  }

  /// Exchanges one evening at a time for the week worth most by points and by what its till is worth; nil is too dear.
  private mutating func climb(_ floor: Int, _ worth: (Int) -> Int?) {
    for _ in 0..<TillEffort.rounds {
      let now = weigh(chosen).points + (worth(cents) ?? 0)
      var best: (worth: Int, evening: Int, place: Int)?
      for evening in pools.indices where !isLocked[evening] {
        for place in promising(at: evening, than: (best?.worth ?? now) - now, worth) {
          guard let money = worth(table.cents(with: ids[evening][place], at: evening)) else { continue }
          var week = chosen
          week[evening] = place
          let weight = weigh(week)
          if weight.rules >= floor, weight.points + money > best?.worth ?? now {
            best = (weight.points + money, evening, place)
          }
        }
      }
      guard let best else { return }
      put(best.place, at: best.evening)
    }
  }

  /// The dishes of an evening that may make the week better by more than so many points, by what they earn there and the
  /// most that leaving the evening's dish away could save.
  private mutating func promising(at evening: Int, than least: Int, _ worth: (Int) -> Int?) -> [Int] {
    let before = 0..<evening
    for index in before { board.place(pools[index].candidates[chosen[index]], at: pools[index].slot) }
    let view = board.view(at: pools[evening].slot)
    for index in before { board.clear(pools[index].slot, of: pools[index].candidates[chosen[index]]) }
    let own = view.gain(pools[evening].candidates[chosen[evening]])
    let saved = (worth(table.cents(without: evening)) ?? 0) - (worth(cents) ?? 0)
    return others(at: evening).filter { place in
      view.gain(pools[evening].candidates[place]) - own + saved + TillEffort.later > least
    }
  }

  // MARK: Places

  /// The dishes that may take the place of the evening's: for as many evenings as it feeds.
  private func others(at evening: Int) -> [Int] {
    let pool = pools[evening].candidates
    let isDouble = pool[chosen[evening]].isDouble
    return pool.indices.filter { pool[$0].isDouble == isDouble && $0 != chosen[evening] }
  }

  private mutating func put(_ place: Int, at evening: Int) {
    chosen[evening] = place
    table.put(ids[evening][place], at: evening)
  }

  private mutating func take(_ week: [Int]) {
    for evening in week.indices where week[evening] != chosen[evening] { put(week[evening], at: evening) }
  }
}

/// How much a search for money does; counts, never a clock.
enum TillEffort {
  /// Exchanges tried against the rules, those that save most first.
  static let tries = 60
  /// Weeks shaken and descended again; weeks shaken and made better liked; exchanges one after another in each of those.
  static let shakes = 40
  static let climbs = 6
  static let rounds = 12
  /// What the later evenings may win by another dish on this one, in points; an exchange that needs more is not looked at.
  static let later = 120
  /// Of how many that cost little one is drawn, and how often.
  static let nearly = 30
  static let draws = 6
}
