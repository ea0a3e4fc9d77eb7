import Importing

/// What `sous import` is to bring in. Source: requirements FR-RM-005, FR-PR-001.
package struct ImportTask: Equatable, Sendable {
  /// Files, folders and archives; "-" is standard input.
  package var files: [String]

  /// Reads what stands behind "import".
  init(_ words: [String]) throws(UsageProblem) {
    guard !words.isEmpty else { throw .badCommand("sous import FILE…, or sous import - < FILE") }
    files = words
  }
}
