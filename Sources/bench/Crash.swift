import Foundation
import SousKit
import Talk

/// Kills the program again and again while it works on a kitchen, and looks whether every turn it answered
/// is still there. Prints what was answered and found; gives 1 when a turn was lost, a file is damaged, or
/// nothing was tried at all. Each 200 kills have a kitchen of their own, so that ten thousand cost fifty times
/// as much as two hundred: each look reads the whole journal.
func crash(kills: Int, in scratch: Scratch) throws -> Int32 {
  var random = SplitMix64(seed: 20_260_302)
  var answered = 0
  var found = 0
  var findings: [String] = []
  var left = max(1, kills)
  var kitchen = 0
  while left > 0, findings.isEmpty {
    let path = scratch.file("crash-\(kitchen).sqlite")
    var script = CrashScript()
    findings = try crash(kills: min(200, left), on: path, &script, &random, in: scratch)
    answered += script.answered.count
    found += script.found
    left -= 200
    kitchen += 1
  }
  let integrity = findings.isEmpty ? "ok" : findings.joined(separator: "; ")
  print("kills \(kills), turns answered \(answered), turns found \(found), integrity \(integrity)")
  return findings.isEmpty && found == answered && found > 0 ? 0 : 1
}

/// Kills the program this often on one kitchen; gives what is wrong with it, at the first finding.
private func crash(
  kills: Int, on path: String, _ script: inout CrashScript, _ random: inout SplitMix64, in scratch: Scratch
) throws -> [String] {
  let calm = try milliseconds { _ = try run(&script, on: path, for: nil, in: scratch) }
  for number in 1...kills {
    let moment = Double(random.below(Int(calm * 1100))) / 1000
    _ = try run(&script, on: path, for: moment, in: scratch)
    // Every third kill is left for the program itself to recover from.
    guard number % 3 != 0 || number == kills else { continue }
    let findings = inspect(path, &script)
    guard findings.isEmpty else { return findings }
  }
  return []
}

/// Turns that all differ, so that each can be told in the journal by what was said.
private struct CrashScript {
  private var number = 0
  /// What was said and answered as done.
  var answered: Set<String> = []
  var found = 0

  mutating func next(_ count: Int) -> [String] {
    defer { number += count }
    // Up to the largest budget that is believed, then again with other cents.
    return (number..<number + count).map { "budget $\(100 + $0 % 9000).\(padded($0 / 9000, 2))" }
  }
}

/// Says forty things and notes the answers, until all are answered or the moment of the kill is there.
private func run(
  _ script: inout CrashScript, on path: String, for limit: Double?, in scratch: Scratch
) throws {
  let lines = script.next(40)
  let child = try Child.piped(["--kitchen", path, "--json", "--as", "crash"], in: scratch)
  child.send(lines.joined(separator: "\n") + "\n")
  let newline = UInt8(ascii: "\n")
  var bytes = child.receive(within: limit ?? 60_000) { output in
    limit == nil && output.count { $0 == newline } >= lines.count
  }
  child.kill()
  bytes += child.receive(within: nil)
  for line in bytes.split(separator: newline) {
    // The last line may be cut off by the kill; then nobody was answered.
    if let reply = try? JSONDecoder().decode(AnsweredTurn.self, from: Data(line)), reply.status == "done" {
      script.answered.insert(reply.said)
    }
  }
  if limit == nil, script.answered.count < lines.count {
    let sample = String(decoding: bytes.prefix(300), as: UTF8.self)
    throw ChildFailure(what: "only \(script.answered.count) of \(lines.count) turns were done: \(sample)")
  }
}

private struct AnsweredTurn: Decodable {
  var said, status: String
}

/// What is wrong with the kitchen after a kill; counts the answered turns that are in its journal.
private func inspect(_ path: String, _ script: inout CrashScript) -> [String] {
  do {
    let store = try SQLiteKitchen(path: path, tables: House.complete.tables, seed: nil)
    defer { store.close() }
    if let notice = store.openingNotice { return ["\(notice)"] }
    let journaled = Set(try store.journal(limit: .max).map(\.said))
    script.found = script.answered.count { journaled.contains($0) }
    let lost = script.answered.subtracting(journaled).sorted()
    return store.integrity() + lost.map { "lost \"\($0)\"" }
  } catch {
    return ["\(error)"]
  }
}
