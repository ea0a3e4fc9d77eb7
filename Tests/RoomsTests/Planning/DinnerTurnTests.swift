import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct DinnerTurnTests {
  private var talk = DinnerTalk()
  private var told: [MealHistoryEntry] { talk.kitchen[MealHistoryEntry.self] }

  /// Tuesday, with Monday's dinner planned and eaten.
  private mutating func dayAfter() {
    talk.plan("dal", "tofu")
    talk.today = DinnerTalk.monday + 1
  }

  @Test("a chat asks once how yesterday's dinner was; a bare number rates it")
  mutating func asked() {
    dayAfter()
    #expect(talk.open().contains("Dal bowl, yesterday: how was it? A number from 1 to 5 is enough."))
    #expect(AskedSlot(in: talk.state, house: talk.world.house, today: talk.today)?.slot == "stars")
    talk.ask("rate", [.stars(Rational(2))])
    #expect(talk.reply(DinnerRated.self)?.dinner.recipe == RecipeID("dal"))
    #expect(told.map(\.stars?.count) == [2] && talk.state.questions.isEmpty)
    talk.open()
    #expect(talk.reply(HowWasDinner.self) == nil)
  }

  @Test("no question where none may be asked, and none about a dinner that has its stars or was not cooked")
  mutating func unasked() {
    dayAfter()
    var other = talk
    other.open(mayAsk: false)
    #expect(other.reply(HowWasDinner.self) == nil && other.state == talk.state)
    for (intent, slots) in [("skipped_meal", []), ("rate", [SlotBinding.stars(Rational(4))])] {
      var other = talk
      other.ask(intent, slots + [.on(DinnerTalk.monday)])
      other.open()
      #expect(other.reply(HowWasDinner.self) == nil, "\(intent)")
    }
  }

  @Test("a slip keeps the question for one more line; any other line lets it go")
  mutating func oneLine() {
    dayAfter()
    talk.open()
    for slip in [Rational(6), Rational(7, 2), Rational(-1)] {
      talk.ask("rate", [.stars(slip)])
      #expect(talk.reply(NotStars.self)?.number == slip && !talk.state.questions.isEmpty)
    }
    #expect(told.isEmpty)
    var others = [talk, talk, talk]
    others[0].ask("no")
    #expect(others[0].reply(NoStars.self) != nil && others[0].state.questions.isEmpty)
    others[1].ask(nil)
    #expect(others[1].reply(NotUnderstood.self) != nil && others[1].state.questions.isEmpty)
    others[2].ask("tonight")
    #expect(others[2].reply(OfferShown.self) != nil && others[2].state.questions.isEmpty)
    // One left over from another chat is no longer open, and not asked again.
    talk.open()
    #expect(talk.state.questions.isEmpty && talk.reply(HowWasDinner.self) == nil)
  }

  @Test("a dish cooked in the place of a planned one leaves that one skipped; a dinner has one entry a dish")
  mutating func cooked() {
    talk.plan("dal", "tofu")
    talk.hour = 20
    talk.ask("cooked", [.dish("beef")])
    #expect(talk.reply(CookedNoted.self)?.instead == "Dal bowl")
    #expect(told.map(\.outcome) == [.cooked, .skipped])
    talk.ask("rate", [.stars(Rational(5))])
    #expect(talk.reply(DinnerRated.self)?.dinner.recipe == RecipeID("beef"))
    #expect(told.count == 2)
    // Cooked after all.
    talk.ask("cooked", [.dish("dal")])
    #expect(told.map(\.outcome) == [.cooked, .cooked])
  }

  @Test("a weekday still to come is the last one, but for tomorrow and next week's")
  mutating func pastDays() {
    talk.plan("dal", from: DinnerTalk.monday - 3)
    let friday = [SlotBinding.on(DinnerTalk.monday + 4)]
    talk.ask("rate", friday + [.stars(Rational(4))], said: "rate Friday's dinner 4")
    #expect(talk.reply(DinnerRated.self)?.dinner.day == DinnerTalk.monday - 3)
    talk.ask("cooked", friday, said: "we cooked it next Friday")
    #expect(talk.reply(StillToCome.self)?.day == DinnerTalk.monday + 4)
    talk.ask("skipped_meal", [SlotBinding(name: "day", value: .text("February 30"))])
    #expect(talk.reply(FactsRefused.self)?.problems == [.noSuchDay("February 30")])
    talk.ask("skipped_meal", [.on(DinnerTalk.monday - 1)])
    #expect(talk.reply(NothingEaten.self)?.day == DinnerTalk.monday - 1)
  }

  @Test("what is never eaten here and rated counts as eaten today, with what was said")
  mutating func unknownDinner() {
    talk.ask("rate", [.stars(Rational(1))])
    #expect(talk.reply(NothingEaten.self)?.day == nil && told.isEmpty)
    talk.ask(
      "rate", [.dish("beef"), .stars(Rational(1)), SlotBinding(name: "notes", value: .text("  too spicy "))])
    #expect(talk.reply(DinnerRated.self)?.isNew == true)
    #expect(told.first?.day == talk.today && told.first?.notes == "too spicy")
    #expect(talk.last.unread.isEmpty)
  }

  @Test("how often a kind was cooked counts 90 days; one dish is told with its next evening")
  mutating func counted() {
    talk.plan("dal", "tofu", "dal", from: DinnerTalk.monday - 1)
    let protein = SlotBinding(name: "protein", value: .item(list: "protein", id: "chicken", name: "chicken"))
    talk.ask("history_show", [protein])
    let kind = talk.reply(KindHistory.self)
    #expect(kind?.dinners.count == 1 && kind?.from == talk.today - 89)
    talk.ask("history_show", [.dish("dal")])
    #expect(talk.reply(DishHistory.self)?.dinners.map(\.day) == [talk.today - 1])
    #expect(talk.reply(DishHistory.self)?.upcoming == talk.today + 1)
  }
}
