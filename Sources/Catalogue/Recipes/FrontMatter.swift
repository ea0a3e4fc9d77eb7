import Documents
import Values
import Yams

/// One key of a recipe's front matter: its text, or the texts of a list.
package struct FrontEntry: Sendable {
  /// As it is written; a key inside of another one behind it and a dot ("source.name").
  package var key: String
  /// The line in the file, from 1.
  package var line: Int
  /// One element unless it was written as a list.
  package var values: [String]
  /// Whether it was written as a list.
  package var isList = false

  /// In one line.
  package var text: String { values.joined(separator: ", ") }
}

/// Reads the YAML between a recipe's `---` lines. Scalars stay as they were written ("no", "012").
/// `firstLine` is the file's line on which the text begins. The only place that knows YAML.
func readFrontMatter(_ text: String, file: String, firstLine: Int) -> Parsed<[FrontEntry]> {
  func problem(_ line: Int, _ message: String) -> FileProblem {
    FileProblem(file: file, line: line, message: message)
  }
  do throws(YAMLExcess) { try checkYAML(text, YAMLBounds(bytes: FileLimit.recipe, nodes: 10_000)) } catch {
    return Parsed([], problems: [problem(firstLine + error.line - 1, "front matter \(excess(error))")])
  }
  let root: Node?
  do { root = try Yams.compose(yaml: text) } catch let error as YamlError {
    let (line, message) = place(of: error)
    return Parsed([], problems: [problem(firstLine + line, "front matter: \(message)")])
  } catch {
    return Parsed([], problems: [problem(firstLine, "front matter cannot be read")])
  }
  guard let root else { return Parsed([]) }
  guard let mapping = root.mapping else {
    if root.scalar?.style == .plain, let plain = plainEntries(text, firstLine: firstLine) {
      return Parsed(plain)
    }
    return Parsed([], problems: [problem(firstLine, "front matter must be keys and values")])
  }
  var parsed = Parsed<[FrontEntry]>([])
  for (key, value) in mapping {
    let line = firstLine + (key.mark?.line ?? 1) - 1
    guard let name = key.scalar?.string else {
      parsed.problems.append(problem(line, "a key must be a word"))
      continue
    }
    let entries = frontEntries(name, value, line: line)
    parsed.value += entries
    if entries.isEmpty { parsed.problems.append(problem(line, "\(name) must be a text or a list of texts")) }
  }
  return parsed
}

/// Lines `key :value`, which are one text for YAML, and keys and values for Cooklang; nil where a line has no colon.
/// Source: canonical tests, testMetadataMultiwordKeyWithSpaces.
private func plainEntries(_ text: String, firstLine: Int) -> [FrontEntry]? {
  var entries: [FrontEntry] = []
  for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
  {
    let line = line.trimmingSpaces()
    if line.isEmpty || line.hasPrefix("#") { continue }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
    let value = line[line.index(after: colon)...].trimmingSpaces()
    entries.append(
      FrontEntry(key: line[..<colon].trimmingSpaces(), line: firstLine + index, values: [value]))
  }
  return entries
}

/// The entries of one key: one, or those of a map inside, whose values are texts or lists; none for anything else.
private func frontEntries(_ key: String, _ value: Node, line: Int, isInside: Bool = false) -> [FrontEntry] {
  if let scalar = value.scalar { return [FrontEntry(key: key, line: line, values: [scalar.string])] }
  if let list = value.sequence {
    let values = list.compactMap { $0.scalar?.string }
    return values.count == list.count ? [FrontEntry(key: key, line: line, values: values, isList: true)] : []
  }
  guard let map = value.mapping, !isInside else { return [] }
  let inside = map.map { name, value in
    name.scalar.map { frontEntries("\(key).\($0.string)", value, line: line, isInside: true) } ?? []
  }
  return inside.contains { $0.isEmpty } ? [] : inside.flatMap { $0 }
}

private func excess(_ excess: YAMLExcess) -> String {
  switch excess {
  case .bytes(let most): "is longer than \(FileLimit.text(ofBytes: most))"
  case .depth(_, let most): "holds more than \(most) lists in each other"
  case .nodes(_, let most): "stands for more than \(most) values"
  }
}

/// The error's line below the front matter's first, and its sentence.
private func place(of error: YamlError) -> (line: Int, message: String) {
  switch error {
  case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
    .composer(_, let problem, let mark, _):
    return (max(0, mark.line - 1), problem)
  case .duplicatedKeysInMapping(let keys, let context):
    let names = keys.sorted().joined(separator: ", ")
    return (max(0, context.mark.line - 1), "stands twice: \(names)")
  case .no, .memory, .reader, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
    return (0, "not readable as YAML")
  }
}
