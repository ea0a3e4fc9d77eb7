import Quantities

/// Reads records of a file as lots of the pantry. Every field that is not read as something stays as words; nothing
/// is rounded, guessed or left out. Names are looked up once each. Source: 001 FR-5; requirements QM-06.
package struct StockReader: Sendable {
  private let table: FoodTable
  private let reader = IngredientReader()
  private var foods: [String: FoodMatch?] = [:]

  /// Reads with these foods.
  package init(_ table: FoodTable) { self.table = table }

  /// What the record came to.
  package mutating func read(_ record: StockRecord) -> StockReading {
    let fields = [record.name, record.amount, record.unit, record.bestBefore]
    func unusable(_ problem: StockProblem) -> StockReading {
      .unusable(line: record.line, text: record.text, problem)
    }
    if fields.contains(where: { $0.utf8.count > IngredientReader.longest }) { return unusable(.tooLong) }
    if fields.contains(where: { $0.unicodeScalars.contains(where: isControl) }) {
      return unusable(.controlCharacters)
    }
    var lot: StockLot
    if record.isLine {
      guard let line = readLine(record) else { return unusable(.noName) }
      lot = line
    } else {
      let name = oneLine(record.name)
      guard !name.isEmpty else { return unusable(.noName) }
      let amount = oneLine("\(record.amount) \(record.unit)")
      if saysNone(amount) { return unusable(.nothingThere) }
      lot = StockLot(
        record: record, name: name, food: food(name), held: heldAmount(amount), bestBefore: nil,
        hasUnreadDate: false)
    }
    lot.bestBefore = writtenDay(record.bestBefore)
    lot.hasUnreadDate = lot.bestBefore == nil && !oneLine(record.bestBefore).isEmpty
    return .lot(lot)
  }

  /// A line as in a recipe; nil where it names no food. What it says beside amount and food stays in the name.
  private mutating func readLine(_ record: StockRecord) -> StockLot? {
    let text = oneLine(record.name)
    let line = reader.read(text)
    guard !line.name.isEmpty else { return nil }
    var name = line.name
    for other in line.alternatives { name += " or \(other)" }
    if let preparation = line.preparation { name += ", \(preparation)" }
    if let comment = line.comment { name += " (\(comment))" }
    var held = HeldAmount.untold
    if let first = line.amounts.first, let last = line.amounts.last {
      let bytes = Array(text.utf8)[
        first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)]
      let words = oneLine(String(decoding: bytes, as: UTF8.self))
      held = total(of: line.amounts).map { .measured($0, words: words) } ?? .words(words)
    }
    return StockLot(
      record: record, name: name, food: food(line.name), held: held, bestBefore: nil, hasUnreadDate: false)
  }

  /// The food of the table that a name means.
  private mutating func food(_ name: String) -> FoodMatch? {
    if let known = foods[name] { return known }
    let found = matchFood(name, table: table)
    foods[name] = .some(found)
    return found
  }
}

/// White space of every kind, line ends too, as one space between words.
private func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// A control character that is no white space.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
}
