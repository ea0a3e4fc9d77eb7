import Values

/// The shopping of some evenings only: "what do I need to buy for tonight", "list for Monday to Wednesday only", "just get
/// what we need for thursday's dinner". Every word is of a small vocabulary beside the evenings; a line that puts anything
/// on a list, and one that names a food or a dish, is left to others.
struct EveningShoppingLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as a look at the list for those evenings; nil where it names none, a whole week or more, or says
  /// anything else.
  func reading() -> Recognition? {
    guard (2...24).contains(scan.count), let intent = recognizer.grammar.intent(Self.intent), !asksForDishes,
      !tellsOfShopping
    else { return nil }
    let end = reason ?? scan.count
    var found: [(days: SlotValue, range: Range<Int>)] = []
    var (isOfShopping, isGot) = (false, false)
    var at = 0
    while at < end {
      if let days = evenings(at) {
        found.append((days.value, at..<days.end))
        at = days.end
      } else if let next = denied(at) {
        at = next
      } else if Self.words.contains(scan.word(at)) || at == 0 && ["and", "then"].contains(scan.word(at))
        || scan.tokens[at].isSeparator
      {
        isOfShopping = isOfShopping || isHead(at)
        isGot = isGot || Self.getting.contains(scan.word(at))
        at += 1
      } else {
        return nil
      }
    }
    let isNeeded = scan.tokens.contains { Self.needs.contains($0.text) }
    let meant = found.filter { isMeant($0.range) }
    guard meant.count == 1, isOfShopping || isGot && isNeeded else { return nil }
    let isOpenOnly = scan.tokens.contains { ["left", "still", "missing"].contains($0.text) }
    let left = isOpenOnly ? [SlotBinding(name: "left", value: .text("yes"))] : []
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [
        SlotBinding(name: Self.slot, value: meant[0].days, range: scan.utterance.span(meant[0].range))
      ] + left, confidence: Confidence.framed, layer: .template)
  }

  /// Where "because Stan is popping to the shop" begins: why it is asked, and nothing more to look for.
  private var reason: Int? {
    guard
      let at = scan.tokens.indices.first(where: { ["because", "cos", "as", "cause"].contains(scan.word($0)) }
      ),
      let person = PersonParser(scan: scan).person(at: at + 1).max(by: { $0.end < $1.end })
    else { return nil }
    let rest = (person.end..<scan.count).map(scan.word)
    return rest.count < 9 && rest.allSatisfy(Self.goingShopping.contains) ? at : nil
  }

  private static let goingShopping: Set<String> = [
    "is", "am", "are", "'s", "'m", "'re", "popping", "going", "heading", "stopping", "passing", "driving",
    "off",
    "to", "at", "by", "in", "the", "a", "shop", "shops", "store", "supermarket", "market", "town", "now",
    "later", "today", "will", "go", "pop",
  ]

  /// "What can I make tonight from the store", "do we have the groceries for tonight": dishes, and what is at home.
  private var asksForDishes: Bool {
    scan.tokens.indices.contains { at in
      guard ["i", "we", "you"].contains(scan.word(at + 1)) else { return false }
      switch scan.word(at) {
      case "can", "could", "should", "shall", "will", "do", "may":
        let verb = scan.word(at + 2)
        return ["cook", "make"].contains(verb) && scan.word(at + 1) != "you"
          || verb == "have" && scan.word(at + 3) != "to" && !["what", "which"].contains(scan.word(at - 1))
      case "have": return ["got", "the", "all", "everything", "enough"].contains(scan.word(at + 2))
      default: return false
      }
    }
  }

  /// "I bought everything for Friday", "the list for Friday is done" tell, and ask nothing.
  private var tellsOfShopping: Bool {
    let isAsked =
      scan.tokens.last?.text == "?"
      || ["what", "which", "how", "have", "did", "is", "are"].contains(scan.word(0))
    let told: Set<String> = ["bought", "purchased", "got", "done", "already"]
    return !isAsked && scan.tokens.contains { told.contains($0.text) }
  }

  /// "Not the whole week" beside the evenings that are meant.
  private func denied(_ at: Int) -> Int? {
    guard scan.word(at) == "not" else { return nil }
    var end = at + 1
    skip(["for", "the", "whole", "all", "of", "this", "everything", "full", "entire"], in: scan, at: &end)
    guard end > at + 1, end >= scan.count || scan.tokens[end].isSeparator || scan.word(end) == "week" else {
      return nil
    }
    return scan.word(end) == "week" ? end + 1 : end
  }

  /// One to six evenings, "the night" among them: whole weeks have lists of their own.
  private func evenings(_ at: Int) -> (value: SlotValue, end: Int)? {
    if ["the", "this"].contains(scan.word(at)), ["night", "evening"].contains(scan.word(at + 1)) {
      return (.days([scan.context.now.day]), at + 2)
    }
    if Self.tonight.contains(scan.word(at)) { return (.days([scan.context.now.day]), at + 1) }
    // "Until Wednesday": from tonight on.
    if ["until", "till", "til", "through", "thru"].contains(scan.word(at)),
      let last = DayParser(scan: scan).day(at: at + 1), case .day(let day) = last.value
    {
      let today = scan.context.now.day
      return (1...5).contains(day - today) ? (.days((0...(day - today)).map { today + $0 }), last.end) : nil
    }
    if let match = DaysParser(scan: scan).days(at: at).first, case .days(let days) = match.value {
      return (1...6).contains(days.count) ? (match.value, match.end) : nil
    }
    // "Thursdays dinner".
    let word = scan.word(at)
    guard word.hasSuffix("s"), let weekday = DayWords.weekdays[String(word.dropLast())] else { return nil }
    let today = scan.context.now.day
    let next = today.next(weekday)
    let table = scan.context.table
    let planned = table.contains(next) ? next : table.first { $0.weekday == weekday && $0 >= today }
    return (.days([planned ?? next]), at + 1)
  }

  /// Whether a word there makes it the shopping: a list, something to buy, the store. "List the dinners" lists dinners.
  private func isHead(_ at: Int) -> Bool {
    let word = scan.word(at)
    if word == "pick" { return scan.word(at + 1) == "up" }
    guard Self.heads.contains(word) else { return false }
    guard word == "list", at == 0 || Self.openers.contains(scan.word(at - 1)) else { return true }
    return at + 1 >= scan.count || scan.tokens[at + 1].isSeparator || evenings(at + 1) != nil
      || ["for", "of", "just", "only", "please", "4"].contains(scan.word(at + 1))
  }

  /// Whether the evenings are what is bought for. "What do I have to buy tomorrow" tells when the shopping is done, and
  /// "tonight" alone is said of that too.
  private func isMeant(_ range: Range<Int>) -> Bool {
    // "What I need till Friday".
    if ["until", "till", "til", "through", "thru"].contains(scan.word(range.lowerBound)) { return true }
    var before = range.lowerBound - 1
    while before >= 0, ["the", "just", "only", "this", "on", "our", "my"].contains(scan.word(before)) {
      if ["just", "only"].contains(scan.word(before)) { return true }
      before -= 1
    }
    if before >= 0, Self.links.contains(scan.word(before)) { return true }
    var behind = range.upperBound
    if scan.word(behind) == "'s" { behind += 1 }
    return behind > range.upperBound || ["only", "alone"].contains(scan.word(behind))
      || Self.meals.contains(scan.word(behind))
  }

  private static let intent = "show_list"
  private static let slot = "days"
  private static let links: Set<String> = [
    "for", "of", "to", "by", "covering", "4", "list", "shopping", "groceries",
  ]
  private static let tonight: Set<String> = ["tonite", "2nite", "tonights"]
  private static let meals: Set<String> = [
    "dinner", "dinners", "supper", "suppers", "meal", "meals", "dish", "dishes", "cooking", "tea", "menu",
  ]
  private static let needs: Set<String> = [
    "need", "needs", "needed", "must", "gotta", "supposed", "required", "requires", "have",
  ]
  private static let getting: Set<String> = ["get", "getting", "grab", "fetch"]
  private static let openers: Set<String> = [
    "please", "just", "ok", "okay", "so", "hey", "now", ",", "pls",
  ]
  private static let heads: Set<String> = [
    "list", "shoppinglist", "groceries", "grocery", "shopping", "buy", "buying", "bought", "shop", "purchase",
    "purchased", "purchases", "store", "supermarket", "market", "cart",
  ]
  private static let words: Set<String> = meals.union(links).union(heads).union(getting).union(needs)
    .union(openers).union([
      "what", "which", "how", "much", "do", "does", "should", "shall", "will", "would", "could", "can",
      "may", "has", "want", "i", "we", "you", "me", "us", "my", "our", "the", "a", "an", "is", "are", "am",
      "be", "being", "'s", "'m", "'re", "'d", "'ll", "'ve", "it", "its", "them", "this", "that", "these",
      "those", "there", "here", "on", "in", "at", "from", "out", "with", "or", "but", "still", "only",
      "alone", "else", "all", "anything", "everything", "any", "some", "stuff", "things", "thing",
      "part", "bit", "show", "see", "view", "display", "give", "tell", "read", "let", "make", "write", "open",
      "look", "know", "filter", "narrow", "limit", "limited", "shorten", "cut", "down", "restrict",
      "restricted", "up", "pick", "plz", "kindly", "thanks", "hi", "hello", "sous", "um", "uh",
      "er", "got", "gonna", "going", "go", "goes", "cook", "items", "ingredients",
      "evening", "evenings", "night", "nights", "day", "days", "really", "actually",
      "home", "already", "missing", "left", "yet", "wanna", "require", "necessary", "time", "id", "short",
      "and", "come", "cost", "costs", "total", "altogether", "run", "set", "back",
    ])
}
