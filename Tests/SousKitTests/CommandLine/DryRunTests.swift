import Testing

@Suite(.serialized) struct DryRunTests {
  private let fixed = ["--seed", "7", "--now", "2026-03-02T17:00", "--catalogue", "small"]

  @Test("where no kitchen is, none is made", arguments: [["--kitchen", "k"], []])
  func new(_ place: [String]) throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(
      fixed + place + ["--dry-run"], input: "we are 7\nwhat do you know about us\nundo\n")
    #expect(run.output.contains("People     7 people"))
    #expect(program.files() == [])
  }

  @Test("a kitchen is looked at as it stands, and nothing beside it is made or changed")
  func existing() throws {
    let program = try Program()
    defer { program.clear() }
    let here = fixed + ["--kitchen", "k"]
    _ = try program.run(here + ["we are 4"])
    #expect(try program.shell("rm -rf k.*; cksum k > before").status == 0)
    let run = try program.run(
      here + ["--dry-run", "--save-transcript", "t.md"], input: "budget $111\nwhat do you know about us\n")
    #expect(run.output.contains("4 people") && run.output.contains("$111"))
    #expect(program.text(of: "t.md").contains("begun in a kitchen that was already in use"))
    #expect(program.files() == ["before", "k", "t.md"])
    #expect(try program.shell("cksum k | cmp - before").status == 0)
  }

  @Test("also what a live talk has not yet written back is seen")
  func live() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.shell(
      """
      N='\(fixed.joined(separator: " ")) --kitchen k'
      mkfifo said
      sous $N < said > heard &
      exec 3> said
      echo we are 4 >&3
      for i in $(seq 600); do grep -q "4 people" heard && break; sleep 0.1; done
      ls k-wal && sous $N --dry-run what do you know about us
      exec 3>&-
      wait
      """)
    #expect(run.output.contains("4 people"))
  }

  @Test("a kitchen that can't be opened is refused, told by its own name, and left as it is")
  func refused() throws {
    let program = try Program()
    defer { program.clear() }
    _ = try program.run(fixed + ["--kitchen", "k", "we are 4"])
    try program.write("text", to: "text")
    #expect(try program.shell("head -c 3000 k > cut; rm -rf k.*; mkfifo pipe").status == 0)
    let before = program.files()
    for (place, status) in [("text", 1), ("cut", 4), (".", 1), ("none/k", 1), ("pipe", 1)]
      as [(String, Int32)]
    {
      let run = try program.run(fixed + ["--kitchen", place, "--dry-run", "hello"])
      #expect(run.status == status, "\(place)")
      #expect(run.output == "")
      #expect(run.problems.contains(" \(place)"), "\(run.problems)")
    }
    #expect(program.files() == before)
  }
}
