import Kitchen
import Language
import Testing
import Values

@testable import Talk

/// What was told of an allergy and nobody could read.
@Suite struct UnheardHarmTests {
  private func unread(_ line: String, _ trial: inout HouseholdTrial) { _ = trial.decide(.leftOut(line)) }

  @Test("it is remembered until a line that is kept tells of the same person or food")
  func remembered() {
    var trial = HouseholdTrial()
    unread("Becky say her allergy is also sesame", &trial)
    #expect(trial.state.memory[UnheardHarm.self]?.words == "Becky say her allergy is also sesame")
    func tell(_ line: String, _ person: String, _ food: String) {
      let detail = householdPhrase("avoid", ("person", .text(person)), ("avoid", .text(food)))
      trial.decide(
        Recognition(
          said: line, intent: "household_tell", act: .change, details: [detail], confidence: 100,
          layer: .template))
    }
    tell("Otto avoids pork", "Otto", "pork")
    #expect(trial.state.memory[UnheardHarm.self] != nil)
    tell("Becky avoids sesame", "Becky", "sesame")
    #expect(trial.state.memory[UnheardHarm.self] == nil)
  }

  @Test(
    "what tells of no harm, of nobody and nothing, or asks, is not",
    arguments: [
      "the weather is fine", "allergy", "is Becky allergic to sesame?", "does she have an allergy to nuts",
    ])
  func others(_ line: String) {
    var trial = HouseholdTrial()
    unread(line, &trial)
    #expect(trial.state.memory[UnheardHarm.self] == nil)
  }
}
