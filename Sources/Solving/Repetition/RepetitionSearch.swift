/// Looks for the plan with the least repetition by simulated annealing over the menus of a list. Plans that
/// leave a range of the plan are walked through at a price that follows how often each range is left, so that
/// the walk keeps near the edge of what is allowed, where the best plans are.
///
/// Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, "Optimization by Simulated Annealing", Science 220
/// (1983); the prices follow the strategic oscillation of F. Glover.
struct RepetitionSearch {
  let board: RepetitionBoard
  private let model: Model
  private let rules: RepetitionRules
  private var state: RepetitionState
  private var draws: SeededDraws
  private let thresholds = ExponentialTable()
  private var prices: RangePrices
  private var penalty: Double
  /// The current plan's points.
  private var points: Int
  /// The best plan met that keeps all ranges.
  private(set) var best: (plan: Plan, points: Int)?
  /// The best since the search was last begun anew.
  private var ofLine: (plan: Plan, points: Int)?
  private(set) var work = 0
  private var trialSums: [Int]
  private var changes: [(day: Int, menu: Int)] = []
  private var oldMenus: [Int] = []

  /// Starts from a plan of menus in the list, or from its first menu alone; it need not keep the plan's
  /// ranges. Nil when the list is empty.
  init?(_ model: Model, _ rules: RepetitionRules, start: Plan?, menus: MenuSet, seed: UInt64) {
    guard menus.count > 0 else { return nil }
    (self.model, self.rules) = (model, rules)
    board = RepetitionBoard(model, rules, menus: menus)
    let table = board.table
    let served = (0..<model.days).map { day in
      start.flatMap { table.menu(of: $0.day(day, courses: model.courseCount)) } ?? 0
    }
    state = RepetitionState(board, menus: served)
    draws = SeededDraws(seed: seed)
    prices = RangePrices(spans: board.table.spans)
    points = rules.points(of: state.plan, model)
    penalty = prices.penalty(state.planSums)
    trialSums = state.planSums
    if penalty == 0 { (best, ofLine) = ((state.plan, points), (state.plan, points)) }
  }

  /// Searches for so much work, in one or more lines: a few walks from hot on, then many from the line's best
  /// plan that are only warmed up. `shouldStop` is asked, and told how far it is, every thousand.
  mutating func run(work total: Int, shouldStop: (RepetitionSearch) -> Bool) {
    let lines = Self.lines(slots: board.days * board.courses)
    let share = total / lines
    for _ in 0..<lines {
      ofLine = nil
      let walks = lines == 1 ? 4 : 2
      for _ in 0..<walks { anneal(work: share * 2 / 5 / walks, from: 4, to: 0.5, shouldStop: shouldStop) }
      let warmings = max(1, 22 / lines)
      for _ in 0..<warmings {
        restart()
        anneal(work: share * 3 / 5 / warmings, from: 1.3, to: 0.5, shouldStop: shouldStop)
      }
    }
  }

  /// Short plans settle soon, and not always where it is best: they are begun anew more often.
  private static func lines(slots: Int) -> Int { min(5, max(1, 300 / max(1, slots))) }

  /// Anneals for so much work, about a trial change each, the temperature (in points) falling evenly in its
  /// logarithm.
  mutating func anneal(
    work total: Int, from hot: Double, to cold: Double, shouldStop: (RepetitionSearch) -> Bool
  ) {
    let blocks = max(1, total / (1024 * trialWork))
    // The factor of every block: the blocks-th root.
    let factor = exponential(naturalLogarithm(cold / hot) / Double(blocks))
    var temperature = hot * 1e9
    for _ in 0..<blocks {
      if shouldStop(self) { return }
      for _ in 0..<1024 { trial(temperature) }
      work += 1024 * trialWork
      temperature *= factor
      if prices.adapt(state.planSums) { penalty = prices.penalty(state.planSums) }
    }
  }

  /// What a trial counts: one for a canteen of three courses that remembers five days, more where there is
  /// more to add.
  private var trialWork: Int { max(1, (4 * board.courses + 4 * board.daysBack + board.table.width) / 54) }

