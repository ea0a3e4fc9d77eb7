/// A plan under change, with what it takes to tell a change's effect without looking at the whole plan.
struct RepetitionState {
  let board: RepetitionBoard
  /// The menu of each day.
  private(set) var menus: [Int]
  /// The groups of each day.
  private var masks: [UInt64]
  /// `calendar[dish * words + word]`: the days on which a dish is served.
  private var calendar: [UInt64]
  private(set) var planSums: [Int]

  init(_ board: RepetitionBoard, menus: [Int]) {
    self.board = board
    self.menus = menus
    masks = menus.map { board.masks[$0] }
    calendar = [UInt64](repeating: 0, count: board.dishCount * board.words)
    planSums = [Int](repeating: 0, count: board.table.width)
    for (day, menu) in menus.enumerated() {
      for course in 0..<board.courses {
        calendar[board.table.dishes[menu * board.courses + course] * board.words + day >> 6] |=
          1 << UInt64(day & 63)
      }
      for index in planSums.indices { planSums[index] += board.table.sums[menu * planSums.count + index] }
    }
  }

  var plan: Plan { board.plan(menus) }

  /// Serves another menu on the day and tells how the points change. The plan's sums are left to `setSums`.
  @inline(__always)
  mutating func put(_ menu: Int, day: Int) -> Int {
    let old = menus[day]
    var change = board.sameDay[menu] - board.sameDay[old]
    for course in 0..<board.courses {
      let left = board.table.dishes[old * board.courses + course]
      let joined = board.table.dishes[menu * board.courses + course]
      if left == joined { continue }
      calendar[left * board.words + day >> 6] &= ~(1 << UInt64(day & 63))
      change -= servingPoints(left, day: day, course: course)
      change += servingPoints(joined, day: day, course: course)
      calendar[joined * board.words + day >> 6] |= 1 << UInt64(day & 63)
    }
    menus[day] = menu
    return change + changeMask(board.masks[menu], day: day)
  }

  /// Puts a menu back without looking at points.
  @inline(__always)
  mutating func restore(_ menu: Int, day: Int) {
    let old = menus[day]
    for course in 0..<board.courses {
      let left = board.table.dishes[old * board.courses + course]
      let joined = board.table.dishes[menu * board.courses + course]
      if left == joined { continue }
      calendar[left * board.words + day >> 6] &= ~(1 << UInt64(day & 63))
      calendar[joined * board.words + day >> 6] |= 1 << UInt64(day & 63)
    }
    menus[day] = menu
    masks[day] = board.masks[menu]
  }

  @inline(__always)
  mutating func setSums(_ sums: [Int]) {
    for index in planSums.indices { planSums[index] = sums[index] }
  }

  /// The points that change when the day's groups do.
  @inline(__always)
  private mutating func changeMask(_ mask: UInt64, day: Int) -> Int {
    let old = masks[day]
    if old == mask { return 0 }
    var change = 0
    for gap in 1..<board.daysBack + 1 {
      if day >= gap {
        let other = masks[day - gap]
        change += board.pair(mask & other, day: day, gap: gap) - board.pair(old & other, day: day, gap: gap)
      }
      if day + gap < board.days {
        let other = masks[day + gap]
        change +=
          board.pair(mask & other, day: day + gap, gap: gap)
          - board.pair(old & other, day: day + gap, gap: gap)
      }
    }
    masks[day] = mask
    return change
  }

  /// What serving the dish on a day it is not served adds, between the servings before and after.
  @inline(__always)
  private func servingPoints(_ dish: Int, day: Int, course: Int) -> Int {
    let before = served(dish, before: day)
    let after = served(dish, after: day)
    let base = course * (board.days + 1)
    var points = 0
    if before >= 0 { points += board.again[base + day - before] }
    if after >= 0 {
      points += board.again[base + after - day]
      if before >= 0 { points -= board.again[base + after - before] }
    }
    return points
  }

  @inline(__always)
  private func served(_ dish: Int, before day: Int) -> Int {
    var word = day >> 6
    var bits = calendar[dish * board.words + word] & (1 << UInt64(day & 63) - 1)
    while bits == 0 {
      word -= 1
      if word < 0 { return -1 }
      bits = calendar[dish * board.words + word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }

  @inline(__always)
  private func served(_ dish: Int, after day: Int) -> Int {
    var word = day >> 6
    // Two shifts, as one by 64 is none.
    var bits = calendar[dish * board.words + word] & ((~0 << UInt64(day & 63)) << 1)
    while bits == 0 {
      word += 1
      if word == board.words { return -1 }
      bits = calendar[dish * board.words + word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }
}
