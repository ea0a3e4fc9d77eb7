import Page
import Values

/// A text without colour as it may go to a terminal: what would steer the terminal is written out.
package func plainlyShown(_ text: String) -> String { inert(text) }

extension GlobalOptions {
  /// Finished lines as they may go to that place: what would steer a terminal is written out; where replies
  /// are coloured, their own colours stay.
  package func shown(_ lines: [String], at place: OutputPlace) -> [String] {
    let style: Style = usesColor(at: place) ? .ansi : .plain
    return lines.map(style.shown)
  }
}
