import Foundation
import Kitchen
import Language
import SousKit
import Store
import Values

/// Turns on one kitchen before a new one takes its place.
private let turnsOfKitchen = 300

/// What a turn may take, in milliseconds; those that take longer are counted.
private let limit = 50.0

/// A session that has learned already: a line would wait for that, and it happens once.
private func learned(_ options: SessionOptions) throws -> Session {
  let session = try Session(options)
  _ = session.say(lineForTheModel)
  return session
}

/// Says so many drawn lines to kitchens in memory; false when one changed data although nothing in it was
/// read surely enough to act.
func fuzzTurns(_ count: Int, _ corpus: FuzzCorpus) -> Bool {
  fuzzed("turns", count) { worker, share, tally in
    var lines = FuzzLines(corpus, seed: UInt64(7_000_000 + worker))
    var own = FuzzTally.Report()
    var session: Session?
    for number in 0..<share {
      if number % turnsOfKitchen == 0 {
        do {
          let fresh = options(seed: UInt64(worker * 1_000_000 + number))
          session = try session.map { try Session(fresh, knowingLike: $0) } ?? learned(fresh)
        } catch {
          return tally.violate("no session: \(error)")
        }
      }
      guard let session else { return }
      let line = lines.next(or: courses, share: 40)
      FuzzMark.note(line, worker: worker)
      let before = session.household ?? Household()
      let time = milliseconds { _ = session.say(line) }
      let turn = session.lastTurn
      let isSure = turn.recognitions.contains { $0.intent != nil && $0.confidence >= Confidence.act }
      let hasChanged = !turn.changes.isEmpty || turn.hasUndone
      let passes = hasChanged && !isSure && passesQuestion(turn.changes, before)
      if hasChanged, !isSure, !passes {
        let readings = turn.recognitions.map { "\($0.intent ?? "nothing") \($0.confidence) %" }
        tally.violate(
          "\(shownLine(line)) changed data, read as \(readings.joined(separator: ", ")): "
            + "\(turn.changes.map { "\($0)".prefix(200) })")
      }
      if time > own.slowest { (own.slowest, own.slowestLine) = (time, line) }
      if time > limit { own.counts["took over 50 ms", default: 0] += 1 }
      own.lines += 1
      let result = passes ? "passed a question" : hasChanged ? "changed data" : "changed nothing"
      own.counts[result, default: 0] += 1
      if number % 16 == 15 || number == share - 1 {
        guard tally.add(own) else { return }
        own = FuzzTally.Report()
      }
    }
  }
}

/// Whether the change is no more than a question of the four closed by its default, which three answers in
/// a row that nobody can read do.
private func passesQuestion(_ changes: [Change], _ before: Household) -> Bool {
  guard changes.count == 1, var household = changes.first?.row(Household.self),
    household.settled.count == before.settled.count + 1
  else { return false }
  household.settled = before.settled
  return household == before
}

private func options(seed: UInt64) -> SessionOptions {
  var options = SessionOptions()
  options.kitchen = ":memory:"
  options.seed = seed
  options.now = fuzzNow
  options.person = "fuzz"
  return options
}

/// What leads a conversation into its corners.
private let courses = [
  "plan dinners for this week", "plan dinners for 4 this week under $150", "skip", "skip", "skip", "4",
  "looks good", "looks good", "yes", "yes", "no", "1", "2", "undo", "cancel", "start over", "swap tuesday",
  "something else", "what's for dinner tonight", "shopping list", "show the plan", "none", "$150", "italian",
  "Emma can't have dairy", "we are 5", "6 on saturday", "we're out on thursday", "it came to $112",
  "that was a 5, the kids loved it", "add milk to the pantry", "we have rice",
  "same as last week but no fish",
  "keep monday, redo the rest", "cheaper", "nothing with mushrooms this week", "tacos every tuesday", "back",
  "help", "cancel the plan", "forget emma", "forget everything about us",
]
