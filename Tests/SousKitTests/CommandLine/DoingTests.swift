import Testing

/// `sous do INTENT --slot NAME=VALUE`: the same decide, save and reply as a line.
@Suite(.serialized) struct DoingTests {
  private let fixed = ["--seed", "7", "--now", "2026-03-02T17:00"]

  @Test("an intent and its slots do what the line does, to the byte but for what was said")
  func sameAsSaid() throws {
    let (typed, spoken) = (try Program(), try Program())
    defer { typed.clear() }
    defer { spoken.clear() }
    let call = try typed.run(fixed + ["--json", "do", "pantry_add", "--slot", "supply=6 eggs"])
    let line = try spoken.run(fixed + ["--json", "add 6 eggs to the pantry"])
    #expect(call.status == 0)
    #expect(
      call.output.replacing("pantry_add supply=6 eggs", with: "add 6 eggs to the pantry") == line.output)
  }

  @Test("it is taken back by the same undo")
  func undone() throws {
    let program = try Program()
    defer { program.clear() }
    _ = try program.run(fixed + ["do", "pantry_add", "--slot", "supply=6 eggs"])
    #expect(try program.run(fixed + ["what's in the pantry"]).output.contains("eggs"))
    #expect(try program.run(fixed + ["undo"]).status == 0)
    #expect(try program.run(fixed + ["what's in the pantry"]).output.contains("Nothing is noted"))
  }

  @Test("what the machine has no arrow for is refused, and nothing changes")
  func refused() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(fixed + ["--json", "do", "swap_day", "--slot", "day=friday"])
    #expect(run.status == 1)
    #expect(run.output.contains("\"status\":\"refused\""))
    #expect(try program.run(fixed + ["undo"]).output.contains("nothing to take back"))
  }

  @Test(
    "a call that can't be read is one sentence on standard error and exit 2",
    arguments: [
      ["do", "swap_day", "--slot", "dy=friday"], ["do", "swap_day", "--slot", "day=blah"],
      ["do", "no_such_intent"], ["do", "swap_day", "--slot", "day"],
    ])
  func unreadable(_ arguments: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(fixed + arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.problems.hasPrefix("sous: ") && run.problems.hasSuffix(".\n"), "\(run.problems)")
    #expect(run.problems.split(separator: "\n").count == 1)
  }
}
