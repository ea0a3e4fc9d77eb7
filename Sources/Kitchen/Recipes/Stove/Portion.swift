import Values

/// What one grown eater is usually cooked of a food. Source: `tables/portions.csv`.
package struct Portion: Hashable, Sendable {
  package var id: String
  /// What it goes by; the first is its name.
  package var words: [String]
  /// By measure or by the piece, where a kitchen counts so.
  package var amount: Amount?
  /// Its weight; nil where only the measure is usual.
  package var grams: Int?
  /// How it is weighed: "dry", "boneless and raw"; empty for as it is.
  package var state: String
  package var note: String

  package init(id: String, words: [String], amount: Amount?, grams: Int?, state: String, note: String) {
    (self.id, self.words, self.amount) = (id, words, amount)
    (self.grams, self.state, self.note) = (grams, state, note)
  }
}

extension Stove {
  /// The portion whose name the words hold, the longest name first; nil where none fits.
  package func portion(of food: String) -> Portion? {
    let said = " \(food.lowercased().split { !$0.isLetter }.joined(separator: " ")) "
    var best: (portion: Portion, length: Int)?
    for portion in portions {
      for word in portion.words where said.contains(" \(word) ") && word.count > best?.length ?? 0 {
        best = (portion, word.count)
      }
    }
    return best?.portion
  }
}
