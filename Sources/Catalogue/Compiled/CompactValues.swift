import Kitchen

extension Unit: CompactChoice {}
extension StoreSection: CompactChoice {}
extension ProteinSource: CompactChoice {}
extension FoodGroup: CompactChoice {}
extension Skill: CompactChoice {}
extension IngredientID: CompactWord {}
extension RecipeID: CompactWord {}
extension PriceQuality: CompactWord {}
extension Verdict: CompactWord {}

extension Rational: Compact {
  func write(to writer: inout CompactWriter) { writer.write(numerator, denominator) }
  init(from reader: inout CompactReader) throws(CompactError) {
    self.init(try reader.read(), try reader.read())
  }
}

extension Money: Compact {
  func write(to writer: inout CompactWriter) { writer.write(cents) }
  init(from reader: inout CompactReader) throws(CompactError) { self.init(cents: try reader.read()) }
}

extension Amount: Compact {
  func write(to writer: inout CompactWriter) { writer.write(value, unit) }
  init(from reader: inout CompactReader) throws(CompactError) {
    self.init(try reader.read(), try reader.read())
  }
}

extension Quantity: Compact {
  func write(to writer: inout CompactWriter) {
    switch measure {
    case .amount(let amount): writer.write(0, amount)
    case .range(let low, let high): writer.write(1, low, high)
    case .packages(let count, let unit, let size): writer.write(2, count, unit, size)
    case .words: writer.write(3)
    }
    writer.write(text)
  }

  init(from reader: inout CompactReader) throws(CompactError) {
    let measure: Measure
    switch try reader.read(Int.self) {
    case 0: measure = .amount(try reader.read())
    case 1: measure = .range(try reader.read(), try reader.read())
    case 2: measure = .packages(count: try reader.read(), unit: try reader.read(), size: try reader.read())
    case 3: measure = .words
    default: throw CompactError()
    }
    self.init(measure, text: try reader.read())
  }
}

extension FoodTags: Compact {
  func write(to writer: inout CompactWriter) { writer.write(Int(rawValue)) }
  init(from reader: inout CompactReader) throws(CompactError) {
    self.init(rawValue: UInt32(truncatingIfNeeded: try reader.read(Int.self)))
  }
}
