import Kitchen
import Language
import Planning
import Testing
import Values

@testable import Talk

/// "I meant Friday", "not red but blue", "the same for Friday".
@Suite struct CorrectionTests {
  private func after(_ line: String) -> Trial {
    var trial = Trial()
    trial.say(line)
    return trial
  }

  private func words(_ slot: String, of request: Recognition) -> String? {
    request.slots.first { $0.name == slot }.map {
      String(decoding: Array(request.said.utf8)[$0.range], as: UTF8.self)
    }
  }

  @Test("another day takes the place of the one said, and what stands behind it moves")
  func day() throws {
    let trial = after("watch on thursday the red lamp")
    let request = try #require(trial.requests("I meant friday").first)
    #expect(request.intent == "lamp_watch")
    #expect(request.value("day") == .day(monday.day + 4))
    #expect(request.said == "watch on friday the red lamp")
    #expect(words("day", of: request) == "friday")
    #expect(words("want", of: request) == "red")
  }

  @Test("a correction may be corrected")
  func twice() {
    var trial = after("watch on thursday the red lamp")
    #expect(trial.say("I meant friday") == ["watching red on 2026-03-06"])
    #expect(trial.say("I meant saturday") == ["watching red on 2026-03-07"])
    #expect(trial.say("not red but blue") == ["watching blue on 2026-03-07"])
  }

  @Test("a day corrects a request that named none")
  func added() throws {
    let trial = after("watch a red lamp")
    let request = try #require(trial.requests("I meant friday").first)
    #expect(request.said == "watch a red lamp on friday")
    #expect(words("day", of: request) == "friday")
    #expect(request.value("day") == .day(monday.day + 4))
  }

  @Test("what was not said can't be corrected")
  func other() {
    let trial = after("watch on thursday the red lamp")
    #expect(trial.requests("not green but blue").map(\.intent) == ["correct"])
    #expect(Trial().requests("I meant friday").map(\.intent) == ["correct"])
  }

  @Test("what has written something is not said again otherwise; another like it is")
  func written() {
    var trial = after("light a red lamp on thursday")
    #expect(trial.say("I meant friday") == ["sorry"])
    #expect(trial.say("the same for friday too") == ["lit red on 2026-03-06"])
  }

  @Test("talk beside it leaves the last request standing, another request takes its place")
  func last() {
    var trial = after("watch on thursday the red lamp")
    trial.say("xyzzy plugh")
    #expect(trial.state.last?.recognition.said == "watch on thursday the red lamp")
    trial.say("show the lamps")
    #expect(trial.state.last == nil)
  }

  @Test("a plan that the request changed is changed anew from where it was; without it nothing is corrected")
  func plan() throws {
    var trial = after("watch on thursday the red lamp")
    let (old, new) = (draft(evenings: 1), draft(evenings: 2))
    trial.state.last?.before = old
    #expect(trial.requests("I meant friday").map(\.intent) == ["correct"])
    trial.state.planning = .awaitingApproval(new)
    let (requests, state) = trial.reading("I meant friday")
    #expect(requests.map(\.intent) == ["lamp_watch"])
    #expect(state.planning == .awaitingApproval(old))
  }
}
