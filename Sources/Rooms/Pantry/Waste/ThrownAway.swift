import Talk

/// Food that was thrown away, for the household's own figures. Source: 003 "Waste Reduction Metrics"; requirements BB-12.
struct ThrownAway: Hashable, Sendable, Encodable {
  var id: ID<ThrownAway>
  var day: Day
  var name: String
  var ingredient: IngredientID?
  /// Nil where nobody said how much.
  var amount: Amount?
  /// Why, in a word: "moldy"; nil where nobody said.
  var reason: String?
  /// What it cost, by the prices known then; nil where none is.
  var cost: Money?

  static let table = Table<ThrownAway>(
    "thrown_away", since: 9,
    """
    CREATE TABLE thrown_away (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      name TEXT NOT NULL,
      ingredient TEXT CHECK (length(ingredient) > 0),
      numerator INTEGER CHECK (numerator >= 0),
      denominator INTEGER CHECK (denominator >= 1),
      unit TEXT CHECK (length(unit) > 0),
      reason TEXT,
      cents INTEGER CHECK (cents >= 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("id") { Cell($0.id) }],
    columns: [
      Column("day") { Cell($0.day) }, Column("name") { Cell($0.name) },
      Column("ingredient") { Cell($0.ingredient) },
      Column("numerator") { Cell($0.amount?.value.numerator) },
      Column("denominator") { Cell($0.amount?.value.denominator) }, Column("unit") { Cell($0.amount?.unit) },
      Column("reason") { Cell($0.reason) }, Column("cents") { Cell($0.cost) },
    ],
    precedes: { ($0.day, $0.id.text) < ($1.day, $1.id.text) },
    read: { row in
      ThrownAway(
        id: try row.id(), day: try row.day(), name: try row.text(),
        ingredient: try row.optionalText().map { IngredientID($0) }, amount: try row.optionalAmount(),
        reason: try row.optionalText(), cost: try row.optionalMoney())
    })
}

/// That a line tells of throwing away, and why.
struct ThrownWords: Hashable, Sendable {
  var reason: String?

  /// Nil where nothing was thrown away.
  init?(_ line: String) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let text = " \(said.joined(separator: " ")) "
    let reasons: [(String, [String])] = [
      ("moldy", ["moldy", "mouldy", "mold", "mould"]), ("expired", ["expired", "past", "date"]),
      ("spoiled", ["spoiled", "spoilt", "rotten", "bad", "off", "slimy", "smelled", "sour"]),
      ("stale", ["stale", "wilted", "limp", "freezer-burned"]),
      ("not liked", ["liked", "like", "hated"]), ("too much", ["much", "leftover"]),
    ]
    reason = reasons.first { !words.isDisjoint(with: $0.1) }?.0
    let isThrown =
      !words.isDisjoint(with: [
        "threw", "tossed", "binned", "chucked", "thrown", "trashed", "composted", "throw",
      ])
      || [
        " went bad ", " gone bad ", " went off ", " gone off ", " gone moldy ", " went moldy ",
        " has spoiled ", " is rotten ",
      ]
      .contains { text.contains($0) }
    if !isThrown { return nil }
  }
}

/// Notes what was thrown away, with its cost by the prices known.
func noteThrown(_ taken: [LotTaking], _ supply: NamedFood, _ thrown: ThrownWords, _ turn: inout Turn)
  -> ThrownAway
{
  var amounts: [Amount] = []
  for taking in taken {
    switch taking {
    case .usedUp(let lot): if let amount = lot.amount { amounts.append(amount) }
    case .left(let lot):
      let before = turn.world.pantry.first { $0.id == lot.id }?.amount
      if let before, let after = lot.amount, before.unit == after.unit {
        amounts.append(Amount(before.value - after.value, after.unit))
      }
    }
  }
  var sum = amounts.first
  for amount in amounts.dropFirst() {
    guard let first = sum, let more = try? convertUnit(amount, to: first.unit, density: supply.food.density)
    else {
      continue
    }
    sum = Amount(first.value + more.value, first.unit)
  }
  let amount = sum ?? supply.amount
  let entry = ThrownAway(
    id: turn.newID(), day: turn.world.today, name: plural(supply.food), ingredient: supply.food.id,
    amount: amount,
    reason: thrown.reason, cost: amount.flatMap { cost(of: $0, supply.food, turn) })
  turn.put(entry)
  return entry
}

private func cost(of amount: Amount, _ food: Ingredient, _ turn: Turn) -> Money? {
  for package in turn.world.catalogue.table.packages(of: food.id) where package.amount.value > .zero {
    guard let part = try? convertUnit(amount, to: package.amount.unit, density: food.density) else {
      continue
    }
    return Money(cents: (Rational(package.price.cents) * part.value / package.amount.value).rounded)
  }
  return nil
}
