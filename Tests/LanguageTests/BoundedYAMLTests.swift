import Language
import Testing

@Suite struct BoundedYAMLTests {
  @Test("aliases that unfold without end cost their file, which is named, and the rest goes on")
  func bomb() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let took = ContinuousClock().measure {
      for file in [text + "sentences: *a11\n", text + "? *a11\n: x\n"] {
        guard case .failure(let problem) = readYAML(path: "bomb.yaml", text: file) else {
          Issue.record("unfolded")
          return
        }
        #expect(problem.path == "bomb.yaml")
        #expect(problem.message == "stands for more than 100000 values, so the file is left out")
      }
      let (grammar, problems) = loadGrammar(files: [
        ("intents/talk/bomb.yaml", text), ("intents/concepts.yaml", "concepts:\n  big: large huge\n"),
      ])
      #expect(grammar.concepts.map(\.name) == ["big"])
      #expect(problems.map(\.path) == ["intents/talk/bomb.yaml"])
    }
    #expect(took < .seconds(1))
  }

  @Test("what is no YAML is told in a few words, however long its line")
  func brokenLine() {
    let line = "a: [" + String(repeating: "x", count: 500_000) + "\n}"
    guard case .failure(let problem) = readYAML(path: "a.yaml", text: line) else {
      Issue.record("read")
      return
    }
    #expect(problem.message.count < 500)
  }
}
