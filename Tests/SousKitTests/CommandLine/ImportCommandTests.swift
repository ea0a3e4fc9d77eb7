import Foundation
import Kitchen
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// Recipes brought in from files: shown first, kept once, all taken back by one "undo".
@Suite final class ImportCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-import-\(UUID().uuidString)"
  private var kitchen: String { folder + "/kitchen.sqlite" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func options(dry: Bool = false, yes: Bool = false) -> SessionOptions {
    var options = SessionOptions()
    options.kitchen = kitchen
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T18:00")
    options.person = "ann"
    options.isDryRun = dry
    options.answersYes = yes
    options.catalogue = "small"
    return options
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func bring(
    _ files: String..., dry: Bool = false, yes: Bool = false, json: Bool = false, answers: [String]? = nil
  ) throws -> (status: Int32, said: String) {
    var said: [String] = []
    var answers = answers ?? []
    let talk = CommandTalk(
      asks: !answers.isEmpty, read: { answers.isEmpty ? nil : answers.removeFirst() },
      write: { said.append($0) },
      complain: { said.append($0) })
    let status = importCommand(
      try ImportTask(files), options(dry: dry, yes: yes), json: json, colors: false, talk: talk)
    return (status, said.joined(separator: "\n"))
  }

  private func own() throws -> [String] {
    let session = try Session(options())
    defer { _ = session.close() }
    return try session.snapshot()[OwnRecipe.self].map(\.id.rawValue)
  }

  private let page = """
    <html><head><title>x</title><script type="application/ld+json">{"@type":"Recipe","name":"Bean pot",
    "recipeYield":"4","totalTime":"PT40M","recipeIngredient":["2 cans black beans","1 onion, chopped","1 cup milk"],
    "recipeInstructions":[{"@type":"HowToStep","text":"Fry the onion."},{"@type":"HowToStep","text":"Simmer all."}]}
    </script></head><body></body></html>
    """

  @Test("nothing is kept by a dry run, without a yes, or on a no")
  func asks() throws {
    let path = try file("a.html", page)
    let dry = try bring(path, dry: true)
    #expect(dry.status == 0 && dry.said.contains("Bean pot") && dry.said.contains("contains milk"))
    #expect(try bring(path).status == 1)
    #expect(try bring(path, answers: ["perhaps", "no"]).said.contains("Nothing was kept."))
    #expect(try own().isEmpty)
  }

  @Test("a yes keeps it; the same again is there already; undo takes all back")
  func keeps() throws {
    let (one, two) = (
      try file("a.html", page), try file("b.html", page.replacing("Bean pot", with: "Bean stew"))
    )
    let kept = try bring(one, two, answers: ["yes"])
    #expect(kept.status == 0 && kept.said.contains("Kept: Bean pot and Bean stew."))
    #expect(try own().count == 2)
    let again = try bring(one, yes: true)
    #expect(again.status == 0 && again.said.contains("1 in your book already"))
    let session = try Session(options())
    #expect(session.answer("undo").lines.joined().contains("Taken back"))
    _ = session.close()
    #expect(try own().isEmpty)
  }

  @Test("a page without a recipe is named, with a status of its own")
  func none() throws {
    let path = try file("c.html", "<html><body><p>Nothing to cook here.</p></body></html>")
    let told = try bring(path, yes: true)
    #expect(told.status == 3 && told.said.replacing("\n", with: " ").contains("no recipe was found"))
  }

  @Test("one object a file, and a summary, for programs")
  func json() throws {
    let told = try bring(try file("a.html", page), dry: true, json: true)
    let lines = told.said.split(separator: "\n")
    #expect(
      lines.count == 2 && lines[0].contains("\"title\":\"Bean pot\"") && lines[1].contains("\"summary\""))
  }
}
