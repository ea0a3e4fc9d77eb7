/// The times found for a line, with what is missing said of them.
package struct TimesAnswer: Hashable, Sendable {
  package var food: StoveFood
  package var rows: [CookingTime]
  /// How many more there are.
  package var more: Int
  /// A way was named, and no row is of it.
  package var missingWay: String?
  /// A weight was named that no row is for.
  package var isOutsideWeights = false
  package var pounds, inches: Rational?
  /// The oven was said, and rows are for another heat.
  package var oven: Rational?
  /// Safe temperatures of the food.
  package var heats: [SafeHeat]
}

extension CookingTime {
  /// Minutes in all: of rows by the pound or the inch where the weight or thickness is known.
  package func total(pounds: Rational?, inches: Rational?) -> ClosedRange<Int>? {
    guard let low = minutesLow, let high = minutesHigh, low <= high else { return nil }
    switch per {
    case .all: return low...high
    case .pound:
      return pounds.map { (Rational(low) * $0).rounded...(Rational(high) * $0).rounded }
    case .inch: return inches.map { (Rational(low) * $0).rounded...(Rational(high) * $0).rounded }
    case .side: return nil
    }
  }

  /// Whether a piece of that weight is one of the row's; rows of small pieces and of no weight take any.
  fileprivate func takes(_ pounds: Rational) -> Bool {
    guard let low = weightLow, let high = weightHigh, high > .one else { return true }
    return (low...high).contains(pounds)
  }

  fileprivate func takes(inches: Rational) -> Bool {
    let ends = thickness.split(separator: "-").compactMap { Rational(text: String($0)) }
    guard let low = ends.first, let high = ends.last else { return true }
    return low <= inches && inches <= high
  }
}

/// How many rows are shown at once.
private let mostRows = 8

/// The times of the food that a line names; nil where the table has none of it.
package func cookingTimes(for line: StoveLine, in stove: Stove) -> TimesAnswer? {
  guard let food = line.foods.first(where: { !$0.times.isEmpty }) else { return nil }
  var rows = food.times.flatMap { name -> [CookingTime] in
    let parts = name.split(separator: ":").map(String.init)
    return stove.times.filter { row in
      row.food == parts[0]
        && (parts.count < 2 || row.words.contains { $0.split(separator: " ").contains(Substring(parts[1])) })
    }
  }
  let isThaw = line.methods.contains("thaw")
  if !isThaw { rows = rows.filter { $0.method != "thaw" } }
  let isFrozen = line.words.holds("frozen")
  let plain = rows.filter { ($0.state == "frozen") == (isFrozen || isThaw) }
  if !plain.isEmpty { rows = plain }
  // What is cooked already takes another time: only where that is said.
  if !line.words.holdsAny(["reheat", "reheating", "warm", "leftover", "cooked", "heat up"]) {
    let raw = rows.filter { !$0.form.contains("reheat") }
    if !raw.isEmpty { rows = raw }
  }
  rows = narrowed(rows, by: line)
  var answer = TimesAnswer(
    food: food, rows: [], more: 0, pounds: line.pounds, inches: line.inches,
    heats: food.heats.compactMap { id in stove.heats.first { $0.id == id } })
  let wanted = line.methods.reduce(into: Set<String>()) { $0.formUnion(StoveLine.family(of: $1)) }
  if !wanted.isEmpty {
    let such = rows.filter { wanted.contains($0.method) }
    if such.isEmpty { answer.missingWay = line.methods.first } else { rows = such }
  }
  if let pounds = line.pounds {
    let such = rows.filter { $0.takes(pounds) }
    let weighed = such.filter { $0.weightHigh.map { $0 > .one } ?? false }
    if such.isEmpty {
      answer.isOutsideWeights = true
      rows = rows.filter { $0.per == .pound } + rows.filter { $0.per != .pound }
    } else {
      rows = weighed.isEmpty ? such : weighed
      // A whole piece of that weight goes into the oven where nothing else is said.
      let oven = rows.filter { ["roast", "bake"].contains($0.method) }
      if wanted.isEmpty, !oven.isEmpty { rows = oven }
    }
  }
  if let inches = line.inches {
    let such = rows.filter { $0.takes(inches: inches) }
    if !such.isEmpty { rows = such }
  }
  guard !rows.isEmpty else { return nil }
  // "At 400": the rows of that heat, where there are some; else it is told that they are for another.
  if let oven = line.fahrenheit, oven >= Rational(200) {
    let isNear = { (row: CookingTime) in row.fahrenheit.map { abs($0 - oven.rounded) < 15 } }
    let such = rows.filter { isNear($0) == true }
    if !such.isEmpty { rows = such } else if rows.allSatisfy({ isNear($0) == false }) { answer.oven = oven }
  }
  answer.rows = Array(rows.prefix(mostRows))
  answer.more = rows.count - answer.rows.count
  return answer
}

/// Only the cuts that the line names, where it names some.
private func narrowed(_ rows: [CookingTime], by line: StoveLine) -> [CookingTime] {
  func weight(_ row: CookingTime) -> Int { row.words.reduce(0) { $0 + line.words.weight(of: $1) } }
  let best = rows.map(weight).max() ?? 0
  return best == 0 ? rows : rows.filter { weight($0) == best }
}

extension Stove {
  /// The short how-to that a line asks for; with `whole`, only where it leaves no word over that says something else.
  package func howTo(for line: StoveLine, whole: Bool = false) -> HowTo? {
    var best: (howTo: HowTo, weight: Int)?
    for howTo in howTos {
      let weight = line.words.weight(of: howTo.words)
      guard weight > 0, weight > best?.weight ?? 0 else { continue }
      if whole, !line.rest(beside: howTo.words).isEmpty { continue }
      best = (howTo, weight)
    }
    return best?.howTo
  }

  /// The word of the kitchen that a line asks about: the longest, then the first said.
  package func term(in line: StoveLine) -> KitchenTerm? {
    var best: (term: KitchenTerm, weight: Int)?
    for term in terms {
      let weight = line.words.weight(of: term.words + [term.name])
      if weight > 0, weight > best?.weight ?? 0 { best = (term, weight) }
    }
    return best?.term
  }

  package func equivalent(for line: StoveLine) -> Equivalent? {
    var best: (row: Equivalent, weight: Int)?
    for row in equivalents {
      let weight = line.words.weight(of: row.words)
      if weight > 0, weight > best?.weight ?? 0 { best = (row, weight) }
    }
    return best?.row
  }
}
