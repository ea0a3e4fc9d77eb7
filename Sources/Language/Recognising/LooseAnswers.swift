import Values

/// Chatty answers to the household's questions.
package struct LooseAnswers {
  let recognizer: Recognizer
  let context: RecognitionContext

  package init(_ recognizer: Recognizer, _ context: RecognitionContext) {
    (self.recognizer, self.context) = (recognizer, context)
  }

  /// A chatty answer to the household's questions, where nothing else reads the line: "um I'd say like a hundred and eighty
  /// because of the birthday", "oh anything really, Mexican, Italian, a bit of Indian, just not too spicy". What of it is
  /// no answer is read by itself, or left out and said. Nil where the line holds no answer, or two.
  package func answer(_ line: String, to question: Expectation)
    -> [Recognition]?
  {
    let said = Rewriting(recognizer: recognizer, context: context).rewritten(line) ?? line
    let scan = recognizer.scan(said, context)
    guard scan.count <= 40, scan.tokens.last?.text != "?", !scan.isQuestion else { return nil }
    let found: (answer: String, rest: Range<Int>)?
    var unknown: [String] = []
    switch question.entity {
    case "budget": found = ScannedAnswer(scan: scan).onlySum.map { ($0, scan.count..<scan.count) }
    case "size": found = ScannedAnswer(scan: scan).onlyCount.map { ($0, scan.count..<scan.count) }
    case "cuisine":
      found = ScannedAnswer(scan: scan).namedCuisines
      unknown = ScannedAnswer(scan: scan).unknownCuisines
    case "avoid": found = ScannedAnswer(scan: scan).saysNobody ? ("nobody", scan.count..<scan.count) : nil
    default: found = nil
    }
    guard let found else { return nil }
    var answer = recognizer.recognize(found.answer, expecting: question, context: context)
    guard answer.band == .act, answer.layer == .entity, answer.intent == question.intent else { return nil }
    answer.said = line
    let unheard = unknown.map { Recognition.leftOut($0) }
    guard !found.rest.isEmpty else { return [answer] + unheard }
    let rest = scan.utterance.text(tokens: found.rest)
    let others = recognizer.recognizeAll(rest, expecting: nil, context: context)
    if others.allSatisfy({ $0.band == .act && !$0.isLeftOut && $0.act == .change }) {
      return others + [answer] + unheard
    }
    let isTalk = found.rest.allSatisfy {
      scan.tokens[$0].isSeparator || scan.lexicon.stopWords.contains(scan.ids[$0])
    }
    return (isTalk ? [answer] : [answer, .leftOut(rest)]) + unheard
  }
}

/// What of a line may answer a question.
private struct ScannedAnswer {
  let scan: Scan
  private var count: Int { scan.count }

  /// The one sum of the line, in words; nil without one, with two, and beside foods, days or people.
  var onlySum: String? {
    var sums: [(value: SlotValue, range: Range<Int>)] = []
    var at = 0
    while at < count {
      if let match = FigureParser(scan: scan).money(at: at, bare: true).first {
        sums.append((match.value, at..<match.end))
        at = match.end
      } else {
        at += 1
      }
    }
    guard let first = sums.first, sums.allSatisfy({ $0.value == first.value }),
      !denies(0..<first.range.lowerBound)
    else { return nil }
    var told = Set(sums.flatMap { Array($0.range) })
    // "130 dad says": who says so is no part of it.
    for at in scan.tokens.indices.dropFirst()
    where Self.saying.contains(scan.word(at)) && !isFood(at - 1) && scan.tokens[at - 1].kind == .word {
      told.insert(at - 1)
    }
    guard scan.heat.values((0..<count).filter { !told.contains($0) }) == 0 else { return nil }
    return scan.utterance.text(tokens: first.range)
  }

  /// The one whole number of the line, in words, where it may count people.
  var onlyCount: String? {
    var numbers: [(value: Int, range: Range<Int>)] = []
    var at = 0
    while at < count {
      if let number = NumberParser(scan: scan).wholeNumber(at: at) {
        numbers.append((number.value, at..<number.end))
        at = number.end
      } else {
        at += 1
      }
    }
    guard let first = numbers.first, numbers.count == 1, (1...20).contains(first.value) else { return nil }
    let others = (0..<count).filter { !first.range.contains($0) }
    return scan.heat.values(others) == 0 ? scan.utterance.text(tokens: first.range) : nil
  }

