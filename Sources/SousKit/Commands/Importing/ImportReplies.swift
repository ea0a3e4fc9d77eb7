import Importing
import Kitchen
import Page
import Talk

private let mostShown = 60

/// What an import would keep, and what was not read. Source: requirements FR-PR-001.
func importPreview(
  _ dishes: [ImportedDish], problems: [(file: String, problem: ImportProblem)], summary: ImportSummary
) -> [Block] {
  var blocks: [Block] = []
  // What is there already is counted, and not listed.
  let shown = dishes.filter { $0.standing == .new || $0.standing == .incomplete }
  if !shown.isEmpty {
    blocks.append(.table(table(shown.prefix(mostShown)), indent: 0))
    if shown.count > mostShown {
      blocks.append(.say("These are the first \(mostShown) of \(grouped(shown.count)); --json tells all."))
    }
    blocks.append(.gap)
  }
  for (file, problem) in problems.prefix(20) {
    blocks.append(.say("\(inertLine(file)): \(problem.sentence)"))
  }
  if problems.count > 20 { blocks.append(.say("And \(problems.count - 20) more that were not read.")) }
  let files = summary.readFiles + summary.failedFiles
  var said = ["\(counted(dishes.count, "recipe")) in \(counted(files, "file"))"]
  if summary.failedFiles > 0 { said.append("\(summary.successPercent) % of the files read") }
  let counts: [(ImportedDish.Standing, String)] = [
    (.there, "in your book already"), (.twice, "there twice"),
    (.incomplete, "without a title, foods or steps"),
  ]
  for (standing, words) in counts {
    let count = dishes.filter { $0.standing == standing }.count
    if count > 0 { said.append("\(count) \(words)") }
  }
  blocks.append(.say(said.joined(separator: "; ") + "."))
  return blocks
}

private func table(_ dishes: some Sequence<ImportedDish>) -> Page.Table {
  Page.Table(
    columns: [
      TableColumn("Recipe", priority: 9, minWidth: 16), TableColumn("Serves", .right, priority: 6),
      TableColumn("Min", .right, priority: 7), TableColumn("Foods", .right, priority: 5),
      TableColumn("Notes", priority: 8, minWidth: 14),
    ],
    rows: dishes.map { dish in
      guard let kept = dish.kept else {
        return [TableCell(inertLine(dish.file)), "", "", "", TableCell(noteText(dish), .warn)]
      }
      let recipe = kept.recipe
      return [
        TableCell(inertLine(recipe.title), .accent), TableCell("\(recipe.servings)"),
        TableCell("\(recipe.totalMinutes)"), TableCell("\(recipe.ingredients.count)"),
        TableCell(noteText(dish)),
      ]
    })
}

/// What somebody must know of a dish before keeping it, or why it cannot be kept.
private func noteText(_ dish: ImportedDish) -> String {
  guard let kept = dish.kept else { return "no title, no foods or no steps" }
  let guesses = [
    kept.assumed.servings.map { "serves \($0) assumed" }, kept.assumed.minutes.map { "\($0) min assumed" },
  ].compactMap { $0 }
  let note = dish.card.map { SafetyFacts($0).note } ?? ""
  return ([note] + guesses).filter { !$0.isEmpty }.joined(separator: "; ")
}

/// What was kept, and what can be said next.
func keptText(_ titles: [String]) -> [String] {
  let names = titles.prefix(3).map(inertLine)
  let kept =
    titles.count <= 3
    ? "Kept: \(joined(Array(names)))."
    : "Kept \(titles.count) recipes: \(names.joined(separator: ", ")) and \(titles.count - 3) more."
  return [kept, "In the chat, \"my own recipes\" shows them, \"undo\" takes all of them back."]
}
