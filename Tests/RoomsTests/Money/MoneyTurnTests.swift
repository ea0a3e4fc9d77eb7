import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import MoneyRoom

@Suite struct MoneyTurnTests {
  private var talk = CounterTalk(money)
  private var trips: [Spending] { talk.kitchen[Spending.self] }
  private let correcting = SlotBinding.words("mode", "correct")

  private func sum(_ slot: String, _ cents: Int) -> SlotBinding {
    SlotBinding(name: slot, value: .money(Money(cents: cents)))
  }

  private func day(_ ago: Int) -> SlotBinding {
    SlotBinding(name: "day", value: .day(CounterTalk.today - ago))
  }

  @Test("a second amount takes the first one's place, and keeps its day and shop")
  mutating func corrects() {
    talk.ask("spent", [sum("amount", 11_200), .words("store", "Kroger"), day(1)])
    let first = trips
    let text = talk.ask("spent", [sum("amount", 12_100), correcting])
    #expect(text.hasPrefix("Corrected: $121.00 at Kroger yesterday instead of $112.00."))
    #expect(trips.count == 1 && trips[0].id != first[0].id)
    #expect(trips[0].day == CounterTalk.today - 1 && trips[0].store == "Kroger")
    #expect(talk.last.unread.isEmpty)
    // It is now the trip just told.
    talk.ask("spent", [sum("amount", 12_200), correcting])
    #expect(talk.reply(SpendingNoted.self)?.corrects == Money(cents: 12_100))
    #expect(trips.map(\.amount) == [Money(cents: 12_200)])
  }

  @Test("talk of something else in between, the only trip of today is corrected, and no other")
  mutating func correctsToday() {
    talk.ask("spent", [sum("amount", 4_000), day(1)])
    talk.ask("spent", [sum("amount", 1_000)])
    talk.ask("budget_show")
    talk.ask("spent", [sum("amount", 1_500), correcting])
    #expect(talk.reply(SpendingNoted.self)?.corrects == Money(cents: 1_000))
    talk.ask("spent", [sum("amount", 700)])
    talk.ask("budget_show")
    talk.ask("spent", [sum("amount", 800), correcting])
    #expect(talk.reply(SpendingNoted.self)?.corrects == nil)
    #expect(trips.map(\.amount.cents).sorted() == [700, 800, 1_500, 4_000])
  }

  @Test("a trip of long ago is told with its weeks, though later looks no longer reach it")
  mutating func longAgo() {
    talk.ask("spent", [sum("amount", 4_000), day(500)])
    #expect(talk.reply(SpendingNoted.self)?.report.weeks.count == 5)
    #expect(talk.last.changes.count == 1)
    #expect(trips.isEmpty)
  }

  @Test(
    "amounts that can't be are refused and nothing is noted",
    arguments: [
      ("spent", "amount", 0), ("spent", "amount", -300), ("spent", "amount", 1_000_001),
      ("price_tell", "price", 0), ("price_tell", "price", 100_001),
    ])
  mutating func refused(intent: String, slot: String, cents: Int) {
    talk.ask(intent, [sum(slot, cents), .supply("milk")])
    #expect(talk.reply(MoneyNotTaken.self)?.status == .refused)
    #expect(talk.last.changes.isEmpty)
  }

  @Test("the largest amounts are taken, and today is no day to come")
  mutating func bounds() {
    talk.ask("spent", [sum("amount", 1_000_000), day(0)])
    #expect(talk.reply(SpendingNoted.self) != nil)
    talk.ask("price_tell", [sum("price", 100_000), .supply("milk")])
    #expect(talk.reply(OwnPriceNoted.self) != nil)
    talk.ask("spent", [sum("amount", 100), day(-1)])
    #expect(talk.reply(MoneyNotTaken.self) == .dayAhead(CounterTalk.today + 1))
  }

  @Test("without its figure a line is not understood, but for the facts it tells")
  mutating func figureless() {
    for (intent, slots) in [("spent", []), ("price_tell", [SlotBinding.supply("milk")])] {
      talk.ask(intent, slots)
      #expect(talk.reply(NotUnderstood.self) != nil)
    }
    let home = Room(
      "home",
      intents: [
        Intent("tell", as: .tell) { turn, said in turn.say(UnknownFood("\(said.facts.count) fact")) }
      ])
    var other = CounterTalk(money, home)
    let size = Detail(kind: "size", slots: [SlotBinding(name: "size", value: .number(Rational(4)))])
    other.ask("spent", details: [size])
    #expect(other.reply(UnknownFood.self)?.name == "1 fact")
  }

  @Test("\"again\" after money shows the budget")
  mutating func again() {
    talk.ask("spent", [sum("amount", 1_000)])
    #expect(talk.state.focus.topic == .spending)
    #expect(talk.state.focus.again == Choice("budget_show"))
    talk.ask("price_ask", [.food("milk")])
    #expect(talk.state.focus.again == Choice("budget_show"))
  }
}
