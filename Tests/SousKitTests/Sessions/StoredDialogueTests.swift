import Foundation
import Planning
import Store
import Talk
import Testing
import Values

@testable import SousKit

@Suite struct StoredDialogueTests {
  private let state = DialogueState(
    planning: .onboarding(asking: .avoids, PlanOrder(days: [Day(number: 20_514)])))

  @Test("a conversation cut short is damaged; a newer and an older form are called what they are")
  func toldApart() throws {
    let whole = try #require(StoredDialogue.stored(state))
    #expect(StoredDialogue.state(whole).state == state)
    #expect(StoredDialogue.state(whole).dropped == nil)
    #expect(StoredDialogue.state(nil).dropped == nil)
    for bytes in [1, 100, whole.state.count] {
      let cut = StoredConversation(version: whole.version, state: String(whole.state.dropLast(bytes)))
      #expect(StoredDialogue.state(cut).dropped == .damaged)
      #expect(StoredDialogue.state(cut).state == DialogueState())
    }
    let newer = StoredConversation(version: DialogueState.version + 1, state: whole.state)
    #expect(StoredDialogue.state(newer).dropped == .newer)
    #expect(StoredDialogue.state(StoredConversation(version: 1, state: whole.state)).dropped == .older)
  }

  @Test("a state with the last day of the calendar can be read again")
  func lastDay() throws {
    let days = (0..<7).map { Day(number: 2_932_890) + $0 }
    let late = DialogueState(planning: .onboarding(asking: .avoids, PlanOrder(days: days)))
    #expect(StoredDialogue.state(StoredDialogue.stored(late)).state == late)
  }

  @Test("a counter nobody can count on from is damage, wherever it stands")
  func counters() {
    var misheard = DialogueState()
    misheard.failures = .max
    let endless = DialogueState(planning: .generatingPlan(PlanRequest(days: [], eaters: 4, attempt: .max)))
    var unfilled = DialogueState()
    unfilled.unfilled = PlanOrder(days: [], failures: -1)
    for state in [misheard, endless, unfilled] {
      #expect(StoredDialogue.state(StoredDialogue.stored(state)).dropped == .damaged)
    }
    misheard.failures = 3
    #expect(StoredDialogue.state(StoredDialogue.stored(misheard)).state == misheard)
  }
}
