import Kitchen
import Language
import Planning
import Testing
import Values

@testable import HouseholdRoom
@testable import Talk

/// Facts told outside the household's questions.
@Suite struct NotingFactsTests {
  private let four = householdPhrase("size", ("size", .number(Rational(4))))
  private let emma = householdPhrase(
    "avoid", ("person", .text("Emma")), ("avoid", .item(list: "diet", id: "dairy-free", name: "dairy")))

  private func guest(_ day: Day, _ count: Int = 2) -> Detail {
    householdPhrase("guest", ("heads", .number(Rational(count))), ("day", .day(day)))
  }

  @Test("what was heard is said and kept, what is settled by it is noted, and the other rooms are told")
  func heard() throws {
    var trial = HouseholdTrial()
    #expect(
      trial.tell([four, emma]) == [
        "4 people; Emma dairy-free. I go by ingredients, not by factories: please read labels.",
        "told [Kitchen.HouseholdQuestion.size, Kitchen.HouseholdQuestion.avoids] true",
      ])
    let household = try #require(trial.known)
    #expect(household.size == 4)
    // Emma's needs leave open whether anybody else has some.
    #expect(household.settled == [.size])
    #expect(trial.state.focus == householdInFocus)
    #expect(trial.say("repeat", act: .show).first == "Your kitchen")
  }

  @Test("what is known already is said as it stands, and changes nothing")
  func known() {
    var trial = HouseholdTrial(Household(size: 4))
    let before = trial.known
    #expect(trial.tell([four]) == ["4 people.", "told [Kitchen.HouseholdQuestion.size] false"])
    #expect(trial.known == before)
    #expect(trial.state.focus == .nothing)
  }

  @Test("a week of a day's budget is told first; one of nothing is refused")
  func converted() {
    var trial = HouseholdTrial(Household(size: 4))
    let daily = householdPhrase("budget", ("budget", .money(Money(cents: 2000))), ("period", .text("day")))
    #expect(trial.tell([daily]).first == "$20 a day is $140.00 a week.")
    #expect(trial.known?.budget == Money(cents: 14000))
    let nothing = householdPhrase("budget", ("budget", .money(.zero)), ("period", .text("day")))
    #expect(trial.tell([nothing]).first == "A weekly budget has to be more than $0.")
    #expect(trial.known?.budget == Money(cents: 14000))
  }

  @Test("a problem is told before what was taken beside it")
  func problems() {
    var trial = HouseholdTrial()
    let forty = householdPhrase("size", ("size", .number(Rational(40))))
    #expect(trial.tell([forty, emma]).map { $0.prefix(9) } == ["I can pla", "Emma dair", "told [Kit"])
    #expect(trial.tell([forty]).map { $0.prefix(9) } == ["I can pla", "told [] f"])
  }

  @Test("guests of an evening alone are the planner's; beside other facts they are noted with them")
  func evenings() {
    var trial = HouseholdTrial(Household(size: 4))
    let friday = HouseholdTrial.today + 4
    #expect(trial.tell([guest(friday)]) == ["guests [2]"])
    #expect(trial.world.evenings.isEmpty)
    #expect(
      trial.tell([emma, guest(friday)]).map { $0.prefix(9) } == ["Friday is", "4 people;", "told [Kit"])
    #expect(trial.world.evenings == [EveningNote(day: friday, guests: 2)])
    // They don't come after all: an evening like any other is not kept.
    trial.tell([householdPhrase("size", ("size", .number(Rational(5)))), guest(friday, -2)])
    #expect(trial.world.evenings.isEmpty)
    trial.tell([householdPhrase("size", ("size", .number(Rational(6)))), guest(HouseholdTrial.today - 1)])
    #expect(trial.world.evenings.isEmpty)
  }

  @Test("a line that tells nothing after all is not taken for one that did")
  func nothing() {
    var trial = HouseholdTrial(Household(size: 4))
    #expect(trial.tell([]).first?.hasPrefix("That may be a wish to tell who eats here.") == true)
    let endless = householdPhrase("avoid", ("avoid", .text(String(repeating: "x", count: 41))))
    #expect(trial.tell([endless]).first?.hasPrefix("That may be a wish") == true)
    #expect(trial.known == Household(size: 4))
  }
}
