/// Who a question about eating is asked for: "Doris and June", "the coeliac and for Poppy", "everyone at the table".
struct AskedPeople {
  /// For each of them a slot: the person, or what somebody unnamed avoids.
  var slots: [SlotBinding]
  /// Behind the last of them.
  var end: Int

  /// Those named from that token on; nil where nobody is.
  init?(_ start: Int, _ scan: Scan) {
    slots = []
    end = start
    var at = start
    while let one = Self.one(at, scan) {
      slots.append(SlotBinding(name: one.slot, value: one.value, range: scan.utterance.span(at..<one.end)))
      end = one.end
      at = one.end
      guard slots.count < 5, let next = Self.next(at, scan) else { break }
      at = next
    }
    if slots.isEmpty { return nil }
  }

  /// Past "and", "and for", a comma: where another may be named.
  private static func next(_ at: Int, _ scan: Scan) -> Int? {
    var next = at
    skip([",", "and", "&", "n", "or"], in: scan, at: &next)
    guard next > at else { return nil }
    if ["for", "with"].contains(scan.word(next)) { next += 1 }
    return next
  }

  private static func one(_ at: Int, _ scan: Scan) -> (slot: String, value: SlotValue, end: Int)? {
    guard at < scan.count else { return nil }
    var from = at
    if ["the", "a", "an", "our", "my"].contains(scan.word(at)) { from += 1 }
    if everybody.contains(scan.word(from)) {
      var end = from + 1
      if ["of", "here", "at", "in", "the", "our"].contains(scan.word(end)) {
        skip(
          ["of", "us", "here", "at", "the", "table", "in", "our", "house", "family", "them"], in: scan,
          at: &end)
      }
      return ("person", .text("everyone"), end)
    }
    if scan.word(at) == "they", everybody.contains(scan.word(at + 1)) {
      return ("person", .text("everyone"), at + 2)
    }
    if groups.contains(scan.word(from)) {
      return ("person", .text("everyone"), from + 1)
    }
    if from > at, let avoid = FoodParser(scan: scan).avoid(at: from, unknown: false).first, !avoid.isWeak,
      case .item("diet", _, _) = avoid.value
    {
      var end = avoid.end
      skip(["person", "people", "one", "ones", "eater", "eaters", "guest", "guests"], in: scan, at: &end)
      return ("avoid", avoid.value, end)
    }
    // "Somebody allergic to hazelnuts": nobody of this kitchen, known by what they cannot have.
    if ["somebody", "someone"].contains(scan.word(at)), scan.word(at + 1) == "allergic",
      scan.word(at + 2) == "to",
      let avoid = FoodParser(scan: scan).avoid(at: at + 3, unknown: false).first(where: { !$0.isWeak })
    {
      return ("avoid", avoid.value, avoid.end)
    }
    guard let match = PersonParser(scan: scan).person(at: at).first, !nobody.contains(scan.word(at)) else {
      return stranger(at, scan)
    }
    return ("person", match.value, match.end)
  }

  /// "Is Saturday ok for iga?": a last word that no list has is somebody's name.
  private static func stranger(_ at: Int, _ scan: Scan) -> (slot: String, value: SlotValue, end: Int)? {
    let isLast = at + 1 >= scan.count || scan.word(at + 1) == "?" || scan.word(at + 1) == "and"
    guard isLast, scan.tokens[at].kind == .word, at > 0, ["for", "and"].contains(scan.word(at - 1)),
      !nobody.contains(scan.word(at)),
      !FoodParser(scan: scan).edible(at: at).contains(where: { !$0.isUnknown }),
      // June, April and May are people here.
      scan.tokens[at].isCapitalised && ["june", "april", "may", "august"].contains(scan.word(at))
        || scan.lexicon.vocabulary.uses(scan.ids[at]).isDisjoint(with: [.literal, .function, .entity])
    else { return nil }
    return ("person", .text(scan.utterance.text(tokens: at..<at + 1)), at + 1)
  }

  private static let everybody: Set<String> = ["everyone", "everybody", "all", "both"]
  private static let groups: Set<String> = ["kids", "children", "family", "friends", "flatmates", "us"]
  private static let nobody: Set<String> = [
    "i", "we", "you", "me", "it", "they", "this", "that", "there", "someone", "somebody", "anyone", "dinner",
  ]
}
