/// What becomes of leftovers, told around them: "and I want to eat the other one on Sunday" keeps the other for Sunday,
/// "leftover: omelet, 1 piece. Place: freezer" lies in the freezer, "I would prefer to throw it away" throws it away.
struct LeftoversPut {
  let scan: Scan

  /// The line said plainly; nil for every other line.
  func plain() -> String? {
    // "A little fajita left over" is no name of a dish.
    if let little = scan.tokens.indices.first(where: { at in
      ["a", "the"].contains(scan.word(at)) && ["little", "bit", "tiny"].contains(scan.word(at + 1))
        && at + 3 < scan.count
        && (at + 2..<scan.count).contains {
          scan.word($0) == "leftover" || scan.word($0) == "left" && scan.word($0 + 1) == "over"
        }
    }) {
      let end =
        scan.word(little + 2) == "bit" || scan.word(little + 1) == "bit" && scan.word(little + 2) == "of"
        ? little + 3 : little + 2
      return scan.utterance.replacing([(little..<end, "some")])
    }
    return counted() ?? frozenThen() ?? onEvening() ?? otherKept() ?? placeBehind() ?? preferred()
      ?? goodOfDay() ?? nothingLeft()
  }

  /// "4 portions of chili left, in the fridge. The tofu is used up": what is left is a sentence of its own.
  private func counted() -> String? {
    guard let number = NumberParser(scan: scan).wholeNumber(at: 0),
      ["portions", "portion", "servings", "serving"].contains(scan.word(number.end)),
      scan.word(number.end + 1) == "of",
      let stop = scan.tokens.indices.first(where: { scan.tokens[$0].kind == .end }), stop + 1 < scan.count,
      let left = (number.end + 2..<max(stop, number.end + 2)).first(where: { scan.word($0) == "left" })
    else { return nil }
    var end = left + 1
    skip([",", "over", "in", "the", "our"], in: scan, at: &end)
    guard end == stop || ["fridge", "freezer", "refrigerator"].contains(scan.word(end)) && end + 1 == stop
    else {
      return nil
    }
    let what = scan.utterance.text(tokens: 0..<left)
    let place = end < stop ? " in the \(scan.word(end))" : ""
    return "there are \(what) left\(place). " + scan.utterance.text(tokens: stop + 1..<scan.count)
  }

  /// "Put the leftover spaghetti on Saturday", "save the leftover curry for tomorrow": what is eaten that evening.
  private func onEvening() -> String? {
    if let headed = headedByDay() { return headed }
    guard ["put", "move", "save", "keep", "have", "eat", "use"].contains(scan.word(0)),
      let on = scan.tokens.indices.last(where: { ["on", "for", "to"].contains(scan.word($0)) }), on > 2,
      let day = DayParser(scan: scan).matches(at: on + 1).map(\.end).max(), day == scan.count
    else { return nil }
    let what = scan.utterance.text(tokens: 1..<on)
    guard (1..<on).contains(where: { ["leftover", "leftovers"].contains(scan.word($0)) }), on < 8 else {
      return nil
    }
    let when = scan.utterance.text(tokens: on + 1..<day)
    return "\(["tonight", "tomorrow", "today"].contains(when) ? "" : "on ")\(when) we eat \(what)"
  }

  /// "We have 3 servings of chili left, I want to freeze it": they lie in the freezer.
  private func frozenThen() -> String? {
    guard let freeze = scan.tokens.indices.last(where: { scan.word($0) == "freeze" }), freeze > 4,
      ["it", "them", "that", "those", "the"].contains(scan.word(freeze + 1)),
      (freeze + 2..<max(freeze + 2, scan.count)).allSatisfy({
        scan.tokens[$0].isSeparator || scan.word($0) == "rest"
      })
    else { return nil }
    var start = freeze
    while start > 0,
      Self.wanting.contains(scan.word(start - 1)) || ["so", "and", "going"].contains(scan.word(start - 1))
    { start -= 1 }
    while start > 0, scan.tokens[start - 1].isSeparator || scan.word(start - 1) == "and" { start -= 1 }
    guard start < freeze - 1,
      (0..<start).contains(where: { ["left", "leftover", "leftovers", "over"].contains(scan.word($0)) }),
      (0..<start).contains(where: { ["portions", "portion", "servings", "serving"].contains(scan.word($0)) })
    else { return nil }
    return "\(scan.utterance.text(tokens: 0..<start)) in the freezer"
  }

  /// "Wednesday: leftovers from Tuesday".
  private func headedByDay() -> String? {
    guard let first = DayParser(scan: scan).day(at: 0),
      [":", ","].contains(scan.word(first.end)) || scan.word(first.end) == "leftovers"
    else { return nil }
    var at = first.end
    skip([":", ",", "the", "we", "eat", "have"], in: scan, at: &at)
    guard scan.word(at) == "leftovers", ["from", "of"].contains(scan.word(at + 1)),
      let from = DayParser(scan: scan).day(at: at + 2), from.end == scan.count
    else { return nil }
    return
      "on \(scan.utterance.text(tokens: 0..<first.end)) we eat the leftovers from \(scan.utterance.text(tokens: at + 2..<from.end))"
  }

