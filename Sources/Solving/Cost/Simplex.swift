/// The linear programme over menus: how often each menu is served, so that every row's sum stays in its range
/// at least cost. A row is a number each dish has; a menu's coefficient is the sum over its dishes. Floating
/// point: what it says is a proposal that `Certificate` checks in whole numbers.
///
/// Bounded primal simplex with an explicit inverse, both phases by one rule: while a basic variable is out of
/// its bounds the sum of what is out is minimised. Source: V. Chvátal, Linear Programming, 1983, chapters 7
/// and 8.
struct Simplex {
  enum Outcome {
    case optimal
    case infeasible
    /// Arithmetic or the number of steps gave out.
    case stalled
  }

  /// One row: a number for each dish, and the range of its sum over the plan.
  struct Row {
    var coefficients: [Double]
    var low: Double
    var high: Double
  }

  /// Which variables are basic, and where the others stand; enough to go on from.
  struct Basis {
    /// By place: a column, or `~row` for what a row sums to.
    var heads: [Int]
    var columnIsHigh: [Bool]
    var rowIsHigh: [Bool]
    /// The inverse, and how many exchanges it is from one made anew.
    var inverse: [Double]
    var age: Int
  }

  private(set) var rows: [Row]
  let costs: [Double]
  let courseCount: Int
  private(set) var columns: [Int32] = []
  private(set) var low: [Double] = []
  private(set) var high: [Double] = []

  /// The columns that may enter; nil for all.
  private var candidates: [Int32]?
  var heads: [Int]
  var columnIsHigh: [Bool] = []
  var rowIsHigh: [Bool]
  var isBasic: [Bool] = []
  var rowIsBasic: [Bool]
  /// Row-major.
  var inverse: [Double]
  /// The basic variables' values, by place.
  var values: [Double]
  /// The rows' multipliers of the last pricing.
  private(set) var multipliers: [Double]
  /// Counted work: a step over more rows and dishes is more of it.
  private(set) var work = 0
  private var stepWork: Int { 1 + rows.count * (rows.count + costs.count) / 15_000 }
  private var isFeasible = false
  /// Exchanges since the inverse was made anew; none at first.
  private var age = Simplex.refactorAfter

  static let tolerance = 1e-9
  private static let priceTolerance = 1e-9
  private static let refactorAfter = 40

  var columnCount: Int { low.count }

  init(rows: [Row], costs: [Double], courseCount: Int) {
    self.rows = rows
    self.costs = costs
    self.courseCount = courseCount
    heads = rows.indices.map { ~$0 }
    rowIsHigh = rows.map { $0.low == -.infinity }
    rowIsBasic = rows.map { _ in true }
    inverse = []
    values = []
    multipliers = rows.map { _ in 0 }
  }

  /// Adds a menu that may be served from `low` to `high` times.
  mutating func add(_ menu: some Collection<Int32>, low: Double, high: Double) {
    columns.append(contentsOf: menu)
    self.low.append(low)
    self.high.append(high)
    columnIsHigh.append(false)
    isBasic.append(false)
  }

  /// The same programme with further rows, not yet solved.
  func adding(_ more: [Row]) -> Simplex {
    var longer = self
    longer.rows += more
    longer.heads = longer.rows.indices.map { ~$0 }
    longer.age = Self.refactorAfter
    longer.rowIsHigh += more.map { $0.low == -.infinity }
    longer.rowIsBasic = longer.rows.map { _ in true }
    longer.multipliers = longer.rows.map { _ in 0 }
    return longer
  }

  mutating func bound(_ column: Int, low: Double, high: Double) {
    self.low[column] = low
    self.high[column] = high
  }

  /// Of all columns only these, in order, may be served.
  mutating func serveOnly(_ columns: [Int32]) {
    candidates = columns
    var next = 0
    for column in low.indices {
      if next < columns.count, Int(columns[next]) == column {
        next += 1
      } else {
        bound(column, low: 0, high: 0)
      }
    }
  }

  var basis: Basis {
    Basis(heads: heads, columnIsHigh: columnIsHigh, rowIsHigh: rowIsHigh, inverse: inverse, age: age)
  }

  /// Goes on from a basis of this programme, or of one that lacked the last rows.
  mutating func start(from basis: Basis) {
    heads = basis.heads + (basis.heads.count..<rows.count).map { ~$0 }
    columnIsHigh =
      basis.columnIsHigh + [Bool](repeating: false, count: columnCount - basis.columnIsHigh.count)
    for row in basis.rowIsHigh.indices { rowIsHigh[row] = basis.rowIsHigh[row] }
    inverse = basis.inverse
    age = basis.age
    for row in basis.heads.count..<rows.count { extendInverse(by: row) }
    markBasic()
    for row in rows.indices {
      if rows[row].low == -.infinity { rowIsHigh[row] = true }
      if rows[row].high == .infinity { rowIsHigh[row] = false }
    }
    for column in columnIsHigh.indices where high[column] == .infinity { columnIsHigh[column] = false }
  }