  /// From the best plan of this line on.
  mutating func restart() {
    guard let best = ofLine else { return }
    let table = board.table
    let served = (0..<board.days).map { table.menu(of: best.plan.day($0, courses: board.courses)) ?? 0 }
    state = RepetitionState(board, menus: served)
    points = best.points
    penalty = prices.penalty(state.planSums)
  }

  private mutating func trial(_ temperature: Double) {
    changes.removeAll(keepingCapacity: true)
    let keepsSums = propose()
    if changes.isEmpty { return }
    let threshold = temperature * thresholds.draw(&draws)
    var newPenalty = penalty
    if !keepsSums {
      computeTrialSums()
      newPenalty = prices.penalty(trialSums)
    }
    let dearer = newPenalty - penalty
    if dearer > threshold + 60e9 { return }
    var gain = 0
    oldMenus.removeAll(keepingCapacity: true)
    for change in changes {
      oldMenus.append(state.menus[change.day])
      gain += state.put(change.menu, day: change.day)
    }
    if Double(gain) + dearer <= threshold {
      points += gain
      penalty = newPenalty
      if !keepsSums { state.setSums(trialSums) }
      if newPenalty == 0, points < ofLine?.points ?? .max {
        ofLine = (state.plan, points)
        if points < best?.points ?? .max { best = ofLine }
      }
    } else {
      for (index, change) in changes.enumerated() { state.restore(oldMenus[index], day: change.day) }
    }
  }

  /// Draws a change into `changes`, none where it would change nothing; whether the plan's sums stay as they
  /// are.
  private mutating func propose() -> Bool {
    let kind = draws.below(64)
    let day = draws.below(board.days)
    let canExchange = board.hasOrder && board.days > 1
    switch kind {
    case 0..<10: proposeNear(day)
    case 10..<18: proposeAny(day)
    case 18..<38 where board.days > 1:
      proposeNear(day)
      proposeNear(otherDay(day))
    case 38..<44 where board.days > 1:
      proposeNear(day)
      proposeAny(otherDay(day))
    case 44..<54 where canExchange: return proposeDishExchange(day)
    case 54..<64 where canExchange: return proposeDayExchange(day)
    default: proposeNear(day)
    }
    return false
  }

  @inline(__always)
  private mutating func otherDay(_ day: Int) -> Int {
    let other = draws.below(board.days - 1)
    return other >= day ? other + 1 : other
  }

  /// A menu that differs in one course.
  @inline(__always)
  private mutating func proposeNear(_ day: Int) {
    let course = draws.below(board.courses)
    let menu = state.menus[day]
    let range = board.table.nearRange[course * board.table.count + menu]
    let other = Int(board.table.near[course][Int(range.lowerBound) + draws.below(range.count)])
    if other != menu { changes.append((day, other)) }
  }

  @inline(__always)
  private mutating func proposeAny(_ day: Int) {
    let menu = draws.below(board.table.count)
    if menu != state.menus[day] { changes.append((day, menu)) }
  }

  /// The dishes of one course change places between two days.
  @inline(__always)
  private mutating func proposeDishExchange(_ day: Int) -> Bool {
    let other = otherDay(day)
    let course = draws.below(board.courses)
    let (menu, otherMenu) = (state.menus[day], state.menus[other])
    let dish = board.table.dishes[menu * board.courses + course]
    let otherDish = board.table.dishes[otherMenu * board.courses + course]
    guard dish != otherDish, let one = board.table.replacing(course, of: menu, by: otherDish),
      let two = board.table.replacing(course, of: otherMenu, by: dish)
    else { return true }
    changes.append((day, one))
    changes.append((other, two))
    return true
  }

  @inline(__always)
  private mutating func proposeDayExchange(_ day: Int) -> Bool {
    let other = otherDay(day)
    let (menu, otherMenu) = (state.menus[day], state.menus[other])
    if menu != otherMenu {
      changes.append((day, otherMenu))
      changes.append((other, menu))
    }
    return true
  }

  @inline(__always)
  private mutating func computeTrialSums() {
    let width = trialSums.count
    for index in 0..<width { trialSums[index] = state.planSums[index] }
    for change in changes {
      let new = change.menu * width
      let old = state.menus[change.day] * width
      for index in 0..<width {
        trialSums[index] += board.table.sums[new + index] - board.table.sums[old + index]
      }
    }
  }
}
