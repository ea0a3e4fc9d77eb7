/// What a stove asks to be known: safe temperatures, times, short how-tos, words of the kitchen, equivalents and
/// rules of safety. Every row names its source. Source: requirements, "No harm"; the tables' own in `tables/SOURCES.md`.
package struct Stove: Hashable, Sendable {
  package var foods: [StoveFood] = []
  package var heats: [SafeHeat] = []
  package var steps: [DonenessStep] = []
  package var times: [CookingTime] = []
  package var howTos: [HowTo] = []
  package var terms: [KitchenTerm] = []
  package var equivalents: [Equivalent] = []
  package var gasMarks: [GasMark] = []
  package var portions: [Portion] = []
  package var rules: [FoodRule] = []
  /// What harms a dog or a cat.
  package var petRules: [FoodRule] = []
  package var sources: [StoveSource] = []

  package init() {}

  /// A source as a reply names it; its id where nobody named it.
  package func name(of source: String) -> String { sources.first { $0.id == source }?.name ?? source }
}

/// A food of the stove, by the words it goes by.
package struct StoveFood: Hashable, Sendable {
  package var id: String
  package var words: [String]
  /// Ids of safe temperatures, the likeliest first.
  package var heats: [String]
  /// Foods of the table of times, the likeliest first; "beef:steak" for one cut alone.
  package var times: [String]

  package init(id: String, words: [String], heats: [String], times: [String]) {
    (self.id, self.words, self.heats, self.times) = (id, words, heats, times)
  }
}

/// The least temperature inside at which a kind of food is safe.
package struct SafeHeat: Hashable, Sendable {
  package var id: String
  package var name: String
  package var fahrenheit: Int
  /// Minutes to rest afterwards; 0 for none.
  package var rest: Int
  /// Kept at least so hot until it is eaten; nil where nothing is said.
  package var hold: Int?
  /// How it looks when it is done; empty for none.
  package var sign: String
  package var note: String
  package var source: String

  package init(
    id: String, name: String, fahrenheit: Int, rest: Int, hold: Int?, sign: String, note: String,
    source: String
  ) {
    (self.id, self.name, self.fahrenheit, self.rest) = (id, name, fahrenheit, rest)
    (self.hold, self.sign, self.note, self.source) = (hold, sign, note, source)
  }
}

/// What cooks call a steak at so many degrees; no word on what is safe.
package struct DonenessStep: Hashable, Sendable {
  package var name: String
  package var words: [String]
  package var low: Int
  package var high: Int?
  package var look: String

  package init(name: String, words: [String], low: Int, high: Int?, look: String) {
    (self.name, self.words, self.low, self.high, self.look) = (name, words, low, high, look)
  }
}

/// How long a food takes one way; nil where the source does not say.
package struct CookingTime: Hashable, Sendable {
  /// What the minutes count for.
  package enum Per: String, CaseIterable, Hashable, Sendable { case all, pound, side, inch }

  package var food: String
  /// The cut or size, as the source has it.
  package var form: String
  /// What chooses this cut.
  package var words: [String]
  package var state: String
  package var method: String
  package var weightLow, weightHigh: Rational?
  /// Inches, one or from and to: "0.75", "1-1.5".
  package var thickness: String
  package var fahrenheit: Int?
  /// The heat in words: "medium-high".
  package var heat: String
  package var minutesLow, minutesHigh: Int?
  package var per: Per
  /// Inside, in °F, as the row has it.
  package var inside: String
  package var rest: Int?
  package var water, soak, makes, done, note: String
  package var source: String

  package init(
    food: String, form: String, words: [String], state: String, method: String, weightLow: Rational?,
    weightHigh: Rational?, thickness: String, fahrenheit: Int?, heat: String, minutesLow: Int?,
    minutesHigh: Int?,
    per: Per, inside: String, rest: Int?, water: String, soak: String, makes: String, done: String,
    note: String,
    source: String
  ) {
    (self.food, self.form, self.words, self.state, self.method) = (food, form, words, state, method)
    (self.weightLow, self.weightHigh, self.thickness) = (weightLow, weightHigh, thickness)
    (self.fahrenheit, self.heat, self.minutesLow, self.minutesHigh) = (
      fahrenheit, heat, minutesLow, minutesHigh
    )
    (self.per, self.inside, self.rest, self.water, self.soak) = (per, inside, rest, water, soak)
    (self.makes, self.done, self.note, self.source) = (makes, done, note, source)
  }
}

/// A basic thing of the kitchen in short steps.
package struct HowTo: Hashable, Sendable {
  package var id, title: String
  package var words, steps: [String]
  package var source: String

  package init(id: String, title: String, words: [String], steps: [String], source: String) {
    (self.id, self.title, self.words, self.steps, self.source) = (id, title, words, steps, source)
  }
}

/// A word of the kitchen and what it means.
package struct KitchenTerm: Hashable, Sendable {
  package var name: String
  package var words: [String]
  package var meaning: String

  package init(name: String, words: [String], meaning: String) {
    (self.name, self.words, self.meaning) = (name, words, meaning)
  }
}

/// What one kitchen measure is in others, as a sentence.
package struct Equivalent: Hashable, Sendable {
  package var id: String
  package var words: [String]
  package var says, source: String

  package init(id: String, words: [String], says: String, source: String) {
    (self.id, self.words, self.says, self.source) = (id, words, says, source)
  }
}

/// A mark of a gas oven ("4", "1/2") and its heat in degrees Fahrenheit.
package struct GasMark: Hashable, Sendable {
  package var mark: String
  package var fahrenheit: Int

  package init(mark: String, fahrenheit: Int) { (self.mark, self.fahrenheit) = (mark, fahrenheit) }
}

/// What is safe to eat for whom, and what is not.
package struct FoodRule: Hashable, Sendable {
  /// Whom a rule is for.
  package enum Who: String, CaseIterable, Hashable, Sendable {
    case everyone, pregnant, nursing, infant, immune, medicine, dog, cat, pet
  }

  package var id: String
  package var who: [Who]
  /// None for what holds of anything asked about them.
  package var words: [String]
  package var says: String
  /// Who knows more: "doctor", "pharmacist"; empty for nobody.
  package var ask, source: String

  package init(id: String, who: [Who], words: [String], says: String, ask: String, source: String) {
    (self.id, self.who, self.words, self.says, self.ask, self.source) = (id, who, words, says, ask, source)
  }
}

/// A source of the stove's tables: the id they cite, and its name as it is told.
package struct StoveSource: Hashable, Sendable {
  package var id, name: String
  package init(id: String, name: String) { (self.id, self.name) = (id, name) }
}
