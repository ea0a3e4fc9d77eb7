import Kitchen
import Language
import Talk
import Testing
import Values

@testable import GroceriesRoom
@testable import PantryRoom

@Suite struct GroceryTurnTests {
  private var talk = CounterTalk(groceries, pantry)

  @Test("without a plan there is nothing to shop for, unless a dish was just talked about")
  mutating func noPlan() {
    talk.ask("show_list")
    #expect(talk.reply(EmptyList.self) != nil)
    let cook = Room(
      "cook",
      intents: [
        Intent("compare", as: .checkPantry) { turn, said in
          turn.say(UnknownFood(said.slots.dish == .focus ? "the dish in focus" : ""))
        }
      ])
    var other = CounterTalk(groceries, cook)
    other.state.focus = .recipe(RecipeID("omelet"), servings: 4)
    other.ask("show_list")
    #expect(other.reply(UnknownFood.self)?.name == "the dish in focus")
    #expect(other.last.replies.count == 1)
  }

  @Test("a month's produce, or one food's months; the day named decides the month")
  mutating func season() {
    #expect(
      talk.ask("in_season").hasPrefix("In season in March, in half the states or more:\n  kale\n"))
    #expect(talk.reply(ProduceInSeason.self)?.json == #"{"foods":["kale"],"kind":"season","month":3}"#)
    let may = SlotBinding(name: "day", value: .day(CounterTalk.today + 60))
    #expect(talk.ask("in_season", [may]).hasPrefix("I have no produce noted for May.\n"))
    let text = talk.ask("in_season", [.food("kale"), may])
    #expect(
      text.hasPrefix("Kale: not in season now; the months are March, April, and November.\n"))
    #expect(
      talk.reply(SeasonOfFood.self)?.json
        == #"{"foods":["kale"],"kind":"season","month":5,"months":[11,3,4]}"#)
    #expect(talk.last.unread.isEmpty)
    #expect(talk.ask("in_season", [.food("egg")]).hasPrefix("Eggs: I have no season noted.\n"))
  }

  @Test("sections by food, each on a line")
  mutating func sections() {
    let text = talk.ask("find_section", [.food("egg"), .food("kale")])
    #expect(text.hasPrefix("Eggs: Dairy & Eggs.\nKale: Produce.\n"))
    #expect(
      talk.reply(SectionsFound.self)?.json
        == #"{"foods":[{"checked":false,"contains":[],"ingredient":"egg","may_contain":[],"name":"egg","#
        + #""parts":[],"section":"dairy"},{"checked":true,"contains":[],"ingredient":"kale","#
        + #""may_contain":[],"name":"kale","parts":[],"section":"produce"}],"kind":"sections"}"#)
  }

  @Test("no silence: a food nobody knows, and none named")
  mutating func unknown() {
    for intent in ["in_season", "find_section"] {
      talk.ask(intent, [.food("durian")])
      #expect(talk.reply(UnknownFood.self)?.name == "durian")
      #expect(talk.last.replies.count == 1)
    }
    talk.ask("find_section")
    #expect(talk.reply(NotUnderstood.self) != nil)
  }
}
