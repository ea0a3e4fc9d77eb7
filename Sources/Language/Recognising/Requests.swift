extension Recognizer {
  private static let mostRequests = 4
  /// How certain a part of a line must be to be a request, and how many are tried: a long line costs little.
  private static let (partLimit, mostReads) = (90, 24)
  /// A line with more tokens is taken as one request.
  private static let mostTokens = 32

  private typealias Part = FrameReader.Part

  /// The requests of one line in order ("yes, but swap tuesday"); at least one. A line that is one good
  /// request stays one, and so does a list of details. Each says only its own part of the line, and its
  /// ranges count from there. The open question belongs to the first.
  package func recognizeAll(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> [Recognition]
  {
    let found = allRequests(of: line, expecting: expecting, context: context)
    // What is only thought of is read as one thing, and nothing of it is done.
    let isThought = AskedNotTold(scan: scan(line, context)).isHypothetical
    if isThought, found.contains(where: { $0.act == .change || $0.act == .destroy || $0.isLeftOut }) {
      return [.leftOut(line)]
    }
    // A line that was not taken in is told in its own words, however it was read.
    if found.count == 1, found[0].isLeftOut, !line.contains(found[0].said) { return [.leftOut(line)] }
    return found
  }

  private func allRequests(of line: String, expecting: Expectation?, context: RecognitionContext)
    -> [Recognition]
  {
    let raw = scan(line, context)
    if let found = PresenceBehind(recognizer: self, scan: raw).readings(expecting) { return found }
    let asked = CourteousQuestion(scan: raw)
    let plain = asked.plain() ?? SumsByShop(scan: asked.scan).sentences() ?? line
    let spelled = inPlainWords(DateFigures.withoutPoints(WrittenShort.beforeCuts(plain)), self, context)
    let line = AskedOfThem(scan: scan(spelled, context)).parted() ?? spelled
    let scan = scan(line, context)
    let named = NamedInApposition(scan: scan).named().map { self.scan($0, context) } ?? scan
    let told = ToldLines(recognizer: self, line: line, scan: scan, named: named, isAsking: asked.isOpening) {
      recognizeAll($0, nil, context, rewrites: 0)
    }
    if let found = told.readings() { return found }
    let whole = recognizeAll(line, expecting, context, rewrites: 0)
    let clauses = ClauseReader(scan: scan, recognizer: self) { text, isFirst in
      recognizeAll(text, isFirst ? expecting : nil, context, rewrites: 0)
    }
    let found = withoutUnreadGuests(clauses.reading(insteadOf: whole), in: line)
    let seated = found.withTalliesLast.map(DinnerForSomebody(scan: scan).named)
    // "We are done, it was very good": who goes on telling does not leave.
    let staying = seated.filter { $0.intent != "quit" || seated.count == 1 || line.hasSuffix($0.said) }
    return HarmBesideQuestion(scan: scan).added(
      to: staying.withoutHastyYes(in: line).withoutToldOtherwise(scan)
    )
    .map(
      \.withoutSizeOfDay)
  }

  /// A line said in other words is said in other words again at most so often: two ways to say it never take turns.
  private static let mostRewrites = 4

  private func recognizeAll(
    _ line: String, _ expecting: Expectation?, _ context: RecognitionContext, rewrites: Int
  ) -> [Recognition] {
    if let found = Emergency(recognizer: self).read(line) {
      return [found] + Emergency(recognizer: self).toldBeside(line, context)
    }
    if rewrites < Self.mostRewrites,
      let said = DeclaredRewrites(recognizer: self, scan: scan(line, context)).plain()
    {
      return recognizeAll(said, expecting, context, rewrites: rewrites + 1)
    }
    let first = FirstOfAll(recognizer: self, context: context)
    let again = { recognizeAll($0, nil, context, rewrites: rewrites) }
    if let found = first.readings(of: line, again) { return found }
    if let found = Introduction(scan: scan(line, context)).readings(by: self, expecting: expecting) {
      return found
    }
    if let parts = GuestsTallied.parted(line) {
      return [parts.guests, parts.tally].flatMap { recognizeAll($0, nil, context, rewrites: rewrites) }
    }
    if let found = ShoppingForGuests(recognizer: self, scan: scan(line, context)).readings() { return found }
    if rewrites < Self.mostRewrites,
      let said = Rewriting(recognizer: self, context: context).rewritten(line)
    {
      return recognizeAll(said, expecting, context, rewrites: rewrites + 1)
    }
    let scan = scan(line, context)
    let own = OwnDinnerLine(recognizer: self, scan: scan)
    if let found = own.readings({ recognizeAll($0, expecting, context, rewrites: rewrites) }) { return found }
    if let found = DayLimitLine(recognizer: self, scan: scan).readings() { return found }
    if let found = DietWithinPlan(scan: scan).readings(by: self) { return found }
    let aside = LeftoverAside(recognizer: self, scan: scan)
    if let found = aside.readings({ recognizeAll($0, expecting, context, rewrites: rewrites) }) {
      return found
    }
    if let found = RuledLines(recognizer: self).readings(scan, expecting) { return found }
    let found = readAll(line, expecting: expecting, context: context)
    if let asked = EdibleQuestion(recognizer: self, scan: scan).reading(insteadOf: found) { return asked }
    guard expecting == nil || !found.contains(where: { $0.layer == .entity }) else { return found }
    var told = LearnedReader(recognizer: self, reader: FrameReader(self, scan)).bound(found).withVisitorsDiets
      .withAntecedents.withoutPassingMinutes.withoutPassingSize.inOneBreath.withoutSome(scan)
    if let search = DishSearch(recognizer: self, scan: scan).reading(insteadOf: told) { return [search] }
    let asked = AskedSentences(scan: scan)
    if told.contains(where: asked.holdFact) {
      return told.filter { !$0.isLeftOut && !asked.holdFact($0) } + [.leftOut(line)]
    }
    if expecting == nil {
      let loose = LooseReader(recognizer: self, context: context)
      if told.allSatisfy({ ($0.isLeftOut || $0.band != .act) && $0.details.isEmpty }),
        let found = loose.reading(line), !found.contains(where: { isDoubtful($0, scan) })
      {
        return found
      }
      told = loose.completed(told)
    }
    // "We're done with the shopping and the chicken cost 14": nobody leaves with half of a line unread.
    if told.count > 1, told.contains(where: \.isLeftOut) {
      told = told.map { $0.intent == "quit" ? .leftOut($0.ownWords ?? $0.said) : $0 }
    }
    // "It is enough?" stops nothing.
    if scan.tokens.last?.text == "?", told.last?.intent == "cancel" {
      told[told.count - 1] = .leftOut(told[told.count - 1].ownWords ?? told[told.count - 1].said)
    }
    told = told.map { isDoubtful($0, scan) ? .leftOut($0.ownWords ?? $0.said) : $0 }
    let isUnread = told.allSatisfy {
      $0.isLeftOut || $0.band == .refuse || $0.layer == .model && $0.band == .ask && $0.details.isEmpty
        || $0.layer == .model && $0.act == .show && tellsHarm(scan)
    }
    if rewrites < Self.mostRewrites, expecting == nil,
      told.contains(where: { $0.isLeftOut || $0.band != .act }),
      let line = RunOnSentences(scan: scan).parted()
    {
      let parts = recognizeAll(line, expecting, context, rewrites: rewrites + 1)
      if parts.count > 1, parts.allSatisfy({ !$0.isLeftOut && $0.band == .act }) { return parts }
    }
    guard isUnread else { return told }
    return HarmReader(recognizer: self, scan: scan).reading().map { [$0] }
      ?? ToldBeforeTalk(recognizer: self, scan: scan).reading() ?? told
  }

  /// Whether it speaks of harm without a question: what may only be shown for such a line is not what was meant.
  private func tellsHarm(_ scan: Scan) -> Bool {
    scan.tokens.last?.text != "?" && !scan.isQuestion
      && scan.ids.contains(where: scan.lexicon.illness.contains)
  }

  /// The same without what was learned from marked sayings.
  func readAll(_ line: String, expecting: Expectation?, context: RecognitionContext) -> [Recognition] {
    let utterance = Utterance(line)
    let whole = recognize(utterance, said: line, expecting: expecting, context: context)
    let isCertain = whole.confidence >= Confidence.certain && whole.layer != .model
    if utterance.tokens.count < 2 || isCertain && utterance.tokens.count < 4 && !whole.isWishing {
      return [whole]
    }
    let form = FormReader(recognizer: self).form(utterance, context)
    if let form, form.confidence >= Confidence.act { return [form] }
    let scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    let reader = FrameReader(self, scan)
    let isSure =
      isCertain
      && (whole.layer == .entity
        || !reader.retracts && !reader.swallows([whole]) && !reader.turnsRound(whole))
    if isSure && !whole.isWishing { return [whole].withVisitorsDiets.flatMap(\.withoutGuestsDiet) }
    let plain = form.map { [$0] } ?? plainRequests(utterance, whole, isSure: isSure, expecting, context)
    guard expecting == nil || whole.layer != .entity else { return plain }
    return reader.withoutRetracted(framed(reader, plain) ?? plain)
  }

  /// What frames make of the line, where they leave less out.
  private func framed(_ reader: FrameReader, _ plain: [Recognition]) -> [Recognition]? {
    let isRead = plain.allSatisfy {
      $0.band == .act && $0.layer != .model && !$0.isLeftOut && $0.passedOver.isEmpty
        && !reader.turnsRound($0)
    }
    if isRead && !reader.retracts && !reader.swallows(plain) { return nil }
    guard let reading = reader.reading() else { return nil }
    let bound = reader.bound(plain)
    if reading.bound < bound { return nil }
    let isWhole = !reading.parts.contains { $0.found.isLeftOut }
    if reading.bound == bound, !isWhole, plain.contains(where: { $0.band == .act }), !reader.retracts {
      return nil
    }
    return reading.parts.map(\.found)
  }

  /// What sentences alone make of the line: as one request, by its sentences, or by its parts.
  private func plainRequests(
    _ utterance: Utterance, _ whole: Recognition, isSure: Bool, _ expecting: Expectation?,
    _ context: RecognitionContext
  ) -> [Recognition] {
    if let limited = FormReader(recognizer: self).limited(utterance, whole, expecting, context) {
      return [limited]
    }
    if isSure || utterance.tokens.count < 3 { return [whole] }
    if let found = sentences(of: utterance, whole, expecting, context) { return found }
    let alone = toldAmidTalk(utterance, whole, expecting, context)
    if utterance.tokens.count > Self.mostTokens { return [alone] }
    let asks = utterance.tokens.last?.text == "?"
    var reads = 0
    let parts = split(utterance.tokens, after: [], from: 0) { range, isFirst in
      reads += 1
      guard reads <= Self.mostReads else { return nil }
      let part = utterance.text(tokens: range)
      var found = recognize(part, expecting: isFirst ? expecting : nil, context: context)
      if found.layer == .model, found.act == .change,
        let read = framed(FrameReader(self, self.scan(part, context)), [found]), read.count == 1
      {
        found = read[0]
      }
      // One or two words that no sentence knows are no request, nor is "exactly" behind a question a yes.
      let isTag = asks && !isFirst && range.count == 1 && found.act == .answer
      let isSaid = (isFirst || found.layer != .model || range.count > 2) && !isTag
      let isGood =
        found.intent != nil && (isFirst || !found.isBare) && isSaid
        && (found.confidence >= Self.partLimit || whole.layer == .model && !isFirst && found.band == .act)
      return isGood ? Part(found: found, span: place(of: found, in: utterance.span(range), utterance)) : nil
    }
    guard let parts, parts.count > 1,
      losesTold(whole, parts)
        || parts.allSatisfy({ part in
          part.found.confidence > whole.confidence || whole.layer == .model && part.found.layer != .model
        })
    else { return [alone] }
    // A cut inside of something that was told would tear it: "one hundred and eight dollars".
    let told = alone.layer == .template && alone.band == .act ? alone.slots.map(\.range) : []
    if parts.dropFirst().contains(where: { part in
      told.contains { $0.lowerBound < part.span.lowerBound && part.span.lowerBound < $0.upperBound }
    }) {
      return [alone]
    }
    return merged(named(parts, in: utterance, context), utterance).map(\.found)
  }

  /// Whether a guess at the whole line holds nothing of what one of its parts tells for certain.
  private func losesTold(_ whole: Recognition, _ parts: [Part]) -> Bool {
    whole.layer == .model && parts.allSatisfy { $0.found.band == .act }
      && parts.contains { part in
        part.found.layer == .template && part.found.act == .change
          && !(part.found.slots.isEmpty && part.found.details.isEmpty)
          && !(whole.slots + whole.details.flatMap(\.slots)).contains { $0.range.overlaps(part.span) }
      }
  }

  /// Where the words that a request says stand in the part of the line it was read from: its values count from there.
  private func place(of found: Recognition, in span: Range<Int>, _ utterance: Utterance) -> Range<Int> {
    let part = utterance.text(span)
    guard let place = part.firstRange(of: found.said) else { return span }
    let start = span.lowerBound + part.utf8.distance(from: part.startIndex, to: place.lowerBound)
    return start..<start + found.said.utf8.count
  }

  /// What a part tells of nobody, or of "she", is told of whom an earlier part of the sentence named.
  private func named(_ parts: [Part], in utterance: Utterance, _ context: RecognitionContext) -> [Part] {
    guard parts.dropFirst().contains(where: { !$0.found.details.isEmpty }) else { return parts }
    let scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    let filler = SlotFiller(scan, self)
    return parts.enumerated().map { index, part in
      guard index > 0, isDetailsOnly(part.found) else { return part }
      var part = part
      let shift = part.span.lowerBound
      let shifted = part.found.details.map { detail in
        Detail(kind: detail.kind, slots: detail.slots.map { $0.shifted(shift) })
      }
      let renamed = filler.withNames(shifted)
      if filler.isOfSomebody(renamed) {
        // Of whom, the line doesn't say in words that could be read.
        part.found = .leftOut(part.found.ownWords ?? part.found.said)
        return part
      }
      part.found.details = zip(part.found.details, renamed).map { own, named in
        guard let person = named.slots.first(where: { $0.name == "person" }),
          person.range.lowerBound < shift || !own.slots.contains(where: { $0.name == "person" })
        else { return own }
        // It stands outside of the part, so it has no place in it.
        let bound = SlotBinding(name: "person", value: person.value)
        return Detail(
          kind: own.kind, slots: [bound] + own.slots.filter { !["person", "subject"].contains($0.name) })
      }
      return part
    }
  }

  /// The line read as something told amid talk, where nothing else reads it for sure.
  private func toldAmidTalk(
    _ utterance: Utterance, _ whole: Recognition, _ expecting: Expectation?, _ context: RecognitionContext
  ) -> Recognition {
    guard whole.band != .act || whole.layer == .model else { return whole }
    let told = recognize(
      utterance, said: whole.said, expecting: expecting, context: context, telling: true)
    return told.band == .act && told.layer == .template && told.act == .change ? told : whole
  }

  /// Several sentences, each read by itself: what it asks for, or that it was left out; talk between them is
  /// dropped. Nil where the line is one sentence, or where none of them, or the line as a whole, reads better.
  private func sentences(
    of utterance: Utterance, _ whole: Recognition, _ expecting: Expectation?, _ context: RecognitionContext
  ) -> [Recognition]? {
    let ranges = utterance.tokens.indices.split { utterance.tokens[$0].kind == .end }
      .compactMap { tokens in tokens.first.flatMap { first in tokens.last.map { first..<$0 + 1 } } }
    guard (2...Self.mostSentences).contains(ranges.count) else { return nil }
    var parts: [Part] = []
    for range in ranges {
      let text = utterance.text(tokens: range)
      let first = parts.isEmpty ? expecting : nil
      for found in RuledLines(recognizer: self).sentence(text, first, context)
        ?? readAll(text, expecting: first, context: context)
      {
        // A request says its own words, which stand in the sentence once.
        // What can't be done yet is not guessed at amid other sentences: "my eyes are not what they were".
        let isGuess = found.planned != nil && found.layer == .model
        if found.intent != nil, found.band == .act, !isGuess, !(first == nil && found.isBareFact) {
          parts.append(Part(found: found, span: utterance.span(range)))
        } else if NoTalk(scan: scan(text, context)).isTold {
          parts.append(Part(found: .leftOut(text), span: utterance.span(range)))
        }
      }
    }
    if parts.contains(where: \.found.isLeftOut) {
      // Who it is said of may stand in the part that nobody could read.
      for index in parts.indices where parts[index].found.hasNobodyAvoiding {
        parts[index].found = .leftOut(parts[index].found.ownWords ?? parts[index].found.said)
      }
    }
    parts = named(parts, in: utterance, context)
    let understood = parts.filter { !$0.found.isLeftOut }
    guard !understood.isEmpty else { return nil }
    let isBetter = whole.band == .act && whole.layer == .template && understood.count < parts.count
    return isBetter ? nil : merged(parts, utterance).map(\.found)
  }

  private static let mostSentences = 12

  /// Whether a look-up asks the same of something else: "how many eggs do we have? How much rice?" is two.
  private func asksOfAnother(_ next: Recognition, than last: Recognition) -> Bool {
    next.act == .show
      && next.slots.contains { slot in
        let own = last.slots.filter { $0.name == slot.name }
        return !own.isEmpty && !own.contains { $0.value == slot.value }
      }
  }

  /// Neighbours with the same intent are one request where it only shows or answers ("great, save it").
  private func merged(_ parts: [Part], _ utterance: Utterance) -> [Part] {
    var result: [Part] = []
    for part in parts {
      guard var last = result.last, last.found.intent == part.found.intent, part.found.intent != nil,
        part.found.act == .show || part.found.act == .answer || isDetailsOnly(part.found),
        !asksOfAnother(part.found, than: last.found)
      else {
        result.append(part)
        continue
      }
      let shift = part.span.lowerBound - last.span.lowerBound
      let slots = part.found.slots.filter { slot in !last.found.slots.contains { $0.name == slot.name } }
      last.span = last.span.lowerBound..<part.span.upperBound
      last.found.said = utterance.text(last.span)
      last.found.slots = (last.found.slots + slots.map { $0.shifted(shift) }).inOrder()
      last.found.details += part.found.details.map { detail in
        Detail(kind: detail.kind, slots: detail.slots.map { $0.shifted(shift) })
      }
      last.found.unexplained += part.found.unexplained
      last.found.confidence = min(last.found.confidence, part.found.confidence)
      last.found.fuzzy = last.found.fuzzy || part.found.fuzzy
      result[result.count - 1] = last
    }
    return result
  }

  /// Whether it tells facts alone: those of a line are noted together.
  private func isDetailsOnly(_ found: Recognition) -> Bool {
    found.intent.flatMap { templates.intentIndex[$0] }.map { grammar.intents[$0].isDetailsOnly } ?? false
  }

  /// The fewest good parts that cover the line, longest first parts first; nil when there are none.
  private func split(
    _ tokens: [Token], after done: [Part], from start: Int, _ read: (Range<Int>, Bool) -> Part?
  ) -> [Part]? {
    guard done.count < Self.mostRequests else { return nil }
    let cuts = requestCuts(tokens, after: start) + [(tokens.count, tokens.count)]
    for (end, next) in cuts.reversed() {
      let isWhole = start == 0 && end == tokens.count
      guard !isWhole, let part = read(start..<end, done.isEmpty) else { continue }
      if end == tokens.count { return done + [part] }
      if let all = split(tokens, after: done + [part], from: next, read) { return all }
    }
    return nil
  }
}
