import Foundation

/// The figures of the program as a person starts it: at a terminal, until it can be typed into.
func startRows(in scratch: Scratch) throws -> [Row] {
  try learn(in: scratch)
  let warm = try samples(15, warmup: 3) { _ in try startToPrompt(in: scratch) }
  let edited = try (0..<5).map { _ in
    scratch.dropCache()
    return try milliseconds { try startToPrompt(in: scratch) }
  }
  try learn(in: scratch)
  return [
    Row("start to first prompt, warm cache", samples: warm, aims: [.median(60)]),
    Row("start to first prompt, after an edit", samples: edited, aims: [.median(1500)]),
    Row(
      "resident memory in chat", unit: "MB", samples: [try residentMemory(in: scratch)], aims: [.median(80)]),
  ]
}

/// A line that no sentence explains, so that it waits until the word model is there.
let lineForTheModel = "would you happen to have any thoughts on feeding us later"

private let prompt = Array("›".utf8)

private func startToPrompt(in scratch: Scratch) throws {
  try startToPrompt(of: scratch.file("start.sqlite"), [], in: scratch)
}

/// Starts a chat with that kitchen, waits for the first prompt, and ends it.
func startToPrompt(of kitchen: String, _ options: [String], in scratch: Scratch) throws {
  let child = try Child.atTerminal(["--kitchen", kitchen] + options, in: scratch)
  defer { child.kill() }
  try awaitPrompt(of: child)
}

/// Fills the cache: a line that no sentence explains is answered once the word model is learned and kept.
private func learn(in scratch: Scratch) throws {
  let child = try Child.atTerminal(["--kitchen", scratch.file("learn.sqlite")], in: scratch)
  defer { child.kill() }
  try awaitPrompt(of: child)
  child.send(lineForTheModel + "\r")
  try awaitPrompt(of: child)
}

private func awaitPrompt(of child: Child) throws {
  let shown = child.receive(within: 20_000) { $0.contains(prompt) }
  guard shown.contains(prompt) else {
    throw ChildFailure(what: "no prompt within 20 s, but: \(String(decoding: shown, as: UTF8.self))")
  }
}

/// What a chat holds after a plan was made, in MB.
private func residentMemory(in scratch: Scratch) throws -> Double {
  let child = try Child.atTerminal(["--kitchen", scratch.file("memory.sqlite")], in: scratch)
  defer { child.kill() }
  try awaitPrompt(of: child)
  for line in ["what's for dinner tonight", "plan dinners for 4 this week", "show the list"] {
    child.send(line + "\r")
    try awaitPrompt(of: child)
  }
  let status = try String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
    throw ChildFailure(what: "the system does not tell what a process holds")
  }
  return kilobytes / 1024
}

/// Measures every row of the table and prints it; gives 0, or 1 when an aim is missed. Source: design §10.
func timeEverything(in scratch: Scratch) throws -> Int32 {
  #if DEBUG
    print("This is a debug build: the figures say nothing. Use \"make bench\".")
  #endif
  var rows = try startRows(in: scratch)
  rows += try turnRows(in: scratch)
  rows += try languageRows()
  rows += try quantityRows()
  rows += try planningRows()
  rows += try gapRows()
  print(table([Row.titles] + rows.map(\.cells)))
  return rows.allSatisfy(\.isKept) ? 0 : 1
}
