/// Reads what no sentence and no guess read for sure, by what the line holds: an intent whose `loose:` rule finds all it
/// needs, and every word that may not be passed over among its slots. Word order and talk between do not matter. What
/// speaks of harm is never read so, and a question never as a change.
struct LooseReader {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// The readings of a line: as one request, or as several that its clauses make; nil where some clause with something
  /// that counts is not read.
  func reading(_ line: String) -> [Recognition]? {
    let scan = recognizer.scan(line, context)
    guard (2...Self.mostTokens).contains(scan.count), !hasHarm(scan) else { return nil }
    if let whole = whole(line, scan) { return [whole] }
    return clauses(line, scan, depth: 0)
  }

  /// The same readings, where each part that nobody read is read by what it holds, if it can be.
  func completed(_ told: [Recognition]) -> [Recognition] {
    guard told.contains(where: \.isLeftOut) else { return told }
    return told.flatMap { part in part.isLeftOut ? reading(part.said) ?? [part] : [part] }
  }

  private static let mostTokens = 48
  private static let mostClauses = 3

  private func hasHarm(_ scan: Scan) -> Bool {
    scan.ids.contains { scan.lexicon.illness.contains($0) }
  }

  /// The line cut in two at the first place where both sides are read.
  private func clauses(_ line: String, _ scan: Scan, depth: Int) -> [Recognition]? {
    guard depth < Self.mostClauses else { return nil }
    for cut in scan.tokens.indices.dropFirst(2) where isCut(scan, cut) {
      let next = scan.tokens[cut].isSeparator && isJoiner(scan, cut + 1) ? cut + 2 : cut + 1
      guard next + 1 < scan.count else { continue }
      let head = scan.utterance.text(tokens: 0..<cut)
      let tail = scan.utterance.text(tokens: next..<scan.count)
      guard let first = clause(head) else { continue }
      let rest = recognizer.scan(tail, context)
      if let second = clause(tail).map({ [$0] }) ?? clauses(tail, rest, depth: depth + 1) {
        return [first] + second
      }
      // Talk behind what was read says nothing that counts.
      if !rest.heat.isHot(0..<rest.count), first.layer == .model, first.template == Self.mark {
        return [first]
      }
    }
    return nil
  }

  private func clause(_ text: String) -> Recognition? {
    let scan = recognizer.scan(text, context)
    guard scan.count > 1 else { return nil }
    let plain = recognizer.recognize(text, expecting: nil, context: context)
    let isFull =
      plain.band == .act && plain.layer == .template && plain.unexplained.isEmpty && plain.act != .destroy
      && plain.planned == nil
    return isFull ? plain : whole(text, scan)
  }

  private func isCut(_ scan: Scan, _ at: Int) -> Bool { scan.tokens[at].isSeparator || isJoiner(scan, at) }

  private func isJoiner(_ scan: Scan, _ at: Int) -> Bool {
    ["and", "but", "so", "then", "also", "because"].contains(scan.word(at))
  }

  /// What stands for the sentence of such a reading.
  static let mark = "loose"

  /// The whole text as one request: the rule that accounts for all of it; of several the one whose intent the word model
  /// finds likeliest, and none where two are about as likely.
  private func whole(_ line: String, _ scan: Scan) -> Recognition? {
    let shares = recognizer.model().map { model in (model, model.shares(scan.tokens)) }
    var found: [(reading: Recognition, share: Int, bound: Int)] = []
    for (index, intent) in recognizer.grammar.intents.enumerated()
    where !intent.loose.isEmpty && intent.planned == nil {
      let share = shares.flatMap { model, all in model.place(ofClass: intent.name).map { all[$0] } } ?? 0
      guard shares == nil || share >= Self.leastShare else { continue }
      for rule in intent.loose {
        guard let reading = read(line, scan, index, rule) else { continue }
        let bound = scan.tokens.indices.count { at in
          reading.slots.contains { $0.range.overlaps(scan.tokens[at].range) }
        }
        found.append((reading, share, bound))
        break
      }
    }
    found.sort { ($0.share, $0.bound) > ($1.share, $1.bound) }
    guard var best = found.first else { return nil }
    if let second = found.dropFirst().first, second.share * 3 > best.share * 2 {
      best.reading.confidence = Confidence.modelCap
      best.reading.alternatives = [alternative(second.reading)]
    }
    return best.reading
  }

