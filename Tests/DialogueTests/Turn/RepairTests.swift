import Dialogue
import Kitchen
import Language
import Planning
import Testing
import Values

@Suite struct RepairTests {
  private func heard(_ intent: String, _ said: String, _ slots: [(String, String)] = []) -> Recognition {
    let bindings = slots.map { name, words in
      let from = said.utf8.count - words.utf8.count
      return SlotBinding(name: name, value: .text(words), range: from..<said.utf8.count)
    }
    return Recognition(said: said, intent: intent, act: .show, slots: bindings, confidence: 100)
  }

  private func state(after recognition: Recognition, hasWritten: Bool = false) -> DialogueState {
    DialogueState(last: LastRequest(recognition, before: nil, hasWritten: hasWritten))
  }

  @Test("a corrected day takes the place of the day said before")
  func correctsDay() {
    let state = state(after: heard("show_day", "what's on thursday", [("day", "thursday")]))
    let found = restated(heard("correct", "i meant friday", [("day", "friday")]), in: state)
    #expect(found?.line == "what's on friday")
  }

  @Test("a day corrects a request for tonight that named none")
  func addsDay() {
    let state = state(after: heard("tonight", "tonight something with fish", [("want", "fish")]))
    let found = restated(heard("correct", "i meant friday", [("day", "friday")]), in: state)
    #expect(found?.line == "something with fish on friday")
  }

  @Test("what has written something is not said again otherwise; another like it is")
  func writtenStands() {
    let state = state(after: heard("spent", "80 on friday", [("day", "friday")]), hasWritten: true)
    let day = [("day", "thursday")]
    #expect(restated(heard("correct", "i meant thursday", day), in: state) == nil)
    var again = heard("correct", "the same for thursday", day)
    again.slots.append(SlotBinding(name: "again", value: .text("yes"), range: 0..<0))
    #expect(restated(again, in: state)?.line == "80 on thursday")
  }

  @Test("nothing is corrected where nothing was asked")
  func nothingSaid() {
    #expect(restated(heard("correct", "i meant friday", [("day", "friday")]), in: DialogueState()) == nil)
    #expect(LastRequest(heard("show_plan", "show the plan"), before: nil, hasWritten: false) == nil)
  }

  @Test("a no before a request is answered by the request")
  func noAndRequest() {
    let rest = heard("show_plan", "show the plan")
    #expect(meant([heard("deny", "no"), rest], in: DialogueState()) == [rest])
    #expect(meant([heard("deny", "no")], in: DialogueState()).count == 1)
  }

  @Test("a yes to dishes on offer is held back by a change, and stands beside a look")
  func yesWithChange() throws {
    let day = try #require(Day(iso: "2026-03-02"))
    let request = SingleMealRequest(
      day: day, eaters: 4, avoids: [], maxMinutes: 30, wants: [], cuisines: [], excluded: [], count: 3)
    let state = DialogueState(offer: Offer(meals: [], request: request, isPlanned: false))
    let yes = heard("affirm", "yes")
    #expect(meant([yes, heard("quicker", "quicker")], in: state).map(\.intent) == ["quicker"])
    #expect(meant([yes, heard("show_list", "the list")], in: state).count == 2)
  }
}
