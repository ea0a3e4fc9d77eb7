package import Values

/// The open question: only it takes a bare answer ("4", "none", "friday").
package struct Expectation: Hashable, Codable, Sendable {
  /// The intent that asked.
  package var intent: String
  /// The slot the answer fills.
  package var slot: String
  /// A key of `intents/answers.yaml` (size, avoid, budget, cuisine …), else a list or entity name.
  package var entity: String

  /// A question that an intent has asked.
  package init(intent: String, slot: String, entity: String) {
    self.intent = intent
    self.slot = slot
    self.entity = entity
  }
}

/// What understanding may look at besides the line.
package struct RecognitionContext: Hashable, Codable, Sendable {
  /// The kitchen's clock: days are counted from it.
  package var now: CivilTime
  /// The planning state's case name: idle, awaitingApproval …
  package var state: String
  /// Checked by `requires_context` and `excludes_context`.
  package var facts: [String: String]
  /// The days of the plan on the table: a bare weekday that is not among them this week is the plan's own.
  package var table: [Day]
  /// What one of each measure of the household's own comes to, by its word in small letters ("scoop").
  package var measures: [String: Amount]
  /// Cooked food at home by its name in small letters, without the word that says it is cooked ("kidney bean masala").
  package var kept: [String]
  /// Those of them whose food stands at home raw as well: "the chicken in the fridge" may be either.
  package var keptAlsoRaw: [String]
  /// The one of them that was spoken of last: "put one in the freezer" is said of it.
  package var keptInFocus: String?

  /// A context; without a state the one in which nothing is asked or offered.
  package init(
    now: CivilTime, state: String = "idle", facts: [String: String] = [:], table: [Day] = [],
    measures: [String: Amount] = [:], kept: [String] = [],
    keptAlsoRaw: [String] = [], keptInFocus: String? = nil
  ) {
    self.now = now
    self.state = state
    self.facts = facts
    self.table = table
    self.measures = measures
    (self.kept, self.keptAlsoRaw, self.keptInFocus) = (kept, keptAlsoRaw, keptInFocus)
  }
}

/// One wording of one value of a list.
package struct ListValue: Hashable, Codable, Sendable {
  /// As it is said.
  package var text: String
  /// The id given out; several wordings may share one.
  package var out: String
  /// Facts that must hold for this value to count.
  package var context: [String: String]

  /// A wording that gives out an id, always or only in a context.
  package init(text: String, out: String, context: [String: String] = [:]) {
    self.text = text
    self.out = out
    self.context = context
  }
}

/// A list filled at run time from the person's own data (recipe, ingredient, person, food …). Where
/// two values share a wording the first one wins, so give them in a stable order.
package struct NamedList: Hashable, Codable, Sendable {
  /// The grammar's list of that name takes the values.
  package var name: String
  /// Grows whenever the values change, so that a recogniser is rebuilt only then.
  package var version: Int
  /// In order of preference.
  package var values: [ListValue]

  /// The values of a list at one time.
  package init(name: String, version: Int, values: [ListValue]) {
    self.name = name
    self.version = version
    self.values = values
  }
}
