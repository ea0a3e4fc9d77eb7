/// What others told the kitchen since the last line of this talk.
package struct MeanwhileSaid: Reply, Hashable {
  package struct Line: Hashable, Sendable {
    package var person: String
    package var said: String
    package init(person: String, said: String) { (self.person, self.said) = (person, said) }
  }

  package var lines: [Line]
  /// The answer that was not taken, because its question was asked before that.
  package var held: String?

  package init(_ lines: [Line], held: String?) { (self.lines, self.held) = (lines, held) }

  /// More of one person are counted.
  private static let most = 3

  package func blocks(_ words: Wording) -> [Block] {
    var people: [String] = []
    for line in lines where !people.contains(line.person) { people.append(line.person) }
    let told = people.map { person in
      let said = lines.filter { $0.person == person }.map { quoted($0.said) }
      let more = said.count > Self.most ? ["\(counted(said.count - Self.most, "thing")) more"] : []
      return "\(person) said \(joined(said.prefix(Self.most) + more))"
    }
    let question = held.map { "That was before your \(quoted($0)), so I ask again." } ?? ""
    return .say(sentences("Meanwhile \(told.joined(separator: "; ")).", question))
  }

  package func next(_ words: Wording) -> Closing { .none }

  package var matter: Facts? {
    [
      "kind": "meanwhile", "said": lines.map { ["person": $0.person, "line": $0.said] as Facts },
      "held": held.map { .string($0) } ?? JSONValue.null,
    ]
  }
}
