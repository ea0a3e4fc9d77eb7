/// Turns of speech that mean the opposite of their words taken one by one, or two things at once: "mum DOES eat fish", "is
/// there nothing with cabbage", "move Harold from Thursday to Friday".
struct PutAnotherWay {
  let scan: Scan

  /// The line in plain words; nil where it is plain.
  func plain() -> String? {
    let ways: [() -> String?] = [
      changedMind, takenBack, quickerDay, swapped, noLimit, quickDays, listedAtHome, emphatic, nothing,
      guests, movedGuest, movedDish,
    ]
    return ways.lazy.compactMap { $0() }.first
  }

  /// "I have changed my mind about tonight. Let us have the soup": what follows says what to do.
  private func changedMind() -> String? {
    guard let mind = scan.tokens.indices.first(where: { scan.word($0) == "mind" }), mind < 6,
      (0..<mind).contains(where: { ["changed", "change"].contains(scan.word($0)) }),
      let end = scan.tokens.indices.first(where: { $0 > mind && scan.tokens[$0].isSeparator }),
      end - mind < 6,
      end + 2 < scan.count
    else { return nil }
    return text(end + 1..<scan.count)
  }

  /// "Omg no undo that", "undo this, I was only asking": the undo, and why.
  private func takenBack() -> String? {
    guard let undo = scan.tokens.indices.first(where: { scan.word($0) == "undo" }), undo < 4,
      ["that", "this", "it"].contains(scan.word(undo + 1)),
      (0..<undo).allSatisfy({ scan.tokens[$0].isSeparator || Self.startled.contains(scan.word($0)) })
    else { return nil }
    let rest = (undo + 2..<scan.count).filter { !scan.tokens[$0].isSeparator }.map(scan.word)
    let isWhy = rest.isEmpty || rest.count < 9 && !Self.why.isDisjoint(with: rest)
    return isWhy && (undo > 0 || !rest.isEmpty) ? "undo that" : nil
  }

  private static let startled: Set<String> = [
    "omg", "no", "oh", "god", "gosh", "argh", "sorry", "oops", "please", "ok", "wait", "and",
  ]
  private static let why: Set<String> = [
    "asking", "asked", "question", "mistake", "mean", "meant", "wrong", "wanted", "say", "said",
  ]

  /// "Wednesday needs to be quicker, 20 mins max": a wish for that evening, not for the week.
  private func quickerDay() -> String? {
    let start = day(0) == nil ? 1 : 0
    guard scan.count < 14, let end = day(start),
      let fast = (end..<scan.count).first(where: {
        ["quicker", "quick", "faster", "fast", "shorter"].contains(scan.word($0))
      }),
      (end..<fast).allSatisfy({ Self.needing.contains(scan.word($0)) }), fast > end
    else { return nil }
    let number = (fast + 1..<scan.count).lazy.compactMap {
      NumberParser(scan: scan).wholeNumber(at: $0)?.value
    }.first
    let when = text(start..<end)
    guard let number else { return "something quick on \(when)" }
    return (5...240).contains(number) ? "something under \(number) minutes on \(when)" : nil
  }

  private static let needing: Set<String> = [
    "needs", "has", "to", "be", "must", "should", "is", "a", "bit", "make", "it",
  ]

  /// "Swap the greek salad on friday for something italian": the day's dinner gives way, whatever it is called.
  private func swapped() -> String? {
    guard
      let verb = scan.tokens.indices.first(where: {
        ["swap", "change", "replace", "exchange"].contains(scan.word($0))
      }),
      verb < 4,
      let to = scan.tokens.indices.first(where: {
        $0 > verb + 2 && ["for", "with", "to"].contains(scan.word($0))
      }),
      to + 1 < scan.count, day(to + 1) == nil
    else { return nil }
    for at in verb + 2..<to {
      guard let end = day(at), end == to, day(verb + 1) == nil else { continue }
      let start = ["on", "for"].contains(scan.word(at - 1)) ? at - 1 : at
      guard start > verb + 1, scan.word(start - 1) != "and" else { return nil }
      return "\(text(0..<verb + 1)) \(text(at..<end)) \(text(to..<scan.count))"
    }
    return nil
  }

