import Kitchen
import Language
import Planning
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct TonightTurnTests {
  private var talk = DinnerTalk()
  private var offered: [RecipeID] { talk.state.offer?.meals.map(\.recipe) ?? [] }

  @Test("something else never repeats a dish, and says so when nothing is left")
  mutating func more() {
    talk.ask("tonight")
    var seen = offered
    #expect(seen.count == 3 && talk.reply(OfferShown.self)?.isNewKitchen == true)
    for answer in ["more_options", "no"] {
      talk.ask(answer)
      #expect(seen.allSatisfy { !offered.contains($0) } || talk.reply(NothingFits.self) != nil)
      seen += offered.filter { !seen.contains($0) }
    }
    #expect(Set(seen).count == 5)
    #expect(talk.reply(NothingFits.self)?.request.excluded.count == 5)
    #expect(talk.last.replies.allSatisfy { $0.status == .nothingFits })
  }

  @Test("a yes takes the first, a number its own; no such number is told from how many there are")
  mutating func taken() {
    talk.ask("tonight")
    let dishes = offered
    talk.ask("yes")
    #expect(talk.reply(DinnerChosen.self)?.meal.recipe == dishes[0])
    talk.ask("choose", [.pick(-1)])
    #expect(talk.reply(DinnerChosen.self)?.meal.recipe == dishes[2])
    talk.ask("choose", [.dish(dishes[1].rawValue)])
    #expect(talk.reply(DinnerChosen.self)?.meal.recipe == dishes[1])
    #expect(talk.state.focus.recipe == dishes[1])
    talk.ask("choose", [.pick(4)])
    #expect(talk.reply(NotNow.self) == .noSuchChoice(of: 3))
    #expect(talk.last.changes.isEmpty)
  }

  @Test("looks good takes the first only while the dishes are what was talked about last")
  mutating func approved() {
    talk.ask("tonight")
    talk.ask("choose", [.pick(2)])
    talk.ask("approve")
    #expect(talk.reply(DinnerChosen.self) == nil)
    talk.ask("tonight")
    talk.ask("approve")
    #expect(talk.reply(DinnerChosen.self)?.meal.recipe == offered[0])
  }

  @Test("what they wait for is said, nothing is decided by a maybe, and they are shown again")
  mutating func waiting() {
    talk.ask("tonight")
    let dishes = offered
    talk.ask("maybe")
    #expect(talk.reply(Undecided.self) != nil)
    talk.ask("clarify")
    #expect(talk.reply(OfferWaits.self)?.count == 3)
    talk.ask("again")
    #expect(talk.reply(OfferShown.self)?.offer.meals.map(\.recipe) == dishes)
    talk.ask("leave")
    #expect(talk.reply(OfferPutAway.self) != nil && talk.state.offer == nil)
    talk.ask("again")
    #expect(talk.reply(NotNow.self) == .nothingToRepeat)
    #expect(talk.last.status == .refused)
  }

  @Test("with nothing on offer a dish named outright is shown, a number points nowhere")
  mutating func outright() {
    talk.ask("choose", [.pick(1)])
    #expect(talk.reply(NotNow.self) == .nothingToChoose)
    // What the room that shows recipes says here.
    talk.ask("choose", [.dish("tofu")])
    #expect(talk.reply(NotNow.self) == .nothingToExplain)
    talk.ask("choose")
    #expect(talk.reply(NotUnderstood.self) != nil)
  }

  @Test("another dish than the planned one is noted for tonight; choosing the planned one takes that back")
  mutating func instead() {
    talk.plan("dal")
    talk.ask("tonight")
    #expect(talk.state.offer?.isPlanned == true && offered.first == RecipeID("dal"))
    talk.ask("choose", [.pick(2)])
    let chosen = offered[1]
    #expect(talk.reply(InsteadTonight.self)?.choice.chosen.recipe == chosen)
    let told = talk.kitchen[MealHistoryEntry.self]
    #expect(Set(told.map(\.recipe)) == [RecipeID("dal"), chosen])
    #expect(told.first { $0.recipe == RecipeID("dal") }?.outcome == .skipped)
    talk.ask("choose", [.pick(1)])
    #expect(talk.reply(InsteadTonight.self) == nil && talk.kitchen[MealHistoryEntry.self].isEmpty)
    // What was chosen is said before tonight's dishes, and the planned one stands first no longer.
    talk.ask("choose", [.pick(2)])
    talk.ask("tonight")
    #expect(talk.reply(InsteadTonight.self) != nil && talk.state.offer?.isPlanned == false)
  }

  @Test("without recipes it fails aloud")
  mutating func failing() {
    talk.failing = [.catalogue]
    talk.ask("tonight")
    #expect(talk.reply(PlanFailed.self)?.error == .unavailable(.catalogue))
    #expect(talk.state.offer == nil)
  }
}

extension TurnOutcome {
  /// The worst of the replies' statuses.
  fileprivate var status: ReplyStatus { replies.map(\.status).max() ?? .done }
}
