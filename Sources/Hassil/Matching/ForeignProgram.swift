/// One step of a sentence that is read letter by letter.
enum ForeignStep: Sendable {
  case literal([FoldedText.Letter])
  /// A space is written here.
  case gap
  /// The edge of a slot: what comes next may stand close or apart; `isWord` when it must begin a word.
  case edge(isWord: Bool)
  /// Index into the program's lists.
  case list(Int32, slot: String)
  case range(ForeignRange, slot: String)
  /// `endsInWord` when letters follow without a space ("ab{x}cd").
  case wildcard(slot: String, endsInWord: Bool)
  /// Tries each, the first first.
  case choice([Int32])
  case jump(Int32)
  /// Goes on behind itself when the rule is done.
  case call(Int32)
  /// Each part once in any order, then the step given.
  case permutation([Int32], next: Int32)
  /// The end of a rule or of a part of a permutation.
  case back
  case accept
}

/// The wordings of a list, by their first letter.
struct ForeignWordings: Sendable {
  struct Wording: Sendable {
    var letters: [FoldedText.Letter]
    /// Index into the program's values.
    var value: Int32
    /// As the list writes it.
    var text: String
  }

  private(set) var byLetter: [Unicode.Scalar: [Wording]] = [:]

  mutating func add(_ text: String, value: Int32) {
    let letters = FoldedText(text).letters
    guard let first = letters.first else { return }
    byLetter[first.scalar, default: []].append(Wording(letters: letters, value: value, text: text))
  }
}

/// A foreign grammar made ready to run.
struct ForeignProgram: Sendable {
  /// Where a sentence begins.
  struct Entry: Sendable {
    var step: Int32
    /// Index into the grammar's blocks.
    var block: Int
    var text: String
  }

  var steps: [ForeignStep] = []
  var lists: [ForeignWordings] = []
  var values: [ForeignListValue] = []
  /// One for each sentence, in the files' order.
  var entries: [Entry] = []
}