  /// "There's no time limit on weekdays", "no limit on time at weekends": four hours are no limit to a dinner.
  private func noLimit() -> String? {
    let words = (0..<scan.count).filter { !scan.tokens[$0].isSeparator }.map(scan.word)
    guard words.count < 14, words.contains("time"), words.contains("limit"),
      words.contains("no") || words.contains("any")
    else {
      return nil
    }
    let when = ["weekdays", "weekends", "weeknights"].filter(words.contains)
    return when.isEmpty ? nil : "240 minutes on " + when.joined(separator: " and ")
  }

  /// "Plan the week and just make Tuesday and Thursday something quick": a wish for those days of the plan.
  private func quickDays() -> String? {
    guard (0..<min(4, scan.count)).contains(where: { scan.word($0) == "plan" }),
      let make = scan.tokens.indices.first(where: {
        $0 > 1 && ["make", "have", "keep"].contains(scan.word($0))
      }),
      let first = day(make + 1)
    else { return nil }
    var (end, at) = (first, first)
    while at < scan.count, scan.tokens[at].isSeparator || scan.word(at) == "and", let next = day(at + 1) {
      (end, at) = (next, next)
    }
    var wish = end
    while ["something", "it", "them", "both", "just"].contains(scan.word(wish)) { wish += 1 }
    guard wish < scan.count, scan.count - wish < 5, !scan.tokens[wish...].contains(where: \.isSeparator)
    else { return nil }
    var start = make
    while start > 1, ["and", "just", "but", "please", "then", ","].contains(scan.word(start - 1)) {
      start -= 1
    }
    let front = text(0..<start).split(separator: " ").filter {
      !["whole", "full", "entire", "then"].contains($0.lowercased())
    }
    return "\(front.joined(separator: " ")), something \(text(wish..<scan.count)) on \(text(make + 1..<end))"
  }

  /// "So what's in the fridge: salmon, half a cabbage, carrots": told, not asked.
  private func listedAtHome() -> String? {
    guard let colon = scan.utterance.raw.firstIndex(of: ":"), scan.tokens.last?.text != "?",
      let place = scan.tokens.indices.first(where: { Self.places.contains(scan.word($0)) }), place < 7,
      scan.word(place - 1) == "the" || scan.word(place - 1) == "our" || scan.word(place - 1) == "my",
      (0..<place).contains(where: { ["what", "whats", "heres", "here"].contains(scan.word($0)) })
    else { return nil }
    let items = scan.utterance.raw[scan.utterance.raw.index(after: colon)...]
    guard items.contains(where: \.isLetter),
      scan.tokens[place].range.upperBound
        <= scan.utterance.raw.utf8.distance(
          from: scan.utterance.raw.startIndex, to: colon)
    else { return nil }
    return "in the \(scan.word(place)) we have" + items
  }

  private static let places: Set<String> = [
    "fridge", "refrigerator", "freezer", "pantry", "cupboard", "icebox", "larder",
  ]

  /// "Mum does eat fish": she can. With "no meat" beside it she eats fish and no other meat.
  private func emphatic() -> String? {
    for at in scan.tokens.indices.dropLast() where at > 0 && scan.word(at + 1) == "eat" {
      guard ["does", "do"].contains(scan.word(at)), let person = person(endingAt: at) else { continue }
      let who = text(person..<at)
      if scan.word(at + 2) == "fish",
        (at..<scan.count - 1).contains(where: { scan.word($0) == "no" && scan.word($0 + 1) == "meat" })
      {
        return "\(who) is pescatarian"
      }
      return scan.utterance.replacing([(at..<at + 1, "can")])
    }
    return nil
  }