  private static let leastShare = 30

  private func alternative(_ reading: Recognition) -> Alternative {
    let intent = reading.intent.flatMap { recognizer.grammar.intent($0) }
    return Alternative(
      intent: intent?.name ?? "", summary: intent?.summary ?? "", confidence: Confidence.modelCap - 1,
      example: intent?.examples.first?.say ?? "")
  }

  private func read(_ line: String, _ scan: Scan, _ index: Int, _ rule: LooseRule) -> Recognition? {
    var intent = recognizer.grammar.intents[index]
    guard rule.states.isEmpty || rule.states.contains(scan.context.state) else { return nil }
    guard intent.act == .show || !asks(scan) else { return nil }
    let words = Set(scan.tokens.map(\.text))
    guard rule.says.isEmpty || !words.isDisjoint(with: rule.says), words.isDisjoint(with: rule.never) else {
      return nil
    }
    if !rule.fills.isEmpty {
      intent.slots = rule.fills.compactMap { recognizer.grammar.intents[index].slot($0) }
    }
    let filler = SlotFiller(scan, recognizer)
    var result = Recognition(said: line, intent: intent.name, act: intent.act, confidence: Confidence.loose)
    result.layer = .model
    result.template = Self.mark
    result.details = intent.details.isEmpty ? [] : filler.details(filler.spottedDetails(index))
    result.slots = filler.slots(of: result.details, in: intent)
    let known = result.slots + result.details.flatMap(\.slots)
    result.slots = (result.slots + filler.spotted(intent, besides: known) + rule.set).inOrder()
    guard rule.needs.allSatisfy({ group in group.contains { name in result.value(name) != nil } }) else {
      return nil
    }
    let ranges = (result.slots + result.details.flatMap(\.slots)).map(\.range)
    let free = free(scan, rule)
    let isOpen = scan.tokens.indices.contains { at in
      let isTurning =
        scan.lexicon.qualifiers.contains(scan.ids[at]) || scan.lexicon.turning.contains(scan.ids[at])
      return (scan.heat.isHot(at: at) || isTurning) && !rule.may.contains(scan.word(at)) && !free.contains(at)
        && !rule.says.contains(scan.word(at)) && !ranges.contains { $0.overlaps(scan.tokens[at].range) }
    }
    return isOpen ? nil : result
  }

  /// A question, but for one that politely asks for something to be done.
  private func asks(_ scan: Scan) -> Bool {
    let first = scan.word(0)
    let isPolite =
      ["can", "could", "would", "may", "shall", "should"].contains(first)
      && ["we", "i", "you"].contains(scan.word(1))
    return !isPolite && (scan.isQuestion || scan.tokens.last?.text == "?")
  }

  /// A "no" that only opens the talk, and what is named as what something takes the place of.
  private func free(_ scan: Scan, _ rule: LooseRule) -> Set<Int> {
    var free = Set<Int>()
    let isOpener = ["no", "nope", "nah"].contains(scan.word(0))
    if isOpener, scan.count > 1, scan.tokens[1].isSeparator || !scan.heat.isHot(at: 1) {
      free.insert(0)
    }
    guard rule.replaces else { return free }
    for at in scan.tokens.indices.dropLast()
    where ["instead", "place"].contains(scan.word(at)) && scan.word(at + 1) == "of"
      || scan.word(at) == "rather" && scan.word(at + 1) == "than"
    {
      var end = at
      while end < scan.count, !scan.tokens[end].isSeparator {
        free.insert(end)
        end += 1
      }
    }
    return free
  }
}
