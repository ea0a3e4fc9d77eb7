import Foundation
import Testing

@testable import SousKit

/// `sous cooklang parse`: the shapes of the specification's canonical tests, an outline, and files that are none.
@Suite struct CooklangCommandTests {
  /// What is written and told of a text in a file.
  private func run(
    _ text: [UInt8], json: Bool = true
  ) throws -> (output: [String], problems: [String], status: Int32) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).cook").path
    try Data(text).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var output: [String] = []
    var problems: [String] = []
    let status = cooklangCommand(
      path, json: json, width: 60, write: { output.append($0) },
      complain: { problems.append($0.replacing(path, with: "FILE")) })
    return (output, problems, status)
  }

  private func object(_ text: String) throws -> String {
    let run = try run(Array(text.utf8))
    #expect(run.status == 0 && run.problems == [])
    return run.output.joined(separator: "\n")
  }

  private func steps(_ items: String...) -> String {
    #"{"metadata":{},"steps":["# + items.map { "[\($0)]" }.joined(separator: ",") + "]}"
  }

  @Test(
    "items have the shapes of the canonical tests",
    arguments: [
      ("Add a leek", #"{"type":"text","value":"Add a leek"}"#),
      ("@cream{1/2%cup}", #"{"name":"cream","quantity":0.5,"type":"ingredient","units":"cup"}"#),
      ("@cream{01/2%cup}", #"{"name":"cream","quantity":"01/2","type":"ingredient","units":"cup"}"#),
      ("@leeks{3}", #"{"name":"leeks","quantity":3,"type":"ingredient","units":""}"#),
      ("@leeks", #"{"name":"leeks","quantity":"some","type":"ingredient","units":""}"#),
      ("@dill{few%stalks}", #"{"name":"dill","quantity":"few","type":"ingredient","units":"stalks"}"#),
      (
        "@?dill{2%stalks}",
        #"{"name":"dill","optional":true,"quantity":2,"type":"ingredient","units":"stalks"}"#
      ),
      ("#pie dish{}", #"{"name":"pie dish","quantity":1,"type":"cookware"}"#),
      ("#pie dish{two small}", #"{"name":"pie dish","quantity":"two small","type":"cookware"}"#),
      ("~{1.5%hours}", #"{"name":"","quantity":1.5,"type":"timer","units":"hours"}"#),
      ("~rest", #"{"name":"rest","quantity":"","type":"timer","units":""}"#),
      (
        "@salt{=1%tsp}(fine)",
        #"{"fixed":true,"name":"salt","preparation":"fine","quantity":1,"type":"ingredient","units":"tsp"}"#
      ),
      (
        "@./sauces/pesto{50%g}",
        #"{"name":"pesto","quantity":50,"reference":"./sauces/pesto","type":"ingredient","units":"g"}"#
      ),
    ])
  func items(_ source: String, _ item: String) throws { #expect(try object(source) == steps(item)) }

  @Test("steps, comments and empty texts")
  func texts() throws {
    #expect(try object("") == #"{"metadata":{},"steps":[]}"#)
    #expect(try object("-- nothing\n") == #"{"metadata":{},"steps":[]}"#)
    #expect(
      try object("One\nand two\n\nThree")
        == steps(#"{"type":"text","value":"One and two"}"#, #"{"type":"text","value":"Three"}"#))
  }

  @Test(
    "metadata are texts as they are written, lists stay lists, the later one counts",
    arguments: [
      ("---\nfrom: auntie\n---", #"{"from":"auntie"}"#),
      ("---\nbaking time: 30 min\n---", #"{"baking time":"30 min"}"#),
      ("---\nbaking time    :30 min\n---", #"{"baking time":"30 min"}"#),
      ("---\nPrep Time: 15 min\nCook Time: 1 h\n---", #"{"Cook Time":"1 h","Prep Time":"15 min"}"#),
      ("---\nservings: 1|2|3\n---", #"{"servings":"1|2|3"}"#),
      ("---\ntags: [a, 012]\n---", #"{"tags":["a","012"]}"#),
      (">> servings: 2", #"{"servings":"2"}"#),
      ("---\nservings: 4\n---\n>> servings: 2", #"{"servings":"2"}"#),
      ("---\nsource: {name: aunt}\n---", #"{"source.name":"aunt"}"#),
    ])
  func metadata(_ source: String, _ keys: String) throws {
    #expect(try object(source) == #"{"metadata":\#(keys),"steps":[]}"#)
  }

  @Test("sections and notes are there where the text has them")
  func sections() throws {
    let text = try object("= Crust\n\nRub\n\n> Cold hands.\n\n== Filling\n\nStir")
    #expect(
      text == #"{"metadata":{},"notes":["Cold hands."],"sections":[{"before_step":0,"title":"Crust"},"#
        + #"{"before_step":1,"title":"Filling"}],"#
        + #""steps":[[{"type":"text","value":"Rub"}],[{"type":"text","value":"Stir"}]]}"#)
  }

  @Test("without --json it is an outline")
  func outline() throws {
    let text = """
      ---
      title: Leek pie
      ---
      = Crust
      Rub @butter{=125%g} into @flour{1/4%kg}(sifted) in a #bowl, rest ~{30%minutes}.
      > Cold hands.

      Pour over @?./sauces/bechamel{}.
      """
    #expect(
      try run(Array(text.utf8), json: false).output == [
        "title: Leek pie", "", "Ingredients", "  • butter, 125 g, does not scale",
        "  • flour, 1/4 kg, sifted",
        "  • bechamel, optional, the recipe ./sauces/bechamel", "", "Cookware", "  • bowl", "", "Crust",
        "  1. Rub butter into flour in a bowl, rest 30 minutes.", "Note: Cold hands.",
        "  2. Pour over bechamel.",
      ])
  }

  @Test("what never closes is told with its line, and the rest is read")
  func told() throws {
    let run = try run(Array("Add @leek{2\n\nand [- cream".utf8))
    #expect(run.status == 0 && run.output.count == 1)
    #expect(run.problems == ["FILE:1: no } after @leek{", "FILE:3: no -] after [-"])
  }

  @Test("a file that can't be read is one sentence, and status 1")
  func refused() throws {
    #expect(try run([0x40, 0xFF]).problems == ["FILE is not UTF-8."])
    #expect(
      try run([UInt8](repeating: 0x40, count: 3 << 20)).problems == [
        "FILE is larger than 2 MB, so it is left out."
      ])
    let many = try run(Array(String(repeating: "@a ", count: 60_000).utf8))
    #expect(
      many.problems == ["FILE holds more than 50000 marks and pieces of text, so it is left out."]
        && many.status == 1 && many.output == [])
    let keys = try run(Array("---\na: [\n---\nStir".utf8))
    #expect(keys.status == 1 && keys.output == [] && keys.problems.count == 1)
    let program = try Program()
    defer { program.clear() }
    let missing = try program.run(["cooklang", "parse", "none.cook", "--json"])
    #expect(missing == Program.Run(output: "", problems: "sous: There is no file none.cook.\n", status: 1))
    #expect(try program.run(["cooklang", "parse", program.path("")]).problems.contains("cannot be read."))
    #expect(try program.run(["cooklang", "parse"]).status == 2)
  }

  @Test("a dash is standard input")
  func input() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(["--json", "cooklang", "parse", "-"], input: "@leek{1}\n")
    #expect(run.output == steps(#"{"name":"leek","quantity":1,"type":"ingredient","units":""}"#) + "\n")
    #expect(run.status == 0 && run.problems == "" && program.files() == [])
  }
}
