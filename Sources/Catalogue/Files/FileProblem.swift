import Values

/// Something wrong in a table or recipe file: what a person who edits it needs to mend it.
package struct FileProblem: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file's path below the resources, or as it was given.
  package var file: String
  /// Counted from 1; 0 when the file as a whole is meant.
  package var line: Int
  package var message: String

  /// "tables/packages.csv:12: unknown unit ounze". One line that no terminal obeys, whatever the file and
  /// its keys are called.
  package var description: String {
    inertLine(line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)")
  }
}

/// What could be read of a file, and what could not: bad input is a value here, never a failure.
package struct Parsed<Value: Sendable>: Sendable {
  package var value: Value
  package var problems: [FileProblem]

  package init(_ value: Value, problems: [FileProblem] = []) {
    (self.value, self.problems) = (value, problems)
  }
}