  /// The cuisines of the line, joined, and what stands behind the last of them.
  var namedCuisines: (answer: String, rest: Range<Int>)? {
    guard let index = scan.listIndex("cuisine") else { return nil }
    var names: [String] = []
    var end = 0
    var at = 0
    while at < count {
      if let found = scan.list(index, at: at).first(where: { !$0.isWeak }) {
        // "Anything but Indian": not what is liked.
        if denies(0..<at) { return nil }
        names.append(scan.utterance.text(tokens: at..<found.end))
        end = found.end
        at = found.end
      } else {
        at += 1
      }
    }
    let others = (0..<end).filter { scan.list(index, at: $0).isEmpty && !mayBeCuisine($0) }
    guard !names.isEmpty, scan.heat.values(others) == 0 else { return nil }
    var start = end
    while start < count, scan.tokens[start].isSeparator || Self.joining.contains(scan.word(start)) {
      start += 1
    }
    return (names.joined(separator: " and "), start..<count)
  }

  /// Words between the cuisines, or behind them, that no list has and that may be one: "Irish" of "British, Irish and
  /// sometimes Italian".
  var unknownCuisines: [String] {
    guard let index = scan.listIndex("cuisine") else { return [] }
    return (0..<count).filter { scan.list(index, at: $0).isEmpty && mayBeCuisine($0) }.map {
      scan.utterance.text(tokens: $0..<$0 + 1)
    }
  }

  private func mayBeCuisine(_ at: Int) -> Bool {
    let word = scan.word(at)
    return word.count > 4 && Self.cuisineEndings.contains(where: word.hasSuffix) && !isFood(at)
      && !scan.lexicon.stopWords.contains(scan.ids[at])
  }

  /// Whether a food, a kind or a diet begins there.
  private func isFood(_ at: Int) -> Bool {
    let foods = scan.lexicon.parserLists.avoid + scan.lexicon.parserLists.supplyAny
    return scan.union(foods, at: at).contains { !$0.isWeak }
  }

  /// Whether words before a value turn it round. "No more than 90" does not.
  private func denies(_ range: Range<Int>) -> Bool {
    range.contains { at in
      let isBound = ["more", "over", "above"].contains(scan.word(at + 1))
      return scan.lexicon.negations.contains(scan.ids[at]) && !isBound || Self.turning.contains(scan.word(at))
    }
  }

  private static let turning: Set<String> = [
    "but", "besides", "excluding", "hate", "hates", "dislike", "apart", "less",
  ]
  private static let cuisineEndings = [
    "ish", "ian", "ese", "ean", "can", "czech", "dutch", "welsh", "greek",
  ]
  private static let saying: Set<String> = ["says", "said", "reckons", "thinks"]
  private static let joining: Set<String> = [
    "and", "but", "just", "food", "cooking", "dishes", "kitchen", "also", "please", "too", "really",
    "cuisine", "or",
  ]

  /// "No that's everybody": a no at the beginning, and nothing behind it that anybody may not eat.
  var saysNobody: Bool {
    var start = 0
    while start < count,
      scan.tokens[start].isSeparator || ["um", "uh", "oh", "well", "so"].contains(scan.word(start))
    {
      start += 1
    }
    guard ["no", "nope", "nah", "nobody", "none", "nothing"].contains(scan.word(start)) else {
      return false
    }
    return !(start + 1..<count).contains { at in
      // "Nobody else who has to avoid anything": nothing is told with it.
      if ["anything", "something"].contains(scan.word(at + 1)), scan.tokens.indices.contains(at + 1) {
        return false
      }
      return scan.lexicon.harm.contains(scan.ids[at]) || scan.lexicon.illness.contains(scan.ids[at])
        || isFood(at) || scan.tokens[at].kind == .number
    }
  }
}
