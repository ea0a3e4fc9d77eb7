/// Something about the intent files that whoever edits them should know. The facts alone: what they
/// amount to in words is for who shows them.
package struct Finding: Hashable, Sendable {
  /// An error must be mended; a warning may be meant.
  package enum Level: String, Hashable, Sendable {
    case error, warning
  }

  /// The intent file.
  package var path: String
  /// From 1.
  package var line: Int
  /// What was found.
  package var fact: Fact

  /// What can be wrong with intent files.
  package enum Fact: Hashable, Sendable {
    /// The file itself is wrong; see `GrammarProblem`.
    case problem(String)
    /// Every sample of the template is read as something else, most often like this one.
    case unreachable(Sentence, by: Theft)
    /// The same template stands earlier in the intent, on that line.
    case repeated(Sentence, line: Int)
    /// Some samples of the template are read as another intent.
    case stolen(Sentence, by: Theft)
    /// An example is not read as its intent.
    case lostExample(String, of: String, readAs: Misreading)
    /// A near miss is not read as what it names; nil for what must be refused.
    case nearMiss(String, of: String, meant: String?, readAs: Misreading)
    case noExamples(of: String)
    case noNearMisses(of: String)
    /// No sentence, detail or question fills the slot.
    case unfilledSlot(String, of: String)
    /// A rule that no template names; of one intent, or nil for a shared one.
    case unusedRule(String, of: String?)
    /// A list that no template names; of one intent, or nil for a shared one.
    case unusedList(String, of: String?)
    /// The same phrasing stands there already.
    case repeatedPhrasing(String, of: String, first: PhrasingPlace)
  }

  /// A finding at a line of a file.
  package init(path: String, line: Int, fact: Fact) {
    self.path = path
    self.line = line
    self.fact = fact
  }

  /// Errors are what makes a file or an intent fail its own examples.
  package var level: Level {
    switch fact {
    case .problem, .unreachable, .lostExample, .nearMiss: .error
    case .repeated, .stolen, .noExamples, .noNearMisses, .unfilledSlot, .unusedRule, .unusedList,
      .repeatedPhrasing:
      .warning
    }
  }
}

/// A template and the intent it belongs to.
package struct Sentence: Hashable, Sendable {
  /// The intent it stands under.
  package var intent: String
  /// As the file writes it.
  package var template: String

  /// A template of an intent.
  package init(intent: String, template: String) {
    self.intent = intent
    self.template = template
  }
}

/// What a line was read as that was meant for something else.
package enum Misreading: Hashable, Sendable {
  /// Another intent, and its sentence when a sentence decided.
  case intent(String, template: String?)
  /// Two intents fit equally well, the line's own perhaps among them.
  case tie([String])
  case nothing
}

/// What samples of a template were read as instead.
package struct Theft: Hashable, Sendable {
  /// What was understood instead.
  package var reading: Misreading
  /// One of the samples.
  package var sample: String
  /// How many of the samples went that way.
  package var count: Int
  /// How many samples were drawn.
  package var samples: Int

  /// What that many of the samples were read as.
  package init(reading: Misreading, sample: String, count: Int, samples: Int) {
    self.reading = reading
    self.sample = sample
    self.count = count
    self.samples = samples
  }
}

/// Where a phrasing stands.
package struct PhrasingPlace: Hashable, Sendable {
  /// The intent, or `outside` for a request that is out of scope.
  package var intent: String
  /// The intent file.
  package var path: String
  /// From 1.
  package var line: Int

  /// A phrasing of an intent at a line of a file.
  package init(intent: String, path: String, line: Int) {
    self.intent = intent
    self.path = path
    self.line = line
  }
}
