/// A file's path, as problems name it, and its text.
package typealias TextFile = (path: String, text: String)

/// The files of a folder and its subfolders with one of these endings, by path. Unreadable files, ones that are
/// not UTF-8 and ones beyond the limits are left out and named.
package func readTextFiles(in folder: String, endings: [String]) -> Parsed<[TextFile]> {
  let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  return read(walk(folder, endings: endings, depth: 4), within: folder) { $0 }
}

/// These files, whatever they are: a pipe may be named too.
package func readTextFiles(at paths: [String]) -> Parsed<[TextFile]> {
  var files = Parsed<[TextFile]>([])
  for path in paths {
    let text = readText(at: path, file: path, most: FileLimit.intents)
    files.problems += text.problems
    if let text = text.value { files.value.append((path, text)) }
  }
  return files
}

/// The texts of these files, named as `name` makes of their paths.
func read(
  _ stamps: [FileStamp], within folder: String, name: (String) -> String
) -> Parsed<[TextFile]> {
  let files = within(stamps, folder: folder)
  var read = Parsed<[TextFile]>([], problems: files.problems)
  for file in files.value {
    let path = name(file.path)
    let text = readText(at: file.path, file: path, most: FileLimit.intents)
    read.problems += text.problems
    if let text = text.value { read.value.append((path, text)) }
  }
  return read
}

/// The plain files below a folder with one of these endings, by path. Links that lead back up end at the depth.
func walk(_ folder: String, endings: [String], depth: Int) -> [FileStamp] {
  entries(of: folder).flatMap { entry in
    if entry.isFolder { return depth > 0 ? walk(entry.path, endings: endings, depth: depth - 1) : [] }
    return entry.isPlain && endings.contains(where: entry.path.hasSuffix) ? [entry] : []
  }
}
