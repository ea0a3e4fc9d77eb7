import Cooklang
package import Kitchen
import Quantities

/// What became of a text that was to be a recipe.
package struct KeptText: Hashable, Sendable {
  package var recipe: Recipe
  /// The Cooklang text to keep.
  package var text: String
  package var assumed: Assumed
}

/// The recipe a text holds, plain, Markdown or Cooklang, under a name of its own; nil where there is none. What it does
/// not tell is assumed and said so. Source: requirements FR-RM-001, FR-PR-001.
package func recipe(of text: String, in catalogue: Catalogue, eaters: Int) -> KeptText? {
  guard text.utf8.count <= longestRecipeText else { return nil }
  if isCooklang(text) { return cooklangRecipe(text, in: catalogue, eaters: eaters) }
  let table = catalogue.table
  let written = readRecipeText(text) { table.ingredient(named: $0) != nil }
  return recipe(of: written, in: catalogue, eaters: eaters)
}

/// The same of what was written piece by piece.
package func recipe(of written: WrittenRecipe, in catalogue: Catalogue, eaters: Int) -> KeptText? {
  guard !written.isEmpty, !written.title.isEmpty else { return nil }
  var written = written
  written.title = unusedTitle(written.title, in: catalogue)
  let id = ownFileID(for: written.title, isTaken: catalogue.isTaken)
  let made = makeRecipe(written, id: id, table: catalogue.table, eaters: eaters)
  let text = composeCooklang(made.recipe)
  guard let read = readRecipe(text, id: id, file: "\(id.rawValue).cook", table: catalogue.table).value else {
    return nil
  }
  return KeptText(recipe: read, text: text, assumed: made.assumed)
}

/// A Cooklang text stays as it is where it says enough; keys that planning needs are added.
private func cooklangRecipe(_ text: String, in catalogue: Catalogue, eaters: Int) -> KeptText? {
  let id = ownFileID(for: "recipe", isTaken: { _ in false })
  var text = text.replacing("\r\n", with: "\n")
  var assumed = Assumed()
  func read(_ text: String, _ id: RecipeID) -> Recipe? {
    readRecipe(text, id: id, file: "\(id.rawValue).cook", table: catalogue.table).value
  }
  if read(text, id) == nil {
    var keys: [String] = []
    let document = readCooklang(text)
    let present = Set(readMetadata(of: document, file: "").value.compactMap { CanonicalKey(named: $0.key) })
    if !present.contains(.title) { keys.append("title: My recipe") }
    if present.isDisjoint(with: [.servings, .yield]) {
      keys.append("servings: \(eaters)")
      assumed.servings = eaters
    }
    if present.isDisjoint(with: [.prepTime, .cookTime, .totalTime]) {
      let named = document.steps.compactMap { step in
        minutesNamed(
          step.items.map { item in
            switch item {
            case .text(let words): words.value
            case .component(let part):
              part.kind == .timer ? " \(part.amount?.quantity ?? "") \(part.amount?.units ?? "") " : part.name
            }
          }.joined())
      }.reduce(0, +)
      let minutes = named > 0 ? named : 45
      keys.append("cook time: \(minutes) minutes")
      assumed.minutes = minutes
    }
    let added = keys.map { "\($0)\n" }.joined()
    text = text.hasPrefix("---\n") ? "---\n" + added + text.dropFirst(4) : "---\n" + added + "---\n\n" + text
  }
  guard let first = read(text, id) else { return nil }
  let own = ownFileID(for: first.title, isTaken: catalogue.isTaken)
  guard var recipe = read(text, own) else { return nil }
  let title = unusedTitle(recipe.title, in: catalogue)
  if title != recipe.title {
    recipe.title = title
    text = composeCooklang(recipe)
  }
  return KeptText(recipe: recipe, text: text, assumed: assumed)
}

/// The title, with a number behind it where a dish is called so already.
package func unusedTitle(_ title: String, in catalogue: Catalogue) -> String {
  let known = Set(catalogue.recipes.map { $0.title.lowercased() })
  guard known.contains(title.lowercased()) else { return title }
  var number = 2
  while known.contains("\(title) (\(number))".lowercased()) { number += 1 }
  return "\(title) (\(number))"
}
