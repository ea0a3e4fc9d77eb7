/// What the search for little repetition looks up and never changes.
struct RepetitionBoard {
  let days: Int
  let courses: Int
  let dishCount: Int
  let table: MenuTable
  /// By menu: the groups of its dishes, and its points for groups in common on one day.
  let masks: [UInt64]
  let sameDay: [Int]
  let window: BitPoints
  let daysBack: Int
  /// `dayPoints[day * (daysBack + 1) + gap]` for the day that lies so many days before.
  let dayPoints: [Int]
  /// `again[course * (days + 1) + gap]`.
  let again: [Int]
  /// Words of 64 days in a dish's calendar.
  let words: Int
  /// Whether the order of the days matters at all.
  let hasOrder: Bool

  init(_ model: Model, _ rules: RepetitionRules, menus: MenuSet) {
    days = model.days
    courses = model.courseCount
    dishCount = model.dishCount
    table = MenuTable(model, menus)
    masks = (0..<menus.count).map { menu in menus[menu].reduce(0) { $0 | rules.groups[Int($1)] } }
    sameDay = (0..<menus.count).map { menu in rules.sameDayPoints(menus[menu].map { rules.groups[Int($0)] }) }
    window = BitPoints(rules.windowGroups)
    let back = rules.daysBack.count
    daysBack = back
    dayPoints = (0..<model.days).flatMap { day in
      (0...back).map { gap in gap == 0 || gap > day ? 0 : rules.dayPoints(earlier: day - gap, day: day) }
    }
    again = rules.dishAgain.flatMap { $0 }
    words = (model.days + 63) / 64
    hasOrder = back > 0 || rules.dishAgain.contains { $0.contains { $0 > 0 } }
  }

  /// The plan that serves these menus, day by day.
  func plan(_ menus: [Int]) -> Plan {
    Plan(dishes: menus.flatMap { table.dishes[$0 * courses..<($0 + 1) * courses] })
  }

  /// The points of an earlier and a later day for groups in common.
  @inline(__always)
  func pair(_ common: UInt64, day: Int, gap: Int) -> Int {
    common == 0 ? 0 : window[common] + dayPoints[day * (daysBack + 1) + gap]
  }
}
