import Talk

/// How things are shown from now on.
struct MeasuresChosen: Reply {
  var measures: ShownMeasures

  func blocks(_ words: Wording) -> [Block] { .say("From now on: \(measures.words).") }
  func next(_ words: Wording) -> Closing {
    measures.system == nil && measures.degrees == nil
      ? .say("use metric", "undo") : .say("show recipes as they are written", "undo")
  }
  var matter: Facts? { measures.facts }
}

/// What is set, and the household's own measures and words.
struct MeasuresShown: Reply {
  var measures: ShownMeasures
  var words: [NamedWord]

  func blocks(_ wording: Wording) -> [Block] {
    let shown: [Block] = .say("Shown: \(measures.words).")
    guard !words.isEmpty else { return shown + .say("No measures or words of your own yet.") }
    let rows = words.map { [TableCell($0.measured, .accent), TableCell($0.meaning)] }
    let columns = [
      TableColumn("Your word", priority: 9, minWidth: 10), TableColumn("Means", priority: 8, minWidth: 8),
    ]
    return shown + [.table(Table(columns: columns, rows: rows), indent: 0)]
  }

  func next(_ wording: Wording) -> Closing {
    let first = words.first.map { word in
      word.word.amount == nil
        ? "forget what \(word.word.word) means" : "forget the unit \(word.word.word)"
    }
    return .say(first ?? "a scoop is 30 g", measures.system == .metric ? "use cups" : "use metric")
  }

  var matter: Facts? { measures.facts + ["words": words.map(\.facts)] }
}

/// Neither metric nor US was said.
struct WhichMeasures: Reply {
  /// How the list names one.
  static func title(_ system: UnitSystem) -> String {
    system == .metric ? "Metric: grams, milliliters, °C" : "US: cups, ounces, °F"
  }

  func blocks(_ words: Wording) -> [Block] { .say("In which measures shall I show recipes and lists?") }
  func next(_ words: Wording) -> Closing { .say("1", "2") }
  var matter: Facts? { ["kind": "which-measures"] }
  var status: ReplyStatus { .asking }
}

extension ShownMeasures {
  /// "metric measures, °C", "as it is written, with °C".
  fileprivate var words: String {
    let scale = degrees.map { " and \($0.symbol)" }
    switch system {
    case .metric: return "recipes and lists in grams and milliliters\(scale ?? " and °C")"
    case .us: return "recipes and lists in cups, spoons, ounces\(scale ?? " and °F")"
    case .imperial, .any, nil:
      return degrees.map { "amounts as they are written, temperatures in \($0.symbol)" }
        ?? "everything as it is written"
    }
  }

  fileprivate var facts: Facts {
    ["kind": "measures", "measures": system?.rawValue, "degrees": degrees?.rawValue]
  }
}

extension NamedWord {
  var facts: Facts {
    ["word": word.word, "of": word.of, "amount": word.amount, "ingredient": word.food]
  }
}
