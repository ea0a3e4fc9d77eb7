extension Linter {
  /// Examples and near misses that are read as something else, and intents that have none.
  func examples(of intent: IntentDeclaration) -> [Finding] {
    let path = sources.path(of: intent)
    var found: [Finding] = []
    if intent.examples.isEmpty {
      found.append(Finding(path: path, line: 1, fact: .noExamples(of: intent.name)))
    }
    if intent.nearMisses.isEmpty {
      found.append(Finding(path: path, line: 1, fact: .noNearMisses(of: intent.name)))
    }
    for example in intent.examples {
      let read = read(example.say, for: intent, state: example.state, expecting: example.expecting)
      guard read.intent != intent.name else { continue }
      found.append(
        Finding(
          path: path, line: sources.line(of: example.say, under: "examples", in: path),
          fact: .lostExample(example.say, of: intent.name, readAs: Misreading(read))))
    }
    for miss in intent.nearMisses {
      let read = read(miss.say, for: intent)
      let meant = miss.intent == "none" ? nil : miss.intent
      guard read.intent != meant else { continue }
      found.append(
        Finding(
          path: path, line: sources.line(of: miss.say, under: "not", in: path),
          fact: .nearMiss(miss.say, of: intent.name, meant: meant, readAs: Misreading(read))))
    }
    return found
  }
}
