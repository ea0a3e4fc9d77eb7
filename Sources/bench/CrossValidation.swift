import Catalogue
import Foundation
import Language
import SousKit
import Values

/// Learns from four fifths of the phrasings and reads the other fifth, five times: how well lines are
/// understood that nobody trained on, without touching the frozen set. Foreign requests are held out by
/// topic.
func crossValidate(printsWrong: Bool) throws {
  let folds = 5
  let (grammar, _) = loadGrammar(files: try benchIntentFiles())
  let lists = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin).lists
  let context = RecognitionContext(now: CivilTime(iso: "2026-03-02T17:00")!, state: "")
  let knobs = ProcessInfo.processInfo.environment
  var pace = TrainingPace()
  pace.epochs = knobs["EPOCHS"].flatMap(Int.init) ?? pace.epochs
  pace.rate = knobs["RATE"].flatMap(Float.init) ?? pace.rate
  pace.enough = knobs["ENOUGH"].flatMap(Float.init) ?? pace.enough
  pace.leastLines = knobs["LEAST"].flatMap(Int.init) ?? pace.leastLines
  var guesses: [(isForeign: Bool, isRight: Bool, sure: Int)] = []
  var points: [(isForeign: Bool, isRight: Bool, own: Int, outside: Int)] = []
  var modelOwn = 0
  var modelForeign = 0
  var own = EvaluationTally()
  var foreign = EvaluationTally()
  var wrong: [String] = []
  for fold in 0..<folds {
    var part = grammar
    var rows: [EvaluationRow] = []
    for index in part.intents.indices {
      let name = part.intents[index].name
      let lines = part.intents[index].phrasings.enumerated()
      rows += lines.filter { $0.offset % folds == fold }.map {
        EvaluationRow(said: $0.element, intents: [name], slots: [])
      }
      part.intents[index].phrasings = lines.filter { $0.offset % folds != fold }.map(\.element)
    }
    let all = part.outside
    let held = all.count * fold / folds..<all.count * (fold + 1) / folds
    rows += all[held].map { EvaluationRow(said: $0, intents: [], slots: []) }
    part.outside = Array(all[..<held.lowerBound] + all[held.upperBound...])
    let model = PhraseModel(learnedFrom: part, lists: lists, pace: pace)
    let recognizer = Recognizer(grammar: part, lists: lists, model: model)
    for row in rows {
      let guess = model.likeliest(row.said).name
      let judged = model.judged(row.said)
      points.append((row.intents.isEmpty, row.intents.contains(judged.name), judged.own, judged.outside))
      let found = recognizer.recognize(row.said, expecting: nil, context: context)
      let top = found.intent ?? found.alternatives.first?.intent
      let sure = found.intent != nil ? found.confidence : found.alternatives.first?.confidence ?? 0
      guesses.append((row.intents.isEmpty, top.map(row.intents.contains) ?? false, top == nil ? 0 : sure))
      if row.intents.isEmpty {
        modelForeign += guess == PhraseModel.outside ? 0 : 1
        foreign.add(row, found, judged: [:])
      } else {
        modelOwn += row.intents.contains(guess) ? 1 : 0
        own.add(row, found, judged: [:])
      }
      if (found.intent.map { !row.intents.contains($0) } ?? !row.intents.isEmpty) {
        wrong.append(
          "\(row.intents.first ?? "none")\t\(found.intent ?? "none") \(found.confidence) \(found.layer?.rawValue ?? "-")\t\(row.said)"
        )
      }
    }
  }
  print(
    "own \(own.rows): right \(percent(own.accuracy)), accepted \(percent(own.acceptance)), "
      + "precision \(percent(own.precision)); foreign \(foreign.rows): accepted \(percent(foreign.acceptance))"
  )
  for limit in stride(from: 20, through: 95, by: 5) {
    printTaken("from \(limit)", guesses.map { ($0.isForeign, $0.isRight, $0.sure >= limit) })
  }
  for ceiling in [100, 200, 300, 400, 500] {
    for floor in [200, 300, 400, 500, 600] {
      printTaken(
        "outside ≤ \(ceiling), own ≥ \(floor)",
        points.map { ($0.isForeign, $0.isRight, $0.own >= floor && $0.outside <= ceiling) })
    }
  }
  print("the model alone: own right \(modelOwn), foreign taken \(modelForeign)")
  if printsWrong { wrong.forEach { print($0) } }
}

/// How many lines would be right, and how many foreign ones taken, if those were taken.
private func printTaken(_ what: String, _ lines: [(isForeign: Bool, isRight: Bool, isTaken: Bool)]) {
  let own = lines.filter { !$0.isForeign }
  let taken = own.filter(\.isTaken)
  let right = taken.count(where: \.isRight)
  let wrongly = lines.count { $0.isForeign && $0.isTaken }
  print(
    "\(what): right \(percent(Double(right) / Double(own.count))), precision "
      + "\(percent(Double(right) / Double(max(1, taken.count)))), foreign "
      + percent(Double(wrongly) / Double(max(1, lines.count - own.count))))
}
