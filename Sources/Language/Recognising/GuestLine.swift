import Values

/// Lines that tell who comes to eat on one evening, several of them or with what they avoid: "my brother Jo and his
/// wife Sue come on Saturday, Sue can't have nuts", "tonight we are 6, Yaw no eggs". What each avoids is theirs, that
/// evening: nobody becomes a member of the house by coming, and nobody's diet is everybody's.
///
/// Read only where every word of the line has its place; any other line is left to sentences and frames.
struct GuestLine {
  let recognizer: Recognizer
  let scan: Scan

  /// What the line tells; nil for every other line, and for one that asks.
  func reading() -> [Recognition]? {
    guard (4...Self.mostTokens).contains(scan.count), scan.tokens.last?.text != "?", !listsSpeaker(scan),
      let tell = recognizer.grammar.intents.first(where: {
        $0.isDetailsOnly && $0.details.contains("guest") && $0.details.contains("avoid")
      })
    else { return nil }
    var start = 0
    while start < scan.count, scan.tokens[start].isSeparator || Self.openers.contains(scan.word(start)) {
      start += 1
    }
    if let all = totalled() { return all }
    let head = GuestLineHead(scan: scan)
    if let coming = head.coming(at: start) {
      // "Two colleagues come, Priya is vegan": whoever is named behind them is one of them.
      let isUnnamed = coming.people.allSatisfy { isCounted($0.name) }
      guard let told = diets(of: coming.people, from: coming.end, isCounted: isUnnamed) else {
        return besides(coming, tell)
      }
      guard coming.people.count > 1 || !told.diets.isEmpty else { return nil }
      let guests = coming.people + told.more
      return [
        recognition(tell, [guest(guests, on: coming.day)] + told.diets.map { $0.detail(on: coming.day) })
      ]
    }
    guard let counted = head.counted(at: start),
      let seats = recognizer.grammar.intent(Self.seatsIntent),
      let told = diets(of: [], from: counted.end, isCounted: true),
      !told.diets.isEmpty || scan.tokens.contains(where: { $0.text == "mouths" }) && counted.end >= scan.count
    else { return nil }
    if counted.asksForDinner { return dinner(counted, told.diets) }
    var seated = Recognition(
      said: scan.utterance.raw, intent: seats.name, act: seats.act, confidence: Confidence.framed,
      layer: .template)
    seated.slots = [
      SlotBinding(name: "count", value: .number(Rational(counted.count))),
      SlotBinding(name: "days", value: counted.day),
    ]
    if told.diets.isEmpty { return [seated] }
    return [seated, recognition(tell, told.diets.map { $0.detail(on: counted.day) })]
  }

