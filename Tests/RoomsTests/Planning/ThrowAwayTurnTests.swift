import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct ThrowAwayTurnTests {
  private var talk = DinnerTalk()
  private var status: PlanStatus? { talk.kitchen[SavedPlan.self].first?.plan.status }

  @Test("a plan goes after a plain yes in the next line; its past dinners stay in history")
  mutating func yes() {
    talk.plan("dal", "tofu", "beef")
    talk.today = DinnerTalk.monday + 1
    let before = talk.world.history
    talk.ask("cancel_plan")
    #expect(talk.reply(ThrowAwayAsked.self) != nil && status == .active)
    talk.ask("yes", fuzzy: true)
    #expect(talk.reply(ThrowAwayAsked.self) != nil && status == .active)
    talk.ask("yes")
    #expect(talk.reply(PlanThrownAway.self) != nil && status == .archived)
    #expect(!before.isEmpty && talk.world.history == before)
    talk.ask("cancel_plan")
    #expect(talk.reply(NoPlanToThrowAway.self) != nil)
  }

  @Test(
    "any other line leaves it, and a later yes answers nothing", arguments: ["no", "leave", "show_plan", nil])
  mutating func left(_ intent: String?) {
    talk.plan("dal", "tofu")
    talk.ask("cancel_plan")
    talk.ask(intent)
    #expect((talk.reply(LeftAsItIs.self) != nil) == (intent == "no" || intent == "leave"))
    talk.ask("yes")
    #expect(status == .active && talk.reply(PlanThrownAway.self) == nil)
  }

  @Test("a plan that ended is news for a week, as long as no other is in force")
  mutating func ended() {
    let days = talk.plan("dal", "tofu").meals.map(\.day)
    for (since, isNews) in [(1, false), (2, true), (8, true), (9, false)] {
      talk.today = DinnerTalk.monday + since
      talk.open(mayAsk: false)
      #expect((talk.reply(PlanEnded.self)?.days == days) == isNews, "\(since)")
      #expect((talk.reply(Greeting.self) == nil) == isNews, "\(since)")
    }
  }
}
