import Language

/// What came of a set of rows.
struct EvaluationTally {
  var rows = 0
  var right = 0
  var accepted = 0
  /// Labels found, labels, and stretches given as a slot.
  var slotsFound = 0
  var slotsLabelled = 0
  var slotsGiven = 0
  /// By intent and slot: labels found, labels, stretches given.
  var bySlot: [String: [Int]] = [:]
  /// Lines whose intent was right and a slot was not, with what was wanted and given.
  var slotMisses: [String] = []

  mutating func add(_ row: EvaluationRow, _ found: Recognition, judged: [String: Set<String>]) {
    rows += 1
    let isAccepted = found.intent != nil
    if isAccepted { accepted += 1 }
    guard let wanted = row.intents.first else { return }
    let isRight = found.intent.map(row.intents.contains) ?? false
    if isRight { right += 1 }
    slotsLabelled += row.slots.count
    guard isAccepted, let names = judged[isRight ? found.intent ?? wanted : wanted] else { return }
    let given = stretches(of: found, names: names)
    slotsGiven += given.count
    let missed = row.slots.filter { label in
      !given.contains { $0.name == label.name && Self.isSame($0.words, contentWords(label.words)) }
    }
    let spare = given.filter { stretch in
      !row.slots.contains { $0.name == stretch.name && Self.isSame(stretch.words, contentWords($0.words)) }
    }
    func count(_ slots: [String], by number: Int, at place: Int) {
      for slot in slots { bySlot["\(wanted).\(slot)", default: [0, 0, 0]][place] += number }
    }
    count(row.slots.map(\.name), by: 1, at: 0)
    count(missed.map(\.name), by: -1, at: 0)
    count(row.slots.map(\.name), by: 1, at: 1)
    count(given.map(\.name), by: 1, at: 2)
    slotsFound += row.slots.count - missed.count
    if isRight, !missed.isEmpty || !spare.isEmpty {
      let wished = missed.map { "-\($0.name)=\($0.words)" }
      let taken = spare.map { "+\($0.name)=\($0.words.sorted().joined(separator: " "))" }
      slotMisses.append("\(wanted)\t\(row.said)\t\((wished + taken).joined(separator: "  "))")
    }
  }

  static func + (a: EvaluationTally, b: EvaluationTally) -> EvaluationTally {
    EvaluationTally(
      rows: a.rows + b.rows, right: a.right + b.right, accepted: a.accepted + b.accepted,
      slotsFound: a.slotsFound + b.slotsFound, slotsLabelled: a.slotsLabelled + b.slotsLabelled,
      slotsGiven: a.slotsGiven + b.slotsGiven, bySlot: a.bySlot.merging(b.bySlot) { zip($0, $1).map(+) },
      slotMisses: a.slotMisses + b.slotMisses)
  }

  var accuracy: Double { share(right, of: rows) }
  var precision: Double { share(right, of: accepted) }
  var acceptance: Double { share(accepted, of: rows) }
  /// Twice the labels found, over labels and stretches given.
  var slotF1: Double { share(2 * slotsFound, of: slotsLabelled + max(slotsGiven, slotsFound)) }
  private func share(_ part: Int, of all: Int) -> Double { all == 0 ? 0 : Double(part) / Double(all) }

  /// One holds the other, or half of all their words are common.
  private static func isSame(_ a: Set<String>, _ b: Set<String>) -> Bool {
    let common = a.intersection(b).count
    guard common > 0 else { return false }
    return common == a.count || common == b.count || 2 * common >= a.union(b).count
  }
}

/// The stretches of the line given to judged slots, each once.
private func stretches(of found: Recognition, names: Set<String>) -> [(name: String, words: Set<String>)] {
  var seen = Set<String>()
  var result: [(name: String, words: Set<String>)] = []
  for slot in found.slots + found.details.flatMap(\.slots) where names.contains(slot.name) {
    guard !slot.range.isEmpty, seen.insert("\(slot.name) \(slot.range)").inserted else { continue }
    let words = String(decoding: Array(found.said.utf8)[slot.range], as: UTF8.self)
    result.append((slot.name, contentWords(words)))
  }
  return result
}

/// The words that carry the meaning of a stretch, folded.
private func contentWords(_ text: String) -> Set<String> {
  let words = Set(Utterance(text).tokens.filter { !$0.isSeparator }.map(\.text))
  let content = words.subtracting(freeWords)
  return content.isEmpty ? words : content
}

private let freeWords: Set<String> = [
  "the", "a", "an", "my", "our", "of", "for", "on", "in", "at", "by", "to", "about", "around", "under",
  "over", "than", "less", "with", "some", "any", "please", "this", "that",
]
