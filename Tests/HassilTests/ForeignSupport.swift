import Hassil
import Language
import Testing
import Values

/// A foreign grammar of one intent with these sentences; `extra` stands beside `intents`.
func foreignGrammar(_ sentences: String..., extra: String = "") -> ForeignRecognizer {
  let list = sentences.map { "          - '\($0.replacing("'", with: "''"))'\n" }.joined()
  return foreign("intents:\n  Test:\n    data:\n      - sentences:\n\(list)\(extra)")
}

/// The recogniser of one file, which must have no problems.
func foreign(_ yaml: String) -> ForeignRecognizer {
  let (grammar, problems) = foreignFile(yaml)
  #expect(problems.isEmpty, "\(problems)")
  return ForeignRecognizer(grammar)
}

/// What one file declares and what is wrong with it.
func foreignFile(_ yaml: String) -> (ForeignGrammar, [GrammarProblem]) {
  loadForeignGrammar(files: [("grammar.yaml", yaml)]) ?? (ForeignGrammar(), [])
}

/// A reading in short: "Test item=milk count=2", or "none".
func short(_ found: ForeignRecognition) -> String {
  guard let intent = found.intent else { return "none" }
  return ([intent] + found.slots.sorted { $0.key < $1.key }.map { "\($0.key)=\(short($0.value))" })
    .joined(separator: " ")
}

private func short(_ value: ForeignValue) -> String {
  switch value {
  case .null: "null"
  case .text(let text): text
  case .number(let number):
    number.isWhole ? "#\(number.numerator)" : "#\(number.numerator)/\(number.denominator)"
  case .flag(let flag): flag ? "!yes" : "!no"
  case .list(let values): "[" + values.map(short).joined(separator: ",") + "]"
  case .map(let members):
    "{" + members.sorted { $0.key < $1.key }.map { "\($0.key):\(short($0.value))" }.joined(separator: ",")
      + "}"
  }
}

extension ForeignRecognizer {
  /// A line's reading in short.
  func reads(_ line: String, _ context: [String: ForeignValue] = [:]) -> String {
    short(recognize(line, context: context))
  }
}

/// A line and how it must be read.
typealias Reading = (line: String, reading: String)

func expect(
  _ recognizer: ForeignRecognizer, _ readings: [Reading], context: [String: ForeignValue] = [:],
  at place: SourceLocation = #_sourceLocation
) {
  for (line, reading) in readings {
    let found = recognizer.reads(line, context)
    #expect(found == reading, "“\(line)”", sourceLocation: place)
  }
}
