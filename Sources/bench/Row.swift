/// What a measurement is held against.
struct Aim {
  enum Figure: String { case median, p99 }

  let figure: Figure
  let limit: Double

  static func median(_ limit: Double) -> Aim { Aim(figure: .median, limit: limit) }
  static func p99(_ limit: Double) -> Aim { Aim(figure: .p99, limit: limit) }
}

/// One line of the table: a piece of work, how long it took (or how much it holds), and its aims.
struct Row {
  let work, unit: String
  let samples: [Double]
  let aims: [Aim]

  init(_ work: String, unit: String = "ms", samples: [Double], aims: [Aim]) {
    (self.work, self.unit) = (work, unit)
    self.samples = samples.sorted()
    self.aims = aims
  }

  /// True when every aim is met; nothing measured meets none.
  var isKept: Bool { !samples.isEmpty && aims.allSatisfy { figure($0.figure) <= $0.limit } }

  var cells: [String] {
    let limits = aims.map { "\($0.figure.rawValue) ≤ \(Self.shown($0.limit))" }
    return [
      work, "\(samples.count)", shown(samples.first), shown(figure(.median)), shown(figure(.p99)),
      shown(samples.last), limits.joined(separator: ", ") + " \(unit)", isKept ? "ok" : "OVER",
    ]
  }

  static let titles = ["work", "n", "least", "median", "p99", "most", "aim", ""]

  private func figure(_ figure: Aim.Figure) -> Double {
    guard !samples.isEmpty else { return .infinity }
    return switch figure {
    case .median: samples[samples.count / 2]
    case .p99: samples[min(samples.count - 1, samples.count * 99 / 100)]
    }
  }

  private func shown(_ value: Double?) -> String { value.map { Self.shown($0) } ?? "-" }

  /// Three figures that count, without an exponent.
  private static func shown(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let scale: Double = value < 1 ? 1000 : value < 100 ? 100 : 1
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Lays rows out in columns as wide as their widest cell; the first to the left, the others to the right.
func table(_ rows: [[String]]) -> String {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { cells in
    zip(cells, widths).enumerated().map { index, cell in
      let (text, width) = cell
      let gap = String(repeating: " ", count: width - text.count)
      return index == 0 ? text + gap : gap + text
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}
