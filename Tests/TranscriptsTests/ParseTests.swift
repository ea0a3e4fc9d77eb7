import Testing
import Transcripts
import Values

@Suite("Reading a transcript")
struct ParseTests {
  @Test("A story gives its header, its blocks with headings, its steps and all its bytes")
  func story() throws {
    let text =
      header + """
        # A first week

        Some prose, then ```code``` on one line.

        ````markdown
        ```transcript
        > not played
        ```
        ````
        ## Asking

        ```transcript covers: MP-S1 MP-36
        > plan dinners  \("")
        Happy to.

        How many?\("  ")

        >
        @ clock -2 hours
        @ fail prices
        @ restart
        Welcome back.

        ```
        ```text
        > not played
        ```
        """
    let transcript = try parseTranscript(path: "a/b.md", text: text)
    #expect(transcript.text == text)
    let now = try #require(CivilTime(iso: "2026-03-02T17:00"))
    #expect(transcript.header == TranscriptHeader(now: now, seed: 7, kitchen: "new", catalogue: .small))
    let block = try #require(transcript.blocks.first)
    #expect(transcript.blocks.count == 1)
    #expect(block.firstLine == 18)
    #expect(block.heading == "Asking")
    #expect(block.covers == ["MP-S1", "MP-36"])
    #expect(
      block.steps.map(\.act) == [
        .say("plan dinners  "), .say(""), .directive(.clock(bySeconds: -7200)),
        .directive(.fail(.prices)), .directive(.restart),
      ])
    #expect(block.steps[0].expected.map(\.pattern) == [.exact("Happy to."), .exact(""), .exact("How many?")])
    #expect(block.steps[0].expected.map(\.line) == [20, 21, 22])
    #expect(block.steps[0].blanks == [""])
    #expect(block.steps[4].expected.map(\.pattern) == [.exact("Welcome back.")])
  }

  @Test(
    "A header that is not complete and exact is a problem with its line",
    arguments: [
      ("", 1, "begins with"),
      ("# Title\n", 1, "begins with"),
      ("---\r\nnow: x\r\n", 1, "carriage return"),
      ("---\nnow: 2026-03-02T17:00\n", 3, "key: value"),
      ("---\nnow: 2026-03-02T17:00", 2, "never closed"),
      ("---\nnow: tomorrow\n---\n", 2, "not \"tomorrow\""),
      ("---\nseed: -1\n---\n", 2, "seed"),
      ("---\nseed: +1\n---\n", 2, "seed"),
      ("---\nseed: 18446744073709551616\n---\n", 2, "seed"),
      ("---\nkitchen: ../secrets\n---\n", 2, "kitchen"),
      ("---\nkitchen:\n---\n", 2, "kitchen"),
      ("---\ncatalogue: huge\n---\n", 2, "small or builtin"),
      ("---\nseed: 1\nseed: 2\n---\n", 3, "twice"),
      ("---\ncolour: red\n---\n", 2, "not a header key"),
      ("---\n\n---\n", 2, "key: value"),
      ("---\nseed: 1\nkitchen: new\ncatalogue: small\n---\n", 5, "lacks \"now\""),
      ("---\nnow: 2026-03-02\nkitchen: new\ncatalogue: small\n---\n", 5, "lacks \"seed\""),
      ("---\nnow: 2026-03-02\nseed: 1\ncatalogue: small\n---\n", 5, "lacks \"kitchen\""),
      ("---\nnow: 2026-03-02\nseed: 1\nkitchen: new\n---\n", 5, "lacks \"catalogue\""),
    ])
  func headerProblems(_ text: String, _ line: Int, _ message: String) {
    expectProblem(text, line: line, message: message)
  }

  @Test(
    "A body that would be misread is a problem with its line",
    arguments: [
      ("Only prose.\n", 1, "no ```transcript block"),
      ("```transcript\n```\n", 7, "nothing is said"),
      ("```transcript\n@ restart\nHello\n```\n", 7, "nothing is said"),
      ("```transcript\nHello\n> hi\n```\n", 8, "before anything is said"),
      ("```transcript\n> hi\nHello\n", 7, "never closed"),
      ("```text\n```transcript\n", 7, "never closed"),
      ("```transcript\n>hi\n```\n", 8, "a space follows"),
      ("```transcript\n> hi\n```text\n```\n", 9, "a fence inside"),
      ("```transcript\n> hi\n@ clock 3 days\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@ clock +3 weeks\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@ clock ++3 days\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@ clock +9999999999 days\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@ fail everything\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@ restart now\n```\n", 9, "directives are"),
      ("```transcript\n> hi\n@restart\n```\n", 9, "directives are"),
      ("  ```transcript\n> hi\n```\n", 7, "start of the line"),
      ("````transcript\n> hi\n````\n", 7, "start of the line"),
      ("```transcripts\n> hi\n```\n", 7, "start of the line"),
      ("```transcript covers MP-1\n> hi\n```\n", 7, "one to three"),
      ("```transcript covers:\n> hi\n```\n", 7, "one to three"),
      ("```transcript covers: MP-1 MP-2 MP-3 MP-4\n> hi\n```\n", 7, "one to three"),
      ("```transcript covers: MP-1, MP-2\n> hi\n```\n", 7, "one to three"),
      ("```transcript covers: MP-1 MP-1\n> hi\n```\n", 7, "one to three different"),
      ("```transcript covers: MP-1\n> hi\nHello [..]\n```\n", 9, "no wildcard"),
      ("```transcript covers: MP-1\n> hi\n...\n```\n", 9, "no wildcard"),
      ("```transcript\n> hi\n...\n> ho\n[..] and [..]\n```\n", 11, "more than two"),
    ])
  func bodyProblems(_ body: String, _ line: Int, _ message: String) {
    expectProblem(header + body, line: line, message: message)
  }

  private func expectProblem(_ text: String, line: Int, message: String) {
    do throws(TranscriptProblem) {
      _ = try parseTranscript(path: "t.md", text: text)
      Issue.record("read without a problem")
    } catch {
      #expect(error.line == line)
      #expect(error.description.contains(message))
      #expect(error.description.utf8.starts(with: "t.md:\(line): ".utf8))
    }
  }

  @Test("Any file of marks and wildcards is read without loss or refused, never misplaced")
  func anyBytes() throws {
    var source = SplitMix64(seed: 11)
    var read = 0
    for _ in 0..<2000 {
      let body = (0..<source.below(8)).map { _ in awkwardLine(&source) }.joined(separator: "\n")
      let text = header + "```transcript\n> go\n" + body + "\n```\n" + awkwardLine(&source)
      do throws(TranscriptProblem) {
        let transcript = try parseTranscript(path: "t.md", text: text)
        #expect(transcript.text.utf8.elementsEqual(text.utf8))
        read += 1
      } catch {
        #expect((1...text.utf8.count).contains(error.line))
      }
    }
    #expect(read > 100)
  }
}
