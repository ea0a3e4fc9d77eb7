import Language
import Testing
import Values

@testable import Talk

/// Who takes a line, and what becomes of the questions it was not an answer to.
@Suite struct WhoGetsTheLineTests {
  @Test("a line goes to the topmost question, then to those a room's state stands for, then to its handler")
  func order() {
    var trial = Trial()
    trial.state.memory[Visitor.self] = Visitor(who: "Emma")
    trial.state.questions.push(WickQuestion())
    #expect(trial.say("yes") == ["the wick is in"])
    #expect(trial.say("yes") == ["come in"])
    #expect(trial.say("yes") == ["yes to nothing"])
  }

  @Test("a question that the answer goes past is let go, one below it takes the answer")
  func below() {
    var trial = Trial()
    trial.state.questions.push(WickQuestion())
    trial.state.questions.push(ShyQuestion())
    #expect(trial.say("yes") == ["the wick is in"])
    #expect(trial.open == [])
  }

  @Test("an answer to the topmost question leaves the others open")
  func others() {
    var trial = Trial()
    trial.state.questions.push(WickQuestion())
    trial.state.questions.push(ShyQuestion())
    #expect(trial.say("no") == ["then not"])
    #expect(trial.open == ["wick"])
  }

  @Test("a look that a question further down takes leaves the one above it open")
  func above() {
    var trial = Trial()
    trial.state.questions.push(ShyQuestion())
    trial.state.questions.push(WickQuestion())
    #expect(trial.say("which wick is it") == ["never mind", "which wick"])
    #expect(trial.open == ["wick"])
  }

  @Test("a question outlasts a look and is put again after it; one that doesn't is let go")
  func outlasting() {
    var trial = Trial()
    trial.state.questions.push(ShyQuestion())
    trial.state.questions.push(WickQuestion())
    #expect(trial.say("show the lamps") == ["no lamp is lit", "which wick"])
    #expect(trial.open == ["wick"])
    #expect(trial.say("light a red lamp") == ["lit red on any day"])
    #expect(trial.open == [])
  }

  @Test("questions keep their order around one that comes on top")
  func orderKept() {
    var trial = Trial(lamps: [Lamp(colour: "red")])
    trial.state.questions.push(WickQuestion())
    trial.state.questions.push(BreakQuestion())
    #expect(trial.say("show the lamps") == ["no lamp is lit", "break them all"])
    #expect(trial.open == ["wick", "break"])
    #expect(trial.say("no") == ["spared"])
    #expect(trial.open == ["wick"])
  }

  @Test("where the reply asks something itself, nothing else is put after it")
  func asksItself() {
    var trial = Trial()
    trial.state.questions.push(WickQuestion())
    #expect(trial.say("which wick is it") == ["which wick"])
    #expect(trial.open == ["wick"])
  }

  @Test("what a room's state stands for is put again too")
  func standing() {
    var trial = Trial()
    trial.state.memory[Visitor.self] = Visitor(who: "Emma")
    #expect(trial.say("show the lamps") == ["no lamp is lit", "who is it"])
  }

  @Test("a second question of the same kind takes the place of the first")
  func sameKind() {
    var stack = QuestionStack()
    stack.push(WickQuestion(turns: 1))
    stack.push(ShyQuestion())
    stack.push(WickQuestion(turns: 2))
    #expect(stack.first(WickQuestion.self)?.turns == 2)
    #expect(stack.pop() is WickQuestion)
    #expect(stack.pop() is ShyQuestion)
    #expect(stack.isEmpty)
  }

  @Test("what nothing was said to is not understood, and so is what nobody reads; the words change")
  func silence() {
    var trial = Trial()
    #expect(trial.say("dim the lamps") == ["NotUnderstood"])
    #expect(trial.state.failures == 1)
    #expect(trial.say("xyzzy plugh") == ["NotUnderstood"])
    #expect(trial.state.failures == 2)
    trial.say("show the lamps")
    #expect(trial.state.failures == 0)
  }

  @Test("what nobody reads leaves the open questions as they are")
  func unreadable() {
    var trial = Trial()
    trial.state.questions.push(WickQuestion())
    trial.say("xyzzy plugh")
    #expect(trial.open == ["wick"])
  }

  @Test("a no before a request is answered by the request; a yes is held back by what changes the offer")
  func before() {
    var trial = Trial()
    #expect(trial.requests("no, show the lamps").map(\.intent) == ["lamp_show"])
    #expect(trial.requests("no").map(\.intent) == ["deny"])
    trial.state.offer = emptyOffer
    #expect(trial.requests("yes, light a red lamp").map(\.intent) == ["lamp_light"])
    #expect(trial.requests("yes, show the lamps").map(\.intent) == ["affirm", "lamp_show"])
    // The yes to a question stands.
    trial.state.questions.push(BreakQuestion())
    #expect(trial.requests("yes, light a red lamp").map(\.intent) == ["affirm", "lamp_light"])
  }

  @Test("slots that nothing looked at are told")
  func unread() {
    var trial = Trial()
    let day = SlotBinding(name: "day", value: .day(monday.day))
    let wick = SlotBinding(name: "wick", value: .text("long"))
    let said = Recognition(
      said: "", intent: "lamp_watch", act: .show, slots: [day, wick], confidence: 100, layer: .template)
    #expect(trial.decide(said).unread == ["wick"])
  }
}
