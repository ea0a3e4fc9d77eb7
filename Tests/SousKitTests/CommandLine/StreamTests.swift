import Testing

/// What the program does where its streams, its disk or its home are not as they should be.
@Suite(.serialized) struct StreamTests {
  private func shell(_ lines: String) throws -> Program.Run {
    let program = try Program()
    defer { program.clear() }
    return try program.shell("N='--seed 7 --now 2026-03-02T17:00 --catalogue small --kitchen k'\n" + lines)
  }

  @Test(
    "what can't be written ends with a status and a sentence",
    arguments: [
      "printf 'budget $95\\nbudget $96\\n' | sous $N", "sous $N we are 5", "sous --help", "sous --version",
      "sous $N do household_show", "echo hello | sous understand", "sous $N --json hello",
      "sous $N --kitchen / --json hello",
    ])
  func full(_ command: String) throws {
    let run = try shell("\(command) > /dev/full")
    #expect(run.status == 1)
    #expect(run.problems.contains("No space left on device"))
  }

  @Test("a script stops at the reply that could not be written; what came before is saved")
  func stops() throws {
    let run = try shell(
      "printf 'budget $95\\nbudget $96\\n' | sous $N > /dev/full 2> /dev/null; sous $N what do you know about us"
    )
    #expect(run.output.contains("$95") && !run.output.contains("$96"))
  }

  @Test("a closed pipe ends a script with 141 and without a word")
  func pipe() throws {
    let run = try shell(
      "{ { for n in 1 2 3 4 5 6 7 8; do echo hello; sleep 0.3; done; } | sous $N; echo $? >&2; } | head -1")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.problems == "141\n")
  }

  @Test("a limit on file sizes is said, and ends nothing in the middle")
  func limit() throws {
    let run = try shell(
      "sous $N we are 4; (ulimit -f 8; sous $N we are 6); echo $?; sous $N what do you know about us")
    #expect(run.output.contains("\n1\n"))
    #expect(run.output.contains("4 people") && !run.output.contains("6 people"))
    let words = (run.output + run.problems).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("No more may be written there: a limit on the size of files stands in the way."))
    #expect(!(run.output + run.problems).contains("disk I/O error"))
  }

  @Test(
    "the same limit while a damaged kitchen is repaired is said, and the repair is done when there is room")
  func limitedRepair() throws {
    let run = try shell(
      """
      sous $N we are 4; sous $N budget '$99'
      printf '\\007\\007\\007\\007' | dd of=k bs=1 seek=20 conv=notrunc 2> dd
      (ulimit -f 40; sous $N what do you know about us) 2>&1; echo $?; ls k.damaged* 2> ls
      sous $N what do you know about us; echo $?
      """)
    let words = (run.output + run.problems).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("No more may be written there"))
    #expect(!words.contains("disk I/O error"))
    #expect(words.contains("4 people; $99 a week"))
  }

  @Test("closed streams are no place for files")
  func closed() throws {
    let run = try shell(
      """
      sous $N we are 5 <&- >&- 2>&-; echo $?
      for file in k.*; do test -f $file && test -s $file && echo "$file is not empty"; done
      sous $N we are 6 >&-; echo $?
      sous $N what do you know about us 2>&- <&-; echo $?
      """)
    #expect(run.output.hasPrefix("1\n1\n"))
    #expect(run.output.hasSuffix("\n0\n"))
    #expect(run.output.contains("6 people"))
    #expect(run.problems.contains("Bad file descriptor"))
  }

  @Test("without a home nothing is made in the folder one stands in")
  func homeless() throws {
    let program = try Program()
    defer { program.clear() }
    for home in ["-u HOME", "HOME= ", "HOME=here"] {
      let run = try program.shell("env -u XDG_DATA_HOME -u XDG_CACHE_HOME \(home) \"$SOUS\" we are 4")
      #expect(run.status == 1)
      #expect(run.problems.hasPrefix("sous: Neither HOME nor XDG_DATA_HOME"))
      #expect(program.files() == [])
    }
    let named = try program.shell("env -u HOME -u XDG_CACHE_HOME \"$SOUS\" --kitchen k we are 4")
    #expect(named.status == 0)
    #expect(program.files().allSatisfy { $0.hasPrefix("k") })
  }

  @Test("what is made is readable for its owner alone, whatever the shell allows")
  func modes() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.shell(
      "umask 022; XDG_CACHE_HOME=$HOME/cache XDG_DATA_HOME=$HOME/data sous --save-transcript t.md we are 4")
    #expect(run.status == 0)
    let made = program.files()
    #expect(made.contains("cache/sous") && made.contains("data/sous/kitchen.sqlite") && made.contains("t.md"))
    for name in made {
      let mode = program.mode(of: name)
      #expect(mode == 0o600 || mode == 0o700, "\(name)")
    }
  }
}
