/// How much of what people keep in files is read: far beyond what is written by hand, and little enough that
/// no file costs a start. What goes beyond is named among the problems, and left out.
package enum FileLimit {
  /// Bytes of one recipe.
  package static let recipe = 128 << 10
  /// Bytes of one Cooklang text that is only taken apart, and of its pieces and marks altogether.
  package static let cooklang = 2 << 20
  package static let cooklangItems = 50_000
  /// Bytes of one table.
  static let table = 4 << 20
  /// Bytes of one file of intents or sayings.
  package static let intents = 2 << 20
  /// Bytes of one file that is brought into the pantry, and its records.
  package static let stock = 32 << 20
  package static let stockRecords = 100_000
  /// Files of one folder, and bytes of all of them.
  static let folderFiles = 10_000
  static let folderBytes = 32 << 20

  /// Rows of a table, cells of a row, bytes of a cell.
  package static let rows = 50_000
  static let cells = 100
  static let cell = 10_000

  /// Ingredients, and steps, of one recipe; characters of its title.
  static let ingredients = 200
  static let steps = 300
  static let title = 200
  /// Problems told of one file: who mends these will see the next ones.
  static let problems = 20
  /// Characters of one problem: it may quote what is in the file.
  static let problem = 300

  /// "128 KB", "4 MB".
  package static func text(ofBytes bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes >> 10) KB" : "\(bytes >> 20) MB"
  }
}

/// The first files that a folder may hold, and a problem, named as `folder`, where there are more.
func within(_ files: [FileStamp], folder: String) -> Parsed<[FileStamp]> {
  var bytes = 0
  var kept: [FileStamp] = []
  for file in files {
    // What is too large by itself is not read, and so takes nothing away from the others.
    let size = file.size <= FileLimit.table ? max(0, file.size) : 0
    guard kept.count < FileLimit.folderFiles, bytes + size <= FileLimit.folderBytes else { break }
    bytes += size
    kept.append(file)
  }
  if kept.count == files.count { return Parsed(files) }
  let message =
    "holds more than \(FileLimit.folderFiles) files or \(FileLimit.text(ofBytes: FileLimit.folderBytes)); "
    + "only the first \(kept.count) by name are read"
  return Parsed(kept, problems: [FileProblem(file: folder, line: 0, message: message)])
}
