/// Something wrong in an intent file. The file is for people to mend, so it carries wording.
package struct GrammarProblem: Hashable, Codable, Sendable, CustomStringConvertible, Error {
  /// The file.
  package var path: String
  /// From 1.
  package var line: Int
  /// One line, without path and line number.
  package var message: String

  /// A problem at a line of a file.
  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// "intents/talk/help.yaml:3: unknown key “sumary”".
  package var description: String { "\(path):\(line): \(message)" }
}
