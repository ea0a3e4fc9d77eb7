import Talk

/// A word of the household's own with the names of the foods it speaks of.
struct NamedWord: Hashable, Sendable {
  var word: OwnWord
  /// "can of corn", "scoop".
  var measured: String
  /// "11 oz", "ground turkey".
  var meaning: String
}

/// The word with its foods by name.
func named(_ word: OwnWord, _ world: World) -> NamedWord {
  func name(_ id: IngredientID) -> String { world.catalogue.table[id]?.name ?? id.rawValue }
  let measured = word.of.map { "\(word.word) of \(name($0))" } ?? word.word
  let meaning = word.amount.map { unbroken($0.text) } ?? word.food.map(name) ?? ""
  return NamedWord(word: word, measured: measured, meaning: meaning)
}

/// A measure or word of the household's own was kept.
struct WordKept: Reply {
  var word: NamedWord
  /// What the same word came to before; nil for nothing.
  var before: NamedWord?

  func blocks(_ words: Wording) -> [Block] {
    let change = before.map { $0.meaning == word.meaning ? "" : " It was \($0.meaning)." } ?? ""
    if word.word.amount == nil {
      return .say(
        "From now on \"\(word.measured)\" is \(word.meaning) on your lists and in the pantry.\(change)")
    }
    return .say("From now on a \(word.measured) is \(word.meaning).\(change)")
  }

  func next(_ words: Wording) -> Closing { .say("show our own measures", "undo") }
  var matter: Facts? { ["kind": "own-word", "words": [word.facts]] }
}

/// Words that are forgotten.
struct WordsForgotten: Reply {
  var words: [NamedWord]
  /// The word that was to be forgotten; nil for all.
  var asked: String?

  func blocks(_ wording: Wording) -> [Block] {
    guard !words.isEmpty else {
      return .say(
        asked.map { "I know no \"\($0)\" of yours." } ?? "You have no measures or words of your own.")
    }
    let names = joined(words.map { "\"\($0.measured)\" (\($0.meaning))" })
    return .say("Forgotten: \(names).")
  }

  func next(_ wording: Wording) -> Closing { .say("show our own measures", "undo") }
  var matter: Facts? { ["kind": "own-word", "forgotten": words.map(\.facts)] }
  var status: ReplyStatus { words.isEmpty ? .refused : .done }
}

/// A cup is a cup everywhere.
struct MeasureIsFixed: Reply {
  var word: String
  var unit: Unit

  func blocks(_ words: Wording) -> [Block] {
    .say("A \(word) stays what it is in every recipe, so it needs a name of its own: \"our mug is 12 oz\".")
  }
  func next(_ words: Wording) -> Closing { .say("our mug is 12 oz", end: ", for instance") }
  var matter: Facts? { ["kind": "own-word", "error": "fixedUnit", "unit": unit.symbol] }
  var status: ReplyStatus { .refused }
}

/// "An onion is 200 g": what a piece weighs comes from the table.
struct PieceNotKept: Reply {
  var food: Ingredient

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "What one \(food.name) weighs comes from my table of foods; I can't keep your own figure for it yet.")
  }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "own-word", "error": "pieceWeight", "ingredient": food.id] }
  var status: ReplyStatus { .refused }
}

/// "By nuts we mean raisins" would change what is kept out of dishes.
struct SafetyWordStands: Reply {
  var word: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\"\(capitalized(word))\" tells what somebody can't eat, so it keeps its plain meaning. Another word is fine."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show our own measures") }
  var matter: Facts? { ["kind": "own-word", "error": "safetyWord"] }
  var status: ReplyStatus { .refused }
}

/// "A scoop is 2 handfuls" measures nothing.
struct MeasureNotMeasured: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("That tells no amount I can count with. Tell me in grams, ounces, cups or spoons.")
  }
  func next(_ words: Wording) -> Closing { .say("a scoop is 30 g", end: ", for instance") }
  var matter: Facts? { ["kind": "own-word", "error": "noMeasure"] }
  var status: ReplyStatus { .refused }
}
