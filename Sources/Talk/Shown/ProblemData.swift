/// Why something could not be done, as facts: the error's name and what belongs to it.
package struct ProblemData: Encodable {
  private let facts: [String: JSONValue]

  package init(_ name: String, _ texts: [String: String?] = [:], numbers: [String: Int] = [:]) {
    self.init(
      name,
      facts: texts.mapValues { .optional($0) }.merging(numbers.mapValues { .integer($0) }) { $1 })
  }

  package init(_ name: String, facts: [String: JSONValue]) {
    self.facts = facts.merging(["kind": "problem", "name": .string(name)]) { $1 }
  }

  package func encode(to encoder: any Encoder) throws { try facts.encode(to: encoder) }
}
