import Foundation
import Kitchen
import Language
import Planning
import Testing
import Values

@testable import Talk

/// The conversation as it is kept between two lines.
@Suite struct StoredStateTests {
  private func decoded(_ text: String, by house: House = trialHouse) throws -> DialogueState {
    let decoder = JSONDecoder()
    decoder.userInfo[.remembered] = house.remembered
    return try decoder.decode(DialogueState.self, from: Data(text.utf8))
  }

  private func encoded(_ state: DialogueState) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  /// A state with something of everything.
  private var full: DialogueState {
    var state = DialogueState(
      planning: .awaitingApproval(draft(evenings: 2)), offer: emptyOffer,
      focus: Focus(.day, day: monday.day, again: Choice("lamp_show", title: "Show the lamps")))
    state.questions.push(WickQuestion(turns: 3))
    state.questions.push(
      ChoosingQuestion(
        [Choice("lamp_light", slots: [SlotBinding(name: "want", value: .text("red"), range: 4..<7)])],
        asksWhich: true))
    state.memory[Visitor.self] = Visitor(who: "Emma")
    state.unfilled = PlanOrder(days: [monday.day])
    state.failures = 2
    state.last = LastRequest(
      Recognition(
        said: "on monday", intent: "lamp_watch",
        slots: [SlotBinding(name: "day", value: .day(monday.day), range: 3..<9)]),
      before: draft(evenings: 1), hasWritten: true)
    return state
  }

  @Test("it comes back as it was, questions in their order, and the same bytes each time")
  func roundTrip() throws {
    let text = try encoded(full)
    let back = try decoded(text)
    #expect(back == full)
    #expect(try encoded(back) == text)
    #expect(back.questions.top is ChoosingQuestion)
  }

  @Test("questions and memories of a kind this program does not know are left out, all else stays")
  func unknownKinds() throws {
    let text = try encoded(full)
    let strange = try decoded(text, by: House([]))
    #expect(strange.questions.top is ChoosingQuestion)
    #expect(strange.questions.first(WickQuestion.self) == nil)
    #expect(strange.memory[Visitor.self] == nil)
    #expect(strange.failures == 2)
    #expect(strange.draft == draft(evenings: 2))
  }

  @Test("one that is known and can't be read is left out, those around it stay")
  func broken() throws {
    let text = try encoded(full).replacingOccurrences(of: #""turns":3"#, with: #""turns":"three""#)
    let back = try decoded(text)
    #expect(back.questions.first(WickQuestion.self) == nil)
    #expect(back.questions.top is ChoosingQuestion)
    #expect(back.memory[Visitor.self] == Visitor(who: "Emma"))
  }

  @Test("at most one memory of a kind, in one order, however they were set")
  func memory() throws {
    var (one, other) = (Memory(), Memory())
    one[Visitor.self] = Visitor(who: "Tom")
    one[Visitor.self] = Visitor(who: "Emma")
    one[WickQuestion.self] = WickQuestion()
    other[WickQuestion.self] = WickQuestion()
    other[Visitor.self] = Visitor(who: "Emma")
    #expect(one == other)
    one[Visitor.self] = nil
    #expect(one[Visitor.self] == nil)
    #expect(one[WickQuestion.self] != nil)
  }

  @Test("the form before this one is read: the plan and the offer stay, its questions are let go")
  func formTwo() throws {
    let state = try decoded(formTwoText)
    guard case .onboarding(let asking, let order) = state.planning else {
      Issue.record("not in the middle of the questions")
      return
    }
    #expect(asking == .avoids)
    #expect(order.days == [monday.day, monday.day + 1])
    #expect(state.offer == emptyOffer)
    #expect(state.unfilled == PlanOrder(days: [monday.day]))
    #expect(state.failures == 1)
    #expect(state.questions.isEmpty)
    #expect(state.focus == .nothing)
    #expect(state.last == nil)
    #expect(DialogueState.readable.contains(2))
  }
}

/// A conversation as form 2 wrote it, with every key it had.
private let formTwoText = """
  {
    "planning": {"onboarding": {"asking": "avoids", "_1": {
      "days": ["2026-03-02", "2026-03-03"], "wishes": [], "kept": [], "excluded": [], "attempt": 0,
      "failures": 1}}},
    "offer": {"meals": [], "isPlanned": false, "request": {
      "day": "2026-03-02", "eaters": 4, "avoids": [], "maxMinutes": 30, "wants": [], "cuisines": [],
      "excluded": [], "attempt": 0, "count": 3}},
    "focus": {"recipe": {"_0": "black-bean-tacos", "servings": 4}},
    "choices": ["plan the week"],
    "pendingSwap": {"wish": {"day": "2026-03-02", "wants": [], "avoids": []}},
    "unfilled": {
      "days": ["2026-03-02"], "wishes": [], "kept": [], "excluded": [], "attempt": 0, "failures": 0},
    "failures": 1,
    "lastAsked": "2026-03-01",
    "awaitedRating": "2026-03-01",
    "confirming": {"forget": {"_0": [{"budget": {}}]}},
    "search": {"criteria": {"text": ["tacos"]}, "shown": 6},
    "last": {
      "said": "what's on friday", "places": [{"isDay": true, "from": 10, "to": 16}], "hasWritten": false}
  }
  """
