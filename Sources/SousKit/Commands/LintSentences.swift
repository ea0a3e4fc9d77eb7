import Language

extension Finding {
  /// The finding on one line: "intents/talk/help.yaml:3: warning: …".
  var text: String { "\(path):\(line): \(level.rawValue): \(sentence)" }

  /// The finding in one sentence.
  var sentence: String {
    switch fact {
    case .problem(let message): message + "."
    case .unreachable(let mine, let theft): "“\(mine.template)” is never reached: \(Self.readings(theft))."
    case .repeated(let mine, let line): "“\(mine.template)” stands on line \(line) already."
    case .stolen(let mine, let theft): "“\(mine.template)” loses lines: \(Self.readings(theft))."
    case .lostExample(let say, let owner, let other): "the example “\(say)” of \(owner) \(Self.words(other))."
    case .nearMiss(let say, _, let meant, let other):
      "“\(say)” should be \(meant ?? "refused") and \(Self.words(other))."
    case .noExamples(let owner): "\(owner) has no examples."
    case .noNearMisses(let owner): "\(owner) has no near misses under “not”."
    case .unfilledSlot(let slot, let owner): "nothing said fills the slot \(slot) of \(owner)."
    case .unusedRule(let name, let owner):
      "\(owner.map { "\($0)'s" } ?? "the shared") rule <\(name)> is never used."
    case .unusedList(let name, let owner):
      "\(owner.map { "\($0)'s" } ?? "the shared") list {\(name)} is never used."
    case .repeatedPhrasing(let said, let owner, let first):
      first.intent == owner
        ? "the phrasing “\(said)” stands on line \(first.line) already."
        : "the phrasing “\(said)” of \(owner) is one of \(first.intent) too (\(first.path):\(first.line))."
    }
  }

  /// The finding's kind in one word or two, for programs.
  var kind: String {
    switch fact {
    case .problem: "problem"
    case .unreachable: "unreachable"
    case .repeated: "repeated"
    case .stolen: "stolen"
    case .lostExample: "lost example"
    case .nearMiss: "near miss"
    case .noExamples: "no examples"
    case .noNearMisses: "no near misses"
    case .unfilledSlot: "unfilled slot"
    case .unusedRule: "unused rule"
    case .unusedList: "unused list"
    case .repeatedPhrasing: "repeated phrasing"
    }
  }

  /// "3 of 20 samples, such as “…”, are read as cancel, by “…”".
  private static func readings(_ theft: Theft) -> String {
    let which = "\(theft.count) of \(theft.samples) samples, such as “\(theft.sample)”,"
    return switch theft.reading {
    case .intent(let intent, let template):
      "\(which) are read as \(intent)" + (template.map { ", by “\($0)”" } ?? "")
    case .tie(let intents): "\(which) fit \(intents.joined(separator: " and ")) equally"
    case .nothing: "\(which) are not understood"
    }
  }

  /// "is read as cancel".
  private static func words(_ reading: Misreading) -> String {
    switch reading {
    case .intent(let intent, _): "is read as \(intent)"
    case .tie(let intents): "fits \(intents.joined(separator: " and ")) equally"
    case .nothing: "is not understood"
    }
  }
}
