import SousKit
import Testing
import Values

@Suite struct GlobalOptionsTests {
  private func lifted(_ line: String) throws -> GlobalOptions {
    try GlobalOptions(lifting: line.split(separator: "|").map(String.init))
  }

  @Test(
    "options are lifted out wherever they stand",
    arguments: [
      "--kitchen|k.sous|--seed|7|understand|--json", "understand|--json|--seed=7|--kitchen=k.sous",
      "--seed|7|understand|--kitchen|k.sous|--json",
      "--json|--kitchen|old|understand|--kitchen|k.sous|--seed|7",
    ])
  func anywhere(_ line: String) throws {
    let options = try lifted(line)
    #expect(options.session.kitchen == "k.sous")
    #expect(options.session.seed == 7)
    #expect(options.isJSON)
    #expect(options.words == ["understand"])
    #expect(!options.wordsAreRequest)
  }

  @Test("every switch turns its own wish on")
  func switches() throws {
    let options = try lifted("--yes|--plain|--dry-run|--version|--help|--color|always|--as|Emma|--width|72")
    #expect(options.session.answersYes && options.isPlain && options.session.isDryRun)
    #expect(options.showsVersion && options.showsHelp && !options.isJSON)
    #expect(options.color == .always)
    #expect(options.session.person == "Emma")
    #expect(options.width == 72)
    #expect(try lifted("-h").showsHelp)
    #expect(try lifted("--save-transcript=my talk.md").session.saveTranscript == "my talk.md")
    #expect(try lifted("--force|--save-transcript=x").session.replacesFile)
    #expect(try lifted("--catalogue|small").session.catalogue == "small")
    #expect(try lifted("--now|2026-03-02T17:00").session.now?.iso == "2026-03-02T17:00:00")
  }

  @Test("nothing asked is nothing set")
  func nothing() throws {
    #expect(try lifted("") == GlobalOptions())
    #expect(GlobalOptions().session.catalogue == "builtin")
  }

  @Test(
    "a dash in a sentence is no option",
    arguments: [
      "-", "-3", "- 4 of us", "-4 people", "--- or not", "what's for dinner -- quick",
    ])
  func dashes(_ word: String) throws {
    #expect(try GlobalOptions(lifting: ["plan", word]).words == ["plan", word])
  }

  @Test("behind -- everything is the request")
  func request() throws {
    let options = try lifted("--plain|--|understand|--json|--frob")
    #expect(options.words == ["understand", "--json", "--frob"])
    #expect(options.wordsAreRequest)
    #expect(options.isPlain && !options.isJSON)
  }

  @Test(
    "what can't be is said in one sentence",
    arguments: [
      ("--frobnicate", "There is no option --frobnicate; \"sous --help\" shows those there are."),
      ("--colour|never", "There is no option --colour; did you mean --color?"),
      ("-x", "There is no option -x; \"sous --help\" shows those there are."),
      ("--json=yes", "--json takes no value."),
      ("--kitchen", "--kitchen wants a file."),
      ("--kitchen=", "--kitchen wants a file."),
      ("--kitchen|--json", "--kitchen wants a file."),
      ("--now|tomorrow", "--now wants a time such as 2026-03-02T17:00, not \"tomorrow\"."),
      (
        "--now|2026-02-30T10:00",
        "--now wants a time such as 2026-03-02T17:00; there is no 2026-02-30 in the calendar."
      ),
      ("--now|2026-03-02T25:00", "--now wants a time such as 2026-03-02T17:00, not \"2026-03-02T25:00\"."),
      ("--seed|-1", "--seed wants a whole number from 0 to 18446744073709551615, not \"-1\"."),
      ("--seed|1e3", "--seed wants a whole number from 0 to 18446744073709551615, not \"1e3\"."),
      ("--width|wide", "--width wants a number of columns, 40 to 200, not \"wide\"."),
      ("--color|sometimes", "--color wants auto, always or never, not \"sometimes\"."),
      ("--slot|day", "--slot wants NAME=VALUE, not \"day\"."),
      ("--catalogue|huge", "--catalogue wants builtin or small, not \"huge\"."),
    ])
  func problems(_ line: String, _ sentence: String) {
    let problem = #expect(throws: UsageProblem.self) { try lifted(line) }
    #expect(problem?.sentence == sentence)
  }

  @Test("an endless value is quoted short and without control characters")
  func quoting() {
    let value = "\u{1b}[2J" + String(repeating: "9", count: 100_000)
    let problem = #expect(throws: UsageProblem.self) { try GlobalOptions(lifting: ["--width", value]) }
    #expect((problem?.sentence.count ?? 999) < 120)
    #expect(problem?.sentence.contains("\u{1b}") == false)
  }

  @Test("help names every option but the hidden one")
  func help() {
    let text = helpText()
    for flag in GlobalFlag.all {
      #expect(text.contains("  \(flag.spelling)") == (flag.summary != nil), "\(flag.spelling)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
