import Testing

@Suite(.serialized) struct ProgramTests {
  private let fixed = ["--seed", "7", "--now", "2026-03-02T17:00"]

  private func run(_ arguments: [String], input: String = "") throws -> Program.Run {
    let program = try Program()
    defer { program.clear() }
    return try program.run(arguments, input: input)
  }

  @Test(
    "bad usage is one sentence on standard error and exit 2",
    arguments: [
      ["--frob"], ["--now", "2026-02-30"], ["--width", "wide"], ["transcript"], ["transcript", "play"],
      ["transcript", "record"], ["understand", "me"], ["intents", "--json"],
      ["--explain", "hello"], ["intents", "lint", "help.yaml"], ["--force", "hello"],
      ["understand", "--save-transcript", "talk.md"], ["--save-transcript", "nowhere/talk.md", "hello"],
    ])
  func badUsage(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.problems.hasPrefix("sous: ") && run.problems.hasSuffix(".\n"), "\(run.problems)")
    #expect(run.problems.split(separator: "\n").count == 1)
  }

  @Test("help and version are results")
  func help() throws {
    #expect(try run(["--version"]).output.hasPrefix("sous "))
    let help = try run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("--kitchen FILE"))
    #expect(try run(["intents", "--help"]).output.contains("sous intents lint"))
  }

  @Test("how a line is read is explained to people and to programs")
  func explained() throws {
    let people = try run(fixed + ["understand", "--explain"], input: "swap tusday\n")
    #expect(people.status == 0)
    #expect(people.output.contains("repaired  “tusday” to “tuesday”"), "\(people.output)")
    let programs = try run(
      fixed + ["understand", "--explain", "--json"], input: "swap tusday\nswap tusday\n")
    #expect(programs.output.split(separator: "\n").count == 2)
    #expect(programs.output.contains("\"repairs\":[{\"read\":\"tuesday\",\"written\":\"tusday\"}]"))
  }

  @Test("one request gives one reply, quoted or not")
  func single() throws {
    let quoted = try run(fixed + ["what's for dinner tonight"])
    let plain = try run(["what's", "for", "dinner"] + fixed + ["tonight"])
    #expect(quoted.status == 0)
    #expect(quoted.output != "")
    #expect(quoted == plain)
  }

  @Test("a kitchen that can't be opened is a reply of --json too")
  func unopenable() throws {
    let run = try run(fixed + ["--json", "--kitchen", "/", "hello"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("{") && run.output.contains("\"status\":\"failed\""))
    #expect(run.output.contains("\"said\":\"hello\""))
  }

  @Test("a script exits with the highest status, and its comments are nothing")
  func script() throws {
    let run = try run(fixed + ["--json"], input: "# a note\nhello\nxyzzy plugh\nhello\n")
    let replies = run.output.split(separator: "\n")
    #expect(replies.count == 3)
    #expect(replies.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(run.status == 1)
    #expect(run.problems == "")
  }

  @Test("the same talk on a fresh kitchen is the same to the byte", arguments: [[], ["--json"]])
  func repeatable(_ form: [String]) throws {
    let talk = "plan dinners for 4 this week under $150\nskip\nskip\nlooks good\nwhat's for dinner tonight\n"
    let first = try run(fixed + form, input: talk)
    #expect(first.output.count > 500)
    #expect(try run(fixed + form, input: talk) == first)
  }

  @Test("a kitchen that can't be one is refused with a sentence")
  func noKitchen() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(["--kitchen", program.path("."), "hello"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.problems.hasPrefix("sous: "))
  }

  @Test("bytes that are no text, and a very long line, are answered like any other line")
  func badInput() throws {
    let run = try run(
      fixed + ["--json"], input: "\u{0}\u{7}\n\n🍮\n" + String(repeating: "x", count: 1 << 20) + "\n")
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(run.status == 1)
  }
}
