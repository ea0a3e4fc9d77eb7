import Kitchen
import Language

/// What was told of somebody's allergy and nobody could read: until it is told so that it is kept, no answer vouches without
/// saying so. Source: issue 13, laws 2 and 3.
package struct UnheardHarm: Remembered {
  package static let name = "unheard harm"

  /// As it was said.
  package var words: String
  package var day: Day

  package init(words: String, day: Day) { (self.words, self.day) = (words, day) }

  /// Whether a line that was kept tells of the same person or food.
  func isTold(in line: String) -> Bool { !Self.content(words).isDisjoint(with: Self.content(line)) }

  /// Whether words tell of harm and of something more than that: "allergy" alone is the end of a sentence that was read.
  static func tellsHarm(_ text: String) -> Bool {
    let words = Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
    return words.contains(where: harm.contains) && !content(text).isEmpty
  }

  /// Names and foods: what two lines about one allergy share.
  private static func content(_ text: String) -> Set<String> {
    Set(
      Utterance(text).tokens.filter { $0.kind == .word && ($0.text.count > 3 || $0.isCapitalised) }.map(
        \.text
      )
      .filter { !harm.contains($0) && !talk.contains($0) }
      .map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  private static let harm: Set<String> = [
    "allergic", "allergy", "allergies", "alergic", "epipen", "anaphylaxis", "anaphylactic", "coeliac",
    "celiac",
    "intolerant", "intolerance", "reacts", "hives", "swells",
  ]
  private static let talk: Set<String> = [
    "with", "that", "this", "have", "very", "also", "proper", "really", "serious", "bad", "badly", "severe",
    "please", "food", "from", "they", "their", "what", "when", "carries", "carry", "doctor", "says", "said",
    "does", "tell", "told", "remember", "dinner", "people", "eat", "eats", "the", "and", "she", "her", "him",
  ]
}

/// Notes what nobody could read of somebody's allergy, and lets it go once it is told so that it was kept.
func followHarm(_ said: Said, _ turn: inout Turn) {
  if !turn.changes.isEmpty {
    if turn.state.memory[UnheardHarm.self]?.isTold(in: said.text) ?? false {
      turn.state.memory[UnheardHarm.self] = nil
    }
    return
  }
  let isUnread =
    said.recognition.isLeftOut || turn.replies.contains { $0 is NotUnderstood || $0 is SayPlainly }
  let asks = sentences(of: said.text).last.map(asks) ?? false
  if isUnread, !asks { rememberHarm(said.text, &turn) }
}

/// Remembers words about harm that were not kept; all others are passed over.
func rememberHarm(_ words: String, _ turn: inout Turn) {
  guard UnheardHarm.tellsHarm(words) else { return }
  turn.state.memory[UnheardHarm.self] = UnheardHarm(words: words, day: turn.world.today)
}

/// The words about harm that still nobody read; nil where none were said in the last week.
func unheardHarm(_ turn: Turn) -> String? {
  guard let unheard = turn.state.memory[UnheardHarm.self], turn.world.today - unheard.day < 7 else {
    return nil
  }
  return unheard.words
}
