import Language
import Testing

/// What lint finds in two intents: `rent` with these keys of its own beside the sentences, and `buy`.
private func findings(
  _ sentences: String, _ keys: String = "", buy: String = "[\"buy a tent\"]", rules: String = "",
  files: [(path: String, text: String)] = []
) -> [Finding] {
  let all =
    [
      (
        "intents/shop/rent.yaml",
        "intent: rent\nsummary: Rent\nact: change\n\(keys)\nsentences: \(sentences)\n"
      ),
      ("intents/shop/buy.yaml", "intent: buy\nsummary: Buy\nact: change\nsentences: \(buy)\n"),
      ("intents/rules.yaml", "polite: [please]\nstop: [the a]\nnegations: [not]\nrules: {\(rules)}\n"),
    ] + files
  let (grammar, problems) = loadGrammar(files: all)
  return lint(
    grammar, problems, files: all, reader: Recognizer(grammar: grammar, lists: [], model: nil), lists: [],
    now: monday)
}

/// Without what every short grammar lacks.
private func rentFacts(_ found: [Finding]) -> [Finding.Fact] {
  found.filter { $0.path != "intents/shop/buy.yaml" }.map(\.fact).filter { fact in
    switch fact {
    case .noExamples, .noNearMisses: false
    case .problem, .unreachable, .repeated, .stolen, .lostExample, .nearMiss, .unfilledSlot, .unusedRule,
      .unusedList, .repeatedPhrasing:
      true
    }
  }
}

@Suite("Lint")
struct LintTests {
  @Test("files with nothing to mend give nothing but what they lack")
  func clean() {
    let found = findings("[\"rent a tent\"]")
    #expect(rentFacts(found) == [])
    #expect(found.filter { $0.fact == .noExamples(of: "rent") }.map(\.path) == ["intents/shop/rent.yaml"])
    #expect(found.contains { $0.fact == .noNearMisses(of: "buy") })
    #expect(found.allSatisfy { $0.level == .warning })
    let full = findings(
      "[\"rent a tent\"]", "examples: [\"rent a tent\"]\nnot: [{say: \"buy a tent\", is: buy}]")
    #expect(!full.contains { $0.path == "intents/shop/rent.yaml" }, "\(full)")
  }

  @Test("a reference to nothing is an error with its line")
  func dangling() {
    let found = findings("\n  - rent\n  - \"rent {nothing}\"")
    let problem = found.first { $0.level == .error }
    #expect(problem?.path == "intents/shop/rent.yaml" && problem?.line == 7)
  }

  @Test("a sentence that another intent always wins can never be reached")
  func unreachable() {
    let found = findings(
      "\n  - \"rent it\"\n  - \"go\"", "state: [open]", buy: "[\"[now] go\"]\nstate: [every]")
    let mine = Sentence(intent: "rent", template: "go")
    let theft = Theft(
      reading: .intent("buy", template: "[now] go"), sample: "go", count: 1, samples: 1)
    #expect(rentFacts(found) == [.unreachable(mine, by: theft)])
    #expect(found.first { $0.fact == .unreachable(mine, by: theft) }?.line == 7)
    #expect(found.first { $0.fact == .unreachable(mine, by: theft) }?.level == .error)
  }

  @Test("a sentence that loses some of its lines names who takes them")
  func stolen() {
    let found = findings("[\"(go|rent it)\"]", "state: [open]", buy: "[\"[now] go\"]\nstate: [every]")
    let theft = Theft(
      reading: .intent("buy", template: "[now] go"), sample: "go", count: 1, samples: 2)
    #expect(rentFacts(found) == [.stolen(Sentence(intent: "rent", template: "(go|rent it)"), by: theft)])
  }

  @Test("equal sentences of two intents are a tie, whichever loses")
  func tied() {
    let theft = Theft(reading: .tie(["buy", "rent"]), sample: "go", count: 1, samples: 1)
    let found = findings("[go]", buy: "[go]")
    #expect(rentFacts(found) == [.unreachable(Sentence(intent: "rent", template: "go"), by: theft)])
  }

  @Test("the same sentence twice is told once, unless its conditions differ")
  func repeated() {
    let twice = findings("\n  - \"rent  it\"\n  - \"rent it\"")
    #expect(rentFacts(twice) == [.repeated(Sentence(intent: "rent", template: "rent it"), line: 6)])
    let apart = findings("\n  - rent\n  - {in: [rent], requires_context: {focus: plan}}")
    #expect(rentFacts(apart) == [])
  }

  @Test("examples and near misses that go astray are errors, on their own line")
  func examples() {
    let keys = "examples:\n  - rent a tent\n  - buy a tent\nnot:\n  - {say: buy a tent, is: none}\n"
    let found = findings("[\"rent a tent\"]", keys)
    let reading = Misreading.intent("buy", template: "buy a tent")
    #expect(
      rentFacts(found) == [
        .lostExample("buy a tent", of: "rent", readAs: reading),
        .nearMiss("buy a tent", of: "rent", meant: nil, readAs: reading),
      ])
    #expect(found.filter { $0.level == .error }.map(\.line) == [6, 8])
  }

  @Test("a slot is filled by a sentence, a rule, a fixed value, its question or an answer's example")
  func slots() {
    let keys = """
      slots:
        by_rule: {entity: number}
        fixed: {entity: text}
        asked: {entity: number, ask: "How many?"}
        shown: {entity: number}
        never: {entity: number}
      rules: {count: "{by_rule}"}
      examples: [{say: "4", expecting: {slot: shown, entity: number}}]
      """
    let found = findings("[\"rent <count>\", {in: [rent], set: {fixed: x}}]", keys)
    #expect(rentFacts(found) == [.unfilledSlot("never", of: "rent")])
    #expect(found.first { $0.fact == .unfilledSlot("never", of: "rent") }?.line == 9)
  }

  @Test("rules and lists that nothing names, an intent's own and the shared")
  func unused() {
    let lists = [
      ("intents/lists/colour.yaml", "list: colour\nvalues: [red]\n"),
      ("intents/lists/shade.yaml", "list: shade\nvalues: [dark]\n"),
      ("intents/lists/look.yaml", "list: look\nunion: [shade]\n"),
    ]
    let found = findings(
      "[\"rent {look} <inner>\"]",
      "rules: {inner: \"<outer>\", idle: \"x\"}\nlists: {size: {values: [big]}}\nslots: {look: {entity: look}}",
      rules: "outer: \"now\", spare: \"later\"", files: lists)
    #expect(
      Set(rentFacts(found)) == [
        .unusedRule("idle", of: "rent"), .unusedList("size", of: "rent"), .unusedRule("spare", of: nil),
        .unusedList("colour", of: nil),
      ])
  }

  @Test("a phrasing that stands twice, however it is written, names the first")
  func phrasings() {
    let outside = ("intents/outside/other.yaml", "outside: |\n  fly me\n  LEND me one, please\n")
    let found = findings(
      "[rent]", "phrasings: |\n  lend me one please\n  let me have it\n  Let me have it.\n", files: [outside])
    let first = PhrasingPlace(intent: "rent", path: "intents/shop/rent.yaml", line: 6)
    let lent = PhrasingPlace(intent: "rent", path: "intents/shop/rent.yaml", line: 5)
    #expect(
      Set(rentFacts(found)) == [
        .repeatedPhrasing("Let me have it.", of: "rent", first: first),
        .repeatedPhrasing("LEND me one, please", of: "outside", first: lent),
      ])
    #expect(found.filter { $0.path.contains("outside") }.map(\.line) == [3])
  }
}
