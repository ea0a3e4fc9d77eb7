/// A problem in whole numbers: dishes that may be served, amounts in units of their last decimal, ranges
/// rounded inward to those units (which changes nothing, as every sum is a whole number of them).
package struct Model: Equatable, Sendable {
  /// An amount, or the cost: its name and how many decimals one unit stands for.
  package struct Quantity: Equatable, Sendable {
    package let name: String
    package let scale: Int
  }

  /// Both ends belong to it; `Model.open` is no end.
  package struct Span: Equatable, Sendable {
    package var low: Int
    package var high: Int
    /// From the low to the high end, both included.
    package init(low: Int, high: Int) { (self.low, self.high) = (low, high) }

    package static let all = Span(low: -Model.open, high: Model.open)
    package var isAll: Bool { self == .all }
    func contains(_ value: Int) -> Bool { low <= value && value <= high }
  }

  /// Beyond every sum.
  package static let open = 1 << 60
  /// Sums stay below this, so that a `Double` holds them exactly as well.
  package static let largestSum = 1 << 52

  package let days: Int
  package let courses: [String]
  /// The dishes that may be served, course by course, each course in the file's order.
  package let ids: [String]
  /// Where each course's dishes stand among `ids`.
  package let offered: [Range<Int>]
  /// The cost first, then the amounts in the order in which the file names them.
  package let quantities: [Quantity]
  /// `amounts[dish * quantities.count + quantity]`, in units.
  package let amounts: [Int]
  package let day: [Span]
  /// The plan's ranges and the caps together.
  package let plan: [Span]
  package let goal: Problem.Goal
  package let repetition: RepetitionRules?

  package var dishCount: Int { ids.count }
  package var courseCount: Int { courses.count }

  /// The amount of one dish, in units.
  package func amount(_ dish: Int, _ quantity: Int) -> Int { amounts[dish * quantities.count + quantity] }

  /// Throws where the numbers do not fit exact arithmetic. A course can be left without a dish by the
  /// exclusions: then its range in `offered` is empty.
  package init(_ problem: Problem) throws(ProblemFault) {
    days = problem.days
    courses = problem.courses
    goal = problem.goal
    let kept = problem.dishes.filter { dish in !dish.allergens.contains(where: problem.excluded.contains) }
    let sorted = problem.courses.flatMap { course in kept.filter { $0.course == course } }
    ids = sorted.map(\.id)
    var start = 0
    var offered: [Range<Int>] = []
    for course in problem.courses {
      let count = sorted.count { $0.course == course }
      offered.append(start..<start + count)
      start += count
    }
    self.offered = offered
    let scales = try QuantityScales(problem)
    quantities = scales.quantities
    var amounts: [Int] = []
    amounts.reserveCapacity(sorted.count * scales.quantities.count)
    for dish in sorted { amounts += try scales.units(of: dish) }
    self.amounts = amounts
    day = try scales.spans(problem.day, caps: [])
    plan = try scales.spans(problem.plan, caps: problem.caps)
    repetition = try problem.repetition.map { told throws(ProblemFault) in
      try RepetitionRules(told, dishes: sorted, courses: problem.courses, days: problem.days)
    }
  }
}

/// The unit of every quantity: the finest decimal any dish of the file has of it, whether it may be served or
/// not, so that a problem with fewer limits has the same units.
private struct QuantityScales {
  let quantities: [Model.Quantity]
  private let places: [String: Int]

  init(_ problem: Problem) throws(ProblemFault) {
    var names = [Problem.cost]
    var index = [Problem.cost: 0]
    var finest = [0]
    func note(_ name: String) {
      guard index[name] == nil else { return }
      index[name] = names.count
      names.append(name)
      finest.append(0)
    }
    problem.day.forEach { note($0.name) }
    problem.plan.forEach { note($0.name) }
    problem.caps.forEach { note($0.name) }
    for dish in problem.dishes {
      finest[0] = max(finest[0], dish.cost?.places ?? 0)
      for amount in dish.amounts {
        note(amount.name)
        if let place = index[amount.name] { finest[place] = max(finest[place], amount.value.places) }
      }
    }
    if names.count > Problem.mostAmounts + 1 { throw .tooMany(path: "amounts", most: Problem.mostAmounts) }
    quantities = zip(names, finest).map { Model.Quantity(name: $0, scale: $1) }
    places = index
    try checkSums(problem)
  }

  /// The largest dish of every course on every day must stay within exact sums.
  private func checkSums(_ problem: Problem) throws(ProblemFault) {
    var largest = [[Int]](
      repeating: [Int](repeating: 0, count: quantities.count), count: problem.courses.count)
    for dish in problem.dishes {
      guard let course = problem.courses.firstIndex(of: dish.course) else { continue }
      for (quantity, units) in try units(of: dish).enumerated() {
        largest[course][quantity] = max(largest[course][quantity], units)
      }
    }
    for (index, quantity) in quantities.enumerated() {
      let room = Model.largestSum / problem.days / problem.courses.count
      if largest.contains(where: { $0[index] > room }) { throw .tooLarge(amount: quantity.name) }
    }
  }

  func units(of dish: Problem.Dish) throws(ProblemFault) -> [Int] {
    var units = [Int](repeating: 0, count: quantities.count)
    if let cost = dish.cost { units[0] = try whole(cost, quantity: 0) }
    for amount in dish.amounts {
      guard let place = places[amount.name] else { continue }
      units[place] = try whole(amount.value, quantity: place)
    }
    return units
  }

  private func whole(_ number: ExactDecimal, quantity: Int) throws(ProblemFault) -> Int {
    guard let units = number.units(scale: quantities[quantity].scale) else {
      throw .tooLarge(amount: quantities[quantity].name)
    }
    return units
  }

  func spans(
    _ ranges: [Problem.NamedRange], caps: [Problem.NamedNumber]
  ) throws(ProblemFault) -> [Model.Span] {
    var spans = [Model.Span](repeating: .all, count: quantities.count)
    for range in ranges {
      guard let place = places[range.name] else { continue }
      if let low = range.low { spans[place].low = ends(low.unitsUp(scale: quantities[place].scale), low) }
      if let high = range.high {
        spans[place].high = ends(high.unitsDown(scale: quantities[place].scale), high)
      }
    }
    for cap in caps {
      guard let place = places[cap.name] else { continue }
      let most = ends(cap.value.unitsDown(scale: quantities[place].scale), cap.value)
      spans[place].high = min(spans[place].high, most)
    }
    return spans
  }

  /// An end past every sum stays a sign of which side it is on.
  private func ends(_ units: Int?, _ number: ExactDecimal) -> Int {
    min(max(units ?? (number.digits < 0 ? -Model.open : Model.open), -Model.open), Model.open)
  }
}
