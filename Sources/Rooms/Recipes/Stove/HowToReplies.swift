import Talk

/// A basic thing of the kitchen, step by step.
struct HowToTold: Reply {
  var howTo: HowTo
  var source: String
  var isOurs: Bool
  var scale: TemperatureScale

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = [.heading(howTo.title)]
    for (index, step) in howTo.steps.enumerated() {
      blocks.append(.item("\(index + 1)  ", [Span(onScale(step, scale))]))
    }
    return blocks + (isOurs ? [] : .say("Source: \(source).", .dim)) + [.gap]
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? {
    ["kind": "how_to", "id": howTo.id, "title": howTo.title, "steps": howTo.steps, "source": source]
  }
}

/// What a word of the kitchen means.
struct TermTold: Reply {
  var term: KitchenTerm

  func blocks(_ words: Wording) -> [Block] { .say("\(capitalized(term.name)): \(lowered(term.meaning))") }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "term", "term": term.name, "meaning": term.meaning] }
}

/// No basics for that, and nothing in the table of times.
struct NoHowTo: Reply {
  var words: String

  func blocks(_ words: Wording) -> [Block] {
    .say("I have no short steps and no cooking time for that: \(quoted(self.words)).")
  }
  func next(_ words: Wording) -> Closing { .say("how do I cook rice", "how long to boil eggs") }
  var status: ReplyStatus { .refused }
}

/// The table has no time of it.
struct NoCookingTime: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I have no cooking time for that with a source behind it: go by the package, the look or the thermometer."
    )
  }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var status: ReplyStatus { .refused }
}

/// What one kitchen measure is in others.
struct EquivalentTold: Reply {
  var row: Equivalent
  var source: String

  func blocks(_ words: Wording) -> [Block] { .say(row.says) + .say("Source: \(source).", .dim) }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "equivalent", "id": row.id, "text": row.says, "source": source] }
}

/// A gas mark in degrees, or the mark nearest to degrees.
struct GasMarkTold: Reply {
  var answer: GasAnswer

  func blocks(_ words: Wording) -> [Block] {
    switch answer {
    case .degrees(let mark):
      let celsius = TemperatureScale.fahrenheit.onOther(Rational(mark.fahrenheit)).rounded
      return .say(
        "Gas mark \(mark.mark) is \(mark.fahrenheit)\u{A0}°F, \(celsius)\u{A0}°C; dials often round to the next 10."
      )
    case .mark(let mark?, let asked, let scale):
      return .say(
        "\(asked.text)\u{A0}\(scale.symbol) is about gas mark \(mark.mark) (\(mark.fahrenheit)\u{A0}°F).")
    case .mark(nil, let asked, let scale):
      return .say(
        "No gas mark is near \(asked.text)\u{A0}\(scale.symbol): they go from 1/4 (225 °F) to 10 (500 °F).")
    }
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? {
    switch answer {
    case .degrees(let mark), .mark(let mark?, _, _):
      ["kind": "gas_mark", "mark": mark.mark, "fahrenheit": mark.fahrenheit]
    case .mark: ["kind": "gas_mark", "mark": JSONValue.null]
    }
  }
}
