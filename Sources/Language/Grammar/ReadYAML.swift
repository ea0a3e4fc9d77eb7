import Documents
import Yams

/// Reads one YAML document. A document that is no YAML, is empty, or would unfold to more than anybody writes,
/// is a problem.
package func readYAML(path: String, text: String) -> Result<YAMLNode, GrammarProblem> {
  do throws(YAMLExcess) { try checkYAML(text) } catch {
    return .failure(GrammarProblem(path: path, line: error.line, message: message(of: error)))
  }
  do {
    guard let node = try Yams.compose(yaml: text) else {
      return .failure(GrammarProblem(path: path, line: 1, message: "the file is empty"))
    }
    return .success(converted(node))
  } catch let error as YamlError {
    return .failure(
      GrammarProblem(path: path, line: line(of: error), message: "not YAML: \(shortened("\(error)"))"))
  } catch {
    return .failure(GrammarProblem(path: path, line: 1, message: "not YAML: \(shortened("\(error)"))"))
  }
}

private func message(of excess: YAMLExcess) -> String {
  switch excess {
  case .bytes(let most): "longer than \(most) bytes, so the file is left out"
  case .depth(_, let most): "more than \(most) lists in each other, so the file is left out"
  case .nodes(_, let most): "stands for more than \(most) values, so the file is left out"
  }
}

/// The library quotes the line, which may be long.
private func shortened(_ text: String) -> String { text.count > 400 ? text.prefix(400) + "…" : text }

private func converted(_ node: Node) -> YAMLNode {
  let line = node.mark?.line ?? 1
  switch node {
  case .scalar(let scalar):
    return .scalar(scalar.string, line: line, isPlain: scalar.style == .plain)
  case .sequence(let sequence): return .list(sequence.map(converted), line: line)
  case .mapping(let mapping):
    return .map(
      mapping.map { key, value in
        YAMLNode.Entry(
          key: key.scalar?.string ?? "", line: key.mark?.line ?? line, value: converted(value))
      }, line: line)
  case .alias(let alias): return .scalar(alias.anchor.rawValue, line: line, isPlain: true)
  }
}

private func line(of error: YamlError) -> Int {
  switch error {
  case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
    mark.line
  case .duplicatedKeysInMapping(_, let context): context.mark.line
  case .no, .memory, .reader, .writer, .emitter, .representer, .dataCouldNotBeDecoded: 1
  }
}
