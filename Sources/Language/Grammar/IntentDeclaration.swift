/// One intent file.
package struct IntentDeclaration: Hashable, Codable, Sendable {
  /// The file's name without `.yaml`.
  package var name: String
  /// The folder it stands in.
  package var room: String
  /// What it does, as the list of everything that can be said puts it.
  package var summary: String
  /// Requirement ids.
  package var covers: [String] = []
  /// Decides how sure a reading must be.
  package var act: IntentAct
  /// States where it makes sense; empty for all of them. `every` marks what wins over any answer.
  package var states: [String] = []
  /// In file order.
  package var slots: [SlotDeclaration] = []
  /// Its sentences, in file order.
  package var groups: [SentenceGroup] = []
  /// Shapes that may stand anywhere in a longer line, with talk around and inside of them; see `FrameReader`.
  package var frames: [SentenceGroup] = []
  /// Ways to read it by what a line holds, where no sentence does; see `LooseReader`.
  package var loose: [LooseRule] = []
  /// Each is a test.
  package var examples: [ExampleDeclaration] = []
  /// Each is a test.
  package var nearMisses: [NearMiss] = []
  /// How people say it, a line each: what the word model learns from.
  package var phrasings: [String] = []
  /// Set while what is asked for can't be done yet: it is understood, and answered with this.
  package var planned: PlannedFeature?
  /// The kinds of detail that may stand before or after a sentence.
  package var details: [String] = []
  /// True when `sentences: []` says that lines of details alone are this intent.
  package var isDetailsOnly = false
  /// Lists of its own, which win over shared ones of the same name.
  package var lists: [ListDeclaration] = []
  /// Rules of its own, which win over shared ones of the same name.
  package var rules: [RuleDeclaration] = []

  /// The declaration of that slot; nil when there is none.
  package func slot(_ name: String) -> SlotDeclaration? { slots.first { $0.name == name } }

  /// True for cancel, help, back, undo …: looked at before any answer, in every state.
  package var isAlwaysHeard: Bool { states.contains("every") }
}

/// What Sous can't do yet, and what it can do instead.
package struct PlannedFeature: Hashable, Codable, Sendable {
  /// Goes on after "I can't … yet".
  package var what: String
  /// Something that can be said and helps; nil when nothing does.
  package var instead: String?

  /// A feature that is not there yet.
  package init(what: String, instead: String?) {
    self.what = what
    self.instead = instead
  }
}

/// A slot of an intent or of a phrase.
package struct SlotDeclaration: Hashable, Codable, Sendable {
  /// As templates name it: `{list:name}`.
  package var name: String
  /// A `BuiltInEntity` or the name of a list.
  package var entity: String
  /// Asked for when no value was said.
  package var required = false
  /// Takes several values joined by commas, "and" or "or".
  package var many = false
  /// The question that asks for it.
  package var ask: String?
  /// Other slots may be found inside of its free text, which then gives them up.
  package var isOpen = false
  /// Its free text is a name: a few words, none of which says something of its own.
  package var isName = false
  /// How a length of time counts that was said without "under", "at least" and the like.
  package var bound: Bound = .exactly
  /// The slot that its values go into, where a sentence needs two of a kind; nil for its own.
  package var fills: String?
}

/// Sentences that share fixed slots, conditions and a response.
package struct SentenceGroup: Hashable, Codable, Sendable {
  /// As the file writes them; see `Template`.
  package var templates: [String]
  /// Slots that a match fixes.
  package var set: [SlotBinding] = []
  /// All must hold in the context for a match to count.
  package var requires: [Fact] = []
  /// None may hold in the context for a match to count.
  package var excludes: [Fact] = []
  /// The key of a response; nil for none.
  package var response: String?
}

/// A condition on the context; the value `*` means any.
package struct Fact: Hashable, Codable, Sendable {
  /// The name of the fact.
  package var key: String
  /// What it must be, or `*`.
  package var value: String

  func holds(in facts: [String: String]) -> Bool {
    guard let found = facts[key] else { return false }
    return value == "*" || found == value
  }
}
