import Hassil
import Language
import Testing
import Values

@Suite("Foreign grammars: data blocks and files")
struct ForeignBlockTests {
  @Test("fixed slots, response and metadata; what was said wins over what is fixed")
  func fixed() {
    let grammar = foreign(
      """
      intents:
        On:
          data:
            - sentences: ["on [in {area}]"]
              slots: {domain: light, level: 5, all: true, quoted: "5", area: everywhere}
              response: done
              metadata: {key: text, number: 1234, deep: {list: [1, two]}}
      lists: {area: {values: [hall]}}
      """)
    expect(
      grammar,
      [
        ("on", "On all=!yes area=everywhere domain=light level=#5 quoted=5"),
        ("on in hall", "On all=!yes area=hall domain=light level=#5 quoted=5"),
      ])
    let found = grammar.recognize("on")
    #expect(found.response == "done")
    #expect(
      found.metadata
        == .map([
          "key": .text("text"), "number": .number(Rational(1234)),
          "deep": .map(["list": .list([.number(.one), .text("two")])]),
        ]))
    #expect(grammar.recognize("off").response == nil)
  }

  @Test(
    "conditions on the context",
    arguments: [
      ("requires_context: {room: hall}", ["room": .text("hall")], true),
      ("requires_context: {room: hall}", ["room": .text("attic")], false),
      ("requires_context: {room: hall}", [:], false),
      ("requires_context: {room: [hall, attic]}", ["room": .text("attic")], true),
      ("requires_context: {room: [hall, attic]}", ["room": .text("cellar")], false),
      ("requires_context: {room: null}", ["room": .text("any")], true),
      ("requires_context: {room: null}", [:], false),
      ("requires_context: {room: '*'}", ["room": .number(.one)], true),
      ("requires_context: {n: 3}", ["n": .number(Rational(3))], true),
      ("requires_context: {n: 3}", ["n": .text("3")], false),
      ("requires_context: {on: true}", ["on": .flag(true)], true),
      ("requires_context: {on: true}", ["on": .flag(false)], false),
      ("requires_context: {a: 1, b: 2}", ["a": .number(.one)], false),
      ("requires_context: {room: {value: hall}}", ["room": .text("hall")], true),
      ("excludes_context: {room: hall}", ["room": .text("hall")], false),
      ("excludes_context: {room: hall}", ["room": .text("attic")], true),
      ("excludes_context: {room: hall}", [:], true),
      ("excludes_context: {room: [hall, attic]}", ["room": .text("attic")], false),
      ("excludes_context: {room: null}", ["room": .text("any")], false),
      ("excludes_context: {room: null}", [:], true),
    ] as [(String, [String: ForeignValue], Bool)])
  func conditions(_ condition: String, _ context: [String: ForeignValue], _ matches: Bool) {
    let grammar = foreign("intents:\n  A:\n    data:\n      - sentences: [go]\n        \(condition)\n")
    #expect(grammar.reads("go", context) == (matches ? "A" : "none"))
  }

  @Test("a condition may copy the context's value into a slot")
  func copied() {
    let grammar = foreign(
      """
      intents:
        Close:
          data:
            - sentences: ["close [in {area}]"]
              requires_context:
                area: {slot: true}
                mode: {value: home, slot: true}
                not_copied: x
                other: {value: null, slot: elsewhere}
      lists: {area: {values: [hall]}}
      """)
    let context: [String: ForeignValue] = [
      "area": .text("attic"), "mode": .text("home"), "not_copied": .text("x"), "other": .number(Rational(7)),
    ]
    expect(
      grammar,
      [
        ("close", "Close area=attic elsewhere=#7 mode=home"),
        ("close in hall", "Close area=hall elsewhere=#7 mode=home"),
      ],
      context: context)
    #expect(grammar.reads("close") == "none")
    #expect(grammar.reads("close", context.merging(["mode": .text("away")]) { $1 }) == "none")
  }

  @Test("one of the required keywords must be said")
  func keywords() {
    let grammar = foreign(
      """
      intents:
        A:
          data:
            - sentences: ["buy {what}"]
              required_keywords: [milk, "eggs"]
      lists: {what: {wildcard: true}}
      """)
    expect(
      grammar,
      [
        ("buy some Milk", "A what=some Milk"), ("buy eggs", "A what=eggs"), ("buy bread", "none"),
        ("buy buttermilk", "none"),
      ])
  }

  @Test("several files are one grammar")
  func merged() {
    let loaded = loadForeignGrammar(files: [
      (
        "en/_common.yaml",
        "language: en\nlists:\n  area: {values: [hall]}\nexpansion_rules: {in: 'in [the] {area}'}\nskip_words: [please]\nresponses: {errors: {}}\n"
      ),
      (
        "en/more.yaml",
        "language: en\nintents:\n  On: {data: [{sentences: ['on <in>']}]}\nlists:\n  area: {values: [attic]}\n"
      ),
      (
        "en/yet.yaml",
        "intents:\n  On: {data: [{sentences: ['<in> on']}]}\n  Off: {data: [{sentences: ['off <in>']}]}\n"
      ),
    ])
    #expect(loaded?.1.isEmpty == true)
    let grammar = ForeignRecognizer(loaded?.0 ?? ForeignGrammar())
    expect(
      grammar,
      [
        ("please on in the attic", "On area=attic"), ("in hall on", "On area=hall"),
        ("off in hall", "Off area=hall"),
      ])
  }

  @Test("our own layout is not taken for a foreign one")
  func layouts() {
    let ours = [
      ("intents/rules.yaml", "rules:\n  please: \"[please]\"\n"),
      ("intents/lists/cuisine.yaml", "list: cuisine\nvalues: [thai]\n"),
      ("intents/talk/help.yaml", "intent: help\nsummary: Shows help\nact: show\nsentences: [help]\n"),
      ("intents/broken.yaml", "intents: ["),
    ]
    #expect(loadForeignGrammar(files: ours) == nil)
    #expect(loadForeignGrammar(files: []) == nil)
  }

  @Test(
    "what is wrong is a problem with its line, and the rest works",
    arguments: [
      ("      - sentences: ['a (b']", "“)” is missing (character 5)", 5),
      ("      - sentences: ['a b)']", "“)” closes nothing (character 4)", 5),
      ("      - sentences: ['a {b']", "“}” is missing", 5),
      ("      - sentences: ['a {}']", "nothing between", 5),
      ("      - sentences: ['a (b|c;d)']", "mixed in one group (character 7)", 5),
      (
        "      - sentences: ['a {5..2:n}']",
        "not a range like {1..20:servings} or {0..100,5:level} (character 3)", 5
      ),
      ("      - sentences: ['a {1..9}']", "not a range", 5),
      ("      - sentences: ['a {1..9,0:n}']", "not a range", 5),
      ("      - sentences: ['a \\']", "a backslash stands before nothing", 5),
      ("      - sentences: ['a {b}']", "no list is called {b}", 5),
      ("      - sentences: ['a <b>']", "no rule is called <b>", 5),
      ("      - sentences: ['<loop>']\n        expansion_rules: {loop: 'x <loop>'}", "circles", 5),
      ("      - slots: {}", "no sentences", 5),
      ("      - sentences: [x]\n        sentenses: [y]", "unknown key “sentenses”", 6),
      ("      - sentences: [{a: b}]", "must be text", 5),
      ("      - sentences: [x]\n        lists: {l: {range: {from: 5, to: 1}}}", "the smaller first", 6),
      (
        "      - sentences: [x]\n        lists: {l: {range: {from: 1, to: 5, fractions: thirds}}}",
        "halves or tenths", 6
      ),
      ("      - sentences: [x]\n        lists: {l: {}}", "needs values", 6),
      ("      - sentences: [x]\n        lists: {l: {values: ['(a']}}", "is missing", 6),
      ("      - sentences: [x]\n        lists: {l: {values: ['a {b}']}}", "cannot hold rules or lists", 6),
      ("      - sentences: [x]\n        lists: {l: {values: [{out: a}]}}", "needs “in”", 6),
      ("      - sentences: [x]\n        requires_context: {a: {slot: [1]}}", "slot must be", 6),
    ])
  func problems(_ block: String, _ message: String, _ line: Int) {
    let text = "intents:\n  Good: {data: [{sentences: [good]}]}\n  Bad:\n    data:\n\(block)\n"
    let (grammar, problems) = foreignFile(text)
    #expect(problems.contains { $0.message.contains(message) && $0.line == line }, "\(problems)")
    #expect(problems.allSatisfy { $0.path == "grammar.yaml" })
    #expect(ForeignRecognizer(grammar).reads("good") == "Good")
  }

  @Test("a file that is no YAML is a problem, the others are read")
  func brokenFile() {
    let loaded = loadForeignGrammar(files: [
      ("a.yaml", "intents: [unclosed"), ("b.yaml", "intents: {A: {data: [{sentences: [go]}]}}"),
      ("c.yaml", ""),
    ])
    #expect(Set(loaded?.1.map(\.path) ?? []) == ["a.yaml", "c.yaml"])
    #expect(ForeignRecognizer(loaded?.0 ?? ForeignGrammar()).reads("go") == "A")
  }
}
