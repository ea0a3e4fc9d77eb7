import Foundation
import Language
import Testing
import Values

/// A grammar of one intent with these sentences.
private func grammarOf(_ sentences: String, extra: String = "", act: String = "change") -> (
  Grammar, [GrammarProblem]
) {
  let intent = "intent: add_item\nsummary: Add\nact: \(act)\n\(extra)\nsentences:\n\(sentences)\n"
  let rules = "polite: [please, can you]\nstop: [the a and]\nnegations: [not]\nrules:\n  add: \"(add|put)\"\n"
  let list = "list: colour\nvalues: [red, {in: [\"sky blue\", blue], out: azure}]\n"
  return loadGrammar(files: [
    ("intents/groceries/add_item.yaml", intent), ("intents/rules.yaml", rules),
    ("intents/lists/colour.yaml", list),
  ])
}

private func read(_ line: String, _ grammar: Grammar, facts: [String: String] = [:]) -> Recognition {
  Recognizer(grammar: grammar, lists: [], model: nil).recognize(
    line, expecting: nil, context: RecognitionContext(now: monday, facts: facts))
}

@Suite("Grammar files")
struct GrammarTests {
  @Test(
    "what is wrong is a problem with its line, never a crash",
    arguments: [
      ("  - \"add {nothing}\"", "", "no slot, list or entity is called {nothing}", 6),
      ("  - \"<nothing> milk\"", "", "no rule is called <nothing>", 6),
      ("  - \"add (milk\"", "", "is missing", 6),
      ("  - \"add milk)\"", "", "closes nothing", 6),
      ("  - \"add {5..2:n}\"", "", "not a range", 6),
      ("  - \"a (b|c;d)\"", "", "mixed", 6),
      ("  - add", "sumary: x", "unknown key “sumary”", 4),
      ("  - add", "slots: {n: {entity: wibble}}", "no entity or list is called “wibble”", 4),
      ("  - add", "slots: {n: {many: true}}", "names no entity", 4),
      ("  - add", "details: [wibble]", "no detail is called “wibble”", 4),
      ("  - add", "not: [{say: x, is: wibble}]", "no intent is called “wibble”", 4),
      ("  - add", "examples: [{slots: {}}]", "needs “say”", 4),
      ("  - add", "rules: {loop: \"<loop>\"}\nexamples: []", "", 0),
      ("  - {set: {a: b}}", "", "needs “in”", 6),
    ])
  func problems(_ sentences: String, _ extra: String, _ message: String, _ line: Int) {
    let (_, problems) = grammarOf(sentences, extra: extra)
    guard !message.isEmpty else { return #expect(problems.isEmpty) }
    #expect(problems.contains { $0.message.contains(message) && $0.line == line }, "\(problems)")
    #expect(problems.allSatisfy { $0.path == "intents/groceries/add_item.yaml" })
  }

  @Test("a rule that goes in circles is a problem")
  func circles() {
    let (_, problems) = grammarOf("  - \"<loop> milk\"", extra: "rules: {loop: \"a <loop>\"}")
    #expect(problems.contains { $0.message.contains("circles") })
  }

  @Test("files that are no YAML, are empty, or are misnamed are problems")
  func brokenFiles() {
    let (grammar, problems) = loadGrammar(files: [
      ("a/b.yaml", "intent: [unclosed"), ("a/c.yaml", ""),
      ("a/d.yaml", "intent: other\nsummary: s\nact: show\n"),
      ("a/e.yaml", "just text"), ("a/f.yaml", "intent: f\nsummary: s\nact: fly\n"),
      ("a/g.yaml", "intent: g\nintent: g\n"),
    ])
    #expect(grammar.intents.isEmpty)
    #expect(
      Set(problems.map(\.path)) == ["a/b.yaml", "a/c.yaml", "a/d.yaml", "a/e.yaml", "a/f.yaml", "a/g.yaml"])
  }

  @Test("the order of the files does not matter, and a cache keeps it all")
  func stable() throws {
    #expect(loadGrammar(files: intentFiles.reversed()).0 == grammar)
    #expect(try JSONDecoder().decode(Grammar.self, from: JSONEncoder().encode(grammar)) == grammar)
  }

  @Test("the page of intents names every intent with its first example")
  func page() {
    let page = intentsPage(grammar)
    for intent in grammar.intents {
      #expect(page.contains("| `\(intent.name)` |"))
      #expect(page.contains("“\(intent.examples.first?.say ?? "-")”"))
    }
  }
}

