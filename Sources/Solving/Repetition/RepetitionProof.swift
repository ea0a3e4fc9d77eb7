/// The least repetition by trying every plan, day by day: a day's points depend on the days before it alone
/// and are never negative, so a beginning that already has as many as the best plan is given up. For plans of
/// few days; within the work it either proves the best or gives up.
struct RepetitionProof {
  private let board: RepetitionBoard
  private let days: Int
  /// The least and most that so many further days add to each row, `[days * width + index]`.
  private let restLow: [Int]
  private let restHigh: [Int]
  /// No day has less than this by itself.
  private let leastOfDay: Int
  private let order: [Int]

  private var menus: [Int]
  private var lastServed: [Int]
  private var sums: [Int]
  private(set) var best: (menus: [Int], points: Int)?
  private var limit = 0
  private(set) var work = 0

  init(_ board: RepetitionBoard) {
    self.board = board
    days = board.days
    let table = board.table
    let extremes = (0..<table.width).map { index in
      let all = (0..<table.count).map { table.sums[$0 * table.width + index] }
      return (low: all.min() ?? 0, high: all.max() ?? 0)
    }
    restLow = (0...days).flatMap { rest in extremes.map { rest * $0.low } }
    restHigh = (0...days).flatMap { rest in extremes.map { rest * $0.high } }
    leastOfDay = board.sameDay.min() ?? 0
    order = (0..<table.count).sorted { (board.sameDay[$0], $0) < (board.sameDay[$1], $1) }
    menus = [Int](repeating: 0, count: days)
    lastServed = [Int](repeating: -1, count: board.dishCount)
    sums = [Int](repeating: 0, count: (days + 1) * table.width)
  }

  /// Looks for plans with fewer points than `known`; true when it has looked at all of them within the work.
  mutating func run(below known: Int, work limit: Int, shouldStop: () -> Bool) -> Bool {
    self.limit = limit
    return fill(0, points: 0, bound: known, shouldStop) != nil
  }

  /// The best points known after this beginning was followed to its end; nil when the work gave out.
  private mutating func fill(_ day: Int, points: Int, bound: Int, _ shouldStop: () -> Bool) -> Int? {
    if day == days {
      best = (menus, points)
      return points
    }
    var bound = bound
    let rest = (days - day - 1) * leastOfDay
    for menu in order {
      work += 1
      if work > limit || (work & 4095 == 0 && shouldStop()) { return nil }
      if points + board.sameDay[menu] + rest >= bound { break }
      let next = points + added(menu, day: day)
      if next + rest >= bound || !fits(menu, day: day) { continue }
      menus[day] = menu
      let base = menu * board.courses
      let before = (0..<board.courses).map { lastServed[board.table.dishes[base + $0]] }
      for course in 0..<board.courses { lastServed[board.table.dishes[base + course]] = day }
      let found = fill(day + 1, points: next, bound: bound, shouldStop)
      for course in 0..<board.courses { lastServed[board.table.dishes[base + course]] = before[course] }
      guard let found else { return nil }
      bound = found
    }
    return bound
  }

  private func added(_ menu: Int, day: Int) -> Int {
    var points = board.sameDay[menu]
    for course in 0..<board.courses {
      let last = lastServed[board.table.dishes[menu * board.courses + course]]
      if last >= 0 { points += board.again[course * (days + 1) + day - last] }
    }
    for gap in 1..<board.daysBack + 1 where gap <= day {
      points += board.pair(board.masks[menu] & board.masks[menus[day - gap]], day: day, gap: gap)
    }
    return points
  }

  /// Writes the sums with this menu and tells whether the other days can bring them into their ranges.
  private mutating func fits(_ menu: Int, day: Int) -> Bool {
    let width = board.table.width
    let rest = (days - day - 1) * width
    for index in 0..<width {
      let sum = sums[day * width + index] + board.table.sums[menu * width + index]
      let span = board.table.spans[index]
      if sum + restLow[rest + index] > span.high || sum + restHigh[rest + index] < span.low { return false }
      sums[(day + 1) * width + index] = sum
    }
    return true
  }
}
