import Testing
import Values

@testable import Transcripts

@Suite("Comparing a reply")
struct MatchTests {
  @Test(
    "A reply that is as expected passes",
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a  ", ["a", "", " "]),
      ("a", ["a  "]),
      ("\na\n\nb", ["", "a", "", "b"]),
      ("a\nb", ["a\nb"]),
      ("\\> a\n\\@ b\n\\```\n\\\\", ["> a", "@ b", "```", "\\"]),
      ("\\...\n\\[..]", ["...", "[..]"]),
      ("  ...", ["  ..."]),
      ("...", []),
      ("...", ["a", "", "b"]),
      ("a\n...\nb", ["a", "b"]),
      ("a\n...\nb", ["a", "b", "x", "b"]),
      ("...\nb\n...", ["b"]),
      ("...\na\nb\n...", ["a", "a", "b", "c"]),
      ("[..]\nend", ["", "end"]),
      ("a [..] c", ["a b b c"]),
      ("[..]ab[..]", ["aaab"]),
      ("[..]aab", ["aaaab aab"]),
      ("...\nx[..]", ["y", "xa", "xb"]),
    ])
  func passes(_ expected: String, _ got: [String]) throws {
    #expect(try outcome(expecting: expected, got: got).passed)
  }

  @Test(
    "A reply that is not as expected fails",
    arguments: [
      ("", ["a"]),
      ("a", []),
      ("a", ["a", "b"]),
      ("a", ["", "a"]),
      ("a\n\nb", ["a", "b"]),
      ("a\nb", ["b", "a"]),
      ("a", ["A"]),
      ("a", [" a"]),
      ("a", ["a\t"]),
      ("é", ["e\u{301}"]),
      ("  ...", ["a"]),
      ("\\...", ["a"]),
      ("a\n...\nb", ["a"]),
      ("...\nb", ["b", "c"]),
      ("ab[..]ba", ["aba"]),
      ("a [..] c", ["a c"]),
      ("[..]ab[..]", ["ba"]),
      ("[..]", []),
      ("[..]", [""]),
      ("[..]", ["a", "b"]),
    ])
  func fails(_ expected: String, _ got: [String]) throws {
    #expect(try !outcome(expecting: expected, got: got).passed)
  }

  @Test("Changing, dropping or adding any one character of any expected line fails")
  func everyCharacterCounts() throws {
    let reply = ["3 dinners:", "", "  1  Lentil soup   25 min  $7.40", "Say \"yes\" or name a day."]
    let block = reply.joined(separator: "\n")
    #expect(try outcome(expecting: block, got: reply).passed)
    for index in block.indices where block[index] != "\n" {
      let next = block.index(after: index)
      let other = block[index] == "#" ? "%" : "#"
      for middle in [other, "", String(block[index]) + other] {
        let mutant = block[..<index] + middle + block[next...]
        #expect(try !outcome(expecting: String(mutant), got: reply).passed, "\(mutant)")
      }
    }
    for index in reply.indices {
      var shorter = reply
      shorter.remove(at: index)
      #expect(try !outcome(expecting: shorter.joined(separator: "\n"), got: reply).passed)
      var longer = reply
      longer.insert("more", at: index)
      #expect(try !outcome(expecting: longer.joined(separator: "\n"), got: reply).passed)
    }
  }

  @Test("Matching agrees with trying every way, for lines and within a line")
  func agreesWithTryingEveryWay() {
    var source = SplitMix64(seed: 3)
    var passed = 0
    for _ in 0..<4000 {
      let pattern = (0..<source.below(6)).map { _ in source.pick(from: ["a", "b", "...", "[..]b"]) ?? "a" }
      let got = (0..<source.below(6)).map { _ in source.pick(from: ["a", "b", "ab"]) ?? "a" }
      let expected = pattern.map { ExpectedLine(source: $0, line: 1) }
      let isFit = aligned(expected, got).allSatisfy(\.isKept)
      #expect(isFit == fits(expected[...], got[...], gap: \.isAnyLines, one: { $0.fits($1) }))
      passed += isFit ? 1 : 0

      let text = pattern.map { $0 == "..." ? "[..]" : $0 }.joined()
      let tokens = Array(text.replacing("[..]", with: "*"))
      let line = got.joined()
      let oracle = fits(tokens[...], Array(line)[...], gap: { $0 == "*" }, one: ==)
      #expect(ExpectedLine(source: text, line: 1).fits(line) == oracle, "\(text) \(line)")
    }
    #expect((200..<3800).contains(passed))
  }

  private func fits<P, E>(
    _ pattern: ArraySlice<P>, _ got: ArraySlice<E>, gap: (P) -> Bool, one: (P, E) -> Bool
  ) -> Bool {
    guard let first = pattern.first else { return got.isEmpty }
    let rest = pattern.dropFirst()
    if gap(first) {
      return (0...got.count).contains { fits(rest, got.dropFirst($0), gap: gap, one: one) }
    }
    guard let next = got.first, one(first, next) else { return false }
    return fits(rest, got.dropFirst(), gap: gap, one: one)
  }

  @Test("Steps are played in order, also after one that failed, and replies stand by step")
  func order() throws {
    let transcript = try transcript(
      "> one\nwrong\n@ clock +1 day\n@ fail save\n>\n1: \n@ restart\nWelcome back.")
    let host = ScriptedHost { ["1: \($0)"] }
    let outcome = try run(transcript, on: host)
    #expect(host.log == ["open 7", "say one", "clock 86400", "fail save", "say ", "restart"])
    #expect(outcome.replies == [["1: one"], [], [], ["1:"], ["Welcome back."]])
    #expect(outcome.mismatches.map(\.index) == [0])
    #expect(outcome.mismatches.map(\.step.line) == [8])
  }

  @Test("A line expected after a directive that answers nothing fails")
  func silentDirective() throws {
    let transcript = try transcript("> one\n@ clock +1 day\nTime flies.")
    #expect(try run(transcript, on: ScriptedHost { _ in [] }).mismatches.map(\.index) == [1])
  }

  @Test("A host that refuses the header is a problem on the first line")
  func refusal() throws {
    let text = header.replacing("kitchen: new", with: "kitchen: nowhere") + "```transcript\n> a\n```"
    let transcript = try parseTranscript(path: "t.md", text: text)
    let problem = TranscriptProblem(path: "t.md", line: 1, message: "no such kitchen")
    #expect(throws: problem) { try run(transcript, on: ScriptedHost { _ in [] }) }
  }
}
