import Kitchen
import Language
import Testing
import Values

@testable import Talk

/// What was told of an allergy and nobody could read.
@Suite struct UnheardHarmTests {
  private let becky = "Becky say her allergy is also sesame"

  private func unread(_ lines: [String]) -> HouseholdTrial {
    var trial = HouseholdTrial()
    for line in lines { trial.decide(.leftOut(line)) }
    return trial
  }

  private func words(_ trial: HouseholdTrial) -> [String] {
    trial.state.memory[UnheardHarm.self]?.words ?? []
  }

  private func avoid(_ person: String, _ food: String) -> Detail {
    householdPhrase("avoid", ("person", .text(person)), ("avoid", .text(food)))
  }

  @Test("it is remembered until the same person's avoidance is kept, whatever else is noted of them")
  func remembered() {
    var trial = unread([becky])
    #expect(words(trial) == [becky])
    trial.tell([householdPhrase("age", ("person", .text("Becky")), ("age", .number(Rational(9))))])
    trial.tell([avoid("Otto", "sesame")])
    #expect(trial.known?.members.count == 2)
    #expect(words(trial) == [becky])
    trial.tell([avoid("Becky", "sesame")])
    #expect(words(trial).isEmpty)
  }

  @Test("told of a role, by whom no name was said, the food is enough")
  func role() {
    var trial = unread([becky])
    trial.tell([avoid("my daughter", "pork")])
    #expect(words(trial) == [becky])
    trial.tell([avoid("my daughter", "sesame")])
    #expect(words(trial).isEmpty)
  }

  @Test("each is remembered, and goes by itself")
  func several() {
    var trial = unread([becky, "otto gets a rash from kiwi"])
    #expect(words(trial).count == 2)
    trial.tell([avoid("Otto", "kiwi")])
    #expect(words(trial) == [becky])
  }

  @Test("it is let go with a never mind, and that is said")
  func letGo() {
    var trial = unread([becky])
    #expect(trial.say("cancel", act: .answer).first?.contains(becky) ?? false)
    #expect(words(trial).isEmpty)
  }

  @Test(
    "what tells of no harm, of nobody and nothing, or asks, is not",
    arguments: [
      "the weather is fine", "allergy", "is Becky allergic to sesame?", "does she have an allergy to nuts",
    ])
  func others(_ line: String) { #expect(words(unread([line])).isEmpty) }
}
