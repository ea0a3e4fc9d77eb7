import Values

/// A saying with its facts marked: which words play which role.
package struct MarkedSaying: Sendable {
  /// The words of one role.
  package struct Mark: Sendable {
    /// The label: kind of fact and role ("avoid.who").
    package var label: String
    /// Marks of one fact have the same number.
    package var fact: Int
    /// UTF-8 offsets into the text.
    package var range: Range<Int>

    /// A mark.
    package init(label: String, fact: Int, range: Range<Int>) {
      (self.label, self.fact, self.range) = (label, fact, range)
    }
  }

  /// What was said.
  package var text: String
  /// Who is known in that house.
  package var people: [String]
  /// In no order.
  package var marks: [Mark]

  /// A marked saying.
  package init(text: String, people: [String], marks: [Mark]) {
    (self.text, self.people, self.marks) = (text, people, marks)
  }

  /// The label of each piece: its role; within a fact, between its first and last words of one sentence, the
  /// fact's kind with the role "in"; else none.
  func labels(_ pieces: [Piece], _ scan: Scan) -> [String] {
    let spans = pieces.map { scan.utterance.span($0.tokens) }
    var result = Array(repeating: RoleModel.none, count: pieces.count)
    var facts: [Int: (kind: String, places: [Int])] = [:]
    for mark in marks {
      let parts = mark.label.split(separator: ".", maxSplits: 1).map(String.init)
      for place in pieces.indices where spans[place].overlaps(mark.range) {
        facts[mark.fact, default: (parts[0], [])].places.append(place)
        let isSeparator = pieces[place].kind == .comma || pieces[place].kind == .end
        if parts[1] != "in", !isSeparator, result[place] == RoleModel.none || result[place].hasSuffix(".in") {
          result[place] = mark.label
        } else if result[place] == RoleModel.none {
          result[place] = parts[0] + ".in"
        }
      }
    }
    for (_, fact) in facts.sorted(by: { $0.key < $1.key }) {
      guard let first = fact.places.min(), let last = fact.places.max() else { continue }
      for place in first...last where result[place] == RoleModel.none {
        let isCrossed =
          (min(place, last)..<last).contains { pieces[$0].kind == .end }
          && (first..<place).contains { pieces[$0].kind == .end }
        if !isCrossed { result[place] = fact.kind + ".in" }
      }
    }
    return result
  }
}

extension MarkedSaying {
  /// Reads one line of a file of marked sayings: the people known there, a tab, and the saying with each role's
  /// words in brackets behind which its label and the number of its fact stand, as in
  /// "Joao⇥[joao](avoid.who 1) [cant do](avoid.in 1) [honey](avoid.what 1)". Nil for any other line.
  package init?(line: String) {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !line.hasPrefix("#") else { return nil }
    var text: [UInt8] = []
    var marks: [Mark] = []
    let bytes = Array(parts[1].utf8)
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "["), let close = bytes[at...].firstIndex(of: UInt8(ascii: "]")),
        close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "("),
        let end = bytes[close...].firstIndex(of: UInt8(ascii: ")"))
      else {
        text.append(bytes[at])
        at += 1
        continue
      }
      let note = String(decoding: bytes[close + 2..<end], as: UTF8.self).split(separator: " ")
      guard note.count == 2, let fact = Int(note[1]), note[0].contains(".") else { return nil }
      let start = text.count
      text += bytes[at + 1..<close]
      marks.append(Mark(label: String(note[0]), fact: fact, range: start..<text.count))
      at = end + 1
    }
    let people = parts[0].split(separator: ",").map { String($0.drop { $0 == " " }) }
    self.init(text: String(decoding: text, as: UTF8.self), people: people, marks: marks)
  }
}
