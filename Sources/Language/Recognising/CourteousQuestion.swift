/// "Could you tell me whether we still have any flour?", "I should like to know how long the soup may be kept": a question behind
/// words of courtesy. It is asked plainly, and never noted as told.
struct CourteousQuestion {
  let scan: Scan

  /// "Do we still have any flour?"; nil for every other line, and where it can't be turned round.
  func plain() -> String? {
    for at in scan.tokens.indices where at == 0 || scan.tokens[at - 1].isSeparator {
      guard let asked = opening(at: at) else { continue }
      let end = (asked.start..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
      // "Check if we have rice, and if not put it on the list": the order behind is read with it.
      guard !(asked.start..<end).contains(where: { isOrder(behind: $0) }) else { continue }
      let rest = end + 1 < scan.count ? " " + scan.utterance.text(tokens: end + 1..<scan.count) : ""
      let question =
        Self.whether.contains(scan.word(asked.start))
        ? turned(asked.start + 1..<end) : asked.isPlain ? nil : ofWhat(asked.start..<end)
      guard let question else { continue }
      let front = at == 0 ? "" : scan.utterance.text(tokens: 0..<at) + " "
      return front + question + "?" + rest
    }
    return nil
  }

  private func isOrder(behind at: Int) -> Bool {
    ["and", "then", "so", "or", ","].contains(scan.word(at))
      && (Self.orders.contains(scan.word(at + 1)) || ["if", "otherwise"].contains(scan.word(at + 1)))
  }

  /// Whether the line begins so.
  var isOpening: Bool { opening(at: 0) != nil }

  /// Whether the clause around the token begins so.
  func holds(_ token: Int) -> Bool {
    let start = (0..<token).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    return (start...token).contains { at in
      (at == start || scan.tokens[at - 1].isSeparator || Self.leading.contains(scan.word(at - 1)))
        && (opening(at: at).map { $0.start <= token } ?? false)
    }
  }

  /// Where the question word stands behind an opener, and whether plain sentences know the opener.
  private func opening(at first: Int) -> (start: Int, isPlain: Bool)? {
    var at = first
    while at < scan.count,
      Self.leading.contains(scan.word(at)) || at > first && scan.tokens[at].kind == .comma
    {
      at += 1
    }
    for opener in Self.openers
    where opener.words.indices.allSatisfy({ scan.word(at + $0) == opener.words[$0] }) {
      var next = at + opener.words.count
      skip(["please", "me", "us", "kindly", ","], in: scan, at: &next)
      let word = scan.word(next)
      guard Self.whether.contains(word) || opener.isOfAll && Self.asking.contains(word) else { continue }
      return (next, opener.isPlain)
    }
    return nil
  }

  /// "We still have any flour" as "do we still have any flour", "the fish is safe" as "is the fish safe".
  private func turned(_ range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : scan.utterance.text(tokens: range) }
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
    let isPronoun = Self.pronouns.contains(scan.word(first))
    var at = first + 1
    if !isPronoun {
      guard
        let verb = range.dropFirst().prefix(7).first(where: {
          Self.helping.contains(scan.word($0)) || scan.word($0) == "'s" && Self.isEnough(behind: $0, scan)
        }), !(first..<verb).contains(where: { scan.tokens[$0].isSeparator })
      else { return nil }
      at = verb
    }
    let subject = first..<(isPronoun ? first + 1 : at)
    var verb = at
    skip(["still", "already", "also", "even", "actually", "perhaps", "really"], in: scan, at: &verb)
    let between = text(at..<verb)
    let word = scan.word(verb)
    let behind = text(verb + 1..<max(verb + 1, range.upperBound))
    switch word {
    case "'s", "is": return joined("is", text(subject), between, behind)
    case "'re": return joined("are", text(subject), between, behind)
    case "'ve": return joined("have", text(subject), between, behind)
    case "have", "has":
      let next = scan.word(verb + 1)
      if next == "got" || next.hasSuffix("ed") || ["run", "had", "eaten", "been"].contains(next) {
        return joined(word, text(subject), between, behind)
      }
      if ["to", "a", "an", "any", "some", "enough", "no", "the"].contains(next) || isPronoun {
        return joined(word == "has" ? "does" : "do", text(subject), between, "have", behind)
      }
      return joined(word, text(subject), between, behind)
    case "need", "want", "eat", "like", "use", "own", "stock", "keep":
      guard isPronoun, !["he", "she", "it"].contains(scan.word(first)) else { return nil }
      return joined("do", text(subject), between, word, behind)
    default:
      guard Self.helping.contains(word) else { return nil }
      return joined(word, text(subject), between, behind)
    }
  }

  /// A "'s" that is a verb, and no sign of whose something is.
  private static func isEnough(behind at: Int, _ scan: Scan) -> Bool {
    ["still", "safe", "ok", "okay", "good", "fine", "any", "enough", "off", "gone", "left"].contains(
      scan.word(at + 1))
  }

