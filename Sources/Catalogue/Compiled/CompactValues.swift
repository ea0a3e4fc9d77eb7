import Kitchen

extension CompactWriter {
  mutating func write(_ value: Rational) {
    write(value.numerator)
    write(value.denominator)
  }

  mutating func write(_ amount: Amount) {
    write(amount.value)
    write(choice: amount.unit)
  }

  mutating func write(_ quantity: Quantity) {
    switch quantity.measure {
    case .amount(let amount):
      write(0)
      write(amount)
    case .range(let low, let high):
      write(1)
      write(low)
      write(high)
    case .packages(let count, let unit, let size):
      write(2)
      write(count)
      write(choice: unit)
      write(size)
    case .words: write(3)
    }
    write(quantity.text)
  }

  mutating func write(_ tags: FoodTags) { write(Int(tags.rawValue)) }
}

extension CompactReader {
  mutating func rational() throws(CompactError) -> Rational {
    Rational(try number(), try number())
  }

  mutating func amount() throws(CompactError) -> Amount {
    Amount(try rational(), try choice())
  }

  mutating func quantity() throws(CompactError) -> Quantity {
    let measure: Quantity.Measure
    switch try number() {
    case 0: measure = .amount(try amount())
    case 1: measure = .range(try amount(), try rational())
    case 2: measure = .packages(count: try rational(), unit: try choice(), size: try amount())
    case 3: measure = .words
    default: throw CompactError()
    }
    return Quantity(measure, text: try text())
  }

  mutating func tags() throws(CompactError) -> FoodTags {
    FoodTags(rawValue: UInt32(truncatingIfNeeded: try number()))
  }
}
