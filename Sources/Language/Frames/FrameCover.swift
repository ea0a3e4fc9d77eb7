/// Which shapes, together, leave the least of a line unexplained.
extension FrameReader {
  /// The cheapest bindings, in order.
  func cover() -> [Binding] {
    let bindings = bindings()
    var best = Array(repeating: 0, count: scan.count + 1)
    var taken = [Binding?](repeating: nil, count: scan.count + 1)
    for at in scan.tokens.indices.reversed() {
      best[at] = best[at + 1] + price(ofLeaving: at)
      for binding in bindings[at] {
        let cost = binding.cost + best[binding.match.end]
        if cost < best[at] { (best[at], taken[at]) = (cost, binding) }
      }
    }
    var result: [Binding] = []
    var at = 0
    while at < scan.count {
      if let binding = taken[at] {
        result.append(binding)
        at = binding.match.end
      } else {
        at += 1
      }
    }
    return result
  }

  func price(ofLeaving at: Int) -> Int {
    if scan.tokens[at].isSeparator { return 0 }
    if isHot(at) { return Cost.hot }
    return scan.isContent(at) ? Cost.cold : Cost.function
  }

  /// By where they start.
  func bindings() -> [[Binding]] {
    var result = Array(repeating: [Binding](), count: scan.count + 1)
    let ends = limits()
    var matcher = Matcher(scan)
    for index in [templates.frames, templates.details, templates.sentences] {
      let possible = scan.possible(index)
      for start in scan.tokens.indices {
        for number in scan.starting(at: start, in: possible) {
          let program = index.programs[Int(number)]
          guard program.isOpen(scan.context.facts), mayStand(program) else { continue }
          let isFrame = index.isOfFrames
          var last = -1
          for limit in ends where limit > start {
            guard
              let match = matcher.run(
                program, from: start, limit: limit, fuel: isFrame ? Matcher.fuelOfFrames : Matcher.fuel),
              match.end > max(start, last)
            else { continue }
            last = match.end
            if isFrame || standsAlone(program, match), let cost = price(program, match, start) {
              result[start].append(Binding(program: program, match: match, start: start, cost: cost))
            }
          }
        }
      }
    }
    return result
  }

  /// Where a clause may end: a shape is tried up to each of the places, and up to the end.
  func limits() -> [Int] {
    scan.tokens.indices.filter { isCut($0) && $0 > 0 } + [scan.count]
  }

  func mayStand(_ program: Program) -> Bool {
    guard case .intent(let index) = program.owner else { return true }
    let intent = grammar.intents[index]
    return (intent.act == .change || intent.act == .show) && templates.fits(intent, scan.context.state)
  }

  /// No list has the name, it is written small, and it is owned or pointed at: "his verdict".
  private func isNobody(_ capture: Capture) -> Bool {
    guard ["person", "who"].contains(capture.slot), case .text = capture.value,
      !scan.tokens[capture.range.lowerBound].isCapitalised,
      !PersonWords.pronouns.contains(scan.word(capture.range.lowerBound)),
      PersonParser(scan: scan).role(at: capture.range.lowerBound) == nil
    else { return false }
    return PersonWords.determiners.contains(scan.word(capture.range.lowerBound - 1))
  }

  /// A sentence or a detail that was written for a line of its own is torn from one only where it says enough.
  func standsAlone(_ program: Program, _ match: ProgramMatch) -> Bool {
    switch program.owner {
    case .intent(let index):
      let isShown = grammar.intents[index].act == .show
      return isShown ? match.literals > 2 : match.literals > 1 && !match.captures.isEmpty && match.weak == 0
    case .detail: return match.captures.contains { $0.slot == "person" } && match.literals > 0
    case .answer, .rewrite: return false
    }
  }

  /// Nil where it binds nothing that matters.
  func price(_ program: Program, _ match: ProgramMatch, _ start: Int) -> Int? {
    let words = scan.words(in: start..<match.end)
    guard words > 1 else { return nil }
    let isTelling = if case .detail = program.owner { true } else { false }
    // A single word and a slot say little where they are torn from their line.
    let bare = match.literals == 0 ? 160 : match.literals == 1 && !isTelling ? 30 : 0
    // "His verdict: lactose intolerant": a word that is nobody's name is nobody.
    if match.captures.contains(where: isNobody) { return nil }
    // Only a form goes on behind the end of a sentence: "Who: Jamal. What: no cheese."
    let isForm = program.template.hasPrefix("(who")
    if !isForm, scan.crossesSentences(start..<match.end) { return nil }
    return Cost.binding + bare + match.skipped * Cost.skipped + match.weak
      * Cost.weak
      + match.unknown * Cost.unknown
  }
}
