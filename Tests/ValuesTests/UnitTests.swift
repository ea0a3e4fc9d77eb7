import Testing
import Values

@Suite struct UnitTests {
  @Test func `converting there and back is exact within a dimension`() throws {
    var draw = Draws(21)
    for from in Unit.allCases where from.dimension != .shape {
      for to in Unit.allCases where to.dimension == from.dimension {
        let amount = Amount(Rational(draw.numbers.within(1...96), 16), from)
        #expect(try convertUnit(convertUnit(amount, to: to), to: from) == amount)
      }
    }
  }

  @Test func `converting there and back is exact through a density`() throws {
    var draw = Draws(22)
    let density = Density(gramsPerMilliliter: Rational(3, 5), gramsPerPiece: Rational(110))
    for from in [Unit.cup, .tablespoon, .milliliter, .gram, .pound, .each, .dozen] {
      for to in [Unit.cup, .gram, .ounce, .each, .liter] {
        let amount = Amount(Rational(draw.numbers.within(1...96), 16), from)
        let there = try convertUnit(amount, to: to, density: density)
        #expect(try convertUnit(there, to: from, density: density) == amount)
      }
    }
  }

  @Test func `conversion goes the same way round about and directly`() throws {
    for a in [Unit.teaspoon, .cup, .liter] {
      for b in [Unit.tablespoon, .gallon, .milliliter] {
        let amount = Amount(Rational(7, 3), a)
        let direct = try convertUnit(amount, to: .pint)
        #expect(try convertUnit(convertUnit(amount, to: b), to: .pint) == direct)
      }
    }
  }

  @Test(
    "known conversions",
    arguments: [
      (Amount(3, .teaspoon), Amount(1, .tablespoon)), (Amount(16, .tablespoon), Amount(1, .cup)),
      (Amount(4, .cup), Amount(1, .quart)), (Amount(4, .quart), Amount(1, .gallon)),
      (Amount(8, .fluidOunce), Amount(1, .cup)), (Amount(16, .ounce), Amount(1, .pound)),
      (Amount(2, .dozen), Amount(24, .each)), (Amount(2, .kilogram), Amount(2000, .gram)),
    ])
  func converts(_ from: Amount, _ to: Amount) throws {
    #expect(try convertUnit(from, to: to.unit) == to)
  }

  @Test(
    "units of different kinds do not meet without a density",
    arguments: [(Unit.cup, Unit.gram), (.each, .gram), (.can, .jar), (.clove, .each), (.cup, .each)])
  func refuses(_ from: Unit, _ to: Unit) {
    #expect(throws: ConversionError.incompatibleUnits(from: from, to: to)) {
      try convertUnit(Amount(.one, from), to: to)
    }
  }

  @Test func `a clove has a weight where the food is counted in cloves`() throws {
    let garlic = Density(gramsPerPiece: Rational(3), pieceUnit: .clove)
    #expect(try convertUnit(Amount(4, .clove), to: .gram, density: garlic) == Amount(12, .gram))
    #expect(throws: ConversionError.self) {
      try convertUnit(Amount(4, .each), to: .gram, density: garlic)
    }
  }

  @Test func `every unit has its own row, whose names name it in any case and plural`() {
    for unit in Unit.allCases {
      let row = UnitTable.row(of: unit)
      #expect(row.unit == unit)
      for name in [unit.symbol] + row.aliases {
        #expect(Unit(named: name) == unit)
        #expect(Unit(named: name.uppercased()) == unit)
        if name.count > 1 { #expect(Unit(named: name + "s") == unit) }
      }
    }
  }

  @Test func `no name names two units`() {
    var owner: [String: Unit] = [:]
    for row in UnitTable.rows {
      for name in Set([row.unit.symbol] + row.aliases + [row.plural]) where !name.isEmpty {
        #expect(owner[name] == nil, "\(name) names \(owner[name].debugDescription) and \(row.unit)")
        owner[name] = row.unit
      }
    }
  }

  @Test(
    "words that could be two units, or none",
    arguments: [
      ("T", Unit.tablespoon), ("t", .teaspoon), ("Tbsp.", .tablespoon), ("lbs", .pound),
      ("fl. oz.", .fluidOunce), ("loaves", .loaf), ("leaves", .leaf), ("boxes", .box),
      ("pinch", .pinch), ("pinches", .pinch), ("glugs", .glug), ("", nil), ("s", nil), ("tt", nil),
    ] as [(String, Unit?)])
  func reads(_ word: String, _ unit: Unit?) { #expect(Unit(named: word) == unit) }
}

extension Amount {
  /// Whole amounts for rows of tests.
  init(_ value: Int, _ unit: Unit) { self.init(Rational(value), unit) }
}
