import Catalogue
import Foundation
import Kitchen
import Testing
import Values

@testable import SousKit

/// Whatever a file, a recipe, an option or a path is called, no terminal obeys it.
@Suite(.serialized) struct HostileNameTests {
  /// Control sequences of one byte and of two, a bell, a mark that turns the direction, a blinking tint.
  private static let name = "\u{1B}[5mX\u{9B}2J\u{7}\u{202E}Y\u{7F}"
  private static let fixed = ["--seed", "7", "--now", "2026-03-02T17:00", "--catalogue", "small"]

  /// What is left that steers a terminal, our own colours aside.
  private func steering(_ run: Program.Run) -> [Unicode.Scalar] {
    var text = run.output + run.problems
    for tint in [0, 1, 2, 9, 31, 32, 33, 36] {
      text = text.replacingOccurrences(of: "\u{1B}[\(tint)m", with: "")
    }
    return text.unicodeScalars.filter { $0.steersTerminal && $0 != "\n" && $0 != "\t" }
  }

  @Test(
    "arguments",
    arguments: [
      ["--" + name], ["--now", name], ["--color", name], ["--width", name], ["--context", name],
      ["--kitchen", name + "/k", "hello"], ["--kitchen", name, "--save-transcript", name, "hello"],
      ["--save-transcript", name + "/t", "hello"], ["--as", name, "hello"], ["we are " + name],
      ["--json", "we are " + name], ["--json", "--kitchen", name + "/k", name],
      ["--color", "always", "add \(name) to the pantry"], ["do", "_" + name],
      ["do", "help", "--slot", "\(name)=\(name)"], ["do", "swap_day", "--slot", "day=\(name)"],
      ["understand", "--intents", name], ["transcript", "test", name], ["transcript", name],
      ["transcript", "record", name], ["intents", "coverage", name], ["intents", name],
      ["--dry-run", "--kitchen", name + "/k", "hello"],
    ])
  func arguments(_ arguments: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(Self.fixed + arguments)
    #expect(run.output + run.problems != "")
    #expect(steering(run) == [])
  }

  @Test("lines that are said", arguments: [[], ["--explain"], ["--json"], ["--explain", "--json"]])
  func lines(_ form: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(Self.fixed + ["understand"] + form, input: "we have \(Self.name) eggs\n")
    #expect(run.output != "")
    #expect(steering(run) == [])
  }

  @Test(
    "own recipes: the file's name, a key, the title",
    arguments: [["hello"], ["--json", "hello"], ["--color", "always", "show me the recipe for zorp"]])
  func recipes(_ request: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let mine = ".local/share/sous/mine/"
    try program.write("no recipe", to: mine + Self.name + "\nsous: all is well.cook")
    try program.write(
      "---\ntitle: \"Zorp \\e[5m\\x9b2J\\u202e\"\nservings: 4\n\"\\e[5m\\n\\x9b\": 1\ncook time: 5 minutes\n---\nBoil @rice{1%cup}.\n",
      to: mine + "zorp.cook")
    let run = try program.run(Self.fixed + request)
    #expect(run.problems.contains("\\u{1b}[5mX"), "\(run.problems)")
    #expect(run.problems.split(separator: "\n").allSatisfy { !$0.hasPrefix("sous: all is well") })
    #expect(steering(run) == [])
  }

  @Test("the place of the recipes and tables, and what a folder of intents holds")
  func folders() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(Self.fixed + ["hello"], environment: ["SOUS_DATA": Self.name])
    #expect(run.status == 1 && run.problems.contains("\\u{1b}[5mX"))
    #expect(steering(run) == [])
    try program.write("\(Self.name): [\n", to: "intents/\(Self.name).yaml")
    let folder = try program.run(["understand", "--intents", "intents"], input: "\(Self.name)\n")
    #expect(folder.problems.contains("\\u{1b}[5mX"))
    #expect(steering(folder) == [])
  }

  @Test("a transcript's name and body")
  func transcripts() throws {
    let program = try Program()
    defer { program.clear() }
    let head = "---\nnow: 2026-03-02T17:00\nseed: 7\nkitchen: new\ncatalogue: small\n---\n# A talk\n\n"
    try program.write(
      head + "```transcript\n> we are \(Self.name)\nNever \(Self.name) said.\n```\n", to: "\(Self.name).md")
    try program.write("---\n\(Self.name): x\n---\n", to: "broken \(Self.name).md")
    for file in ["\(Self.name).md", "broken \(Self.name).md"] {
      for arguments in [["transcript", "test", file], ["intents", "coverage", file]] {
        let run = try program.run(arguments)
        #expect(steering(run) == [])
        #expect(arguments[0] == "intents" || run.output.contains("\\u{1b}[5mX"), "\(run.output)")
      }
    }
  }

  @Test("a chat's greeting and completions")
  func chat() throws {
    let program = try Program()
    defer { program.clear() }
    try program.write("no recipe", to: "mine/a\u{1B}[31mX\u{9B}.cook")
    try program.write(
      "---\ntitle: \"Aaa \\x9b2J\"\nservings: 4\ncook time: 5 minutes\n---\nBoil @rice{1%cup}.\n",
      to: "mine/b.cook")
    let knowledge = try Knowledge.load(
      from: Project.resources, selection: .small, mine: program.path("mine"), cache: nil)
    #expect(knowledge.catalogue.recipes.contains { $0.title.contains("\u{9B}") })
    var options = SessionOptions()
    options.usesColor = true
    options.now = SharedKitchen.now
    let session = try Session(options, knowledge: knowledge, store: options.store(nil))
    #expect(session.greeting().contains { $0.contains("a\\u{1b}[31mX\\u{9b}.cook") })
    #expect(session.greeting().allSatisfy { !$0.contains("\u{1B}[31mX") && !$0.contains("\u{9B}") })
    #expect(session.completions(for: "").allSatisfy { inertLine($0) == $0 })
  }
}
