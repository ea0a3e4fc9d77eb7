import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import MoneyRoom

@Suite struct PriceTurnTests {
  private var talk = CounterTalk(money)
  private var prices: [OwnPrice] { talk.kitchen[OwnPrice.self] }
  private let price = SlotBinding(name: "price", value: .money(Money(cents: 420)))

  private func dozen(_ name: String = "amount") -> SlotBinding {
    SlotBinding(name: name, value: .amount(Amount(Rational(12), .each)))
  }

  @Test("the price of a measure is of that measure, before a size, before the amount of food")
  mutating func sizes() {
    let unit = SlotBinding(name: "unit", value: .item(list: "unit", id: "lb", name: "lb"))
    let two = SlotBinding.supply("milk", Amount(Rational(2), .cup))
    talk.ask("price_tell", [price, two])
    #expect(prices[0].amount == Amount(Rational(2), .cup))
    talk.ask("price_tell", [price, .supply("egg", Amount(Rational(2), .each)), dozen()])
    #expect(prices[0].amount == Amount(Rational(12), .each) && prices[0].container == "carton")
    talk.ask("price_tell", [price, two, dozen(), unit, .words("store", "Aldi")])
    #expect(prices[1].amount == Amount(.one, .pound) && prices[1].store == "Aldi")
    #expect(talk.last.unread.isEmpty)
  }

  @Test("who follows prices hears of one before it is said, with the price in place")
  mutating func news() {
    let follower = Room(
      "follower",
      follow: { turn, news in
        guard news is PriceNoted else { return }
        turn.say(UnknownFood("\(turn.replies.count) said, \(turn.world.prices.count) known"))
      })
    var other = CounterTalk(money, follower)
    other.ask("price_tell", [price, .supply("milk")])
    #expect(other.last.replies.first is UnknownFood && other.last.replies.last is OwnPriceNoted)
    #expect(other.reply(UnknownFood.self)?.name == "0 said, 1 known")
  }

  @Test("a price is set beside the one reckoned with, where both are of as much")
  mutating func compared() {
    let text = talk.ask("price_tell", [price, .supply("egg"), dozen()])
    #expect(
      text.hasPrefix(
        "Eggs: $4.20 for a carton (12). I had reckoned with $2.27. I go by your price from now on.\n"))
    talk.ask("price_tell", [price, .supply("milk", Amount(Rational(32), .fluidOunce))])
    #expect(talk.reply(OwnPriceNoted.self)?.before?.price == Money(cents: 279))
    #expect(talk.ask("price_ask", [.food("milk")]).contains("Without it I would reckon with $2.79"))
  }

  @Test("only told prices are forgotten; of the others it is said that there is none")
  mutating func forget() {
    talk.ask("price_tell", [price, .supply("milk")])
    let text = talk.ask("price_forget", [.food("egg"), .food("milk")])
    #expect(
      text.hasPrefix(
        "Forgotten: your price of milk. Averages count again. You told me no price of eggs.\n"))
    #expect(talk.reply(PricesForgotten.self)?.status == .done)
    #expect(prices.isEmpty)
    talk.ask("price_forget", [.food("milk")])
    #expect(talk.reply(PricesForgotten.self)?.status == .refused)
    #expect(talk.last.changes.isEmpty)
  }

  @Test("no silence: a food nobody knows, and none named")
  mutating func unknown() {
    for intent in ["price_ask", "price_forget"] {
      talk.ask(intent, [.food("durian")])
      #expect(talk.reply(UnknownFood.self)?.name == "durian")
      talk.ask(intent)
      #expect(talk.reply(NotUnderstood.self) != nil)
    }
    talk.ask("price_tell", [price, .supply("durian")])
    #expect(talk.reply(UnknownFood.self)?.name == "durian")
    #expect(talk.last.replies.count == 1 && talk.last.changes.isEmpty)
    // What is known beside it is told all the same.
    talk.ask("price_ask", [.food("durian"), .food("kale")])
    #expect(talk.reply(PricesTold.self)?.prices.map(\.food.name) == ["kale"])
  }
}
