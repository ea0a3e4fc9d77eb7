package import Catalogue
import Foundation
import Kitchen
import ListFiles
import Talk
import Values

/// What to do with a recipe outside of the talk. Source: requirements FR-RM-001, FR-PR-001, BB-34.
package enum RecipeTask: Equatable, Sendable {
  /// Keep the recipes of these files; "-" is standard input.
  case add(files: [String])
  /// Write one; nil for standard output.
  case show(name: String, as: RecipeForm, to: ListOutput)

  /// Reads what stands behind "recipe".
  init(_ words: [String], _ options: GlobalOptions) throws(UsageProblem) {
    let (own, rest) = (options.list, Array(words.dropFirst()))
    guard own.to == nil else { throw .badCommand("sous recipe show NAME --output FILE") }
    if words.first == "add" {
      guard own.given == nil else { throw .badCommand("sous recipe add [FILE…]") }
      self = .add(files: rest.isEmpty ? ["-"] : rest)
      return
    }
    let form: RecipeForm?
    switch own.format {
    case nil: form = own.isCook ? .cook : .text
    case .text?: form = .text
    case .markdown?: form = .markdown
    default: form = nil
    }
    guard let form, !rest.isEmpty else {
      throw .badCommand("sous recipe show NAME [--format text, markdown or cook] [--output FILE]")
    }
    let output = own.output.flatMap {
      $0 == "-" ? nil : ListOutput.file($0, replaces: options.session.replacesFile)
    }
    self = .show(name: rest.joined(separator: " "), as: form, to: output ?? .standardOutput)
  }
}

/// Keeps recipes from files, or writes one. Exit status 0 kept or written; 1 no recipe, no such recipe, or not written.
package func recipeCommand(
  _ task: RecipeTask, _ options: SessionOptions, json: Bool, talk: CommandTalk
) -> Int32 {
  do {
    switch task {
    case .add(let files):
      let session = try Session(options)
      defer { session.close().map(talk.complain) }
      session.notices.forEach(talk.complain)
      return files.map { add($0, session, json: json, talk) }.max() ?? 0
    case .show(let name, let form, let output):
      return try WritingRecipe(options: options, talk: talk).run(name, form, output)
    }
  } catch let failure as StartFailure {
    failure.lines.forEach(talk.complain)
    return failure.exit
  } catch {
    talk.complain("\(error)")
    return 1
  }
}

/// One file's recipe, as if its text had been pasted into the chat.
private func add(_ file: String, _ session: Session, json: Bool, _ talk: CommandTalk) -> Int32 {
  let name = file == "-" ? "Standard input" : inertLine(file)
  let read =
    file == "-"
    ? readText(from: 0, file: name, most: longestRecipeText)
    : readText(at: file, file: name, most: longestRecipeText)
  guard let text = read.value else {
    talk.complain("\(name) \(read.problems.first?.message ?? "cannot be read").")
    return 1
  }
  guard let intent = session.house.intent(for: .keepRecipe) else { return 1 }
  let choice = Choice(intent.name, slots: [SlotBinding(name: "text", value: .text(text))])
  let answer = session.answer(
    "sous recipe add \(name)", asking: choice.recognition(of: name, in: session.knowledge.grammar))
  if json { talk.write(answer.json) } else { answer.lines.forEach(talk.write) }
  return answer.exit
}

/// Writes a recipe to standard output or to a file.
struct WritingRecipe {
  let options: SessionOptions
  let talk: CommandTalk

  func run(_ name: String, _ form: RecipeForm, _ output: ListOutput) throws -> Int32 {
    let knowledge = try Knowledge.usual(options.catalogue == "small" ? .small : .builtin)
    let rows = (try? CommandKitchen(options).look().kitchen[OwnRecipe.self]) ?? []
    var own = OwnRecipes(folder: Places.mine)
    let catalogue = own.book(knowledge.catalogue, rows: rows)
    let found = named(name, catalogue)
    guard let card = found.first, found.count == 1, let recipe = catalogue.recipe(card.id) else {
      talk.complain(notOne(name, found))
      return 1
    }
    let view = RecipeView(recipe, servings: Rational(recipe.servings))
    var text = recipeText(view, as: form, safety: plainSpaces(SafetyFacts(card).sentence))
    if form == .cook, let file = catalogue.ownID(of: card.id), let kept = ownText(file, rows) { text = kept }
    guard case .file(let path, let replaces) = output else {
      talk.write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return 0
    }
    do {
      let place = try FilePlace(path, replacing: replaces, kitchen: options.kitchen ?? Places.kitchen)
      if options.isDryRun {
        talk.write("This was a dry run: \(inertLine(path)) was not written.")
        return 0
      }
      try place.write(text)
    } catch {
      talk.complain(error.refusal(of: path, for: "recipe"))
      return 1
    }
    talk.write("\(inertLine(recipe.title)) is in \(inertLine(path)).")
    return 0
  }

  /// Its own file's text, marks and comments included; else what the kitchen keeps.
  private func ownText(_ id: RecipeID, _ rows: [OwnRecipe]) -> String? {
    let row = rows.first { $0.id == id }
    let file = OwnRecipe(id: id, text: nil).file
    let standing = Places.mine.flatMap {
      readText(at: "\($0)/\(file)", file: file, most: FileLimit.recipe).value
    }
    return (standing ?? row?.text).map { text in
      text.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" && $0 != "\t" } ? inert(text) : text
    }
  }

  /// The dish of that title or file name, else those whose title has the words.
  private func named(_ name: String, _ catalogue: Catalogue) -> [RecipeCard] {
    let key = name.lowercased()
    if let card = catalogue.card(RecipeID(key)) ?? catalogue.card(RecipeID("mine/\(key)")) { return [card] }
    let exact = catalogue.cards.filter { $0.title.lowercased() == key }
    return exact.isEmpty ? catalogue.cards.filter { $0.title.mentions(name) } : exact
  }

  private func notOne(_ name: String, _ found: [RecipeCard]) -> String {
    guard !found.isEmpty else { return "There is no recipe called \"\(inertLine(name))\"." }
    let titles = found.prefix(6).map { "\"\(inertLine($0.title))\"" }
    return
      "Several recipes go by \"\(inertLine(name))\": \(titles.joined(separator: ", "))\(found.count > 6 ? " and more" : "")."
  }
}
