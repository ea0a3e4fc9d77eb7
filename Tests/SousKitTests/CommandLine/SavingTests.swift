import Testing

/// A talk is written down only where that harms nothing, and where it can't be that is told before the talk.
@Suite(.serialized) struct SavingTests {
  private let fixed = ["--seed", "7", "--now", "2026-03-02T17:00", "--catalogue", "small", "--kitchen", "k"]

  private func saved(_ program: Program, _ arguments: [String]) throws -> Program.Run {
    try program.run(fixed + ["--save-transcript"] + arguments + ["we are 6"])
  }

  private func refuses(_ run: Program.Run) -> Bool {
    run.status == 2 && run.output == "" && run.problems.split(separator: "\n").count == 1
  }

  @Test("a new file is written for its owner's eyes, and plays again")
  func new() throws {
    let program = try Program()
    defer { program.clear() }
    #expect(try saved(program, ["talk.md"]).status == 0)
    #expect(program.mode(of: "talk.md") == 0o600)
    #expect(try program.run(["transcript", "test", "talk.md"]).output == "1 passed, 0 failed\n")
  }

  @Test("a file that is there stays, unless it is an ordinary one and it may go")
  func taken() throws {
    let program = try Program()
    defer { program.clear() }
    try program.write("precious", to: "mine.txt")
    #expect(refuses(try saved(program, ["mine.txt"])))
    #expect(program.text(of: "mine.txt") == "precious")
    #expect(!program.files().contains("k"))
    #expect(try saved(program, ["mine.txt", "--force"]).status == 0)
    #expect(program.text(of: "mine.txt").hasPrefix("---\n"))
    #expect(try program.shell("ln -s mine.txt link && ln -s nothing dangling && mkfifo pipe").status == 0)
    for place in ["link", "dangling", "pipe", ".", "/dev/null", "/dev/stdout"] {
      #expect(refuses(try saved(program, [place, "--force"])), "\(place)")
    }
    #expect(!program.files().contains { $0.hasPrefix(".sous") })
  }

  @Test("the kitchen in use, all that belongs to it, and any other database are never written over")
  func kitchens() throws {
    let program = try Program()
    defer { program.clear() }
    for name in ["k", "other"] { _ = try program.run(fixed + ["--kitchen", name, "we are 4"]) }
    #expect(try program.shell("ln k hard; ln -s . here").status == 0)
    let own = [
      "k", "./k", "here/k", "hard", "k.lock", "k-wal", "k-shm", "k.tester.live", "k.backups/new",
      "k.damaged-20260302-1", "other",
    ]
    for place in own {
      #expect(refuses(try saved(program, [place])), "\(place)")
      #expect(refuses(try saved(program, [place, "--force"])), "\(place)")
    }
    let now = try program.run(fixed + ["what do you know about us"])
    #expect(now.output.contains("4 people"))
    #expect(now.problems == "")
  }

  @Test("a kitchen that is yet to be made is not taken by its transcript")
  func unmade() throws {
    let program = try Program()
    defer { program.clear() }
    #expect(try program.shell("ln -s target k").status == 0)
    for place in ["k", "target", "target.lock", "target-wal"] {
      #expect(refuses(try saved(program, [place, "--force"])), "\(place)")
    }
    #expect(program.files() == ["k"])
  }

  @Test("a transcript that can't be written at the end fails the run")
  func lost() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.shell(
      """
      mkdir there
      { sleep 2; echo we are 6; } | sous \(fixed.joined(separator: " ")) --save-transcript there/talk.md &
      talk=$!
      sleep 1
      rmdir there
      wait $talk
      """)
    #expect(run.status == 1)
    #expect(run.output.contains("6 people"))
    #expect(run.problems.contains("there/talk.md"))
  }
}