@Suite("The template language")
struct TemplateTests {
  @Test(
    "each form matches what it stands for, and nothing else",
    arguments: [
      ("add (milk|eggs)", "add eggs", true), ("add (milk|eggs)", "add bread", false),
      ("add [the] milk", "add milk", true),
      ("add (milk|) now", "add now", true), ("(red;blue) paint", "blue red paint", true),
      ("(red;blue) paint", "red paint", false),
      ("<add> milk", "put milk", true), ("dinner[s] ready", "dinners ready", true),
      ("dinner[s] ready", "dinner s ready", false),
      ("colo[u]r me", "colour me", true), ("what('s| is) on", "what is on", true),
      ("what('s| is) on", "whats on", true),
      ("add crème", "ADD CREME", true), ("paint it {colour}", "paint it sky blue", true),
      ("serve {1..20:n}", "serve twenty", true),
      ("serve {1..20:n}", "serve 21", false),
    ])
  func forms(_ template: String, _ line: String, _ matches: Bool) {
    let (grammar, problems) = grammarOf("  - \"\(template)\"")
    #expect(problems.isEmpty)
    #expect((read(line, grammar).confidence == 100) == matches)
  }

  @Test("list values give their ids, ranges their numbers")
  func values() {
    let (grammar, _) = grammarOf("  - \"paint {1..9:count} {colour}\"")
    let found = read("please paint three blue", grammar)
    #expect(found.value("colour") == .item(list: "colour", id: "azure", name: "blue"))
    #expect(found.value("count") == .number(Rational(3)))
    #expect(found.slots.map(\.name) == ["colour", "count"])
    #expect(Utterance(found.said).text(found.slots[0].range) == "blue")
  }

  @Test(
    "a wildcard keeps its commas and leaves the politeness",
    arguments: [
      ("add milk please", "milk"),
      ("can you add milk, eggs and two loaves of bread, please", "milk, eggs and two loaves of bread"),
      ("add Crème fraîche", "Crème fraîche"),
    ])
  func wildcard(_ line: String, _ text: String) {
    let (grammar, _) = grammarOf("  - \"add {text:item}\"")
    #expect(read(line, grammar).value("item") == .text(text))
  }

  @Test("context opens and closes sentences, fixed slots and the response come along")
  func context() {
    let (grammar, problems) = grammarOf(
      """
        - in: ["again"]
          set: {because: taste}
          requires_context: {focus: plan}
          excludes_context: {mode: quiet}
          response: swapped
      """)
    #expect(problems.isEmpty)
    let found = read("again", grammar, facts: ["focus": "plan"])
    #expect(
      found.intent == "add_item" && found.response == "swapped" && found.value("because") == .text("taste"))
    #expect(read("again", grammar).intent == nil)
    #expect(read("again", grammar, facts: ["focus": "plan", "mode": "quiet"]).intent == nil)
  }

  @Test("what destroys never fires from a repaired word")
  func destroy() {
    let (grammar, _) = grammarOf("  - \"delete everything in there\"", act: "destroy")
    #expect(read("delete everything in there", grammar).band == .act)
    let slip = read("delete everythign in there", grammar)
    #expect(slip.fuzzy && slip.band == .ask)
  }

  @Test("two equally good intents are asked about")
  func tie() {
    let (one, _) = grammarOf("  - clear it")
    let (two, _) = loadGrammar(files: [
      (
        "a/first.yaml",
        "intent: first\nsummary: First\nact: show\nsentences: [clear it]\nexamples: [clear it]"
      ),
      (
        "a/second.yaml",
        "intent: second\nsummary: Second\nact: show\nsentences: [clear it]\nexamples: [clear it]"
      ),
    ])
    #expect(read("clear it", one).intent == "add_item")
    let found = read("clear it", two)
    #expect(
      found.intent == nil && found.band == .ask && found.alternatives.map(\.intent) == ["first", "second"])
  }

  @Test("run-time lists: plurals meet, some words of a title do, the longest wins")
  func runtime() {
    #expect(understood("no mushrooms").value("avoid")?.shortTexts == ["mushroom"])
    #expect(understood("what can I make with mac and cheese").value("want")?.shortTexts == ["mac-and-cheese"])
    #expect(understood("recipe for the linguine").value("recipe")?.shortTexts == ["garlic-shrimp-linguine"])
    #expect(
      understood("no seafood").slots.values("avoid").flatMap(\.shortTexts) == [
        "fish", "shellfish-free", "mollusc",
      ])
  }
}
