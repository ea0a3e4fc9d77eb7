import Catalogue
import Kitchen
import PantryRoom
import Store
import Talk
import Values

/// Brings the records of a file into the pantry: read, shown, asked about, copied, saved. Nothing is written before
/// somebody said yes, and then all of it in one turn.
struct BringingIn {
  let file: String
  let path: String
  let options: SessionOptions
  let table: FoodTable
  let talk: CommandTalk

  mutating func run(json: Bool, reviews: Bool) -> Int32 {
    if json, reviews {
      talk.complain("--review talks with you, so it goes without --json.")
      return 2
    }
    var report: StockReport
    do {
      report = try read()
      report.look(at: try standing())
    } catch let fault as StockFileFault {
      talk.complain(faultText(fault, file: file))
      return 1
    } catch {
      return failed(error)
    }
    talk.progress(nil)
    if !json { previewText(report).lines(width: options.width, style: .plain).forEach(show) }
    let decision = decide(report, json: json, reviews: reviews)
    var status = decision.status
    if decision.saves {
      do {
        if decision.reviews { try review(&report) }
        report.kept = try keep(report.lots)
      } catch is ReviewStopped {
        show("Nothing was changed.")
        status = 1
      } catch {
        talk.progress(nil)
        status = failed(error)
      }
      talk.progress(nil)
    }
    if json {
      show(report.object.text)
    } else if let kept = report.kept {
      keptText(kept, report).lines(width: options.width, style: .plain).forEach(show)
    }
    return status
  }

  func show(_ line: String) { talk.write(inertLine(line)) }

  /// Reads every record, telling how far it is.
  private func read() throws(StockFileFault) -> StockReport {
    let found = try readStockFile(at: file)
    var reader = StockReader(table)
    var progress = ProgressLine("Reading", of: found.entries.count, talk.progress)
    var readings: [StockReading] = []
    readings.reserveCapacity(found.entries.count)
    for entry in found.entries {
      switch entry {
      case .record(let record): readings.append(reader.read(record))
      case .broken(let line, let text, let problem):
        readings.append(.unusable(line: line, text: text, problem))
      }
      progress.step()
    }
    return StockReport(file: file, form: found.form, unread: found.unread, readings: readings)
  }

  /// The pantry as it stands, read from a copy; empty where there is no kitchen yet.
  private func standing() throws -> [PantryItem] {
    guard path != ":memory:" else { return [] }
    guard let copy = KitchenCopy(of: path, isNamed: options.kitchen != nil) else {
      throw StoreError.cannotOpen(path: path, reason: "it is no kitchen, or its folder is not there")
    }
    return try copy.look(options).1?[PantryItem.self] ?? []
  }

  /// Says why it failed; gives the exit status.
  private func failed(_ error: any Error) -> Int32 {
    status(of: error, width: options.width, complain: talk.complain)
  }

  /// Whether to go on.
  private func decide(
    _ report: StockReport, json: Bool, reviews: Bool
  ) -> (saves: Bool, reviews: Bool, status: Int32) {
    guard report.summary.usable > 0 else {
      talk.complain("No record of \(shownName(file)) can be brought in, so nothing was changed.")
      return (false, false, 3)
    }
    if report.arriving.isEmpty {
      if !json { show("All of it is in the pantry already, so nothing was changed.") }
      return (false, false, 0)
    }
    if options.isDryRun {
      if !json { show("This was a dry run: nothing was changed.") }
      return (false, false, 0)
    }
    if options.answersYes || reviews { return (true, reviews && !options.answersYes, 0) }
    guard talk.asks, file != "-", !json else {
      talk.complain("Nothing was changed. Say it again with --yes to bring these in.")
      return (false, false, 1)
    }
    show("Nothing is changed until you say yes; Ctrl-C leaves everything as it is.")
    while true {
      show("Bring these in? yes, review, or no")
      switch talk.read().map({ $0.lowercased().filter { !$0.isWhitespace } }) {
      case "yes", "y": return (true, false, 0)
      case "review", "r": return (true, true, 0)
      case "no", "n", nil:
        show("Nothing was changed.")
        return (false, false, 0)
      default: continue
      }
    }
  }
}

/// The file as messages name it.
func shownName(_ file: String) -> String { file == "-" ? "standard input" : inertLine(file) }
