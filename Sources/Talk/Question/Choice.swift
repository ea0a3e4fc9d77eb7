/// Something that can be done, as what it means: an intent with its slots. Numbered lists, corrections and
/// repeats keep these, never a sentence that would be read again.
package struct Choice: Hashable, Sendable, Codable {
  package var intent: String
  package var slots: [SlotBinding]
  package var details: [Detail]
  /// The person's own line where it is one.
  package var said: String?
  /// How a numbered list names it; empty where it is not shown.
  package var title: String

  package init(
    _ intent: String, slots: [SlotBinding] = [], details: [Detail] = [], said: String? = nil,
    title: String = ""
  ) {
    (self.intent, self.slots, self.details, self.said) = (intent, slots, details, said)
    self.title = title
  }

  /// The line read as what was chosen: certain, since a person chose it.
  package func recognition(of line: String, in grammar: Grammar) -> Recognition {
    var result = Recognition(said: said ?? line, intent: intent, slots: slots, details: details)
    result.confidence = 100
    result.layer = .template
    result.act = grammar.intent(intent)?.act
    result.planned = grammar.intent(intent)?.planned
    return result
  }
}

extension SlotBinding {
  /// A slot that no stretch of a line filled.
  package static func recipe(_ id: RecipeID, _ title: String) -> SlotBinding {
    SlotBinding(name: "recipe", value: .item(list: "recipe", id: id.rawValue, name: title))
  }
}
