/// Everything the files under `intents/` declare, checked and ready to be compiled by `Recognizer`.
/// Codable, so that a cache can keep it.
package struct Grammar: Hashable, Codable, Sendable {
  /// By room, then name.
  package var intents: [IntentDeclaration] = []
  /// Modifier phrases, in file order.
  package var details: [PhraseDeclaration] = []
  /// Bare answers by entity, in file order; each fills a slot called `answer`.
  package var answers: [PhraseDeclaration] = []
  /// Shared lists by name.
  package var lists: [ListDeclaration] = []
  /// Shared rules by name.
  package var rules: [RuleDeclaration] = []
  /// Phrases skipped at both ends of a line ("please", "can you").
  package var polite: [String] = []
  /// Words that cost nothing when no sentence uses them.
  package var stopWords: [String] = []
  /// Words that stop an intent which did not expect them ("not", "don't").
  package var negations: [String] = []
  /// Words that begin a question, which tells nothing.
  package var questions: [String] = []
  /// Requests that are none of our business, from the files in `intents/outside/`: what the second layer
  /// learns to refuse.
  package var outside: [String] = []
  /// What people say around a request, before and after it; it asks for nothing.
  package var chatter = Chatter()
  /// Groups of words that mean much the same, for the second layer.
  package var concepts: [Concept] = []

  package init() {}

  /// Without what only the second layer learns from: all that reading a line needs.
  package var withoutPhrasings: Grammar {
    var grammar = self
    grammar.outside = []
    grammar.chatter = Chatter()
    for index in grammar.intents.indices { grammar.intents[index].phrasings = [] }
    return grammar
  }

  /// The declaration of that intent; nil when no file declares it.
  package func intent(_ name: String) -> IntentDeclaration? { intents.first { $0.name == name } }
}

/// What is said around requests.
package struct Chatter: Hashable, Codable, Sendable {
  package var before: [String] = []
  package var after: [String] = []
}

/// Words that mean much the same.
package struct Concept: Hashable, Codable, Sendable {
  package var name: String
  package var words: [String]
}

/// One intent file.
package struct IntentDeclaration: Hashable, Codable, Sendable {
  /// The file's name without `.yaml`.
  package var name: String
  /// The folder it stands in.
  package var room: String
  package var summary: String
  /// Requirement ids.
  package var covers: [String] = []
  package var act: IntentAct
  /// States where it makes sense; empty for all of them. `every` marks what wins over any answer.
  package var states: [String] = []
  package var slots: [SlotDeclaration] = []
  package var groups: [SentenceGroup] = []
  package var examples: [ExampleDeclaration] = []
  package var nearMisses: [NearMiss] = []
  /// How people say it, a line each: what the second layer learns from.
  package var phrasings: [String] = []
  /// Set while what is asked for can't be done yet: it is understood, and answered with this.
  package var planned: PlannedFeature?
  /// The kinds of detail that may stand before or after a sentence.
  package var details: [String] = []
  /// True when `sentences: []` says that lines of details alone are this intent.
  package var isDetailsOnly = false
  package var lists: [ListDeclaration] = []
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

  package init(what: String, instead: String?) {
    self.what = what
    self.instead = instead
  }
}

/// A slot of an intent or of a phrase.
package struct SlotDeclaration: Hashable, Codable, Sendable {
  package var name: String
  package var entity: String
  package var required = false
  /// Takes several values joined by commas, "and" or "or".
  package var many = false
  /// The question that asks for it.
  package var ask: String?
  /// Other slots may be found inside of its free text, which then gives them up.
  package var isOpen = false
  /// How a duration without a word of its own binds.
  package var bound: Bound = .exactly
}

/// Sentences that share fixed slots, conditions and a response.
package struct SentenceGroup: Hashable, Codable, Sendable {
  package var templates: [String]
  package var set: [SlotBinding] = []
  package var requires: [Fact] = []
  package var excludes: [Fact] = []
  package var response: String?
}

/// A condition on the context; the value `*` means any.
package struct Fact: Hashable, Codable, Sendable {
  package var key: String
  package var value: String

  func holds(in facts: [String: String]) -> Bool {
    guard let found = facts[key] else { return false }
    return value == "*" || found == value
  }
}

/// A kind of detail or of bare answer.
package struct PhraseDeclaration: Hashable, Codable, Sendable {
  package var name: String
  package var slots: [SlotDeclaration] = []
  package var groups: [SentenceGroup] = []
}

/// A rule: a piece of template with a name.
package struct RuleDeclaration: Hashable, Codable, Sendable {
  package var name: String
  package var template: String
}

/// A list of values, of free text, or one filled at run time.
package struct ListDeclaration: Hashable, Codable, Sendable {
  package var name: String
  /// Wordings expanded from their templates, in file order.
  package var values: [ListValue] = []
  /// Takes any words.
  package var isWildcard = false
  /// Filled by a `NamedList` of the same name.
  package var isRuntime = false
  /// Some words of a value are enough ("the tacos").
  package var isPartial = false
  /// Stands for these lists together; at equal length the one named first wins.
  package var union: [String] = []
}

/// A line people say, and what it must be understood as; each is a test.
package struct ExampleDeclaration: Hashable, Codable, Sendable {
  package var say: String
  /// Slot name and the values' short texts, as `SlotValue.shortText` writes them.
  package var slots: [ExpectedSlot] = []
  package var layer: Layer?
  package var state: String?
  package var expecting: Expectation?
}

/// The values one slot of an example must have.
package struct ExpectedSlot: Hashable, Codable, Sendable {
  package var name: String
  package var values: [String]
}

/// A line that looks like the intent and is another one; `none` for one that must be refused.
package struct NearMiss: Hashable, Codable, Sendable {
  package var say: String
  package var intent: String
}
