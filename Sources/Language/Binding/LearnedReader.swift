import Values

/// Lays what was learned from marked sayings beside what sentences and frames made of a line.
struct LearnedReader {
  let recognizer: Recognizer
  let reader: FrameReader
  private var scan: Scan { reader.scan }

  /// The requests of a line, where what was learned reads facts that nobody else read, or reads them otherwise and is
  /// very sure. What is still not read is left out and said.
  func bound(_ found: [Recognition]) -> [Recognition] {
    // A sentence that is the whole line, word for word, stands.
    if found.count == 1, found[0].layer == .template, found[0].confidence != Confidence.framed,
      isRead(found[0])
    {
      return found
    }
    guard scan.count >= 3, let model = recognizer.roles(), let spans = places(of: found) else { return found }
    let binder = FactBinder(recognizer, model, scan)
    var parts = zip(found, spans).map { part, span in
      ReadPart(part: FrameReader.Part(found: part, span: span), tokens: isRead(part) ? tokens(in: span) : [])
    }
    // A sentence of intents/ that is all of a sentence of the line, or all of it behind a plain no, is better evidence than
    // margins that move with every sentence added elsewhere.
    let isCorrection =
      found.count == 2 && found[0].act == .answer && found[1].layer == .template
      && found[1].confidence >= Confidence.certain
    for at in parts.indices where isRead(parts[at].part.found) && !(isCorrection && at == 1) {
      if isWholeSentence(parts[at]) { continue }
      parts[at].isContested = binder.contests(parts[at].part, recognizer)
    }
    let told = facts(binder, &parts)
    guard !told.bound.isEmpty || parts.contains(where: \.isContested) else { return withoutRepeats(found) }
    let kept = parts.filter(stands)
    let taken = Set(kept.flatMap(\.tokens)).union(told.bound.flatMap(\.tokens))
    let result = kept.map(\.part) + told.bound.map(\.part) + leftOut(taken, wished: told.wished)
    let ordered = result.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }
    return ordered.isEmpty
      ? [Recognition(said: scan.utterance.raw)] : withoutRepeats(ordered.map(\.element.found))
  }

  /// Whether a sentence of the grammar, read word for word, is all of one of the line's sentences.
  private func isWholeSentence(_ read: ReadPart) -> Bool {
    let found = read.part.found
    guard found.layer == .template, found.confidence >= Confidence.certain, found.unexplained.isEmpty,
      found.passedOver.isEmpty,
      let first = read.tokens.min(), let last = read.tokens.max()
    else { return false }
    if read.tokens.contains(where: { ["maybe", "perhaps", "might"].contains(scan.word($0)) }) {
      return false
    }
    let begins = first == 0 || scan.tokens[first - 1].kind == .end
    return begins && (last + 1 >= scan.count || scan.tokens[last + 1].kind == .end)
  }

  /// The facts that may be carried out, and the words of wishes that are none. Parts whose place a fact takes are
  /// dropped.
  private func facts(_ binder: FactBinder, _ parts: inout [ReadPart]) -> (
    bound: [BoundFact], wished: [Set<Int>]
  ) {
    var bound: [BoundFact] = []
    var wished: [Set<Int>] = []
    for fact in binder.facts() {
      let tokens = Set(fact.pieces.flatMap { Array(binder.pieces[$0].tokens) })
      guard let limit = RoleModel.limit(fact.kind), recognizer.grammar.facts[fact.kind] != nil else {
        // A wish is no fact, and is not lost.
        if fact.margin >= RoleModel.sure { wished.append(tokens) }
        continue
      }
      guard fact.margin >= limit, !binder.isTurned(fact), !binder.isAsked(fact),
        let said = carriedOut(fact, binder, parts),
        let first = tokens.min(), let last = tokens.max()
      else { continue }
      let dropped = rivals(fact, binder, parts)
      for at in dropped { parts[at].isDropped = true }
      let span = scan.utterance.span(first..<last + 1)
      bound += said.map {
        BoundFact(part: FrameReader.Part(found: $0, span: span), tokens: tokens, dropped: dropped)
      }
    }
    bound = bound.filter { fact in
      let isTearing = fact.dropped.contains { tears(parts[$0], by: bound) }
      if isTearing { for at in fact.dropped { parts[at].isDropped = false } }
      return !isTearing
    }
    let read = Set(parts.filter(stands).flatMap(\.tokens))
    let unspoilt = bound.indices.filter { at in
      let others = Set(bound.indices.filter { $0 != at }.flatMap { bound[$0].tokens })
      return !binder.isSpoilt(bound[at].tokens, read.union(others), reader)
    }
    // What a fact that is not written would have taken the place of stands after all.
    let kept = Set(unspoilt.flatMap { bound[$0].dropped })
    for fact in bound { for at in fact.dropped where !kept.contains(at) { parts[at].isDropped = false } }
    return (unspoilt.map { bound[$0] }, wished)
  }

  /// Whether a part that tells several facts would lose one of them to facts that read only the others: "Milo can't
  /// have peanuts and Ava went vegetarian" is not left to what is known of Ava.
  private func tears(_ part: ReadPart, by facts: [BoundFact]) -> Bool {
    guard part.part.found.details.count > 1, !part.isContested else { return false }
    let taken = Set(facts.flatMap(\.tokens))
    return part.part.found.details.contains { detail in
      let ranges = detail.slots.map(\.range).filter { !$0.isEmpty }
      let start = part.part.span.lowerBound
      let own = ranges.flatMap { Array(tokens(in: start + $0.lowerBound..<start + $0.upperBound)) }
      return !own.isEmpty && taken.isDisjoint(with: own)
    }
  }

  /// What the fact says plainly; nil where something else read its words better.
  private func carriedOut(
    _ fact: FactBinder.Fact, _ binder: FactBinder, _ parts: [ReadPart]
  ) -> [Recognition]? {
    let standing = rivals(fact, binder, parts).map { parts[$0] }.filter(stands).map(\.part.found)
    let settled = standing.filter { $0.layer != .model }
    if settled.contains(where: { ![.change, .destroy].contains($0.act) }) { return nil }
    if fact.kind == "plan" {
      // Whatever else was asked for is not planned over.
      guard standing.isEmpty, parts.allSatisfy({ !isRead($0.part.found) || isTelling($0.part.found) }) else {
        return nil
      }
    } else if !settled.isEmpty, fact.margin < RoleModel.verySure(fact.kind) {
      return nil
    }
    guard let said = binder.said(fact) else { return nil }
    // What tells the same kind of thing is read more closely by sentences, frames and the word model.
    return standing.contains { other in said.contains { other.intent == $0.intent } } ? nil : said
  }

  /// The parts that read some of the words that fill the fact's roles, or a value beside them: a name that no list
  /// knows is no value, and still is told of once.
  private func rivals(_ fact: FactBinder.Fact, _ binder: FactBinder, _ parts: [ReadPart]) -> [Int] {
    let filled = Set(fact.roles.flatMap { Array($0.pieces) })
    let words = fact.pieces.filter { filled.contains($0) || binder.isTelling($0) }.flatMap {
      Array(binder.pieces[$0].tokens)
    }
    return parts.indices.filter { !parts[$0].tokens.isDisjoint(with: words) }
  }

  private func stands(_ part: ReadPart) -> Bool {
    isRead(part.part.found) && !part.isDropped && !part.isContested
  }

  /// What names something or speaks of harm and nobody read, and wishes that name nothing.
  private func leftOut(_ taken: Set<Int>, wished: [Set<Int>]) -> [FrameReader.Part] {
    let open = reader.stretches(Set(scan.tokens.indices).subtracting(taken)).filter { range in
      scan.heat.values(range) > 0 || NoTalk(scan: scan).holds(range)
        || range.contains { scan.lexicon.harm.contains(scan.ids[$0]) }
    }
    let cold = wished.compactMap { tokens -> Range<Int>? in
      guard tokens.isDisjoint(with: taken), let first = tokens.min(), let last = tokens.max() else {
        return nil
      }
      return scan.heat.values(tokens) == 0 ? first..<last + 1 : nil
    }
    return (open + cold).map { range in
      FrameReader.Part(
        found: .leftOut(scan.utterance.text(tokens: range)), span: scan.utterance.span(range))
    }
  }

  private func tokens(in span: Range<Int>) -> Set<Int> {
    Set(scan.tokens.indices.filter { scan.tokens[$0].range.overlaps(span) })
  }

  private struct BoundFact {
    var part: FrameReader.Part
    var tokens: Set<Int>
    /// The parts whose place it takes.
    var dropped: [Int]
  }

  private struct ReadPart {
    var part: FrameReader.Part
    /// Those it reads; empty where it reads none.
    var tokens: Set<Int>
    var isDropped = false
    /// What was learned reads some of its values otherwise.
    var isContested = false
  }

  /// Where each request stands in the line; nil where one is said in other words.
  private func places(of found: [Recognition]) -> [Range<Int>]? {
    let utterance = scan.utterance
    var from = utterance.raw.startIndex
    var result: [Range<Int>] = []
    for part in found {
      // A part may be told twice: once read, once as what went with it.
      guard
        let place = utterance.raw[from...].firstRange(of: part.said)
          ?? utterance.raw.firstRange(of: part.said)
      else { return nil }
      from = place.upperBound
      let start = utterance.raw.utf8.distance(from: utterance.raw.startIndex, to: place.lowerBound)
      result.append(start..<start + part.said.utf8.count)
    }
    return result
  }

  /// Certain enough to be acted on as it stands.
  private func isRead(_ found: Recognition) -> Bool { found.band == .act && !found.isLeftOut }

  /// Tells a fact, rather than asking for something.
  private func isTelling(_ found: Recognition) -> Bool {
    found.intent.flatMap { recognizer.grammar.intent($0) }?.act == .change
      && found.intent?.hasPrefix("plan") != true
  }

  /// Whoever moved out by name and is then counted ("so one less") left once. Nothing else is taken for a repeat: two
  /// people may move out, and two sums be the same.
  func withoutRepeats(_ all: [Recognition]) -> [Recognition] {
    let isNamed = all.contains { $0.value("what") == .text("moved") }
    return isNamed ? all.filter { !countsOneLess($0) } : all
  }

  private func countsOneLess(_ found: Recognition) -> Bool {
    found.value("fewer") == .number(.one) && found.value("who") == nil
      && found.intent.flatMap { recognizer.grammar.intent($0) }?.isDetailsOnly == true
  }
}

extension RoleModel {
  /// Facts less sure than this are not written.
  static let sure: Int32 = 100

  /// How sure a fact of that kind must be: to take back what somebody must not eat, very; nil for what is no fact.
  static func limit(_ kind: String) -> Int32? {
    switch kind {
    case "again": 800
    case "avoid", "dislike": 500
    case "wish", "other": nil
    default: sure
    }
  }

  /// How sure a fact must be to stand against what a sentence read.
  static func verySure(_ kind: String) -> Int32 {
    switch kind {
    case "avoid", "dislike", "again": 1200
    default: 400
    }
  }
}
