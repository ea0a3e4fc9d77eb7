import Hassil
import Language
import Testing

@Suite struct ForeignBoundTests {
  @Test("sentences that unfold without end cost their file, which is named, and the other one is heard")
  func bomb() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    bomb += "intents:\n  Other:\n    data:\n      - sentences: *a9\n"
    let good = "intents:\n  Test:\n    data:\n      - sentences:\n          - good line\n"
    let took = ContinuousClock().measure {
      let read = loadForeignGrammar(files: [("bomb.yaml", bomb), ("good.yaml", good)])
      #expect(read?.1.map(\.path) == ["bomb.yaml"])
      #expect(read.map { ForeignRecognizer($0.0).reads("good line") } == "Test")
    }
    #expect(took < .seconds(1))
  }

  @Test("rules that name each other twice at every level are no trouble")
  func rules() {
    let rules = (1..<40).map { "  r\($0): '<r\($0 - 1)> [y] <r\($0 - 1)>'\n" }.joined()
    let took = ContinuousClock().measure {
      let recognizer = foreignGrammar("good line", "<r39>", extra: "expansion_rules:\n  r0: x\n\(rules)")
      #expect(recognizer.reads("good line") == "Test")
      #expect(recognizer.reads("x x y x") == "none")
    }
    #expect(took < .seconds(2))
  }
}
