import Foundation
import SousKit
import Talk

/// Lays a kitchen of so many years of daily use through real sessions and tells, after each year, how large it is and
/// how long things take there. Its folder is kept when one is named. Gives 1 when an aim is missed.
func years(_ count: Int, keeping folder: String?, in scratch: Scratch) throws -> Int32 {
  let path = (folder ?? scratch.path) + "/years.sqlite"
  var laid = try LaidYears(path: path)
  var figures: [YearFigures] = []
  for year in 1...max(1, count) {
    try laid.layYear()
    figures.append(try YearFigures(year: year, of: laid, in: scratch))
    let rows = [YearFigures.titles, figures[year - 1].cells]
    print(table(year == 1 ? rows : [rows[1]]))
    fflush(nil)
  }
  print("\n\(laid.turns) lines, \(laid.refused) refused; by table:")
  let examined = try Examination(of: path, tables: House.complete.tables)
  let sizes = try TableSize.all(of: path).map { [$0.name, "\($0.bytes / 1024) KB"] }
  print(table(sizes))
  print(examined.findings.isEmpty ? "sound" : "findings: \(examined.findings)")
  return figures.allSatisfy(\.isKept) && examined.findings.isEmpty ? 0 : 1
}

/// A kitchen that grows a year at a time, up to the present of the measurement.
struct LaidYears {
  let path: String
  private(set) var turns = 0
  private(set) var refused = 0
  private var script = YearsScript()
  private(set) var day = Day(number: 20_514)
  private let knowing: Session
  private var isFirst = true

  init(path: String) throws {
    self.path = path
    var options = SessionOptions()
    options.kitchen = ":memory:"
    knowing = try Session(options)
    // What is learned once is learned before anything is measured.
    _ = knowing.say(lineForTheModel)
  }

  mutating func layYear() throws {
    for number in 1...365 {
      let session = try open()
      for line in script.lines(of: day, isFirst: isFirst) {
        turns += 1
        let answer = session.say(line)
        if answer.exit != 0 { refused += 1 }
      }
      isFirst = false
      // Once a week, and each day of the last fortnight of a year: a check reads the whole file.
      if number % 7 == 0 || number > 351 { session.afterFirstPrompt() }
      session.close()
      day = day + 1
    }
  }

  /// A talk with it, on the day that comes next.
  func open() throws -> Session {
    var options = SessionOptions()
    options.kitchen = path
    options.seed = 7
    options.now = CivilTime(day: day, hour: 17)
    options.person = "bench"
    return try Session(options, knowingLike: knowing)
  }
}
