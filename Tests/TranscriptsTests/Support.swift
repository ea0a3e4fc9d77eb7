import Transcripts
import Values

/// A host that answers as a closure does and writes down what was done to it.
final class ScriptedHost: TranscriptHost {
  private let answer: (String) -> [String]
  private(set) var log: [String] = []

  init(_ answer: @escaping (String) -> [String]) { self.answer = answer }

  func open(_ header: TranscriptHeader) throws(TranscriptRefusal) {
    if header.kitchen == "nowhere" { throw TranscriptRefusal(reason: "no such kitchen") }
    log.append("open \(header.seed)")
  }

  func say(_ line: String) -> [String] {
    log.append("say \(line)")
    return answer(line)
  }

  func restart() -> [String] {
    log.append("restart")
    return ["Welcome back."]
  }

  func advanceClock(bySeconds seconds: Int) { log.append("clock \(seconds)") }
  func failNext(_ call: FailingCall) { log.append("fail \(call.rawValue)") }
}

/// A host whose every reply depends on all that happened before, in lines that are hard to write down.
final class MoodyHost: TranscriptHost {
  private var past = StableHash()

  func open(_ header: TranscriptHeader) { past = StableHash(salt: header.seed) }
  func say(_ line: String) -> [String] { answer("say \(line)") }
  func restart() -> [String] { answer("restart") }
  func advanceClock(bySeconds seconds: Int) { past.combine(seconds) }
  func failNext(_ call: FailingCall) { past.combine(call.rawValue) }

  private func answer(_ act: String) -> [String] {
    past.combine(act)
    var source = SplitMix64(seed: past.value)
    return (0..<source.below(7)).map { _ in awkwardLine(&source) }
  }
}

/// A line such as a program or a person could give, often one that looks like a mark or a wildcard.
func awkwardLine(_ source: inout SplitMix64) -> String {
  let parts = [
    "", "", " ", "  ", "> ", ">", "@ restart", "@", "```", "```transcript", "\\", "...", "[..]", "[..",
    "Soup", "é", "e\u{301}", "\u{301}", "\r", "\t", "|", "# ", "---", "1/2 cup", "🍲", "a line\nand more",
  ]
  return (0..<source.within(1...3)).map { _ in source.pick(from: parts) ?? "" }.joined()
}

let header = """
  ---
  now: 2026-03-02T17:00
  seed: 7
  kitchen: new
  catalogue: small
  ---

  """

/// A transcript of one block that holds these lines; the block's first line is line 7 of the file.
func transcript(covers: String = "", _ block: String) throws -> Transcript {
  let fence = covers.isEmpty ? "```transcript" : "```transcript covers: \(covers)"
  return try parseTranscript(path: "t.md", text: header + "\(fence)\n\(block)\n```\n")
}

/// What a host that always gives this reply makes of a block that expects that one.
func outcome(expecting expected: String, got reply: [String]) throws -> TranscriptOutcome {
  try run(transcript("> go\n\(expected)"), on: ScriptedHost { _ in reply })
}