  /// The inverse with one more row, whose own sum is basic.
  private mutating func extendInverse(by row: Int) {
    let size = row
    var longer = [Double](repeating: 0, count: (size + 1) * (size + 1))
    for place in 0..<size {
      for column in 0..<size { longer[place * (size + 1) + column] = inverse[place * size + column] }
    }
    for place in 0..<size where heads[place] >= 0 {
      let amount = coefficient(heads[place], row: row)
      if amount == 0 { continue }
      for column in 0..<size { longer[size * (size + 1) + column] += amount * inverse[place * size + column] }
    }
    longer[size * (size + 1) + size] = -1
    inverse = longer
  }

  /// How often each column is served, basic or not.
  func solution() -> [Double] {
    var solution = columnIsHigh.indices.map { columnIsHigh[$0] ? high[$0] : low[$0] }
    for (place, head) in heads.enumerated() where head >= 0 { solution[head] = values[place] }
    return solution
  }

  var objective: Double {
    var total = 0.0
    for (column, value) in solution().enumerated() where value != 0 { total += value * cost(column) }
    return total
  }

  /// Minimises the cost, within so many further steps.
  mutating func minimise(atMost limit: Int) -> Outcome {
    if age >= Self.refactorAfter { refactor() } else { computeValues() }
    var idle = 0
    for _ in 0..<limit {
      if age >= Self.refactorAfter { refactor() }
      price()
      // What it comes to is checked in whole numbers by whoever asks.
      guard let entering = choose(byIndex: idle > 60) else { return isFeasible ? .optimal : .infeasible }
      work += stepWork
      guard let length = step(entering) else { return .stalled }
      idle = length > 1e-12 ? 0 : idle + 1
      age += 1
    }
    return .stalled
  }

  private func cost(_ column: Int) -> Double {
    var total = 0.0
    for place in column * courseCount..<(column + 1) * courseCount { total += costs[Int(columns[place])] }
    return total
  }

  private func bounds(_ head: Int) -> (low: Double, high: Double) {
    head >= 0 ? (low[head], high[head]) : (rows[~head].low, rows[~head].high)
  }

  /// The column's coefficients, row by row; what a row sums to stands with -1 in its own row.
  private func coefficients(_ head: Int) -> [Double] {
    var vector = [Double](repeating: 0, count: rows.count)
    guard head >= 0 else {
      vector[~head] = -1
      return vector
    }
    for row in rows.indices { vector[row] = coefficient(head, row: row) }
    return vector
  }

  private func coefficient(_ column: Int, row: Int) -> Double {
    var total = 0.0
    for place in column * courseCount..<(column + 1) * courseCount {
      total += rows[row].coefficients[Int(columns[place])]
    }
    return total
  }

  /// Inverts the basis anew and computes the values from it; one that can't be inverted gives way to the rows
  /// alone.
  private mutating func refactor() {
    let size = rows.count
    var matrix = [Double](repeating: 0, count: size * size)
    for (place, head) in heads.enumerated() {
      let column = coefficients(head)
      for row in 0..<size { matrix[row * size + place] = column[row] }
    }
    if let found = inverted(matrix, size: size) {
      inverse = found
    } else {
      heads = rows.indices.map { ~$0 }
      inverse = [Double](repeating: 0, count: size * size)
      for row in 0..<size { inverse[row * size + row] = -1 }
    }
    age = 0
    markBasic()
    computeValues()
  }

  private mutating func markBasic() {
    for column in isBasic.indices { isBasic[column] = false }
    for row in rowIsBasic.indices { rowIsBasic[row] = false }
    for head in heads { if head >= 0 { isBasic[head] = true } else { rowIsBasic[~head] = true } }
  }

  private mutating func computeValues() {
    let size = rows.count
    var rest = [Double](repeating: 0, count: size)
    for column in isBasic.indices where !isBasic[column] {
      let value = columnIsHigh[column] ? high[column] : low[column]
      guard value != 0 else { continue }
      let vector = coefficients(column)
      for row in 0..<size { rest[row] -= vector[row] * value }
    }
    for row in 0..<size where !rowIsBasic[row] {
      rest[row] += rowIsHigh[row] ? rows[row].high : rows[row].low
    }
    values = (0..<size).map { place in
      var total = 0.0
      for row in 0..<size { total += inverse[place * size + row] * rest[row] }
      return total
    }
  }

  /// The multipliers for the cost, or for what is out of bounds while anything is.
  private mutating func price() {
    let size = rows.count
    var weights = [Double](repeating: 0, count: size)
    isFeasible = true
    for (place, head) in heads.enumerated() {
      let (low, high) = bounds(head)
      let slack = Self.tolerance * max(1, abs(values[place]))
      if values[place] < low - slack {
        weights[place] = -1
        isFeasible = false
      } else if values[place] > high + slack {
        weights[place] = 1
        isFeasible = false
      }
    }
    if isFeasible {
      for (place, head) in heads.enumerated() where head >= 0 { weights[place] = cost(head) }
    }
    for row in 0..<size { multipliers[row] = 0 }
    for place in 0..<size where weights[place] != 0 {
      for row in 0..<size { multipliers[row] += weights[place] * inverse[place * size + row] }
    }
  }

