import Hassil
import Language
import Testing
import Values

@Suite("Foreign grammars: lists")
struct ForeignListTests {
  @Test("values give out what they say: text, number, truth, or the wording itself")
  func values() {
    let grammar = foreignGrammar(
      "pick {x}", "move {x:y}",
      extra: """
        lists:
          x:
            values:
              - "tEsT    1"
              - "(the|my) light[s]"
              - {in: "(scarlet|crimson)", out: red}
              - {in: five, out: 5}
              - {in: "five stars", out: "5"}
              - {in: tenth, out: 0.1}
              - {in: yes, out: true}
              - {in: no, out: false}
              - {in: [one, uno], out: 1}
              - {in: "alpha ", out: A}
              - {in: "j[k]l"}
              - "A.C."
              - ""

        """)
    expect(
      grammar,
      [
        ("pick test 1", "Test x=tEsT    1"), ("pick my lights", "Test x=my lights"),
        ("pick THE light", "Test x=the light"), ("pick light", "none"), ("pick crimson", "Test x=red"),
        ("pick five", "Test x=#5"), ("pick five stars", "Test x=5"), ("pick tenth", "Test x=#1/10"),
        ("pick yes", "Test x=!yes"), ("pick no", "Test x=!no"), ("move uno", "Test y=#1"),
        ("pick alpha!", "Test x=A"), ("pick jl", "Test x=jl"), ("pick jkl", "Test x=jkl"),
        ("pick a.c.", "Test x=A.C."), ("pick", "none"), ("pick ", "none"), ("pick alphas", "none"),
      ])
  }

  @Test("a value's context meets the conditions of the sentence, its metadata comes along")
  func valueContext() {
    let grammar = foreign(
      """
      intents:
        Close:
          data:
            - sentences: ["close [the] {name}"]
              requires_context: {domain: cover}
        Play:
          data:
            - sentences: ["play [the] {name}"]
              excludes_context: {domain: [cover, light]}
      lists:
        name:
          values:
            - {in: garage door, out: g1, context: {domain: cover}, metadata: {kind: door, floors: 2}}
            - {in: hue, out: h1, context: {domain: light}}
            - {in: roku, out: r1, context: {domain: player}}
            - {in: plain, out: p1}
      """)
    expect(
      grammar,
      [
        ("close the garage door", "Close name=g1"), ("close the hue", "none"), ("close plain", "none"),
        ("play roku", "Play name=r1"), ("play plain", "Play name=p1"), ("play the garage door", "none"),
        ("play hue", "none"),
      ])
    #expect(grammar.reads("close plain", ["domain": .text("cover")]) == "Close name=p1")
    #expect(grammar.reads("play plain", ["domain": .text("light")]) == "none")
    let found = grammar.recognize("close garage door")
    #expect(found.slotMetadata == ["name": .map(["kind": .text("door"), "floors": .number(Rational(2))])])
  }

  @Test("a value with conditions of its own counts only where they hold")
  func valueConditions() {
    let grammar = foreignGrammar(
      "go {x}",
      extra: """
        lists:
          x:
            values:
              - {in: up, out: lift, requires_context: {lift: true}}
              - {in: up, out: stairs, excludes_context: {lift: true}}

        """)
    #expect(grammar.reads("go up") == "Test x=stairs")
    #expect(grammar.reads("go up", ["lift": .flag(true)]) == "Test x=lift")
    #expect(grammar.reads("go up", ["lift": .flag(false)]) == "Test x=stairs")
  }

