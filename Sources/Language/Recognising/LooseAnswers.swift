import Values

extension Recognizer {
  /// A chatty answer to the household's questions, where nothing else reads the line: "um I'd say like a hundred and eighty
  /// because of the birthday", "oh anything really, Mexican, Italian, a bit of Indian, just not too spicy". What of it is
  /// no answer is read by itself, or left out and said. Nil where the line holds no answer, or two.
  package func looseAnswer(_ line: String, to question: Expectation, context: RecognitionContext)
    -> [Recognition]?
  {
    let said = Rewriting(recognizer: self, context: context).rewritten(line) ?? line
    let scan = scan(said, context)
    guard scan.count <= 40, scan.tokens.last?.text != "?", !scan.isQuestion else { return nil }
    let found: (answer: String, rest: Range<Int>)?
    switch question.entity {
    case "budget": found = scan.onlySum.map { ($0, scan.count..<scan.count) }
    case "size": found = scan.onlyCount.map { ($0, scan.count..<scan.count) }
    case "cuisine": found = scan.namedCuisines
    case "avoid": found = scan.saysNobody ? ("nobody", scan.count..<scan.count) : nil
    default: found = nil
    }
    guard let found else { return nil }
    var answer = recognize(found.answer, expecting: question, context: context)
    guard answer.band == .act, answer.layer == .entity, answer.intent == question.intent else { return nil }
    answer.said = line
    guard !found.rest.isEmpty else { return [answer] }
    let rest = scan.utterance.text(tokens: found.rest)
    let others = recognizeAll(rest, expecting: nil, context: context)
    if others.allSatisfy({ $0.band == .act && !$0.isLeftOut && $0.act == .change }) {
      return others + [answer]
    }
    return scan.heat.isHot(found.rest) ? [answer, .leftOut(rest)] : [answer]
  }
}

extension Scan {
  /// The one sum of the line, in words; nil without one, with two, and beside foods, days or people.
  fileprivate var onlySum: String? {
    var sums: [(value: SlotValue, range: Range<Int>)] = []
    var at = 0
    while at < count {
      if let match = FigureParser(scan: self).money(at: at, bare: true).first {
        sums.append((match.value, at..<match.end))
        at = match.end
      } else {
        at += 1
      }
    }
    guard let first = sums.first, sums.allSatisfy({ $0.value == first.value }) else { return nil }
    let told = Set(sums.flatMap { Array($0.range) })
    guard heat.values((0..<count).filter { !told.contains($0) }) == 0 else { return nil }
    return utterance.text(tokens: first.range)
  }

  /// The one whole number of the line, in words, where it may count people.
  fileprivate var onlyCount: String? {
    var numbers: [(value: Int, range: Range<Int>)] = []
    var at = 0
    while at < count {
      if let number = NumberParser(scan: self).wholeNumber(at: at) {
        numbers.append((number.value, at..<number.end))
        at = number.end
      } else {
        at += 1
      }
    }
    guard let first = numbers.first, numbers.count == 1, (1...20).contains(first.value) else { return nil }
    let others = (0..<count).filter { !first.range.contains($0) }
    return heat.values(others) == 0 ? utterance.text(tokens: first.range) : nil
  }

  /// The cuisines of the line, joined, and what stands behind the last of them.
  fileprivate var namedCuisines: (answer: String, rest: Range<Int>)? {
    guard let index = listIndex("cuisine") else { return nil }
    var names: [String] = []
    var end = 0
    var at = 0
    while at < count {
      if let found = list(index, at: at).first(where: { !$0.isWeak }) {
        if !["not", "no", "never", "without"].contains(word(at - 1)) {
          names.append(utterance.text(tokens: at..<found.end))
        }
        end = found.end
        at = found.end
      } else {
        at += 1
      }
    }
    guard !names.isEmpty, heat.values((0..<end).filter { list(index, at: $0).isEmpty }) == 0 else {
      return nil
    }
    var start = end
    while start < count, tokens[start].isSeparator || Self.joining.contains(word(start)) { start += 1 }
    return (names.joined(separator: " and "), start..<count)
  }

  private static let joining: Set<String> = [
    "and", "but", "just", "food", "cooking", "dishes", "kitchen", "also", "please", "too", "really",
    "cuisine", "or",
  ]

  /// "No that's everybody": a no at the beginning, and nothing behind it that anybody may not eat.
  fileprivate var saysNobody: Bool {
    var start = 0
    while start < count, tokens[start].isSeparator || ["um", "uh", "oh", "well", "so"].contains(word(start)) {
      start += 1
    }
    guard ["no", "nope", "nah", "nobody", "none", "nothing", "that's"].contains(word(start)) else {
      return false
    }
    let foods = lexicon.parserLists.avoid + lexicon.parserLists.supplyAny
    return !(start + 1..<count).contains { at in
      lexicon.harm.contains(ids[at]) || lexicon.illness.contains(ids[at])
        || union(foods, at: at).contains { !$0.isWeak } || tokens[at].kind == .number
    }
  }
}
