/// "Torsten eats with us Tuesdays and Sundays, has gout, no liver or anchovies, low salt": everything behind the first clause
/// is of the same guest.
struct SubjectCarriedOn {
  let scan: Scan

  /// The line with the name before each of them; nil for every other line.
  func named() -> String? {
    var at = 0
    skip(["and", "so", "also", "my", "our", "ok", "okay"], in: scan, at: &at)
    let start = ["my", "our"].contains(scan.word(at - 1)) ? at - 1 : at
    guard let person = PersonParser(scan: scan).person(at: start).first,
      ["eats", "comes", "joins", "visits"].contains(scan.word(person.end))
    else { return nil }
    let name = scan.utterance.text(tokens: start..<person.end)
    var changes: [(tokens: Range<Int>, with: String)] = []
    for place in person.end + 2..<max(person.end + 2, scan.count - 1) {
      let isMarked = scan.tokens[place - 1].kind == .comma
      let from = isMarked ? place - 1 : place
      let word = scan.word(place)
      if isMarked, Self.verbs.contains(word) {
        changes.append((from..<place, ". \(name)"))
      } else if word == "no", isFood(place + 1), isMarked || !changes.isEmpty {
        changes.append((from..<place + 1, ". \(name) can't have"))
      } else if isMarked, word == "low", ["salt", "sodium"].contains(scan.word(place + 1)) {
        changes.append((from..<place, ". \(name) needs"))
      }
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ").replacing(
      " . ", with: ". ")
  }

  private func isFood(_ at: Int) -> Bool {
    FoodParser(scan: scan).avoid(at: at, unknown: false).contains { !$0.isWeak }
  }

  private static let verbs: Set<String> = [
    "has", "can't", "cant", "cannot", "hates", "doesn't", "doesnt", "avoids", "needs", "is",
  ]
}
