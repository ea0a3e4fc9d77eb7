import Foundation
import Testing

/// Recipes brought in from files: shown first, kept on a yes, all taken back by one "undo".
@Suite final class ImportCommandTests {
  private let program: Program
  init() throws { program = try Program() }
  deinit { program.clear() }

  private func run(_ arguments: String...) throws -> (status: Int32, said: String) {
    let run = try program.run(
      ["--catalogue", "small", "--plain", "--now", "2026-03-02T18:00", "--seed", "7"] + arguments)
    // Sentences are told apart from where their lines break.
    let said = (run.output + run.problems).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (run.status, said)
  }

  private func kept() -> [String] {
    program.files(below: ".local/share/sous/mine").filter { !$0.hasPrefix(".trash") }
  }

  private let page = """
    <html><head><title>x</title><script type="application/ld+json">{"@type":"Recipe","name":"Bean pot",
    "recipeYield":"4","totalTime":"PT40M","recipeIngredient":["2 cans black beans","1 onion, chopped","1 cup milk"],
    "recipeInstructions":[{"@type":"HowToStep","text":"Fry the onion."},{"@type":"HowToStep","text":"Simmer all."}]}
    </script></head><body></body></html>
    """

  @Test("nothing is kept by a dry run, or without a yes")
  func asks() throws {
    try program.write(page, to: "a.html")
    let dry = try run("import", "a.html", "--dry-run")
    #expect(dry.status == 0 && dry.said.contains("Bean pot") && dry.said.contains("contains milk"), "\(dry)")
    let silent = try run("import", "a.html")
    #expect(silent.status == 1 && silent.said.contains("Nothing was kept."), "\(silent)")
    #expect(kept().isEmpty)
  }

  @Test("a yes keeps them; the same again is there already; undo takes all back")
  func keeps() throws {
    try program.write(page, to: "a.html")
    try program.write(page.replacing("Bean pot", with: "Bean stew"), to: "b.html")
    let both = try run("import", "a.html", "b.html", "--yes")
    #expect(both.status == 0 && both.said.contains("Kept: Bean pot and Bean stew."), "\(both)")
    #expect(kept() == ["bean-pot.cook", "bean-stew.cook"])
    let again = try run("import", "a.html", "--yes")
    #expect(again.status == 0 && again.said.contains("1 in your book already"), "\(again)")
    #expect(try run("undo").said.contains("Taken back"))
    #expect(kept().isEmpty)
  }

  @Test("a page without a recipe is named, with a status of its own")
  func none() throws {
    try program.write("<html><body><p>Nothing to cook here.</p></body></html>", to: "c.html")
    let told = try run("import", "c.html", "--yes")
    #expect(told.status == 3 && told.said.contains("c.html: no recipe was found"), "\(told)")
  }

  @Test("one object a file, and a summary, for programs")
  func json() throws {
    try program.write(page, to: "a.html")
    let told = try run("import", "a.html", "--json", "--dry-run")
    #expect(
      told.status == 0 && told.said.contains("\"title\":\"Bean pot\"") && told.said.contains("\"summary\""))
  }
}