  /// "How long a roast chicken may be kept" as "how long may a roast chicken be kept"; as it is where its verb stands in front.
  private func ofWhat(_ range: Range<Int>) -> String? {
    func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : scan.utterance.text(tokens: range) }
    var at = range.lowerBound + 1
    if ["how", "what", "which"].contains(scan.word(range.lowerBound)),
      ["long", "much", "many", "often", "far", "hot", "else"].contains(scan.word(at))
    {
      at += 1
    }
    guard at < range.upperBound else { return nil }
    let stop = range.upperBound
    let verb = (at..<min(stop, at + 6)).first { Self.helping.contains(scan.word($0)) }
    guard let verb, verb > at, scan.word(range.lowerBound) != "who",
      !(at..<verb).contains(where: { scan.tokens[$0].isSeparator })
    else { return text(range) }
    if scan.word(verb) == "have", Self.pronouns.contains(scan.word(verb - 1)) {
      return [text(range.lowerBound..<at), "do", text(at..<stop)].joined(separator: " ")
    }
    return [text(range.lowerBound..<at), scan.word(verb), text(at..<verb), text(verb + 1..<stop)].filter {
      !$0.isEmpty
    }.joined(separator: " ")
  }

  private struct Opener: Sendable {
    var words: [String]
    /// Plain sentences have it before "what" and "how".
    var isPlain = false
    /// Before "what" and "how" as well, and not before "if" alone.
    var isOfAll = true

    init(_ text: String, isPlain: Bool = false, isOfAll: Bool = true) {
      words = text.split(separator: " ").map(String.init)
      (self.isPlain, self.isOfAll) = (isPlain, isOfAll)
    }
  }

  private static let openers: [Opener] = {
    var all: [Opener] = []
    for modal in ["could", "can", "would", "will", "might"] {
      for soft in ["", "please ", "kindly ", "possibly ", "perhaps ", "maybe ", "just "] {
        all.append(Opener("\(modal) you \(soft)tell", isPlain: true))
        for verb in ["check", "see", "look", "look up", "find out", "say"] {
          all.append(Opener("\(modal) you \(soft)\(verb)", isOfAll: false))
        }
      }
      for kind in ["so kind", "so kind as", "kind enough", "so good", "so good as", "good enough"] {
        all.append(Opener("\(modal) you be \(kind) to tell"))
        all.append(Opener("\(modal) you be \(kind) and tell"))
      }
      all.append(Opener("\(modal) you mind telling"))
      all.append(Opener("\(modal) you know"))
      all.append(Opener("\(modal) you happen to know"))
      all.append(Opener("\(modal) i ask"))
      all.append(Opener("\(modal) i ask you"))
    }
    all += ["may i ask", "may i ask you", "i wonder", "i am wondering", "i 'm wondering", "im wondering"].map
    { Opener($0) }
    all += ["i was wondering", "i was just wondering", "i 'm just wondering", "just wondering", "wondering"]
      .map { Opener($0) }
    for want in ["like", "love", "want", "need"] {
      for who in ["i should", "i would", "we should", "we would", "i 'd", "we 'd", "id", "i", "we"] {
        all.append(Opener("\(who) \(want) to know"))
      }
    }
    all += [
      "do you happen to know", "do you perhaps know", "have you any idea", "do you have any idea", "any idea",
    ].map { Opener($0) }
    all.append(Opener("do you know", isPlain: true))
    all.append(Opener("tell", isPlain: true))
    all += [
      "check", "i dont know", "i don't know", "dont know", "don't know", "i do not know", "not sure",
      "i am not sure",
    ].map {
      Opener($0, isOfAll: false)
    }
    all += ["i 'm not sure", "im not sure", "i cant remember", "i can't remember", "no idea"].map {
      Opener($0, isOfAll: false)
    }
    return all.sorted { $0.words.count > $1.words.count }
  }()

  /// What begins an order of its own.
  static let orders: Set<String> = [
    "add", "put", "buy", "remove", "take", "remind", "save", "note", "delete", "cross", "tick",
  ]
  private static let whether: Set<String> = ["whether", "if"]
  private static let asking: Set<String> = ["what", "how", "who", "which", "where", "why", "when", "whats"]
  private static let leading: Set<String> = [
    "please", "so", "and", "but", "hi", "hello", "hey", "ok", "okay", "also", "well", "oh", "excuse", "me",
    "sorry",
  ]
  private static let pronouns: Set<String> = [
    "i", "we", "you", "he", "she", "it", "they", "there", "this", "that", "these", "those",
  ]
  private static let helping: Set<String> = [
    "is", "are", "was", "were", "can", "could", "may", "might", "should", "must", "will", "would", "has",
    "have",
    "had", "'ve", "'re", "does", "do", "did",
  ]
}
