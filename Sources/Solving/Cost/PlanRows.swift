/// A sum over the plan that must stay in a range: a number for each dish, so that a menu's share is the sum
/// over its dishes.
struct PlanRow {
  let coefficients: [Int]
  let span: Model.Span
  /// What brings its largest menu to one, for arithmetic in floating point.
  let scale: Double

  init(coefficients: [Int], span: Model.Span, offered: [Range<Int>]) {
    self.coefficients = coefficients
    self.span = span
    let largest = offered.reduce(0) { $0 + ($1.map { coefficients[$0] }.max() ?? 0) }
    scale = 1 / Double(max(1, largest))
  }

  /// The row for the simplex, its numbers brought to the size of one.
  var scaled: Simplex.Row {
    Simplex.Row(
      coefficients: coefficients.map { Double($0) * scale },
      low: span.low <= -Model.open ? -.infinity : Double(span.low) * scale,
      high: span.high >= Model.open ? .infinity : Double(span.high) * scale)
  }
}

extension Model {
  /// The rows of the plan's ranges and caps, with the quantity each is for.
  var planRows: [(quantity: Int, row: PlanRow)] {
    plan.indices.filter { !plan[$0].isAll }.map { quantity in
      let coefficients = (0..<dishCount).map { amount($0, quantity) }
      return (quantity, PlanRow(coefficients: coefficients, span: plan[quantity], offered: offered))
    }
  }

  /// The row that counts the days a dish is served.
  func servings(of dish: Int, from low: Int, to high: Int) -> PlanRow {
    let coefficients = (0..<dishCount).map { $0 == dish ? 1 : 0 }
    return PlanRow(coefficients: coefficients, span: Span(low: low, high: high), offered: offered)
  }

  /// The cost of each dish.
  var dishCosts: [Int] { (0..<dishCount).map { amount($0, 0) } }
}
