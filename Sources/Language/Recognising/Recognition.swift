/// What an intent does to the kitchen; `destroy` never fires from fuzzy evidence. Source: design §5.
package enum IntentAct: String, Hashable, Codable, Sendable, CaseIterable {
  case show, change, answer, destroy
}

/// Which evidence decided: a sentence template, the word model, or the open question's entity.
package enum Layer: String, Hashable, Codable, Sendable {
  case template, model, entity
}

/// Another reading of the line, for "Did you mean …?".
package struct Alternative: Hashable, Codable, Sendable {
  /// Its name.
  package var intent: String
  /// What it does, as its file says.
  package var summary: String
  /// Whole percent.
  package var confidence: Int
  /// A line that certainly means this intent.
  package var example: String

  /// Another intent that the line may mean.
  package init(intent: String, summary: String, confidence: Int, example: String) {
    self.intent = intent
    self.summary = summary
    self.confidence = confidence
    self.example = example
  }
}

/// How one request was understood. A nil intent with `band` ask means that two readings are equally
/// good; with refuse, that none is good enough. `alternatives` are ranked either way.
package struct Recognition: Hashable, Codable, Sendable {
  /// The part of the line that is this request.
  package var said: String
  /// Nil when it was not understood.
  package var intent: String?
  /// What the intent does; nil without an intent.
  package var act: IntentAct?
  /// By name, then by place. Holds the details' values too where the intent declares their slot.
  package var slots: [SlotBinding]
  /// In the order said.
  package var details: [Detail]
  /// Whole percent, 0 to 100; see `Confidence` for the limits.
  package var confidence: Int
  /// What decided; nil without an intent.
  package var layer: Layer?
  /// The best first; without the intent itself.
  package var alternatives: [Alternative]
  /// Content words that nothing accounts for, as they were written.
  package var unexplained: [String]
  /// The response the sentence names, if any.
  package var response: String?
  /// True when a word had to be repaired to get here.
  package var fuzzy: Bool
  /// Set when what is asked for can't be done yet.
  package var planned: PlannedFeature?
  /// Foods and people of the line that a look-up does not answer for, as they were written.
  package var passedOver: [String] = []
  /// True for a part of a longer line that nobody could read, beside parts that were.
  package var isLeftOut = false
  /// True where `said` is a plain sentence for what the line may tell, in other words than its own.
  package var isRephrased = false
  /// The person's own words, where `said` puts them otherwise; nil where it holds them.
  package var ownWords: String?
  /// The sentence that matched, as its intent's file has it; nil for every other way of reading.
  package var template: String?

  /// A recognition put together by hand; nothing is understood unless an intent is given.
  package init(
    said: String, intent: String? = nil, act: IntentAct? = nil, slots: [SlotBinding] = [],
    details: [Detail] = [], confidence: Int = 0, layer: Layer? = nil,
    alternatives: [Alternative] = [], unexplained: [String] = [], response: String? = nil,
    fuzzy: Bool = false
  ) {
    self.said = said
    self.intent = intent
    self.act = act
    self.slots = slots
    self.details = details
    self.confidence = confidence
    self.layer = layer
    self.alternatives = alternatives
    self.unexplained = unexplained
    self.response = response
    self.fuzzy = fuzzy
  }

  /// Words of a line that nobody could read, beside others that were.
  package static func leftOut(_ said: String) -> Recognition {
    var left = Recognition(said: said)
    left.isLeftOut = true
    return left
  }

  /// What to do with it: act, ask or refuse.
  package var band: Confidence.Band { Confidence.band(confidence) }

  /// The first value of that slot; nil when it was not filled.
  package func value(_ slot: String) -> SlotValue? { slots.value(slot) }

  /// The details of one kind, in the order said.
  package func details(_ kind: String) -> [Detail] { details.filter { $0.kind == kind } }
}