  /// "My sister and her boyfriend come on Friday, he is vegetarian, so we are 5": who comes, and how many that makes in
  /// all. Nil without such an end, and where what stands before it tells of nobody coming on one day.
  private func totalled() -> [Recognition]? {
    guard let so = scan.tokens.indices.last(where: { scan.word($0) == "so" }), so > 3,
      let seats = recognizer.grammar.intent(Self.seatsIntent)
    else { return nil }
    var at = so + 1
    while at < scan.count, Self.sums.contains(scan.word(at)) { at += 1 }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value) else {
      return nil
    }
    at = number.end
    while at < scan.count, scan.tokens[at].isSeparator || Self.tails.contains(scan.word(at)) { at += 1 }
    var end = so
    while end > 0, scan.tokens[end - 1].isSeparator || ["and", "then"].contains(scan.word(end - 1)) {
      end -= 1
    }
    guard at == scan.count, end > 3 else { return nil }
    let before = scan.utterance.text(tokens: 0..<end)
    guard let told = GuestLine(recognizer: recognizer, scan: recognizer.scan(before, scan.context)).reading(),
      let day = told.flatMap(\.details).flatMap(\.slots).first(where: { $0.name == "day" })
    else { return nil }
    var seated = Recognition(
      said: scan.utterance.raw, intent: seats.name, act: seats.act, confidence: Confidence.framed,
      layer: .template)
    seated.slots = [
      SlotBinding(name: "count", value: .number(Rational(number.value))),
      SlotBinding(name: "days", value: day.value),
    ]
    return told + [seated]
  }

  private static let sums: Set<String> = [
    "we", "are", "'re", "that", "makes", "will", "be", "it", "is", "'s", "'ll",
  ]
  private static let tails: Set<String> = [
    "people", "persons", "of", "us", "in", "all", "total", "then", "at", "the", "table", "altogether",
  ]

  /// A dinner asked for so many: what they avoid limits it.
  private func dinner(
    _ counted: (count: Int, day: SlotValue, asksForDinner: Bool, end: Int), _ diets: [GuestDiet]
  ) -> [Recognition]? {
    guard let intent = recognizer.grammar.intent(Self.dinnerIntent) else { return nil }
    var found = Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, confidence: Confidence.framed,
      layer: .template)
    found.slots = [SlotBinding(name: "day", value: counted.day)]
    let size = SlotBinding(name: "size", value: .number(Rational(counted.count)))
    found.details =
      [Detail(kind: "size", slots: [size])]
      + diets.map { diet in
        var own = diet
        own.isGuests = false
        if own.person == "them" { own.person = nil }
        return own.detail(on: counted.day)
      }
    return [found]
  }

  /// Several who come, and whatever else is said behind it, read by itself; nil where that may change who comes or
  /// when.
  private func besides(
    _ coming: (people: [GuestNamed], day: SlotValue, end: Int), _ tell: IntentDeclaration
  ) -> [Recognition]? {
    let reader = FrameReader(recognizer, scan)
    var start = coming.end
    while start < scan.count, reader.isCut(start) { start += 1 }
    guard coming.people.count > 1, start > coming.end, start < scan.count, !reader.retracts,
      !(start..<scan.count).contains(where: { DayParser(scan: scan).day(at: $0) != nil })
    else { return nil }
    var head = recognition(tell, [guest(coming.people, on: coming.day)])
    head.said = scan.utterance.text(tokens: 0..<coming.end)
    let rest = scan.utterance.text(tokens: start..<scan.count)
    return [head]
      + recognizer.recognizeAll(rest, expecting: nil, context: scan.context).map { found in
        found.intent == nil ? .leftOut(found.ownWords ?? found.said) : found
      }
  }

  private static let mostTokens = 60
  private static let seatsIntent = "day_eaters"
  private static let dinnerIntent = "tonight"
  private static let openers: Set<String> = [
    "hi", "hey", "hello", "so", "ok", "okay", "well", "oh", "and", "also", "btw", "sous",
  ]

  private func recognition(_ tell: IntentDeclaration, _ details: [Detail]) -> Recognition {
    Recognition(
      said: scan.utterance.raw, intent: tell.name, act: tell.act, details: details,
      confidence: Confidence.framed, layer: .template)
  }

  private func guest(_ people: [GuestNamed], on day: SlotValue) -> Detail {
    let names = people.filter { !isCounted($0.name) }.map {
      SlotBinding(name: "who", value: .text($0.name))
    }
    let heads = people.reduce(0) { $0 + $1.heads }
    return Detail(
      kind: "guest",
      slots: [
        SlotBinding(name: "day", value: day), SlotBinding(name: "heads", value: .number(Rational(heads))),
      ] + names)
  }

  /// "Two friends" are nobody by name.
  private func isCounted(_ people: String) -> Bool {
    Utterance(people).tokens.first.map { Int($0.text) != nil || NumberWords.small[$0.text] != nil } ?? false
  }

  /// What is told behind who comes, clause by clause, and guests named only there; nil where a clause tells
  /// something else.
  private func diets(of guests: [GuestNamed], from start: Int, isCounted: Bool) -> (
    diets: [GuestDiet], more: [GuestNamed]
  )? {
    var reader = GuestDiets(recognizer: recognizer, scan: scan, guests: guests, isCounted: isCounted)
    return reader.read(from: start) ? (reader.diets, reader.more) : nil
  }
}

/// Somebody who comes, as they were named, and how many they are.
struct GuestNamed: Equatable {
  var name: String
  var heads: Int
}

/// What somebody avoids of whom a line about guests tells.
struct GuestDiet: Equatable {
  /// As sentences read it: what is avoided, and how strictly; without anybody's name.
  var slots: [SlotBinding]
  /// Nil for everybody of the house.
  var person: String?
  /// Whether it holds for that evening alone.
  var isGuests: Bool

  func detail(on day: SlotValue) -> Detail {
    var slots = slots
    if let person { slots.append(SlotBinding(name: "person", value: .text(person))) }
    if isGuests { slots.append(SlotBinding(name: "day", value: day)) }
    return Detail(kind: "avoid", slots: slots.sorted { $0.name < $1.name })
  }
}
