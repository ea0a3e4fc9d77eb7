import Foundation

/// How far an import is.
package struct ImportProgress: Hashable, Sendable {
  /// Files that are read to their end.
  package var done: Int
  /// Files that were named or found.
  package var total: Int
}

/// Reads these files, archives and folders, in this order; in folders by path. `each` gets a report for every file and
/// for every entry of an archive, and the state of the whole; what it returns says whether to go on.
/// Memory is bounded by one file and what is inside of it. Nothing is written, nothing is fetched.
package func importRecipes(
  at paths: [String], _ limits: ImportLimits = ImportLimits(), each: (ImportReport, ImportProgress) -> Bool
) {
  var files: [String] = []
  for path in paths {
    if isFolder(path) {
      let found = filesBelow(path, depth: limits.folderDepth, most: limits.files - files.count)
      if found.isEmpty {
        var report = ImportReport(file: cleanLine(path))
        report.problems = [.noRecipe]
        if !each(report, ImportProgress(done: 0, total: paths.count)) { return }
      }
      files += found
    } else {
      files.append(path)
    }
  }
  if files.count > limits.files {
    var report = ImportReport(file: cleanLine(paths.first ?? ""))
    report.problems = [.tooManyFiles(most: limits.files)]
    files = Array(files.prefix(limits.files))
    if !each(report, ImportProgress(done: 0, total: files.count)) { return }
  }
  var counter = RecipeCounter(most: limits.recipes)
  var start = 0
  while start < files.count {
    // Several at once, told in their order: what is read does not hang on which was ready first.
    let chunk = Array(files[start..<min(start + chunkSize, files.count)])
    for (at, ready) in readTogether(chunk, limits).enumerated() {
      let done = start + at
      let goesOn =
        ready.map { report in
          let (report, goesOn) = counter.counted(report)
          return each(report, ImportProgress(done: done + 1, total: files.count)) && goesOn
        }
        ?? readArchiveFile(chunk[at], done: done, of: files.count, limits, &counter, each: each)
      if !goesOn { return }
    }
    start += chunk.count
  }
}

/// Files that are read before what they gave is told: a stopped import has read no more than these too much.
private let chunkSize = 32

/// The reports of files that are no archives, in their order; nil for an archive, which is not read.
private func readTogether(_ paths: [String], _ limits: ImportLimits) -> [ImportReport?] {
  var reports = [ImportReport?](repeating: nil, count: paths.count)
  reports.withUnsafeMutableBufferPointer { slots in
    // Every thread writes to the slot of its own number.
    nonisolated(unsafe) let slots = slots
    DispatchQueue.concurrentPerform(iterations: paths.count) { slots[$0] = plainReport(paths[$0], limits) }
  }
  return reports
}

private func plainReport(_ path: String, _ limits: ImportLimits) -> ImportReport? {
  let file = cleanLine(path)
  var isArchive = false
  let read = readBytes(at: path) { head in
    isArchive = isZip(head)
    return isArchive ? 0 : limits.fileBytes
  }
  if isArchive { return nil }
  switch read {
  case .failure(let problem):
    var report = ImportReport(file: file)
    report.problems = [problem]
    return report
  case .success(let bytes): return readContent(bytes, file: file, name: path, limits)
  }
}

/// Cuts what goes beyond the recipes of one import.
private struct RecipeCounter {
  let most: Int
  private var read = 0

  init(most: Int) { self.most = most }

  /// The report, and whether more may follow.
  mutating func counted(_ report: ImportReport) -> (ImportReport, goesOn: Bool) {
    var report = report
    read += report.recipes.count
    guard read > most else { return (report, true) }
    report.recipes = Array(report.recipes.dropLast(min(report.recipes.count, read - most)))
    report.problems.append(.tooManyRecipes(most: most))
    return (report, false)
  }
}

/// Entry after entry; the last report says that the file is done. False where the import is to stop.
private func readArchiveFile(
  _ path: String, done: Int, of total: Int, _ limits: ImportLimits, _ counter: inout RecipeCounter,
  each: (ImportReport, ImportProgress) -> Bool
) -> Bool {
  var last: ImportReport?
  var goesOn = true
  importFile(path, limits) { report in
    let (report, hasRoom) = counter.counted(report)
    goesOn = hasRoom
    if let before = last { goesOn = each(before, ImportProgress(done: done, total: total)) && goesOn }
    last = report
    return goesOn
  }
  if let last { goesOn = each(last, ImportProgress(done: done + 1, total: total)) && goesOn }
  return goesOn
}

/// The reports of these files, archives and folders, all at once.
package func importedReports(at paths: [String], _ limits: ImportLimits = ImportLimits()) -> [ImportReport] {
  var reports: [ImportReport] = []
  importRecipes(at: paths, limits) { report, _ in
    reports.append(report)
    return true
  }
  return reports
}

/// The recipes of bytes that stand in no file: standard input, a pasted text. `name` is what reports call them.
package func importedReports(
  of bytes: [UInt8], name: String, _ limits: ImportLimits = ImportLimits()
) -> [ImportReport] {
  var reports: [ImportReport] = []
  readWhole(bytes, path: name, limits) { report in
    reports.append(report)
    return true
  }
  return reports
}

private func importFile(_ path: String, _ limits: ImportLimits, each: (ImportReport) -> Bool) {
  let read = readBytes(at: path) { head in
    isZip(head) ? limits.archiveBytes : limits.fileBytes
  }
  switch read {
  case .failure(let problem):
    var report = ImportReport(file: cleanLine(path))
    report.problems = [problem]
    _ = each(report)
  case .success(let bytes): readWhole(bytes, path: path, limits, each: each)
  }
}

private func readWhole(_ bytes: [UInt8], path: String, _ limits: ImportLimits, each: (ImportReport) -> Bool) {
  let file = cleanLine(path)
  guard isZip(bytes) else {
    _ = each(readContent(bytes, file: file, name: path, limits))
    return
  }
  var budget = ArchiveBudget(bytes: limits.unpackedBytes, entries: limits.entries, depth: limits.archiveDepth)
  readArchive(bytes, file: file, limits, &budget, each: each)
}
