import Foundation
import SousKit
import Talk

/// How large a kitchen is after some years, and how long things take there.
struct YearFigures {
  /// The first prompt may take so long, in milliseconds.
  static let promptLimit = 80.0
  /// The kitchen's file may be so large, in MB.
  static let sizeLimit = 60.0

  private let year, turns: Int
  private let file, log, backups: Double
  private let opening, prompt, turn, upkeep, doctor: Double

  init(year: Int, of laid: LaidYears, in scratch: Scratch) throws {
    (self.year, turns) = (year, laid.turns)
    let now = CivilTime(day: laid.day, hour: 18)
    opening = try median(5) {
      try SQLiteKitchen(path: laid.path, tables: House.complete.tables, seed: 7).close()
    }
    upkeep = try milliseconds {
      let store = try SQLiteKitchen(path: laid.path, tables: House.complete.tables, seed: 7)
      defer { store.close() }
      _ = try store.dailyUpkeep(today: laid.day)
    }
    doctor = try median(3) { _ = try Examination(of: laid.path, tables: House.complete.tables) }
    let session = try laid.open()
    let lines = ["what's for dinner tonight", "budget $150", "show the plan", "budget $151"]
    turn = median(of: samples(40, warmup: 4) { _ = session.say(lines[$0 % lines.count]) })
    prompt = try median(9) {
      try startToPrompt(of: laid.path, ["--as", "bench", "--now", "\(now.iso)"], in: scratch)
    }
    file = megabytes(at: laid.path)
    let folder = laid.path + ".backups"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    backups = names.reduce(0) { $0 + megabytes(at: "\(folder)/\($1)") }
    log = names.filter { $0.hasSuffix(".log") }.reduce(0) { $0 + megabytes(at: "\(folder)/\($1)") }
  }

  var isKept: Bool { prompt <= Self.promptLimit && file <= Self.sizeLimit }

  static let titles = [
    "years", "lines", "file MB", "log MB", "backups MB", "prompt ms", "turn ms", "opening ms", "upkeep ms",
    "doctor ms", "",
  ]

  var cells: [String] {
    let numbers = [file, log, backups, prompt, turn, opening, upkeep, doctor]
    return ["\(year)", "\(turns)"] + numbers.map { "\(($0 * 10).rounded() / 10)" } + [isKept ? "ok" : "OVER"]
  }
}

private func median(_ count: Int, _ work: () throws -> Void) rethrows -> Double {
  median(of: try samples(count) { _ in try work() })
}

private func median(of samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

private func megabytes(at path: String) -> Double {
  var info = stat()
  guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return 0 }
  return Double(info.st_size) / 1_000_000
}
