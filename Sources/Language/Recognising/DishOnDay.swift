import Values

/// "Beef chili tonight", "put the shepherd's pie on for Saturday": a dish by its name and an evening. The name is one
/// thing, and not the foods its words also name. Of an evening gone by such a line tells what was eaten, and is left to
/// others. Source: issue 13, law 7.
struct DishOnDay {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as that request, where one sentence of it says all of the line; nil for every other line.
  func reading() -> Recognition? {
    guard scan.count <= Self.mostTokens, namesDish, !asksOfOthers, !tellsOfEaten,
      var found = recognizer.recognizeWhole(scan, as: Self.intent), case .item? = found.value("recipe"),
      case .day(let day)? = found.value("day"), day >= scan.context.now.day
    else { return nil }
    found.confidence = Confidence.framed
    return found
  }

  /// "Beef chili on Thursday and the chickpea stew on Tuesday": several such lines joined, each of them whole; nil for every
  /// other line.
  func several() -> [Recognition]? {
    guard scan.count <= Self.mostTokens * 2 else { return nil }
    let cuts = scan.tokens.indices.filter {
      scan.tokens[$0].isSeparator || ["and", "then"].contains(scan.word($0))
    }
    guard !cuts.isEmpty else { return nil }
    var found: [Recognition] = []
    var start = 0
    for cut in cuts + [scan.count] {
      let text = scan.utterance.text(tokens: start..<cut)
      guard start < cut else {
        start = cut + 1
        continue
      }
      let part = recognizer.scan(text, scan.context)
      if var one = DishOnDay(recognizer: recognizer, scan: part).reading() {
        one.said = text
        found.append(one)
        start = cut + 1
      } else if cut == scan.count {
        return nil
      }
    }
    return found.count > 1 ? found : nil
  }

  /// "Can they both eat the fried rice on Saturday?" puts nothing on a day.
  private var asksOfOthers: Bool {
    ["can", "could", "may", "should"].contains(scan.word(0)) && !["i", "we", "you"].contains(scan.word(1))
  }

  /// "We had the red lentil dal tonight" tells what was eaten.
  private var tellsOfEaten: Bool {
    let start = scan.tokens.prefix(4)
    return zip(start, start.dropFirst()).contains { who, did in
      ["i", "we", "they", "he", "she"].contains(who.text)
        && ["had", "ate", "made", "cooked"].contains(did.text)
    }
  }

  private var namesDish: Bool {
    guard let titles = scan.listIndex("recipe") else { return false }
    return scan.tokens.indices.contains { at in
      scan.list(titles, at: at).contains { !$0.isWeak && $0.end - at > 1 }
    }
  }

  private static let intent = "day_dish"
  private static let mostTokens = 24
}
