import Page
import Testing

@Suite("Closings")
struct ClosingTests {
  @Test("what can be said is listed and kept as it is typed")
  func say() {
    let closing = Closing.say("looks good", "swap Tuesday", "undo", end: " to go on")
    #expect(plainSpaces(closing.text) == #"Say "looks good", "swap Tuesday" or "undo" to go on."#)
    #expect(closing.lines == ["looks good", "swap Tuesday", "undo"])
    #expect(Closing.say("help").text == #"Say "help"."#)
    #expect(Closing.say([]) == .none)
  }

  @Test("a silent closing says nothing")
  func silent() {
    #expect(Closing.silent("4", "skip") == Closing(text: "", lines: ["4", "skip"]))
  }

  @Test("a line to type is not broken where it fits a line")
  func unbrokenLines() {
    let closing = Closing.say("looks good", "show the plan")
    #expect(
      wrapped(closing.text, width: 24) == [#"Say "looks good" or"#, #""show the plan"."#])
  }
}
