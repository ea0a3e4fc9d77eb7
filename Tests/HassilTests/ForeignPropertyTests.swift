import Hassil
import Language
import Testing
import Values

/// Random templates out of pieces that can be said, and one way of saying each.
private struct RandomTemplates {
  var random: SplitMix64
  private let words = ["turn", "on", "the", "light", "in", "hall", "café", "o'clock", "5", "20%"]

  /// A template's text and something it stands for.
  mutating func template(depth: Int = 0) -> (text: String, said: String) {
    var text = ""
    var said = ""
    for index in 0...random.below(3) {
      let space = index == 0 ? "" : " "
      let part = part(depth: depth)
      text += space + part.text
      said += space + part.said
    }
    return (text, said)
  }

  private mutating func part(depth: Int) -> (text: String, said: String) {
    switch random.below(depth < 3 ? 9 : 4) {
    case 0, 1:
      let word = random.pick(from: words) ?? "a"
      return (word, word.uppercased())
    case 2: return ("{name}", random.pick(from: ["big lamp", "Fan", "my fan"]) ?? "fan")
    case 3: return ("{0..100,5:n}", random.pick(from: ["35", "thirty-five", "one hundred", "0"]) ?? "5")
    case 4:
      let inside = template(depth: depth + 1)
      return random.below(2) == 0 ? ("[\(inside.text)]", inside.said) : ("[\(inside.text)]", "")
    case 5:
      let (first, second) = (template(depth: depth + 1), template(depth: depth + 1))
      return ("(\(first.text)|\(second.text)|)", random.pick(from: [first.said, second.said, ""]) ?? "")
    case 6:
      let parts = (0..<3).map { _ in template(depth: depth + 1) }
      let said = random.shuffled(parts).map(\.said).joined(separator: " ")
      return ("(\(parts.map(\.text).joined(separator: ";")))", said)
    case 7: return ("dim(m|)er[s]", random.pick(from: ["dimmer", "dimers"]) ?? "dimer")
    default: return ("<rule>", random.pick(from: ["now", "right now"]) ?? "now")
    }
  }
}

@Suite("Foreign grammars: laws")
struct ForeignPropertyTests {
  private let extra = """
    lists: {name: {values: [big lamp, "(|my) fan"]}, any: {wildcard: true}}
    expansion_rules: {rule: "[right] now"}
    skip_words: [please]

    """

  @Test(
    "what a random template stands for is read back, with words to skip anywhere between", arguments: 0..<60)
  func samples(_ seed: Int) {
    var pieces = RandomTemplates(random: SplitMix64(seed: UInt64(seed)))
    for _ in 0..<10 {
      let (text, said) = pieces.template()
      guard said.contains(where: \.isLetter) || said.contains(where: \.isNumber) else { continue }
      let grammar = foreignGrammar(text, extra: extra)
      #expect(grammar.recognize(said).intent == "Test", "\(text) ← \(said)")
      let polite = "Please, " + said + " please"
      #expect(grammar.recognize(polite).intent == "Test", "\(text) ← \(polite)")
      #expect(grammar.recognize(said + " wibble").intent == nil, "\(text) ← \(said) wibble")
    }
  }

  @Test("no template text crashes; a broken one says where", arguments: 0..<40)
  func fuzz(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let signs = [
      "(", ")", "[", "]", "{", "}", "<", ">", "|", ";", "\\", ":", "..", ",", "/", "@", "a", "turn", " ", "1",
      "9", "-", "'", "é", "rule", "any", "%",
    ]
    for _ in 0..<60 {
      let text = (0..<random.below(14)).compactMap { _ in random.pick(from: signs) }.joined()
      for parse in [{ try Template(exact: $0) }, { try Template($0) }] as [(String) throws -> Template] {
        do {
          _ = try parse(text)
        } catch {
          let column = (error as? Template.ParseError)?.column ?? 0
          #expect((1...text.count + 1).contains(column), "\(text): \(column)")
        }
      }
      let quoted = text.replacing("'", with: "''")
      let (grammar, problems) = foreignFile(
        "intents:\n  Test:\n    data:\n      - sentences:\n          - '\(quoted)'\n\(extra)")
      let isSound = grammar.blocks.contains { !$0.sentences.isEmpty }
      #expect(isSound || problems.contains { $0.line == 5 }, "\(text)")
      let recognizer = ForeignRecognizer(grammar)
      for line in ["turn 1 a", "please", "a'1", "%", text] { _ = recognizer.recognize(line) }
    }
  }

  @Test("hostile grammars and lines come to an end")
  func hostile() {
    #expect(throws: Template.ParseError.self) { try Template(exact: String(repeating: "(", count: 100_000)) }
    #expect(throws: Template.ParseError.self) {
      try Template(String(repeating: "[", count: 61) + String(repeating: "]", count: 61))
    }
    let doubling = (1...40).map { "  r\($0): \"[<r\($0 - 1)>] [<r\($0 - 1)>]\"\n" }.joined()
    let grammar = foreignGrammar(
      "<r40>", "{a} {b} {c} {d} {e} end", String(repeating: "(x|x x|) ", count: 30) + "y",
      extra: "expansion_rules:\n  r0: \"z\"\n\(doubling)lists:\n"
        + ["a", "b", "c", "d", "e"].map { "  \($0): {wildcard: true}\n" }.joined() + "skip_words: [w, w w]\n")
    #expect(grammar.recognize("z").intent == "Test")
    for word in ["w", "x"] {
      let line = Array(repeating: word, count: 2_000).joined(separator: " ")
      #expect(grammar.recognize(line).intent == nil)
    }
    #expect(grammar.recognize(String(repeating: "\u{0}🙂", count: 2_000)).intent == nil)
  }
}