  @Test("ranges match digits and number words")
  func ranges() {
    let grammar = foreignGrammar(
      "n {n}", "say {n} times", extra: "lists: {n: {range: {from: -1000, to: 2000000}}}\n")
    expect(
      grammar,
      [
        ("n 21", "Test n=#21"), ("n twenty one", "Test n=#21"), ("n twenty-one", "Test n=#21"),
        ("n one hundred and five", "Test n=#105"), ("n one hundred five", "Test n=#105"),
        ("n a hundred", "Test n=#100"), ("n minus three", "Test n=#-3"), ("n negative three", "Test n=#-3"),
        ("n -3", "Test n=#-3"), ("n one thousand nine hundred ninety-nine", "Test n=#1999"),
        ("n two thousand and six", "Test n=#2006"), ("n one million", "Test n=#1000000"),
        ("n 1,500", "Test n=#1500"), ("n zero", "Test n=#0"), ("n FIFTY", "Test n=#50"),
        ("say nineteen times", "Test n=#19"), ("n nineteen ninety-nine", "none"), ("n five four", "none"),
        ("n twenty eleven", "none"), ("n hundred", "none"), ("n -1001", "none"), ("n 2.5", "none"),
        ("n half", "none"), ("n one and a half", "none"), ("n", "none"), ("n ones", "none"), ("n 5x", "none"),
      ])
  }

  @Test("steps, fractions, multipliers, digits and words are respected")
  func rangeOptions() {
    let grammar = foreignGrammar(
      "step {step}", "half {half}", "tenth {tenth}", "volume {volume}", "word {word}", "digit {digit}",
      extra: """
        lists:
          step: {range: {from: 0, to: 100, step: 10}}
          half: {range: {from: 1, to: 5, fractions: halves}}
          tenth: {range: {type: temperature, from: -2, to: 2, fractions: tenths}}
          volume: {range: {from: 0, to: 100, type: percentage, multiplier: 0.01}}
          word: {range: {from: 0, to: 9, digits: false}}
          digit: {range: {from: 0, to: 9, words: false}}

        """)
    expect(
      grammar,
      [
        ("step 30", "Test step=#30"), ("step 25", "none"), ("step thirty", "Test step=#30"),
        ("step 110", "none"),
        ("half 2.5", "Test half=#5/2"), ("half 2,5", "Test half=#5/2"), ("half 2.0", "Test half=#2"),
        ("half two point five", "Test half=#5/2"), ("half one and a half", "Test half=#3/2"),
        ("half 1 1/2", "Test half=#3/2"), ("half 1½", "Test half=#3/2"), ("half 3/2", "Test half=#3/2"),
        ("half 2.1", "none"), ("half 1/2", "none"), ("half 6", "none"), ("tenth 1/2", "Test tenth=#1/2"),
        ("tenth one point one", "Test tenth=#11/10"), ("tenth minus one point five", "Test tenth=#-3/2"),
        ("tenth -0.5", "Test tenth=#-1/2"), ("tenth half", "Test tenth=#1/2"), ("tenth 1.12", "none"),
        ("volume 50", "Test volume=#1/2"), ("volume seven", "Test volume=#7/100"),
        ("word one", "Test word=#1"),
        ("word 1", "none"), ("digit 1", "Test digit=#1"), ("digit one", "none"),
      ])
  }

  @Test("a data block's own lists and rules win, also inside of shared rules")
  func localScope() {
    let grammar = foreign(
      """
      intents:
        Shared:
          data:
            - sentences: ["paint <it>", "see {colour}"]
        Own:
          data:
            - sentences: ["dye <it>", "mix {colour} <how>"]
              lists: {colour: {values: [blue]}}
              expansion_rules: {thing: "wool", how: "well"}
      lists: {colour: {values: [red]}}
      expansion_rules: {it: "<thing> {colour}", thing: "wood"}
      """)
    expect(
      grammar,
      [
        ("paint wood red", "Shared colour=red"), ("paint wool red", "none"), ("paint wood blue", "none"),
        ("dye wool blue", "Own colour=blue"), ("dye wood blue", "none"), ("dye wool red", "none"),
        ("mix blue well", "Own colour=blue"), ("see red", "Shared colour=red"), ("see blue", "none"),
      ])
  }
}
