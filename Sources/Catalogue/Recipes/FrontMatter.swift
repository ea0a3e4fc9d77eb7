import Documents
import Yams

/// One key of a recipe's front matter: its text, or the texts of a list.
struct FrontEntry: Sendable {
  var key: String
  /// The line in the file, from 1.
  var line: Int
  /// One element unless it was written as a list.
  var values: [String]

  var text: String { values.joined(separator: ", ") }
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
    return Parsed([], problems: [problem(firstLine, "front matter must be keys and values")])
  }
  var parsed = Parsed<[FrontEntry]>([])
  for (key, value) in mapping {
    let line = firstLine + (key.mark?.line ?? 1) - 1
    guard let name = key.scalar?.string else {
      parsed.problems.append(problem(line, "a key must be a word"))
      continue
    }
    if let scalar = value.scalar {
      parsed.value.append(FrontEntry(key: name, line: line, values: [scalar.string]))
    } else if let list = value.sequence, list.allSatisfy({ $0.scalar != nil }) {
      let values = list.compactMap { $0.scalar?.string }
      parsed.value.append(FrontEntry(key: name, line: line, values: values))
    } else {
      parsed.problems.append(problem(line, "\(name) must be a text or a list of texts"))
    }
  }
  return parsed
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