  /// "They loved it um there's nothing left and the lemons are gone": a sentence of its own.
  private func nothingLeft() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["nothing", "none"].contains(scan.word($0)) && scan.word($0 + 1) == "left"
      }), at > 0
    else { return nil }
    // "We ate the stew, nothing left".
    let isBare = scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end
    let start = isBare ? at : ["theres", "there's"].contains(scan.word(at - 1)) ? at - 1 : at - 2
    guard start >= 0,
      isBare || at - start == 1 || scan.word(start) == "there" && ["is", "'s"].contains(scan.word(at - 1)),
      !isBare || scan.word(at) == "nothing"
        || (0..<start).contains(where: { ["ate", "had"].contains(scan.word($0)) })
    else { return nil }
    var from = start
    while from > 0,
      scan.tokens[from - 1].isSeparator || ["um", "and", "so", "but", "now"].contains(scan.word(from - 1))
    { from -= 1 }
    var end = at + 2
    while end < scan.count, scan.tokens[end].isSeparator || ["and", "but", "um"].contains(scan.word(end)) {
      end += 1
    }
    let isAlone = from == 0 && end == scan.count
    let isParted = start == 0 || scan.tokens[start - 1].kind == .end
    let isClosed = at + 2 == scan.count || scan.tokens[at + 2].kind == .end
    guard !isAlone, !(isParted && isClosed), !scan.isQuestion else { return nil }
    let head = from > 0 ? "\(scan.utterance.text(tokens: 0..<from)). " : ""
    let tail = end < scan.count ? " \(scan.utterance.text(tokens: end..<scan.count))" : ""
    return "\(head)There is nothing left.\(tail)"
  }

  private func otherKept() -> String? {
    guard
      let at = scan.tokens.indices.first(where: { at in
        ["the"].contains(scan.word(at)) && ["other", "rest", "others"].contains(scan.word(at + 1))
          && at > 2 && ["eat", "have", "keep", "save"].contains(scan.word(at - 1))
      }), scan.tokens.contains(where: { ["left", "portion", "portions", "freezer"].contains($0.text) })
    else { return nil }
    var start = at - 1
    while start > 0, Self.wanting.contains(scan.word(start - 1)) { start -= 1 }
    guard start < at - 1 || scan.word(at - 1) != "keep" else { return nil }
    var end = at + 2
    skip(["one", "ones", "portion", "on", "for", "of", "it"], in: scan, at: &end)
    guard DayParser(scan: scan).day(at: end) != nil else { return nil }
    return scan.utterance.replacing([(start..<end, "keep the other for")])
  }

  private func placeBehind() -> String? {
    guard ["leftover", "leftovers", "left"].contains(scan.word(0)),
      let at = scan.tokens.indices.first(where: { ["place", "where", "location"].contains(scan.word($0)) }),
      at > 2,
      at + 2 < scan.count, scan.tokens[at + 1].text == ":", scan.tokens[at - 1].isSeparator,
      ["freezer", "fridge", "refrigerator"].contains(scan.word(at + 2))
    else { return nil }
    return scan.utterance.replacing([(at - 1..<at + 3, " in the \(scan.word(at + 2))")])
  }

  private func preferred() -> String? {
    let leads = [
      ["i", "would", "prefer", "to"], ["i", "prefer", "to"], ["i", "would", "rather"], ["id", "rather"],
      ["i", "'d", "rather"], ["i'd", "rather"], ["i'd", "prefer", "to"],
    ]
    for at in scan.tokens.indices where at == 0 || scan.tokens[at - 1].isSeparator {
      for lead in leads where (at..<min(at + lead.count, scan.count)).map(scan.word) == lead {
        let verb = at + lead.count
        guard ["throw", "toss", "bin", "freeze"].contains(scan.word(verb)) else { continue }
        return scan.utterance.replacing([(at..<verb, "")])
      }
    }
    return nil
  }

  /// "The mushroom polenta from Monday: is it still good?"
  private func goodOfDay() -> String? {
    guard
      let mark = scan.tokens.indices.first(where: {
        scan.tokens[$0].text == ":" || scan.tokens[$0].text == ","
      }),
      mark > 2, ["is", "are"].contains(scan.word(mark + 1)),
      ["it", "they", "that"].contains(scan.word(mark + 2)),
      (mark + 3..<min(mark + 6, scan.count)).contains(where: {
        ["good", "ok", "okay", "fine", "safe", "edible"].contains(scan.word($0))
      }),
      let from = (1..<mark).first(where: { scan.word($0) == "from" }),
      let day = DayParser(scan: scan).day(at: from + 1),
      day.end == mark
    else { return nil }
    let name = scan.utterance.text(tokens: 0..<mark)
    let head = ["the", "our", "my"].contains(scan.word(0)) ? name : "the \(name)"
    return scan.utterance.replacing([(0..<mark + 3, "\(scan.word(mark + 1)) \(head)")])
  }

  private static let wanting: Set<String> = [
    "i", "we", "want", "to", "will", "'ll", "would", "like", "plan", "gonna", "wanna", "i'd", "id", "'d",
    "ill", "well",
    "i'll", "we'll",
  ]
}
