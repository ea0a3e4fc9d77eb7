/// What is known of the place where replies are shown.
package struct OutputPlace: Equatable, Sendable {
  package var isTerminal: Bool
  /// Its width in columns; nil when it has none, such as a file.
  package var columns: Int?
  /// True when `NO_COLOR` is set to something.
  package var refusesColor: Bool
  /// True for `TERM=dumb`.
  package var isDumb: Bool

  package init(isTerminal: Bool, columns: Int?, refusesColor: Bool, isDumb: Bool) {
    (self.isTerminal, self.columns, self.refusesColor) = (isTerminal, columns, refusesColor)
    self.isDumb = isDumb
  }
}

extension GlobalOptions {
  /// The columns to lay out for: as asked, else the terminal's, else 80; always 40 to 200.
  package func layoutWidth(at place: OutputPlace) -> Int { max(40, min(200, width ?? place.columns ?? 80)) }

  /// Never with `--plain`, `--json` or `NO_COLOR`; else as asked, and by itself only on a terminal that
  /// is not dumb.
  package func usesColor(at place: OutputPlace) -> Bool {
    guard !isPlain, !isJSON, !place.refusesColor else { return false }
    return switch color {
    case .always: true
    case .never: false
    case .auto: place.isTerminal && !place.isDumb
    }
  }

  /// The same wishes as a session reads them.
  package func sessionOptions(at place: OutputPlace) -> SessionOptions {
    var options = session
    options.width = layoutWidth(at: place)
    options.usesColor = usesColor(at: place)
    return options
  }
}
