package import Kitchen
package import Values

/// An answer out of what is known of food and recipes: facts, no wording.
package enum Lookup: Hashable, Sendable {
  case time(Recipe)
  case ingredients(Recipe, servings: Int, RecipeCard)
  /// What a food is made of and contains.
  case food(Ingredient)
  case checked(CheckedFood)
  case substitutes(Substitutes)
  /// `also`: the same in the other system, when no measure was asked for.
  case converted(Amount, of: Ingredient?, to: Amount, also: Amount? = nil)
  /// The units never meet: another measure, or nothing known of the food.
  case notConvertible(Amount, of: Ingredient?, to: Unit)
  /// Degrees said, of one scale, and the same heat in the other.
  case degrees(Rational, isFahrenheit: Bool, Rational)
  case nutrition(NutritionAnswer)
  /// Of a plan; `asked`: what the question was about; nil for all.
  case week(WeeklyNutrition, asked: NutritionTopic?)
  /// Nothing measured, or the amount cannot be weighed.
  case noFigures(Ingredient, Amount?)
  case sections([Ingredient])
  case temperature(Ingredient, SafeTemperature?)
  /// Produce of a month, 1 to 12, by name.
  case season(month: Int, [Ingredient])
  case seasonOf(Ingredient, month: Int)
  /// Several dishes go by those words; the numbers choose.
  case whichDish([RecipeCard], asked: String)
  case unknownFood(String)
}

/// What was found out about one food or dish, avoidance by avoidance, in the order asked.
package struct CheckedFood: Hashable, Sendable {
  package struct Finding: Hashable, Sendable {
    package var avoidance: Avoidance
    package var verdict: Verdict
    /// Names of the foods that decide it: what contains it, or what may.
    package var because: [String]

    package init(avoidance: Avoidance, verdict: Verdict, because: [String]) {
      self.avoidance = avoidance
      self.verdict = verdict
      self.because = because
    }
  }

  package var name: String
  package var isDish: Bool
  /// Whom it was asked for; nil for nobody in particular.
  package var person: String?
  package var findings: [Finding]
  /// Set when the question was about everything: its allergens and diets.
  package var card: RecipeCard?

  package init(
    name: String, isDish: Bool, person: String? = nil, findings: [Finding], card: RecipeCard? = nil
  ) {
    self.name = name
    self.isDish = isDish
    self.person = person
    self.findings = findings
    self.card = card
  }

  /// The worst of the findings; nil when nothing was asked.
  package var verdict: Verdict? { findings.map(\.verdict).max() }
}

/// What can stand in for a food, with what the household's diets left out.
package struct Substitutes: Hashable, Sendable {
  package struct Choice: Hashable, Sendable {
    package var substitution: Substitution
    /// The parts' names, in the substitution's order.
    package var names: [String]

    package init(substitution: Substitution, names: [String]) {
      self.substitution = substitution
      self.names = names
    }
  }

  package var food: Ingredient
  package var choices: [Choice]
  /// How many were left out for what the household avoids.
  package var leftOut: Int
  /// "Can I use yogurt?": the food asked about, and whether some choice uses it or one of its kind.
  package var asked: Ingredient?
  package var works: Bool

  package init(
    food: Ingredient, choices: [Choice], leftOut: Int, asked: Ingredient? = nil, works: Bool = false
  ) {
    self.food = food
    self.choices = choices
    self.leftOut = leftOut
    self.asked = asked
    self.works = works
  }
}

/// Nutrition of one serving of a dish, or of an amount of a food.
package struct NutritionAnswer: Hashable, Sendable {
  package var name: String
  /// Nil for a serving of a dish.
  package var amount: Amount?
  package var facts: NutritionFacts
  /// The one asked about; nil for all.
  package var nutrient: Nutrient?
  /// Of a dish: foods with figures, and foods there are; optional ones left out.
  package var measured: Int
  package var foods: Int

  package init(
    name: String, amount: Amount?, facts: NutritionFacts, nutrient: Nutrient?, measured: Int = 1,
    foods: Int = 1
  ) {
    self.name = name
    self.amount = amount
    self.facts = facts
    self.nutrient = nutrient
    self.measured = measured
    self.foods = foods
  }
}

/// Ten recipes of what a search found.
package struct SearchPage: Hashable, Sendable {
  package var criteria: RecipeSearchCriteria
  package var cards: [RecipeCard]
  /// How many were found in all, and how many stand before these.
  package var total: Int
  package var skipped: Int

  package init(criteria: RecipeSearchCriteria, cards: [RecipeCard], total: Int, skipped: Int) {
    self.criteria = criteria
    self.cards = cards
    self.total = total
    self.skipped = skipped
  }

  /// Source: requirements MP-07.
  package static let size = 10
}