  /// What a dish adds to a menu's price under the multipliers.
  func dishPrices(countingCost: Bool) -> [Double] {
    var prices = countingCost ? costs : [Double](repeating: 0, count: costs.count)
    for row in rows.indices where multipliers[row] != 0 {
      let multiplier = multipliers[row]
      rows[row].coefficients.withUnsafeBufferPointer { coefficients in
        for dish in prices.indices { prices[dish] -= multiplier * coefficients[dish] }
      }
    }
    return prices
  }

  /// The variable that improves fastest and whether it rises; or, against cycling, the first that improves.
  private func choose(byIndex: Bool) -> (head: Int, rises: Bool)? {
    let prices = dishPrices(countingCost: isFeasible)
    var best = Self.priceTolerance
    var chosen: (head: Int, rises: Bool)?
    for row in rows.indices where !rowIsBasic[row] && rows[row].low < rows[row].high {
      let gain = rowIsHigh[row] ? multipliers[row] : -multipliers[row]
      if gain > best {
        chosen = (~row, !rowIsHigh[row])
        if byIndex { return chosen }
        best = gain
      }
    }
    return columns.withUnsafeBufferPointer { columns in
      for place in 0..<(candidates?.count ?? isBasic.count) {
        let column = candidates.map { Int($0[place]) } ?? place
        if isBasic[column] { continue }
        var price = 0.0
        for place in column * courseCount..<(column + 1) * courseCount {
          price += prices[Int(columns[place])]
        }
        let gain = columnIsHigh[column] ? price : -price
        if gain > best, low[column] < high[column] {
          chosen = (column, !columnIsHigh[column])
          if byIndex { return chosen }
          best = gain
        }
      }
      return chosen
    }
  }

  /// Moves the entering variable as far as the bounds let it, and exchanges it for what stops it. The length;
  /// nil when nothing stops it.
  private mutating func step(_ entering: (head: Int, rises: Bool)) -> Double? {
    let size = rows.count
    let column = coefficients(entering.head)
    let direction: Double = entering.rises ? 1 : -1
    var change = [Double](repeating: 0, count: size)
    for place in 0..<size {
      var total = 0.0
      for row in 0..<size { total += inverse[place * size + row] * column[row] }
      change[place] = -direction * total
    }
    let (ownLow, ownHigh) = bounds(entering.head)
    var length = ownHigh - ownLow
    var leaving: (place: Int, isHigh: Bool)?
    for place in 0..<size where abs(change[place]) > 1e-9 {
      let (low, high) = bounds(heads[place])
      let value = values[place]
      let slack = Self.tolerance * max(1, abs(value))
      let isRising = change[place] > 0
      let stop: (at: Double, isHigh: Bool)?
      if isRising {
        stop = value < low - slack ? (low, false) : value <= high + slack ? (high, true) : nil
      } else {
        stop = value > high + slack ? (high, true) : value >= low - slack ? (low, false) : nil
      }
      guard let stop, stop.at.isFinite else { continue }
      let reach = max(0, (stop.at - value) / change[place])
      let isBetter = leaving.map { abs(change[place]) > abs(change[$0.place]) } ?? true
      if reach < length - 1e-12 || (reach <= length + 1e-12 && isBetter && leaving != nil) {
        length = min(length, reach)
        leaving = (place, stop.isHigh)
      }
    }
    guard length.isFinite else { return nil }
    let start = entering.rises ? ownLow : ownHigh
    for place in 0..<size { values[place] += change[place] * length }
    guard let leaving else {
      setHigh(entering.head, entering.rises)
      return length
    }
    let left = heads[leaving.place]
    setHigh(left, leaving.isHigh)
    setBasic(left, false)
    setBasic(entering.head, true)
    heads[leaving.place] = entering.head
    values[leaving.place] = start + direction * length
    pivot(at: leaving.place, by: change.map { -direction * $0 })
    return length
  }

  private mutating func setHigh(_ head: Int, _ isHigh: Bool) {
    if head >= 0 { columnIsHigh[head] = isHigh } else { rowIsHigh[~head] = isHigh }
  }

  private mutating func setBasic(_ head: Int, _ flag: Bool) {
    if head >= 0 { isBasic[head] = flag } else { rowIsBasic[~head] = flag }
  }

  private mutating func pivot(at place: Int, by column: [Double]) {
    let size = rows.count
    let factor = 1 / column[place]
    inverse.withUnsafeMutableBufferPointer { inverse in
      for row in 0..<size { inverse[place * size + row] *= factor }
      for other in 0..<size where other != place && column[other] != 0 {
        let amount = column[other]
        for row in 0..<size { inverse[other * size + row] -= amount * inverse[place * size + row] }
      }
    }
  }
}
