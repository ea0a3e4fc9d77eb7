import Catalogue
import Kitchen
import Page
import Talk
import Values

/// What is shown of a file before anything is kept: how much was read, the first ten that were and the first ten that
/// were not, and everything that will be left out. Source: 001 FR-5, Scenario 4.
func previewText(_ report: StockReport) -> [Block] {
  let summary = report.summary
  var blocks = [Block].say(
    "\(shownName(report.file)): \(records(summary.records)) (\(formText(report.form))).")
  blocks += .say(
    "\(summary.percentRead) % read: \(grouped(summary.measured)) amounts read, \(grouped(summary.words)) stay words"
      + (summary.untold > 0 ? ", \(grouped(summary.untold)) not told." : "."))
  blocks += table("Read, of foods I know", report.lots.filter { $0.held.amount != nil && $0.food != nil })
  blocks += table(
    "Stays words, or is a food of its own", report.lots.filter { $0.held.amount == nil || $0.food == nil })
  let unusable = report.readings.compactMap { reading -> String? in
    guard case .unusable(let line, _, let problem) = reading else { return nil }
    return "line \(line): \(problemText(problem))"
  }
  if !unusable.isEmpty {
    blocks += [.gap] + .say("Not usable: \(records(unusable.count)).")
    blocks += unusable.prefix(shownRows).map { .item("• ", [Span($0)]) }
    if unusable.count > shownRows {
      blocks += .say("The others are named by --json.")
    }
  }
  blocks.append(.gap)
  if !summary.repeated.isEmpty {
    blocks += .say("Said twice in the file: \(lines(summary.repeated)). Each is a lot of its own.")
  }
  if !summary.unreadDates.isEmpty {
    blocks += .say(
      "Dates I can't read, or could read in two ways: \(lines(summary.unreadDates)). These get none.")
  }
  if !report.unread.isEmpty { blocks += .say("Not brought in: \(joined(report.unread.map(inertLine))).") }
  if report.present > 0 {
    blocks += .say("In the pantry already, word for word, and left out: \(records(report.present)).")
  }
  if report.besideOthers > 0 {
    blocks += .say(
      "Of foods that are at home already: \(records(report.besideOthers)). Each is put beside what is there.")
  }
  return blocks
}

/// What was done, and how it is taken back.
func keptText(_ kept: StockReport.Kept, _ report: StockReport) -> [Block] {
  var blocks = [Block].say(
    "Brought into the pantry: \(grouped(kept.lots))\u{A0}\(kept.lots == 1 ? "lot" : "lots").")
  if kept.explains {
    blocks += .say(
      "Amounts in words are not counted. \(typeable("we have 2 lb of flour at home")) gives one that is.")
  }
  if let backup = kept.backup { blocks += .say("The kitchen as it was before: \(inertLine(backup))") }
  return blocks + .say("Say \(typeable("undo")) in the chat to take all of it back.")
}

/// One sentence on why a file gives no records.
func faultText(_ fault: StockFileFault, file: String) -> String {
  let name = shownName(file)
  return switch fault {
  case .tooLarge(let most):
    "\(name) is larger than \(FileLimit.text(ofBytes: most)); bring it in as several files."
  case .cannotBeRead: "\(name) can't be read; name a file that is there."
  case .notUTF8: "\(name) is not UTF-8; save it as UTF-8 text and try again."
  case .empty: "\(name) holds no records; nothing was changed."
  case .tooManyRecords(let most):
    "\(name) holds more than \(grouped(most)) records; bring it in as several files."
  case .openQuote(let line):
    "A quote opens in line \(line) of \(name) and never closes; close it and try again."
  case .notJSON(let line): "\(name) is not JSON from line \(line) on; mend it and try again."
  case .notAList: "\(name) is JSON, and no list of records; put them between [ and ]."
  }
}

/// Why a record can't be brought in.
func problemText(_ problem: StockProblem) -> String {
  switch problem {
  case .noName: "no food is named"
  case .tooLong: "a field is longer than 1,000 bytes"
  case .controlCharacters: "it holds control characters"
  case .nothingThere: "it says that none is there"
  case .moreFields: "it has more fields than the first line names"
  case .noText(let field):
    field.isEmpty ? "it is no record" : "\(inertLine(field)) is neither text nor number"
  case .unreadable(let why): why
  }
}

/// "1,203".
func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var text = ""
  while digits.count > 3 {
    text = ",\(digits.suffix(3))\(text)"
    digits.removeLast(3)
  }
  return (number < 0 ? "-" : "") + digits + text
}

/// The amount in words for a person: the measure, the words in quotes, or that none was told.
func heldWords(_ held: HeldAmount) -> String {
  switch held {
  case .measured(let amount, _): amount.text
  case .words(let words): "\"\(inertLine(words))\""
  case .untold: "not told"
  }
}

private let shownRows = 10

private func records(_ count: Int) -> String { "\(grouped(count))\u{A0}record\(count == 1 ? "" : "s")" }

private func formText(_ form: StockFile.Form) -> String {
  switch form {
  case .csv: "comma-separated values"
  case .json: "JSON"
  case .lines: "a line each"
  }
}

/// "lines 3, 9, and 12", "lines 1, 2, 3, … and 40 more".
private func lines(_ numbers: [Int]) -> String {
  let shown = numbers.prefix(shownRows).map(String.init)
  let rest = numbers.count - shown.count
  let list = rest > 0 ? shown.joined(separator: ", ") + " and \(grouped(rest)) more" : joined(shown)
  return "line\(numbers.count == 1 ? "" : "s") \(list)"
}

private func table(_ title: String, _ lots: [StockLot]) -> [Block] {
  guard !lots.isEmpty else { return [] }
  let rows = lots.prefix(shownRows).map { lot in
    [
      TableCell("\(lot.record.line)"), TableCell(inertLine(lot.name)), TableCell(heldWords(lot.held)),
      TableCell(foodText(lot.food), lot.food == nil ? .warn : .dim),
    ]
  }
  let count =
    lots.count > shownRows ? "the first \(shownRows) of \(grouped(lots.count))" : grouped(lots.count)
  let columns = [
    TableColumn("Line", .right, priority: 8), TableColumn("Food", priority: 9, minWidth: 12),
    TableColumn("Amount", priority: 8), TableColumn("Read as", priority: 1),
  ]
  return [.gap] + .say("\(title) (\(count)):") + [.table(Page.Table(columns: columns, rows: rows), indent: 2)]
}

private func foodText(_ food: FoodMatch?) -> String {
  guard let food else { return "a food of its own" }
  return food.way == .spelling ? "\(food.food.rawValue), by its spelling" : food.food.rawValue
}
