import Values

/// What is left of a cooked dish, told or asked in whatever order: "leftover keema 210 g, put it in the freezer",
/// "leftovers: two quarts of chili, from Monday", "what leftovers do we have, good until when?", "can we eat the
/// leftover shakshuka on Friday?". Its words are those of a small vocabulary, beside the dish, of which up to four words
/// in a row may be known to nobody; every other line, and whatever tells of harm, is left to others.
struct LeftoverLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as what is left, what is eaten, or a question about it; nil for every other line.
  func reading() -> Recognition? {
    if let gone = nothingLeft { return gone }
    guard (2...26).contains(scan.count), !tellsOfHarm(scan),
      !scan.tokens.indices.contains(where: { Self.habits.contains(scan.word($0)) && !isAbout($0) }),
      !isInTwoPlaces,
      let parts = parts()
    else { return nil }
    let name = parts.isQuestion ? Self.show : Self.tell
    guard let intent = recognizer.grammar.intent(name) else { return nil }
    var slots = parts.slots
    if !parts.isQuestion {
      if slots.contains(where: { $0.name == "cooked" }) {
        slots.removeAll { $0.name == "day" }
        for at in slots.indices where slots[at].name == "cooked" { slots[at].name = "day" }
      }
      let isToFreezer = parts.words.contains(where: Self.freezing.contains)
      if parts.isGone {
        slots.append(SlotBinding(name: "gone", value: .text("yes")))
      } else if isToFreezer, !slots.contains(where: { $0.name != "day" }) {
        slots.append(SlotBinding(name: "gone", value: .text("freezer")))
      }
    }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots.inOrder(),
      confidence: Confidence.framed, layer: .template)
  }

  /// "I put the leftovers in the fridge and froze the rest of the chicken" tells of two things.
  private var isInTwoPlaces: Bool {
    let words = scan.tokens.map(\.text)
    return zip(words, words.dropFirst()).contains { $0 == "rest" && $1 == "of" }
      && words.contains { ["fridge", "refrigerator"].contains($0) }
      && words.contains { $0 == "freezer" || $0.hasPrefix("freez") || $0.hasPrefix("froze") }
      && !words.contains("?")
  }

  /// "There's nothing left", by itself: of what was eaten.
  private var nothingLeft: Recognition? {
    let words = scan.tokens.filter { !$0.isSeparator }.map(\.text).joined(separator: " ")
    guard
      ["there is nothing left", "there 's nothing left", "there's nothing left", "theres nothing left"]
        .contains(words),
      let intent = recognizer.grammar.intent(Self.tell)
    else { return nil }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [SlotBinding(name: "gone", value: .text("yes"))], confidence: Confidence.framed, layer: .template
    )
  }

  /// "Like 5 servings" is about five.
  private func isAbout(_ at: Int) -> Bool {
    scan.word(at) == "like" && NumberParser(scan: scan).number(at: at + 1) != nil
  }

  private struct Parts {
    var slots: [SlotBinding] = []
    /// The words of the small vocabulary that were said.
    var words: Set<String> = []
    var isQuestion = false
    var isGone = false
    /// A food that is no dish, and no "leftover" stands before it: it may be raw ("500 g ground beef left over").
    var mayBeRaw = false
    func has(_ slot: String) -> Bool { slots.contains { $0.name == slot } }
  }

  private func parts() -> Parts? {
    var parts = Parts()
    var isMarked = false
    var unknown: [Int] = []
    var at = 0
    while at < scan.count {
      if scan.tokens[at].isSeparator || scan.tokens[at].kind == .end {
        at += 1
      } else if let end = marker(at) {
        isMarked = true
        at = end
        if !parts.has("recipe"), !Self.nameless.contains(scan.word(end)), let dish = dish(behind: end) {
          parts.slots.append(dish.slot)
          at = dish.end
        }
      } else if let found = value(at, parts) {
        var slot = found.slot
        if slot.name == "recipe", isText(slot), let first = unknown.first, unknown.last == at - 1 {
          // "Roast pork" by both of its words.
          slot = SlotBinding(
            name: "recipe", value: .text(scan.utterance.text(tokens: first..<found.end)),
            range: scan.utterance.span(first..<found.end))
          unknown = []
        }
        let isOfDay = ["'s"].contains(scan.word(found.end))
        if slot.name == "day", isOfDay || at > 0 && Self.since.contains(scan.word(at - 1)) {
          // What is left was cooked on a day gone by.
          if case .day(let day) = slot.value, day > scan.context.now.day { slot.value = .day(day - 7) }
          // "Chili from Monday" is cooked food by its day.
          isMarked = isMarked || at > 0 && scan.word(at - 1) == "from"
          if parts.has("cooked") { return nil }
          slot.name = "cooked"
        }
        parts.mayBeRaw =
          parts.mayBeRaw
          || slot.name == "recipe" && isText(slot) && !slot.value.shortTexts.isEmpty && !isCooked(slot)
        parts.slots.append(slot)
        at = found.end
      } else if let number = NumberParser(scan: scan).wholeNumber(at: at),
        ["days", "day"].contains(scan.word(number.end))
      {
        guard (0...60).contains(number.value), let slot = age(number.value, at, number.end + 1) else {
          return nil
        }
        if let own = parts.slots.firstIndex(where: { $0.name == slot.name }) {
          // "From Monday, it stood three days": the older of the two is the careful one.
          guard slot.name == "cooked", case .day(let day) = slot.value,
            case .day(let told) = parts.slots[own].value
          else { return nil }
          if day < told { parts.slots[own] = slot }
        } else {
          parts.slots.append(slot)
        }
        at = number.end + 1
      } else if Self.vocabulary.contains(scan.word(at)) {
        parts.words.insert(scan.word(at))
        at += 1
      } else if unknown.count < 4, !Self.verbs.contains(scan.word(at)), scan.tokens[at].kind == .word,
        unknown.last.map({ $0 == at - 1 }) ?? true
      {
        unknown.append(at)
        at += 1
      } else {
        return nil
      }
    }
    if let first = unknown.first, let last = unknown.last {
      guard !parts.has("recipe"), isBesideMarker(first, last),
        !(first...last).allSatisfy({ Self.nameless.contains(scan.word($0)) })
      else { return nil }
      parts.slots.append(
        SlotBinding(
          name: "recipe", value: .text(scan.utterance.text(tokens: first..<last + 1)),
          range: scan.utterance.span(first..<last + 1)))
    }
    guard isMarked || freezesPortions(parts), !parts.mayBeRaw || isPot(parts) else { return nil }
    parts.isQuestion =
      scan.tokens.contains { $0.text == "?" } || Self.openings.contains(scan.word(0))
      || !parts.words.isDisjoint(with: Self.asking)
    parts.isGone =
      !parts.words.isDisjoint(with: Self.gone) || parts.words.contains("no") && parts.has("recipe")
    // "Eaten: 2 portions; 1 portion left": who reads that for gone throws away what is there.
    let isZero = parts.words.contains { ["0", "zero", "none", "nothing"].contains($0) }
    if parts.isGone, !isZero,
      parts.has("portions") || parts.has("amount")
        || !parts.words.isDisjoint(with: ["still", "some", "be", "to", "left"])
    {
      return nil
    }
    // "What can we make with the leftover chili" looks for a dish; "freeze" and "is it ok" speak of keeping.
    if parts.isQuestion {
      // "How long do leftovers keep" asks of all leftovers there are.
      if scan.word(0) == "how", !parts.has("recipe") { return nil }
      let isAsked =
        !parts.words.isDisjoint(with: Self.keeping) || scan.word(0) == "what" || parts.words.contains("what")
      guard isAsked, parts.words.isDisjoint(with: Self.freezing) else { return nil }
    } else {
      let tells =
        parts.isGone || parts.has("amount") || parts.has("portions") || parts.has("frozen")
        || parts.has("recipe")
        || !parts.words.isDisjoint(with: Self.freezing)
      guard tells else { return nil }
    }
    return parts
  }

  /// "Roast pork", "boiled potatoes".
  private func isCooked(_ slot: SlotBinding) -> Bool {
    slot.value.shortTexts.contains { text in
      text.lowercased().split(separator: " ").contains { Self.ways.contains(String($0)) }
    }
  }

  private func isText(_ slot: SlotBinding) -> Bool { if case .text = slot.value { true } else { false } }

  /// "Half a pot of beans", "five servings": who has a pot of it, or counts its servings, has cooked it.
  private func isPot(_ parts: Parts) -> Bool {
    if parts.has("portions") || parts.has("frozen"),
      scan.tokens.contains(where: { Self.helpings.contains($0.text) })
    {
      return true
    }
    return parts.slots.contains { slot in
      slot.name == "portions"
        && slot.value.shortTexts.contains { text in Self.cooking.contains { text.hasSuffix($0) } }
    }
  }

  /// "5 days ago", "4 days old", "it stood there three days": when it was cooked; "in two days": when it is to be eaten;
  /// nil where the number tells anything else.
  private func age(_ days: Int, _ at: Int, _ end: Int) -> SlotBinding? {
    let today = scan.context.now.day
    let range = scan.utterance.span(at..<end)
    if at > 0, scan.word(at - 1) == "in" {
      return SlotBinding(name: "day", value: .day(today + days), range: range)
    }
    let isAge =
      ["ago", "old"].contains(scan.word(end))
      || scan.tokens.contains { ["stood", "been", "sat", "sitting", "kept"].contains($0.text) }
    return isAge ? SlotBinding(name: "cooked", value: .day(today - days), range: range) : nil
  }

  /// "Leftover", "left over"; a bare "left" beside portions or a pot.
  private func marker(_ at: Int) -> Int? {
    if ["leftover", "leftovers"].contains(scan.word(at)) { return at + 1 }
    guard scan.word(at) == "left" else { return nil }
    if scan.word(at + 1) == "over" { return at + 2 }
    return (0..<scan.count).contains {
      Self.portions.contains(scan.word($0)) || Self.pots.contains(scan.word($0))
        || ["it", "that", "them"].contains(scan.word($0)) && scan.word($0 - 1) == "of"
    }
      ? at + 1 : nil
  }

  /// The dish right behind "leftover", with all of its words: "red beans and rice".
  private func dish(behind marker: Int) -> (slot: SlotBinding, end: Int)? {
    var start = marker
    skip(["of", "the", "our", "that", "from", "those", "these"], in: scan, at: &start)
    if NumberParser(scan: scan).wholeNumber(at: start) != nil { return nil }
    var end = start
    while end < scan.count, scan.tokens[end].kind == .word, DayParser(scan: scan).day(at: end) == nil,
      ["and", "with", "in"].contains(scan.word(end)) ? end > start : !Self.vocabulary.contains(scan.word(end))
    { end += 1 }
    while end > start, ["and", "with", "in"].contains(scan.word(end - 1)) { end -= 1 }
    guard end > start, end - start < 7 else { return nil }
    let whole = FoodParser(scan: scan).edible(at: start).first { $0.end == end && !$0.isWeak }
    var value = SlotValue.text(scan.utterance.text(tokens: start..<end))
    if let whole, case .item("recipe", _, _) = whole.value { value = whole.value }
    return (SlotBinding(name: "recipe", value: value, range: scan.utterance.span(start..<end)), end)
  }

  /// Whether those words stand next to the word that says they are left, or behind an "of".
  private func isBesideMarker(_ first: Int, _ last: Int) -> Bool {
    let before = first > 0 ? scan.word(first - 1) : ""
    return ["leftover", "leftovers", "of", "the", "our"].contains(before) || marker(last + 1) != nil
      || scan.word(1) == ":" || first > 0 && scan.tokens[first - 1].isSeparator
  }

  private func value(_ at: Int, _ parts: Parts) -> (slot: SlotBinding, end: Int)? {
    func slot(_ name: String, _ value: SlotValue, _ end: Int) -> (slot: SlotBinding, end: Int) {
      (SlotBinding(name: name, value: value, range: scan.utterance.span(at..<end)), end)
    }
    if let frozen = frozen(at, parts) { return slot("frozen", frozen.value, frozen.end) }
    if !parts.has("portions") {
      let number = NumberParser(scan: scan).number(at: at)
      if let number, Self.portions.contains(scan.word(number.end)) {
        return slot("portions", .number(number.value), number.end + 1)
      }
      // "Half of it": a share of what was cooked.
      if ["half", "most", "some", "loads", "lots", "plenty"].contains(scan.word(at)),
        scan.word(at + 1) == "of",
        ["it", "that", "them"].contains(scan.word(at + 2))
      {
        return slot("portions", .text(scan.word(at)), at + 3)
      }
      // "Half a pot", "two bowls": so much that nobody can weigh.
      var pot = number?.end ?? at
      skip(["a", "an", "half", "big", "small", "little", "full", "large"], in: scan, at: &pot)
      if pot > at, Self.pots.contains(scan.word(pot)) {
        return slot("portions", .text(scan.utterance.text(tokens: at..<pot + 1)), pot + 1)
      }
    }
    if !parts.has("amount"), let amount = AmountParser(scan: scan).amount(at: at).first,
      case .amount(let read) = amount.value, read.unit != .each
    {
      return slot("amount", amount.value, amount.end)
    }
    if !parts.has("day"), let day = DayParser(scan: scan).day(at: at) {
      return slot("day", day.value, day.end)
    }
    if !parts.has("recipe"), let dish = FoodParser(scan: scan).edible(at: at).first, !dish.isWeak {
      if case .item("recipe", _, _) = dish.value { return slot("recipe", dish.value, dish.end) }
      // "Red beans and rice" is one pot.
      var end = dish.end
      while ["and", "with", "&"].contains(scan.word(end)),
        let more = FoodParser(scan: scan).edible(at: end + 1).first, !more.isWeak
      { end = more.end }
      return slot("recipe", .text(scan.utterance.text(tokens: at..<end)), end)
    }
    return nil
  }

  /// "Put one in the freezer", "freeze two portions": so many of them.
  private func frozen(_ at: Int, _ parts: Parts) -> (value: SlotValue, end: Int)? {
    guard !parts.has("frozen"), at > 0, let number = NumberParser(scan: scan).wholeNumber(at: at) else {
      return nil
    }
    // "One goes in the freezer".
    if ["goes", "go", "went", "is", "are"].contains(scan.word(number.end)), parts.has("portions"),
      (number.end + 1..<min(number.end + 4, scan.count)).contains(where: { scan.word($0) == "freezer" })
    {
      return (.number(Rational(number.value)), number.end + 1)
    }
    guard ["put", "freeze", "froze", "move"].contains(scan.word(at - 1)) else { return nil }
    let end = Self.portions.contains(scan.word(number.end)) ? number.end + 1 : number.end
    let isToFreezer =
      ["freeze", "froze"].contains(scan.word(at - 1))
      || (end..<scan.count).contains { scan.word($0) == "freezer" }
    guard isToFreezer, parts.has("portions") || end > number.end else { return nil }
    return (.number(Rational(number.value)), end)
  }

  /// "I froze two portions of the stew": who freezes portions has cooked them.
  private func freezesPortions(_ parts: Parts) -> Bool {
    parts.has("frozen") && (parts.has("recipe") || scan.word(0) == "froze" || scan.word(1) == "froze")
      && scan.tokens.contains { ["froze", "frozen"].contains($0.text) }
  }

  /// Words beside "leftovers" that name no dish: how much of it, and how often.
  private static let nameless: Set<String> = [
    "about", "half", "quarter", "third", "most", "often", "frequently", "always", "sometimes", "occasionally",
    "twice",
    "weekly",
  ]
  private static let tell = "leftovers_tell"
  private static let show = "leftovers_show"
  private static let portions: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "plate", "plates", "slice", "slices",
    "bowl", "bowls",
  ]
  private static let pots: Set<String> = [
    "pot", "pots", "pan", "tray", "tub", "tubs", "bowl", "box", "boxes", "container", "containers",
    "casserole",
  ]
  private static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "plates", "bowls",
  ]
  private static let cooking = ["pot", "pots", "pan", "casserole"]
  private static let ways: Set<String> = [
    "roast", "roasted", "fried", "boiled", "grilled", "baked", "cooked", "braised", "steamed", "mashed",
    "pulled",
    "stewed",
  ]
  private static let gone: Set<String> = [
    "gone", "eaten", "finished", "ate", "none", "nothing", "zero", "0", "had", "empty",
  ]
  private static let freezing: Set<String> = ["freeze", "froze", "frozen", "freezer"]
  private static let openings: Set<String> = [
    "can", "could", "may", "might", "should", "is", "are", "how", "what", "which", "until", "till", "when",
    "do",
    "does", "will", "any",
  ]
  private static let asking: Set<String> = ["what", "when", "how"]
  private static let keeping: Set<String> = [
    "eat", "have", "good", "ok", "okay", "safe", "fine", "keep", "keeps", "last", "edible", "long", "until",
    "till",
    "use", "still", "any",
  ]
  /// How a household goes about leftovers, and dishes made of them, are told and asked elsewhere.
  private static let habits: Set<String> = [
    "raw", "uncooked", "not", "isnt", "arent", "wasnt", "dont", "didnt",
    "never", "always", "plan", "planned", "planning", "want", "like", "love", "hate", "without", "make",
    "cook",
    "recipe", "recipes", "list", "buy", "often", "sometimes", "occasionally", "usually", "every", "week",
  ]
  private static let since: Set<String> = ["from", "since", "cooked", "made"]
  private static let around: Set<String> = [
    "stood", "stand", "been", "was", "were", "sitting", "sat", "since", "cooked", "made", "ago", "yet",
    "no",
    "we", "i", "there", "is", "are", "'s", "have", "has", "got", "still", "also",
    "about",
    "around", "only", "just", "some", "the", "that", "this", "our", "my", "a", "an", "of", "from", "in",
    "into", "to",
    "for", "it", "them", "and", "so", "ok", "please", "all", "put", "move", "moved", "fridge", "refrigerator",
    "icebox",
    "can", "could", "may", "might", "should", "will", "do", "does", "long", "many", "days", "day", "which",
    "any",
    "up", "already", "now", "by", "date", "be", "kept", "left", "on", "lunch", "dinner",
    "supper", "store", "ask", "then", "old", "like", "those", "these", "rest", "other", "others",
    "its", "it's", "tryna", "gonna", "wanna", "trying", "imma", "ngl", "tbh", "lol",
  ]
  /// A sentence about somebody, and no name of a dish: "Tom doesn't mind leftovers".
  private static let verbs: Set<String> = [
    "doesnt", "doesn't", "dont", "don't", "mind", "minds", "likes", "loves", "hates", "wants", "isnt",
    "isn't",
  ]
  private static let vocabulary = around.union(gone).union(freezing).union(openings).union(asking).union(
    keeping)
}
