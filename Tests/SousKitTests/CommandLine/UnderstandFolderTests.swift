import Foundation
import Testing

@Suite(.serialized) struct UnderstandFolderTests {
  private let homeAssistant = """
    language: en
    intents:
      AddItem:
        data:
          - sentences: ["add {item} to [the] {list}"]
            slots: {quiet: true, level: 0.5}
            response: added
            metadata: {from: tests}
      Here:
        data:
          - sentences: ["lights on"]
            requires_context: {area: {slot: true}}
      Broken:
        data:
          - sentences: ["(oops"]
    lists:
      item: {wildcard: true}
      list: {values: [{in: "shopping list", out: 3}]}
    skip_words: [please]
    """

  /// Runs `sous understand` over a folder with these files.
  private func run(
    _ files: [String: String], _ arguments: [String] = ["--json"], input: String
  ) throws -> Program.Run {
    let program = try Program()
    defer { program.clear() }
    let folder = URL(fileURLWithPath: program.path("grammar"))
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let said = try program.run(["understand", "--intents", folder.path] + arguments, input: input)
    return Program.Run(
      output: said.output, problems: said.problems.replacing(folder.path, with: "DIR"), status: said.status)
  }

  @Test("Home Assistant's layout is run strictly, one object a line; problems go to standard error")
  func strictly() throws {
    let run = try run(
      ["en/grammar.yaml": homeAssistant], input: "Please add milk, eggs to the shopping list\nadd milk\n")
    #expect(run.status == 0)
    #expect(
      run.output == """
        {"alternatives":[],"confidence":1,"intent":"AddItem","layer":"template","metadata":{"from":"tests"},\
        "response":"added","said":"Please add milk, eggs to the shopping list",\
        "slots":{"item":"milk, eggs","level":0.5,"list":3,"quiet":true}}
        {"alternatives":[],"confidence":0,"intent":null,"layer":null,"said":"add milk","slots":{}}

        """)
    #expect(run.problems == "sous: DIR/en/grammar.yaml:15: in “(oops”: “)” is missing (character 6)\n")
  }

  @Test("the context is looked at, and copied where the grammar says so")
  func context() throws {
    let files = ["grammar.yaml": homeAssistant]
    let known = try run(
      files, ["--json", "--context", #"{"area": "hall", "n": 2, "on": true}"#], input: "lights on\n")
    #expect(known.output.contains(#""intent":"Here""#) && known.output.contains(#""slots":{"area":"hall"}"#))
    let unknown = try run(files, input: "lights on\n")
    #expect(unknown.output.contains(#""intent":null"#))
  }

  @Test("our own layout keeps its meaning: words to skip at the ends, and the word model")
  func ownLayout() throws {
    let intent = """
      intent: greet
      summary: Say hello
      act: show
      sentences:
        - in: ["(hello|hi) there"]
          response: hello
      """
    let files = ["talk/greet.yaml": intent, "rules.yaml": "polite: [please]\n"]
    let run = try run(files, input: "hello there please\n")
    #expect(run.problems == "")
    #expect(run.output.contains(#""intent":"greet""#) && run.output.contains(#""response":"hello""#))
    let plain = try self.run(files, [], input: "hi there\n")
    #expect(plain.output.hasPrefix("hi there: greet"))
  }

  @Test(
    "a missing folder, an empty one and bad JSON are one sentence and exit 2",
    arguments: [
      ["--intents", "/nowhere/at/all"], ["--intents", "/proc/self/fdinfo"], ["--context", "{"],
      ["--context", "[1]"], ["--context", #"{"a": [1]}"#], ["--context", #"{"a": null}"#], ["--context"],
      ["--intents"],
    ])
  func badUsage(_ arguments: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(["understand"] + arguments, input: "hello\n")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.problems.hasPrefix("sous: ") && run.problems.hasSuffix(".\n"), "\(run.problems)")
    #expect(run.problems.split(separator: "\n").count == 1)
  }
}
