import Foundation
import Language
import Values

/// Learns roles from the first files and reads the last one with them: how many values get their role, and how sure
/// the model is of right and wrong ones.
func bindingRows(_ words: [String]) throws {
  let show = words.contains("--show")
  let epochs = words.first { $0.hasPrefix("--epochs=") }.flatMap { Int($0.dropFirst(9)) } ?? 8
  let files = words.filter { !$0.hasPrefix("--") }
  let (grammar, _) = loadGrammar(files: try benchIntentFiles())
  let recognizer = Recognizer(grammar: grammar, lists: try benchLists(), model: nil)
  let now = CivilTime(iso: "2026-03-02T17:00")!
  func sayings(_ file: String) throws -> [MarkedSaying] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap {
      MarkedSaying(line: String($0))
    }
  }
  let learned = try files.dropLast().flatMap(sayings) + grammar.factless
  let clock = ContinuousClock()
  var model: RoleModel?
  let time = clock.measure { model = RoleModel(learnedFrom: learned, recognizer, epochs: epochs) }
  guard let model, let last = files.last else { return }
  print("\(learned.count) sayings, \(model.labels.count) labels, \(time)")
  if words.contains("--facts") {
    for saying in try sayings(last) {
      print(saying.text)
      for line in model.facts(of: saying, recognizer, now: now) { print("      \(line)") }
    }
    return
  }
  let quiet: Set<String> = ["wish", "other", "plan", "-"]
  func kind(_ label: String) -> String { String(label.prefix { $0 != "." }) }
  var lines: [(isRight: Bool, margin: Int, count: Int)] = []
  var right = 0, wrong = 0
  for saying in try sayings(last) {
    let pieces = model.labelled(saying, recognizer, now: now)
    func value(_ label: String) -> String {
      quiet.contains(kind(label)) || label.hasSuffix(".in") ? "-" : label
    }
    let values = pieces.filter { $0.isValue && (value($0.truth) != "-" || value($0.label) != "-") }
    let bad = values.filter { value($0.truth) != value($0.label) }
    right += values.count - bad.count
    wrong += bad.count
    let margin = values.map(\.margin).min() ?? 0
    if !values.isEmpty { lines.append((bad.isEmpty, margin, values.count)) }
    if show, !bad.isEmpty {
      print("\(margin)\t\(saying.text)")
      for piece in bad {
        print("\t\t\(piece.text) <\(piece.kind)>: \(piece.truth), read \(piece.label) \(piece.margin)")
      }
    }
  }
  print("pieces right \(right), wrong \(wrong): \(100 * right / max(1, right + wrong)) %")
  print("lines right \(lines.count { $0.isRight }) of \(lines.count)")
  for limit in [0, 50, 100, 200, 300, 400, 600, 800, 1200] {
    let sure = lines.filter { $0.margin >= limit }
    print("margin \(limit): \(sure.count) lines, right \(sure.count { $0.isRight })")
  }
}
