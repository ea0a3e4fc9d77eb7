package import Kitchen
import Language
package import Values

/// A food or a dish, as it was asked about.
package enum EdibleReference: Hashable, Sendable {
  case food(IngredientID)
  case dish(DishReference)
}

/// How many a recipe is wanted for.
package enum ServingWords: Hashable, Sendable {
  case number(Rational)
  /// Twice, half as much: times what was shown last, or what the recipe is written for.
  case factor(Rational)
}

/// "Are the tacos vegan", "can Emma eat it", "is there milk in naan". Neither a person nor anything
/// avoided: all that is known of it.
package struct CheckWords: Hashable, Sendable {
  package var what: EdibleReference
  package var avoids: [Avoided]
  package var person: String?
}

package struct SubstituteWords: Hashable, Sendable {
  /// Nil when no food of that name is known: `said` has the words.
  package var food: IngredientID?
  package var said: String
  /// "Can I use yogurt instead?"
  package var instead: IngredientID?
  /// The kind its name stands for: "yogurt" is every yogurt.
  package var insteadKind: String
}

package enum ConvertWords: Hashable, Sendable {
  /// No unit: the weight is asked for.
  case amount(Amount, to: Unit?, of: IngredientID?)
  /// Degrees of one scale wanted in the other.
  case degrees(Rational, isFahrenheit: Bool)
}

package struct NutritionWords: Hashable, Sendable {
  package var what: EdibleReference
  package var amount: Amount?
  /// The one asked about; nil for all.
  package var nutrient: Nutrient?
}

extension [SlotBinding] {
  /// What the slot `food` names: a list's food or dish, a day's dinner, words, or "it".
  var edible: EdibleReference {
    switch value("food") {
    case .item("ingredient", let id, _)?: return .food(IngredientID(id))
    case .item(_, let id, _)?: return .dish(.recipe(RecipeID(id)))
    case .text(let words)?: return .dish(.unknown(words))
    default: break
    }
    if let choice { return .dish(.choice(choice)) }
    if case .day(let day)? = dayWords { return .dish(.day(day)) }
    return .dish(.focus)
  }

  var amountSaid: Amount? {
    if case .amount(let amount)? = value("amount") { amount } else { nil }
  }

  var supplies: [Supplied] {
    values("supply").compactMap { value in
      if case .supply(let amount, _, let id, _) = value {
        Supplied(food: IngredientID(id), amount: amount)
      } else {
        nil
      }
    }
  }

  var servingWords: ServingWords? {
    switch word("factor") {
    case "double": return .factor(Rational(2))
    case "triple": return .factor(Rational(3))
    case "half": return .factor(Rational(1, 2))
    default: return number("servings").map { .number($0) }
    }
  }
}

extension CheckWords {
  init(_ recognition: Recognition) {
    let slots = recognition.slots
    self.init(
      what: slots.edible, avoids: slots.values("avoid").compactMap(\.avoided), person: slots.word("person"))
  }
}

extension SubstituteWords {
  init(_ slots: [SlotBinding]) {
    let food = slots.item("food")
    self.init(
      food: food.map { IngredientID($0) }, said: slots.word("food") ?? "",
      instead: slots.item("instead").map { IngredientID($0) }, insteadKind: slots.word("instead") ?? "")
  }
}

extension ConvertWords {
  /// Nil when the line lacks an amount.
  init?(_ slots: [SlotBinding]) {
    if let degrees = slots.number("amount") {
      let isFahrenheit = slots.word("scale").map { $0 == "fahrenheit" } ?? (slots.word("unit") == "celsius")
      self = .degrees(degrees, isFahrenheit: isFahrenheit)
      return
    }
    guard let amount = slots.amountSaid else { return nil }
    self = .amount(
      amount, to: slots.word("unit").flatMap { Unit(rawValue: $0) },
      of: slots.item("food").map { IngredientID($0) })
  }
}

extension NutritionWords {
  init(_ slots: [SlotBinding]) {
    self.init(
      what: slots.edible, amount: slots.amountSaid,
      nutrient: slots.word("nutrient").flatMap { Nutrient(rawValue: $0) })
  }
}

extension [SlotBinding] {
  /// The foods named, as the table's rows.
  var foods: [IngredientID] {
    values("food").compactMap { if case .item(_, let id, _) = $0 { IngredientID(id) } else { nil } }
  }

  /// The id of a list's entry; nil for free words.
  func item(_ name: String) -> String? {
    if case .item(_, let id, _)? = value(name) { id } else { nil }
  }
}

extension RecipeSearchCriteria {
  init(_ recognition: Recognition) {
    let all = recognition.slots + recognition.details.flatMap(\.slots)
    var wants: [String] = []
    var avoids: [Avoided] = all.values("avoid").compactMap(\.avoided)
    for word in all.words("want") + all.words("cuisine") {
      if let diet = Diet(rawValue: word) {
        avoids.append(.diet(diet))
      } else if !wants.contains(word) {
        wants.append(word)
      }
    }
    var unique: [Avoided] = []
    for avoided in avoids where !unique.contains(avoided) { unique.append(avoided) }
    let words = all.word("words")?.split(separator: " ").map(String.init) ?? []
    self.init(
      text: words.filter {
        !["recipe", "recipes", "the", "a", "and", "with", "for"].contains($0.lowercased())
      },
      wants: wants, avoids: unique.map { Avoidance($0) }, maxPrepMinutes: all.minutes("prep"),
      maxMinutes: all.minutes("minutes"), skill: all.word("skill").flatMap { Skill(rawValue: $0) })
  }
}
