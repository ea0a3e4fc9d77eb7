import Talk

/// "1 cup flour", "2 eggs".
func measuredText(_ amount: Amount, of food: Ingredient) -> String {
  "\(unbroken(amount.text)) \(food.name(forCount: amount.unit == .each ? amount.value : Rational(2)))"
}

/// An amount in another measure: "1 lb flour is about 3 5/8 cups."
struct MeasureConverted: Reply {
  var amount: Amount
  /// Nil where the measure was all that counted.
  var food: Ingredient?
  var result: Amount
  /// The same in the other system, when no measure was asked for.
  var also: Amount?

  func blocks(_ words: Wording) -> [Block] {
    let (plain, isExact) = plainText(result)
    let text = also.map { "\(plain), or \(plainText($0).text)" } ?? plain
    let thing = food.map { measuredText(amount, of: $0) } ?? unbroken(amount.text)
    let verb = amount.value > .one ? "are" : "is"
    return .say("\(thing) \(verb) \(isExact ? "" : "about ")\(text).")
  }

  /// The amount in its own unit as a kitchen reads it: whole grams and millilitres, eighths of the
  /// rest under ten, halves above; and whether nothing was rounded.
  private func plainText(_ amount: Amount) -> (text: String, isExact: Bool) {
    let step: Rational
    switch amount.unit {
    case .liter, .deciliter, .centiliter, .kilogram:
      // Decimals, as scales and jugs of those units show them.
      let fine = amount.value < .one ? Rational(1, 1000) : Rational(1, 100)
      let rounded = fine * Rational((amount.value / fine).rounded)
      let label = amount.unit.label(for: rounded)
      return (unbroken("\(rounded.decimalText(places: 3)) \(label)"), rounded == amount.value)
    case .gram, .milliliter: step = amount.value < Rational(10) ? Rational(1, 2) : .one
    default: step = amount.value < Rational(10) ? Rational(1, 8) : Rational(1, 2)
    }
    let rounded = step * Rational((amount.value / step).rounded)
    let shown = rounded.isZero ? amount.value : rounded
    return (unbroken(Amount(shown, amount.unit).text), shown == amount.value)
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "conversion", "from": amount, "to": result, "ingredient": food?.id] }
}

/// A part of an amount, exactly and as a kitchen measures it: "Half of 3/4 cup is 3/8 cup: 6 tbsp."
struct PartOfAmount: Reply {
  var share: Rational
  var amount: Amount
  var part: Amount
  var also: [Amount]

  func blocks(_ words: Wording) -> [Block] {
    let more = also.map { unbroken($0.text) }.joined(separator: ", or ")
    return .say(
      "\(name) \(unbroken(amount.text)) is \(unbroken(part.text))\(more.isEmpty ? "" : ": \(more)").")
  }

  private var name: String {
    switch share {
    case Rational(1, 2): "Half of"
    case Rational(1, 3): "A third of"
    case Rational(1, 4): "A quarter of"
    case Rational(2): "Twice"
    case Rational(3): "Three times"
    default: "\(share.text) of"
    }
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "part", "from": amount, "to": part] }
}

/// The same in spoons and millilitres, where it is a volume; in ounces or grams where it is a weight.
func partInReadableUnit(_ part: Amount) -> [Amount] {
  let units: [Unit] =
    switch part.unit {
    case .cup: [.tablespoon, .milliliter]
    case .tablespoon: [.teaspoon, .milliliter]
    case .pound: [.ounce, .gram]
    default: []
    }
  return units.compactMap { unit in
    (try? convertUnit(part, to: unit, density: .unknown)).map { amount in
      unit == .milliliter || unit == .gram ? Amount(Rational(amount.value.rounded), unit) : amount
    }
  }
}

/// The units never meet: another measure, or nothing known of the food.
struct MeasureNotConverted: Reply {
  var amount: Amount
  var food: Ingredient?
  var unit: Unit

  func blocks(_ words: Wording) -> [Block] {
    let wanted = unit.label(for: Rational(2))
    let target = wanted.isEmpty ? "pieces" : wanted
    guard let food else {
      return .say(
        "\(capitalized(unbroken(amount.text))) and \(target) measure different things: "
          + "tell me of which food, as in \(typeable("how many cups in a pound of flour")).")
    }
    return .say(
      "I don't know how \(food.name) turns from \(amount.unit.label(for: Rational(2))) into \(target).")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? {
    [
      "kind": "conversion", "from": amount, "to": JSONValue.null, "unit": unit.symbol,
      "ingredient": food?.id, "error": "incompatibleUnits",
    ]
  }
  var status: ReplyStatus { .refused }
}
