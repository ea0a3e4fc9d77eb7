import Kitchen
import Language
import Page
import Testing
import Values

@testable import Talk

/// What `--json` tells of a line.
@Suite struct ReplyObjectTests {
  private func facts(
    _ replies: [any Reply], in state: DialogueState = DialogueState(), notices: [String] = [],
    parts: [ReplyFacts] = []
  ) -> ReplyFacts {
    ReplyFacts(
      said: "x", recognitions: [], replies: replies, state: state, house: trialHouse, text: [],
      notices: notices, today: monday.day, parts: parts)
  }

  private func members(_ facts: ReplyFacts) -> [String: JSONValue] {
    if case .object(let members) = replyObject(facts) { members } else { [:] }
  }

  @Test("every key is there when nothing was understood")
  func allKeys() {
    let members = members(facts([]))
    #expect(
      members.keys.sorted() == [
        "asks", "confidence", "data", "exit", "intent", "layer", "notices", "parts", "said", "schema",
        "slots", "state", "status", "suggestions", "text",
      ])
    #expect(members["intent"] == .null && members["asks"] == .null)
    #expect(members["data"] == ["kind": "none"])
  }

  @Test("several requests give parts and the worst status")
  func parts() {
    let parts = [Remark("a"), Remark("b", .refused)].map { facts([$0]) }
    let whole = facts([Remark("a")], notices: ["A backup is in use."], parts: parts)
    #expect(whole.status == .refused)
    let members = members(whole)
    #expect(members["parts"] == .array(parts.map(replyObject)))
    #expect(members["notices"] == ["A backup is in use."])
  }

  @Test("an open question makes done asking, on the stack or of a room's state; the worst still counts")
  func asking() {
    var state = DialogueState()
    state.memory[Visitor.self] = Visitor(who: "Emma")
    #expect(facts([Remark("a")], in: state).status == .asking)
    #expect(facts([Remark("a"), Remark("b", .refused)], in: state).status == .refused)
    #expect(facts([Remark("a")], in: state).asks?.slot == "door")
    state.questions.push(WickQuestion())
    #expect(facts([Remark("a")], in: state).asks?.slot == "wick")
    #expect(members(facts([], in: state))["suggestions"] == ["yes"])
  }

  @Test(
    "every status has its exit status",
    arguments: zip(ReplyStatus.allCases, [0, 0, 1, 1, 3, 1, 4] as [Int32]))
  func exits(status: ReplyStatus, exit: Int32) {
    #expect(status.exit == exit)
  }

  @Test(
    "slots are typed",
    arguments: [
      (SlotValue.day(monday.day), #"{"x":"2026-03-02"}"#), (.minutes(20, .most), #"{"x":{"most":20}}"#),
      (.number(Rational(3, 2)), #"{"x":1.5}"#), (.text("durian"), #"{"x":"durian"}"#),
      (.item(list: "food", id: "pork", name: "pork"), #"{"x":"pork"}"#),
      (.days([monday.day, monday.day + 1]), #"{"x":["2026-03-02","2026-03-03"]}"#),
      (.choice(-1), #"{"x":-1}"#),
    ])
  func slots(value: SlotValue, text: String) {
    let recognition = Recognition(said: "", slots: [SlotBinding(name: "x", value: value)])
    #expect(slotsObject(recognition).text == text)
  }

  @Test("slots that may hold several are arrays, and two phrases stay two people")
  func manySlots() {
    func avoid(_ id: String) -> SlotBinding {
      SlotBinding(name: "avoid", value: .item(list: "allergen", id: id, name: id))
    }
    let recognition = Recognition(
      said: "",
      slots: [SlotBinding(name: "cuisine", value: .item(list: "cuisine", id: "thai", name: "Thai"))],
      details: [
        Detail(kind: "avoid", slots: [avoid("egg"), SlotBinding(name: "person", value: .text("Emma"))]),
        Detail(kind: "avoid", slots: [avoid("soy"), SlotBinding(name: "strength", value: .text("dislike"))]),
      ])
    #expect(
      slotsObject(recognition).text
        == #"{"cuisine":["thai"],"people":["#
        + #"{"avoid":[{"kind":"allergen","strength":"strict","what":"egg"}],"name":"Emma"},"#
        + #"{"avoid":[{"kind":"allergen","strength":"dislike","what":"soy"}],"name":null}]}"#)
  }
}
