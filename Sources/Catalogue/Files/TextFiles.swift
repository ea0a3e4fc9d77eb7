/// One text file as it was read.
package struct TextFile: Hashable, Sendable {
  /// Relative to the folder it was looked for in.
  package var path: String
  package var text: String
}

/// The files with that ending below a folder, at any depth, by path. One that cannot be read, or is not
/// UTF-8, comes back as a problem; hidden files are left out.
package func textFiles(below folder: String, ending: String) -> Parsed<[TextFile]> {
  var found = Parsed<[TextFile]>([])
  for stamp in stampsBelow(folder, ending: ending) {
    let name = String(stamp.path.dropFirst(folder.utf8.count + 1))
    let read = readText(at: stamp.path, file: name)
    found.problems += read.problems
    if let text = read.value { found.value.append(TextFile(path: name, text: text)) }
  }
  return found
}

/// The stamps of the files with that ending below a folder, at any depth, by path.
package func stampsBelow(_ folder: String, ending: String) -> [FileStamp] {
  let here = stamps(in: folder, ending: ending)
  let deeper = folders(in: folder).flatMap { stampsBelow($0, ending: ending) }
  return (here + deeper).sorted { $0.path < $1.path }
}
