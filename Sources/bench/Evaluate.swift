import Catalogue
import Foundation
import Language
import SousKit
import Values

/// Reads every labelled line of the evaluation set and prints how many were understood: by voice, in all,
/// what was taken of the lines that must be refused, slots, and the time of a line by layer. With `wrong`
/// the lines read wrongly are printed too, of the rows added later only.
func evaluate(folder: String, printsWrong: Bool) throws {
  let judged = try judgedSlots(in: "\(folder)/slots.txt")
  let recognizer = try benchRecognizer()
  for part in ["frozen", "later"] {
    let files = try evaluationFiles(in: "\(folder)/\(part)")
    guard !files.isEmpty else { continue }
    print(part == "frozen" ? "The frozen set" : "Rows added later")
    evaluate(files, recognizer, judged, printsWrong: printsWrong, isFrozen: part == "frozen")
  }
}

private func evaluate(
  _ files: [EvaluationFile], _ recognizer: Recognizer, _ judged: [String: Set<String>], printsWrong: Bool,
  isFrozen: Bool
) {
  let context = RecognitionContext(now: CivilTime(iso: "2026-03-02T17:00")!, state: "")
  var own = EvaluationTally()
  var times: [String: [Double]] = [:]
  var wrong: [String] = []
  print("                     lines   right  accepted  precision  slot F1")
  for file in files {
    var tally = EvaluationTally()
    for row in file.rows {
      let start = ContinuousClock.now
      let found = recognizer.recognize(row.said, expecting: nil, context: context)
      let time = ContinuousClock.now - start
      times[found.layer?.rawValue ?? "refused", default: []].append(
        Double(time.components.attoseconds) / 1e15)
      tally.add(row, found, judged: judged)
      if (found.intent.map { !row.intents.contains($0) } ?? !row.intents.isEmpty) {
        wrong.append(
          "\(file.name)\t\(row.intents.first ?? "none")\t\(found.intent ?? "none") \(found.confidence)\t\(row.said)"
        )
      }
    }
    if file.isForeign {
      print(
        "\(padded(file.name))\(number(tally.rows))          \(percent(tally.acceptance))  (false accepts)")
    } else {
      own = own + tally
      print(line(file.name, tally))
    }
  }
  print(line("in all", own))
  for (layer, samples) in times.sorted(by: { $0.key < $1.key }) {
    let sorted = samples.sorted()
    print(
      String(
        format: "%@ %5d lines   p50 %.3f ms   p99 %.3f ms", padded(layer), sorted.count,
        sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 99 / 100)]))
  }
  if printsWrong {
    for (slot, counts) in own.bySlot.sorted(by: { $0.key < $1.key }) { print("slot\t\(slot)\t\(counts)") }
  }
  // What is frozen stays unread.
  if printsWrong, !isFrozen {
    own.slotMisses.sorted().forEach { print("slots\t\($0)") }
    wrong.forEach { print($0) }
  }
}

private func line(_ name: String, _ tally: EvaluationTally) -> String {
  "\(padded(name))\(number(tally.rows))  \(percent(tally.accuracy))   \(percent(tally.acceptance))    "
    + "\(percent(tally.precision))  \(percent(tally.slotF1))"
}

private func padded(_ text: String) -> String {
  text + String(repeating: " ", count: max(1, 20 - text.count))
}

private func number(_ count: Int) -> String { String(format: "%6d", count) }
func percent(_ share: Double) -> String { String(format: "%5.1f %%", share * 100) }

/// The recogniser as the chat has it, with the catalogue's names and the word model learned anew.
func benchRecognizer() throws -> Recognizer {
  let (grammar, _) = loadGrammar(files: try benchIntentFiles())
  let lists = try benchLists()
  let model = PhraseModel(learnedFrom: grammar, lists: lists)
  return Recognizer(grammar: grammar, lists: lists, model: model)
}

func benchIntentFiles() throws -> [(path: String, text: String)] {
  try ResourceRoot.find().textFiles(under: "intents", ending: ".yaml")
}

func benchLists() throws -> [NamedList] {
  try loadCatalogue(from: ResourceRoot.find(), selection: .builtin).lists
    + [NamedList(name: "person", version: 1, values: [])]
}