  private func person(endingAt end: Int) -> Int? {
    // "How do I eat", "what does she eat" ask.
    let asking: Set<String> = ["how", "what", "when", "where", "why", "which", "who"]
    return (max(0, end - 3)..<end).first { at in
      PersonParser(scan: scan).person(at: at).contains { $0.end == end }
        && (at == 0 || !asking.contains(scan.word(at - 1)))
    }
  }

  /// "Is there nothing with cabbage": anything with it is wished for.
  private func nothing() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["is", "are"].contains(scan.word($0)) && scan.word($0 + 1) == "there"
      }),
      scan.word(at + 2) == "nothing", ["with", "for", "using", "i", "we"].contains(scan.word(at + 3))
    else { return nil }
    return scan.utterance.replacing([(at + 2..<at + 3, "anything")])
  }

  /// "One of the guests on Saturday is allergic to eggs and one is vegan": each is told in a sentence.
  private func guests() -> String? {
    guard let at = scan.tokens.indices.first(where: { scan.word($0) == "one" && scan.word($0 + 1) == "of" }),
      ["guests", "visitors"].contains(scan.word(at + 3)), at + 4 < scan.count
    else { return nil }
    var end = at + 4
    let start = ["on", "for"].contains(scan.word(end)) ? end + 1 : end
    var who = "a guest"
    if let dayEnd = day(start) {
      who = "a guest on \(text(start..<dayEnd))"
      end = dayEnd
    }
    // What both avoid binds the same dinner: one guest has it all.
    var changes: [(tokens: Range<Int>, with: String)] = [(at..<end, who)]
    var next = end
    while next < scan.count {
      defer { next += 1 }
      guard ["one", "another"].contains(scan.word(next)) else { continue }
      var verb = next + 1
      if ["guest", "one", "kid", "child", "friend", "person"].contains(scan.word(verb)) { verb += 1 }
      guard Self.tells.contains(scan.word(verb)) else { continue }
      changes.append(
        (next..<(scan.word(verb) == "'s" ? verb + 1 : verb), scan.word(verb) == "'s" ? "is" : ""))
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private static let tells: Set<String> = [
    "is", "'s", "has", "cant", "can't", "cannot", "avoids", "hates", "doesnt", "eats",
  ]

  /// "Move Harold from Thursday to Friday": he stays away on one day and comes on the other.
  private func movedGuest() -> String? {
    guard
      let verb = scan.tokens.indices.first(where: {
        ["move", "shift", "switch", "change"].contains(scan.word($0))
      }), verb < 3,
      let person = PersonParser(scan: scan).person(at: verb + 1).first, scan.word(person.end) == "from",
      let from = day(person.end + 1), scan.word(from) == "to", let to = day(from + 1)
    else { return nil }
    let who = text(verb + 1..<person.end)
    return
      "\(who) is not coming on \(text(person.end + 1..<from)). \(who) is coming on \(text(from + 1..<to))"
  }

  /// "Take the soup off monday, put it tomorrow": the dinner moves.
  private func movedDish() -> String? {
    guard ["take", "move", "get"].contains(scan.word(0)) else { return nil }
    guard let off = scan.tokens.indices.first(where: { ["off", "from"].contains(scan.word($0)) }), off > 1,
      let from = day(off + 1)
    else { return nil }
    var at = from
    while at < scan.count, scan.tokens[at].isSeparator || scan.word(at) == "and" { at += 1 }
    guard scan.word(at) == "put", ["it", "that", "them"].contains(scan.word(at + 1)) else { return nil }
    at += 2
    while ["on", "to", "for", "onto"].contains(scan.word(at)) { at += 1 }
    guard let to = day(at), to == scan.count || scan.tokens[to].isSeparator else { return nil }
    return "move \(text(off + 1..<from)) to \(text(at..<to))"
  }

  /// Where the day that begins there ends.
  private func day(_ at: Int) -> Int? {
    guard at < scan.count, let found = DayParser(scan: scan).day(at: at), case .day = found.value else {
      return nil
    }
    return found.end
  }

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }
}
