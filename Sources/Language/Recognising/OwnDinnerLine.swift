import Values

/// "Friday is takeout pizza", "the bought pierogi from the freezer on Thursday", "no cooking on Fridays ever, it's pizza
/// night", "we're having the leftover stew tonight instead": a dinner the household sees to itself. It has days, a mark
/// that nobody cooks it (ordered, bought, frozen as it is sold, left over and to be eaten), and nothing else but a dish and
/// talk. A question, what is over, and whatever tells of harm is left to others.
struct OwnDinnerLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as such a dinner, or one clause of it as that and the rest as ever; nil where no clause is one.
  func readings(_ rest: (String) -> [Recognition]) -> [Recognition]? {
    if let found = reading() { return [found] }
    let cuts = scan.tokens.indices.filter { scan.tokens[$0].isSeparator }
    guard !cuts.isEmpty, cuts.count < 5, scan.tokens.last?.text != "?" else { return nil }
    let bounds = [-1] + cuts + [scan.count]
    for (before, end) in zip(bounds, bounds.dropFirst()) where before + 2 < end {
      let clause = recognizer.scan(scan.utterance.text(tokens: before + 1..<end), scan.context)
      guard let found = OwnDinnerLine(recognizer: recognizer, scan: clause).reading() else { continue }
      let others = [0..<max(0, before), min(end + 1, scan.count)..<scan.count].filter { !$0.isEmpty }
      return [found] + rest(others.map { scan.utterance.text(tokens: $0) }.joined(separator: ". "))
    }
    return nil
  }

  /// The line as such a dinner; nil for every other line.
  func reading() -> Recognition? {
    guard (2...20).contains(scan.count), let intent = recognizer.grammar.intent(Self.intent),
      !tellsOfHarm(scan), !scan.isQuestion, scan.tokens.last?.text != "?",
      !(0..<waived()).contains(where: { isOfOthers(at: $0) }),
      let day = days(), let dish = dish(beside: day.range)
    else { return nil }
    var slots = [
      SlotBinding(name: "days", value: day.value, range: scan.utterance.span(day.range)),
      SlotBinding(
        name: "dish", value: .text(scan.utterance.text(tokens: dish)), range: scan.utterance.span(dish)),
    ]
    if day.isEvery { slots.append(SlotBinding(name: "every", value: .text("yes"))) }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots.inOrder(),
      confidence: Confidence.framed, layer: .template)
  }

  /// "No cooking on Fridays" is no denial.
  private func isOfOthers(at token: Int) -> Bool {
    let word = scan.word(token)
    return Self.others.contains(word) || word == "no" && !Self.cooking.contains(scan.word(token + 1))
  }

  /// The days, or the weekday of every week, with their "on" and "every"; nil for none, and for days apart.
  private func days() -> (value: SlotValue, range: Range<Int>, isEvery: Bool)? {
    var found: (days: [Day], range: Range<Int>)?
    for at in scan.tokens.indices where found.map({ at >= $0.range.upperBound }) ?? true {
      guard let days = days(at: at) else { continue }
      guard found == nil else { return nil }
      found = (days.days, at..<days.end)
    }
    if found == nil, isReheated { found = ([scan.context.now.day], 0..<0) }
    guard var found, found.days.count < 7, found.days.allSatisfy({ $0 >= scan.context.now.day }) else {
      return nil
    }
    // "We have leftover chili from Monday" tells what there is.
    if isOfLeftovers, ["from", "since"].contains(scan.word(found.range.lowerBound - 1)) { return nil }
    let isEvery =
      plural(found.range.lowerBound) != nil || scan.tokens.contains { Self.always.contains($0.text) }
    while found.range.lowerBound > 0, Self.onDays.contains(scan.word(found.range.lowerBound - 1)) {
      found.range = found.range.lowerBound - 1..<found.range.upperBound
    }
    return (.days(found.days), found.range, isEvery)
  }

  private func days(at start: Int) -> (days: [Day], end: Int)? {
    if let plural = plural(start), case .day(let day) = plural.value { return ([day], plural.end) }
    return daysNamed(at: start, in: scan)
  }

  /// "Fridays".
  private func plural(_ at: Int) -> EntityMatch? {
    let word = scan.word(at)
    guard word.hasSuffix("days"),
      let weekday = Weekday.allCases.first(where: { $0.name.lowercased() + "s" == word })
    else { return nil }
    return EntityMatch(end: at + 1, value: .day(scan.context.now.day.next(weekday)))
  }

  /// The words of the dish, one stretch; nil where nothing says that nobody cooks it, or where words are left over.
  private func dish(beside day: Range<Int>) -> Range<Int>? {
    let marked = scan.tokens.indices.filter { !day.contains($0) && isMark(at: $0) }
    guard !marked.isEmpty else { return nil }
    let end = waived()
    var rest = scan.tokens.indices.filter { at in
      at < end && !day.contains(at) && !scan.tokens[at].isSeparator && scan.tokens[at].kind != .end
        && (!Self.talk.contains(scan.word(at)) || marked.contains(at)) && scan.word(at) != "no"
    }
    // "Bought pierogi" are pierogi; "takeout pizza" is what it is called.
    let marks = Self.verbs.union(Self.places).union(Self.cooking)
    let named = rest.filter { !marks.contains(scan.word($0)) }
    rest = named.isEmpty ? marked.filter { Self.ready.contains(scan.word($0)) } : named
    guard let first = rest.first, let last = rest.last, last - first < 6,
      (first...last).allSatisfy({ rest.contains($0) || Self.joints.contains(scan.word($0)) }),
      (first...last).allSatisfy({ isOfDish($0) || Self.joints.contains(scan.word($0)) && $0 > first })
    else { return nil }
    return first..<last + 1
  }

  /// A word of a dish: of a food or a dish, or one nobody knows; "defrost" and "maybe" are none.
  private func isOfDish(_ token: Int) -> Bool {
    if Self.ready.contains(scan.word(token)) || Self.leftovers.contains(scan.word(token))
      || ["frozen", "take", "carry", "out", "away"].contains(scan.word(token))
    {
      return true
    }
    if scan.ids[token] == Vocabulary.unknown || Self.sold.contains(scan.word(token)) { return true }
    return (max(0, token - 4)...token).contains { start in
      FoodParser(scan: scan).edible(at: start).contains { $0.end > token && !$0.isUnknown }
    }
  }

  /// Where a last clause begins that only says that nothing need be planned; the end of the line where none does.
  private func waived() -> Int {
    guard let last = scan.tokens.indices.last(where: { scan.tokens[$0].isSeparator && $0 + 2 < scan.count }),
      scan.consists(last + 1..<scan.count, of: Self.waivers)
    else { return scan.count }
    return last
  }

  private func isMark(at token: Int) -> Bool {
    let word = scan.word(token)
    if Self.ready.contains(word) || isOfLeftovers && Self.leftovers.contains(word) { return true }
    if word == "ordering" { return scan.word(token + 1) == "in" }
    // "The bought pierogi", never "we bought milk".
    if Self.verbs.contains(word) { return ["the", "some", "our", "eat"].contains(scan.word(token - 1)) }
    if word == "frozen" { return Self.soldFrozen.contains(scan.word(token + 1)) }
    if Self.cooking.contains(word) { return scan.word(token - 1) == "no" }
    if ["take", "carry"].contains(word) { return ["out", "away"].contains(scan.word(token + 1)) }
    // "Get chicken from the butcher" is shopping.
    let isFetched = scan.tokens.contains { ["get", "getting", "fetch", "pick"].contains($0.text) }
    return Self.places.contains(word) && (!isFetched || word == "restaurant")
      && (0..<token).reversed().prefix(3).contains { ["from", "at", "of", "out"].contains(scan.word($0)) }
  }

  /// Whether what is left over is to be eaten: "we're having the leftover stew", never "we have two portions left over".
  private var isOfLeftovers: Bool {
    scan.tokens.contains { Self.leftovers.contains($0.text) }
      && (isOnlyLeftovers || scan.tokens.contains { Self.eating.contains($0.text) })
      && !scan.tokens.contains { $0.kind == .number }
  }

  /// "Leftovers on Wednesday", "Wednesday: leftovers": a day and nothing else.
  private var isOnlyLeftovers: Bool {
    scan.tokens.allSatisfy { token in
      token.isSeparator || Self.leftovers.contains(token.text) || Self.besideLeftovers.contains(token.text)
        || DayWords.weekdays[token.text] != nil
    }
  }

  /// "Nah, just heat the leftovers" is said of tonight.
  private var isReheated: Bool {
    isOfLeftovers && scan.tokens.contains { Self.reheating.contains($0.text) }
      && scan.tokens.contains { Self.deciding.contains($0.text) }
  }

  private static let intent = "own_dinner"
  private static let leftovers: Set<String> = ["leftover", "leftovers"]
  private static let reheating: Set<String> = ["heat", "reheat", "warm", "heating", "reheating", "warming"]
  private static let eating: Set<String> = reheating.union([
    "eat", "have", "having", "eating", "finish", "finishing",
  ])
  private static let deciding: Set<String> = [
    "we", "i", "just", "lets", "let", "nah", "instead", "will", "gonna", "going",
  ]
  private static let besideLeftovers: Set<String> = [
    "on", "for", "is", "'s", ":", "just", "please", "make", "do", "the", "night", "dinner", "tomorrow", "can",
    "be", "will", "and", "then", "ok", "so",
  ]
  private static let waivers: Set<String> = [
    "you", "do", "not", "dont", "need", "needs", "to", "plan", "cook", "anything", "nothing", "so", "no",
    "that",
    "then", "dinner", "for", "it", "day", "is", "there", ".", "please",
  ]
  private static let always: Set<String> = ["every", "always", "each", "ever", "usually"]
  private static let onDays: Set<String> = ["on", "for", "every", "each", "this", "next", "the"]
  private static let ready: Set<String> = [
    "takeout", "takeaway", "takeaways", "chippy", "drive-thru", "drivethru", "storebought",
    "shopbought", "premade", "readymade", "pizzeria",
  ]
  private static let verbs: Set<String> = ["bought", "ordering", "purchased"]
  private static let cooking: Set<String> = ["cooking", "cookin", "cook", "kitchen"]
  private static let places: Set<String> = [
    "butcher", "butchers", "deli", "freezer", "bakery", "supermarket", "restaurant", "baker", "bakers",
    "fishmonger",
  ]
  private static let soldFrozen: Set<String> = [
    "pizza", "pizzas", "lasagna", "lasagne", "dumplings", "pierogi", "pierogies", "burritos", "meal", "meals",
    "dinner", "dinners", "pie", "pies", "nuggets", "waffles", "ravioli", "gyoza",
  ]
  /// What is bought ready and stands in no list of foods.
  private static let sold: Set<String> = soldFrozen.union([
    "sushi", "kebab", "kebabs", "gyros", "ramen", "burgers", "burger", "curry", "chinese", "indian", "thai",
    "mexican",
    "falafel", "wings", "fingers", "fries", "chips", "fish", "samosas", "pho", "meals", "ready", "steak",
    "roast", "quiche",
    "sausages", "rolls",
  ])
  private static let joints: Set<String> = ["and", "with", "in", "of", "the", "&"]
  private static let talk: Set<String> = [
    "we", "i", "they", "us", "is", "are", "will", "be", "'ll", "'s", "'re", "re", "s", "its", "it", "that",
    "this", "have", "has", "having", "eat", "eating", "get", "getting", "do", "doing", "make", "put", "plan",
    "just", "for", "on", "in", "out", "the", "a", "an", "our", "my", "some", "from", "at", "dinner", "supper",
    "tea", "night", "nite", "so", "then", "and", "ok", "okay", "please", "always", "every", "each", "ever",
    "usually", "going", "gonna", "to", "of", "up", "instead", "only", "again", "you", "there", "which",
    "heat",
    "reheat", "warm", "heating", "reheating", "warming", "finish", "finishing", "nah", "lets", "let",
    "actually",
  ]
  /// What is over, what is wanted of a list or a recipe, and what is denied.
  private static let others: Set<String> = [
    "ate", "had", "yesterday", "list", "recipe", "not", "dont", "never", "cost", "costs", "paid", "spent",
    "add", "thaw", "take", "expires", "out", "threw", "left", "came", "was", "were",
    "remind", "buy", "groceries", "grocery", "shopping", "more", "need", "everything", "cancel", "skip",
    "drop",
    "forget", "defrost", "use", "move", "maybe", "or", "today", "hate",
  ]
}
