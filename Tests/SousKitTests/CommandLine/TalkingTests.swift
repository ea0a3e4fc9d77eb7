import SousKit
import Testing

/// A talk that remembers what happened to it.
private final class Listener: Conversation {
  var events: [String] = []

  func greeting() -> [String] { ["hello"] }

  func whenWaiting(_ notice: @escaping () -> Void) {}

  func say(_ line: String) -> Answer {
    events.append("say \(line)")
    let exit: Int32 = line == "bad" ? 3 : line == "worse" ? 4 : 0
    return Answer(lines: ["re: \(line)"], exit: exit, endsChat: line == "bye", json: { "{\(line)}" })
  }

  func leaveQuestion() -> Answer? {
    events.append("leave")
    return Answer(lines: ["left"], exit: 0, endsChat: false) { "{left}" }
  }

  func completions(for line: String) -> [String] { [] }
  func afterFirstPrompt() { events.append("upkeep") }
  func close() -> String? {
    events.append("close")
    return "nothing was kept"
  }
}

/// Types what it was given.
private final class Typist: LineEditor {
  var reads: [LineRead]
  let prompts: Bool

  init(_ reads: [LineRead], prompts: Bool) {
    self.reads = reads
    self.prompts = prompts
  }

  func read(whenShown: @escaping () -> Void) -> LineRead {
    if prompts { whenShown() }
    return reads.isEmpty ? .end : reads.removeFirst()
  }
}

@Suite struct TalkingTests {
  private func run(
    _ reads: [LineRead], isChat: Bool, isJSON: Bool = false, heard: Int = .max, fault: OutputFault = .unread
  )
    -> (status: Int32, events: [String], lines: [String], complaints: [String])
  {
    let talk = Listener()
    var lines: [String] = []
    var complaints: [String] = []
    let output = TalkOutput(
      show: {
        lines += $0
        return lines.count < heard ? nil : fault
      }, complain: { complaints.append($0) })
    let status = converse(
      talk, editor: Typist(reads, prompts: isChat), manner: TalkManner(isJSON: isJSON, isChat: isChat),
      output: output)
    return (status, talk.events, lines, complaints)
  }

  @Test("a script skips comments, greets nobody and leaves with the highest status")
  func script() {
    let run = run([.line("# note"), .line("a"), .line("worse"), .line("bad"), .line("")], isChat: false)
    #expect(run.status == 4)
    #expect(run.lines == ["re: a", "re: worse", "re: bad", "re: "])
    #expect(run.events == ["upkeep", "say a", "say worse", "say bad", "say ", "close"])
  }

  @Test("an empty script does nothing but close")
  func empty() {
    let run = run([], isChat: false)
    #expect(run.status == 1)
    #expect(run.events == ["close"])
  }

  @Test(
    "a chat greets, keeps house once behind its first prompt, and leaves with 1 only for what was not kept")
  func chat() {
    let run = run([.line("#1"), .abandoned(isEmpty: false), .line("bad")], isChat: true)
    #expect(run.status == 1)
    #expect(run.lines == ["hello", "re: #1", "re: bad"])
    #expect(run.complaints == ["nothing was kept"])
    #expect(run.events == ["upkeep", "say #1", "say bad", "close"])
  }

  @Test("Ctrl-C gives up what was typed; on an empty line it leaves the open question")
  func interrupt() {
    let run = run([.abandoned(isEmpty: false), .abandoned(isEmpty: true), .line("a")], isChat: true)
    #expect(run.lines == ["hello", "left", "re: a"])
    #expect(run.events == ["upkeep", "leave", "say a", "close"])
  }

  @Test("a pasted block is one request a line")
  func paste() {
    #expect(
      run([.line("milk\neggs\r\n\n"), .line("\n")], isChat: true).events
        == ["upkeep", "say milk", "say eggs", "say ", "close"])
  }

  @Test("goodbye ends the talk where it stands")
  func goodbye() {
    #expect(
      run([.line("a\nbye\nb"), .line("c")], isChat: true).events
        == ["upkeep", "say a", "say bye", "close"])
    #expect(run([.line("bad"), .line("bye"), .line("c")], isChat: false).status == 3)
  }

  @Test("JSON is one object a reply and nothing else")
  func json() {
    #expect(run([.line("a"), .line("b")], isChat: true, isJSON: true).lines == ["{a}", "{b}"])
  }

  @Test(
    "when nobody listens any more the talk closes quietly, with a broken pipe's status",
    arguments: [true, false])
  func brokenPipe(_ isChat: Bool) {
    let run = run([.line("bad"), .line("a"), .line("b")], isChat: isChat, heard: isChat ? 3 : 2)
    #expect(run.events.filter { $0 != "upkeep" } == ["say bad", "say a", "close"])
    #expect(run.status == 141)
    #expect(run.complaints == ["nothing was kept"])
  }

  @Test("when a reply can't be written the talk closes and says so")
  func unwritten() {
    let full = OutputFault.refused("No space left on device")
    let run = run([.line("bad"), .line("b")], isChat: false, heard: 1, fault: full)
    #expect(run.events == ["upkeep", "say bad", "close"])
    #expect(run.status == 3)
    #expect(run.complaints.first?.contains("No space left on device") == true)
    #expect(self.run([.line("a"), .line("b")], isChat: true, heard: 1, fault: full).status == 1)
  }

  @Test("a signal closes the talk and gives its own status")
  func stopped() {
    let run = run([.line("a"), .stopped(143), .line("b")], isChat: false)
    #expect(run.status == 143)
    #expect(run.events == ["upkeep", "say a", "close"])
  }

  @Test("one request gives one reply and its status")
  func once() {
    let talk = Listener()
    var lines: [String] = []
    let output = TalkOutput(
      show: {
        lines += $0
        return nil
      }, complain: { _ in })
    let status = answerOnce("bad", talk, isJSON: false, output: output)
    #expect(status == 3)
    #expect(lines == ["re: bad"])
    #expect(talk.events == ["upkeep", "say bad", "close"])
  }
}
