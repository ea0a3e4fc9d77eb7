/// Everything the files under `intents/` declare, checked and ready to be compiled by `Recognizer`.
/// Codable, so that a cache can keep it.
package struct Grammar: Hashable, Codable, Sendable {
  /// By room, then name.
  package var intents: [IntentDeclaration] = []
  /// Modifier phrases, in file order.
  package var details: [PhraseDeclaration] = []
  /// Bare answers by entity, in file order; each fills a slot called `answer`.
  package var answers: [PhraseDeclaration] = []
  /// Other ways to say something, in file order.
  package var rewrites: [RewriteDeclaration] = []
  /// Shared lists by name.
  package var lists: [ListDeclaration] = []
  /// Shared rules by name.
  package var rules: [RuleDeclaration] = []
  /// Phrases skipped at both ends of a line ("please", "can you").
  package var polite: [String] = []
  /// Stop words: where no sentence uses them they speak neither for a reading nor against it.
  package var stopWords: [String] = []
  /// "not", "don't": an intent whose sentences expect none is asked about instead of acted on.
  package var negations: [String] = []
  /// Words of harm ("allergic", "hives"): a line that has one is never taken for less than it says.
  package var harm: [String] = []
  /// What food does to a body ("hives", "swells"): beside a food, a line that nothing reads is asked about.
  package var illness: [String] = []
  /// What is said of somebody who reacts to food just now ("are swelling"): goes before everything else.
  package var emergencies: [String] = []
  /// "Almost", "if", "every": words that turn what is told around them, so that no frame may pass them over.
  package var qualifiers: [String] = []
  /// "No wait", "I mean": what stands before one in a line may be taken back by what follows.
  package var retractions: [String] = []
  /// "Again", "outgrew": what is told in their clause may be had again, so that no frame reads it as avoided.
  package var lifting: [String] = []
  /// Words that begin a question: a line that asks tells no fact.
  package var questions: [String] = []
  /// Requests that are out of scope, from the files in `intents/outside/`: what the word model learns to
  /// refuse.
  package var outside: [String] = []
  /// What people say around a request, before and after it; it asks for nothing.
  package var chatter = Chatter()
  /// By kind of fact: how it is said plainly, with roles in braces, in the order to try.
  package var facts: [String: [String]] = [:]
  /// By kind of fact: words of which its sentence holds one, or the fact is not written.
  package var factCues: [String: Set<String>] = [:]
  /// By kind of fact: words that say the opposite where its sentence denies nothing.
  package var factOpposites: [String: Set<String>] = [:]
  /// Groups of words that mean much the same, for the word model.
  package var concepts: [Concept] = []

  /// A grammar that understands nothing.
  package init() {}

  /// Without what only the word model learns from: all that reading a line needs.
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
  /// Phrases in front of a request, in file order.
  package var before: [String] = []
  /// Phrases behind a request, in file order.
  package var after: [String] = []
}

/// Words that mean much the same.
package struct Concept: Hashable, Codable, Sendable {
  /// The name of the group.
  package var name: String
  /// In file order.
  package var words: [String]
}
