/// What the pantry holds of one recipe. Names are the table's, in the recipe's order, once each.
package struct PantryCheck: Hashable, Sendable {
  /// Too little of something at home.
  package struct Short: Hashable, Sendable {
    package let name: String
    package let have, need: Amount

    package init(name: String, have: Amount, need: Amount) {
      (self.name, self.have, self.need) = (name, have, need)
    }
  }

  /// Enough of it is at home.
  package let available: [String]
  /// Some of it, and no telling whether that is enough: the units do not meet, or no number was ever said.
  package struct Unmeasured: Hashable, Sendable {
    package let name: String
    package let have: HeldAmount
    package let need: Amount

    package init(name: String, have: HeldAmount, need: Amount) {
      (self.name, self.have, self.need) = (name, have, need)
    }
  }

  /// None of it is at home.
  package let missing: [String]
  /// Some of it, but not enough; not available. Source: requirements, Decisions "Pantry match".
  package let insufficient: [Short]
  /// Some of it, which can't be compared with what the recipe wants; not available.
  package let unmeasured: [Unmeasured]
  /// Basics, taken to be at home; they count neither way.
  package let assumed: [String]

  /// Ingredients that count: all but basics and optional ones.
  package var counted: Int { available.count + missing.count + insufficient.count + unmeasured.count }

  /// Available of counted, in whole percent rounded down; 100 when nothing counts.
  package var matchPercent: Int { counted == 0 ? 100 : available.count * 100 / counted }
}

/// Whether the pantry has what the recipe needs at those servings on that day. Lots past their date
/// don't count; an ingredient used twice is summed; words ("to taste") are available when there is
/// any. Source: 004 §3.2.
package func checkPantryForRecipe(
  _ recipe: Recipe, servings: Int, pantry: [PantryItem], table: FoodTable, on day: Day
) -> PantryCheck {
  checkPantry(recipe, servings: servings, shelf: PantryShelf(pantry, table: table), table: table, on: day)
}

/// The same with the shelf made ready once for many recipes.
func checkPantry(
  _ recipe: Recipe, servings: Int, shelf: PantryShelf, table: FoodTable, on day: Day
) -> PantryCheck {
  var wants: [Want] = []
  var assumed: [String] = []
  let factor = Rational(servings, max(1, recipe.servings))
  for line in recipe.ingredients where !line.isOptional {
    let key = FoodKey(line.ingredient, name: line.name)
    let row = line.ingredient.flatMap { table[$0] }
    if let row, row.isBasic {
      if !assumed.contains(row.name) { assumed.append(row.name) }
      continue
    }
    let index = wants.firstIndex { $0.food == key } ?? wants.count
    if index == wants.count {
      wants.append(Want(food: key, name: row?.name ?? line.name, density: row?.density ?? .unknown))
    }
    if let total = line.quantity.total { wants[index].add(total * line.factor(factor)) }
  }
  let held = wants.map { want in
    let words = shelf.wordsHeld(of: want.food, on: day)
    return (want.name, want.held(in: shelf.stock(of: want.food, on: day), besides: words))
  }
  return PantryCheck(
    available: held.filter { $0.1 == .enough }.map(\.0), missing: held.filter { $0.1 == .nothing }.map(\.0),
    insufficient: held.compactMap { name, held in
      if case .short(let have, let need) = held { .init(name: name, have: have, need: need) } else { nil }
    },
    unmeasured: held.compactMap { name, held in
      if case .incomparable(let have, let need) = held {
        .init(name: name, have: have, need: need)
      } else {
        nil
      }
    }, assumed: assumed)
}

/// What a recipe wants of one food, one sum for each meeting in the unit it was first asked in.
private struct Want {
  let food: FoodKey
  let name: String
  let density: Density
  var sums: [(sum: Measured, unit: Unit)] = []

  enum Held: Equatable {
    case enough, nothing
    case short(have: Amount, need: Amount)
    case incomparable(have: HeldAmount, need: Amount)
  }

  mutating func add(_ amount: Amount) {
    let measured = Measured(amount, density: density)
    if let index = sums.firstIndex(where: { $0.sum.meeting == measured.meeting }) {
      sums[index].sum.base += measured.base
    } else {
      sums.append((measured, amount.unit))
    }
  }

  /// `words`: some more of it is there, and nobody can count how much.
  func held(in stock: [(sum: Measured, unit: Unit)], besides words: HeldAmount?) -> Held {
    guard let first = stock.first else {
      guard let words else { return .nothing }
      return sums.first.map {
        .incomparable(have: words, need: $0.sum.amount(in: $0.unit, density: density))
      } ?? .enough
    }
    for (sum, unit) in sums {
      let need = sum.amount(in: unit, density: density)
      guard let have = stock.first(where: { $0.sum.meeting == sum.meeting })?.sum else {
        let have = first.sum.amount(in: first.unit, density: density)
        return .incomparable(have: .measured(have), need: need)
      }
      if have.base < sum.base { return .short(have: have.amount(in: unit, density: density), need: need) }
    }
    return .enough
  }
}
