import Catalogue
import Foundation
import Importing
import Kitchen
import Page
import RecipesRoom
import Store
import Talk
import Values

/// Reads recipes from files of any kind, shows what was understood, asks, and keeps them in one turn that one "undo"
/// takes back. Exit status 0 kept, shown, or all there already; 1 nothing kept because nobody said yes, or it could not
/// be; 3 no recipe in any of them; 4 damaged data. Source: requirements FR-RM-005, FR-PR-001.
package func importCommand(
  _ task: ImportTask, _ options: SessionOptions, json: Bool, colors: Bool, talk: CommandTalk
) -> Int32 {
  do {
    return try BringingRecipesIn(task: task, options: options, colors: colors, talk: talk).run(json: json)
  } catch {
    return status(of: error, width: options.width, complain: talk.complain)
  }
}

/// One import, from the files to the kitchen.
struct BringingRecipesIn {
  let task: ImportTask
  let options: SessionOptions
  let colors: Bool
  let talk: CommandTalk

  func run(json: Bool) throws -> Int32 {
    let session = try Session(options)
    defer { session.close().map(talk.complain) }
    session.notices.forEach(talk.complain)
    let kitchen = try session.snapshot()
    var book = ImportedBook(
      session.catalogue(of: kitchen), eaters: kitchen[Household.self].first?.eaters ?? Household().eaters)
    var summary = ImportSummary()
    var problems: [(file: String, problem: ImportProblem)] = []
    read { report in
      book.add(report)
      summary.add(report)
      problems += report.problems.map { (report.file, $0) }
      if json { talk.write(report.json) }
    }
    talk.progress(nil)
    summary = summary.finished()
    if json { talk.write(summary.json) }
    if !json {
      importPreview(book.dishes, problems: problems, summary: summary)
        .lines(width: options.width, style: colors ? .ansi : .plain).forEach { talk.write($0) }
    }
    let new = book.dishes.filter { $0.standing == .new }
    guard !new.isEmpty else { return book.dishes.contains { $0.standing != .incomplete } ? 0 : 3 }
    guard try agrees(to: new.count, json: json) else { return options.isDryRun ? 0 : 1 }
    let kept = new.compactMap(\.kept)
    let unwritten = try keep(kept, said: "sous import \(task.files.joined(separator: " "))", in: session)
    unwritten.forEach { talk.complain("\(inertLine($0)) could not be written; the kitchen keeps it.") }
    let said = keptText(kept.map(\.recipe.title))
    if json {
      talk.write(JSONValue(encoding: ["kept": kept.map(\.recipe.title)]).text)
    } else {
      said.forEach(talk.write)
    }
    return unwritten.isEmpty ? 0 : 1
  }

  private func read(each: (ImportReport) -> Void) {
    let files = task.files.filter { $0 != "-" }
    if files.count < task.files.count {
      let bytes = FileHandle.standardInput.readDataToEndOfFile()
      importedReports(of: Array(bytes), name: "standard input").forEach(each)
    }
    guard !files.isEmpty else { return }
    let start = ContinuousClock.now
    importRecipes(at: files) { report, progress in
      each(report)
      if ContinuousClock.now - start > .milliseconds(500) {
        talk.progress("Reading \(bar(value: progress.done, of: max(1, progress.total), width: 20))")
      }
      return true
    }
  }

  /// Whether they are to be kept: by `--yes`, or when somebody says so.
  private func agrees(to count: Int, json: Bool) throws -> Bool {
    if options.isDryRun {
      if !json { talk.write("This was a dry run: nothing was kept.") }
      return false
    }
    if options.answersYes { return true }
    guard talk.asks, !json, !task.files.contains("-") else {
      talk.complain("Nothing was kept. Say it again with --yes to keep \(count == 1 ? "it" : "them").")
      return false
    }
    while true {
      talk.write("Keep \(count == 1 ? "it" : "these \(count)")? yes or no")
      switch talk.read().map({ $0.lowercased().filter { !$0.isWhitespace } }) {
      case "yes", "y": return true
      case "no", "n", nil:
        talk.write("Nothing was kept.")
        return false
      default: continue
      }
    }
  }
}
