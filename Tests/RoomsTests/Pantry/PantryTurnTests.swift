import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import PantryRoom

@Suite struct PantryTurnTests {
  private var talk = CounterTalk(pantry)
  private var lots: [String] {
    talk.kitchen[PantryItem.self].map { "\($0.name) \($0.amount.text)" }
  }

  private func eggs(_ count: Int) -> SlotBinding { .supply("egg", Amount(Rational(count), .each)) }

  @Test("more of a food joins its lot, also within one line; \"we have\" says what there is in all")
  mutating func sets() {
    talk.ask("pantry_add", [eggs(2), .supply("milk"), eggs(3)])
    #expect(lots == ["eggs 5", "milk 64 fl oz"])
    #expect(Set(talk.kitchen[PantryItem.self].map(\.id)).count == 2)
    let text = talk.ask("pantry_add", [eggs(1), .words("mode", "set")])
    #expect(text.hasPrefix("At home now: eggs 1.\n"))
    #expect(lots == ["eggs 1", "milk 64 fl oz"])
    #expect(talk.last.unread.isEmpty)
  }

  @Test("what can't be taken is told as not there, beside the lot whose measure never meets")
  mutating func unmet() {
    talk.ask("pantry_add", [.supply("milk", Amount(.one, .carton)), eggs(2)])
    let text = talk.ask(
      "pantry_remove", [.supply("milk", Amount(.one, .cup)), eggs(12), .supply("kale")])
    #expect(text.hasPrefix("Taken out: eggs.\nLeft: milk 1 carton.\nNot in the pantry: milk and kale.\n"))
    #expect(lots == ["milk 1 carton"])
    #expect(talk.reply(PantryChanged.self)?.status == .done)
    talk.ask("pantry_remove", [.supply("kale")])
    #expect(talk.reply(PantryChanged.self)?.status == .refused)
  }

  @Test(
    "a food that no table knows is said to be unknown, and everything else is done",
    arguments: ["pantry_add", "pantry_remove", "pantry_show"])
  mutating func unknown(intent: String) {
    let slot: (String) -> SlotBinding = { intent == "pantry_show" ? .food($0) : .supply($0) }
    talk.ask(intent, [slot("durian")])
    #expect(talk.last.replies.count == 1)
    #expect(talk.reply(UnknownFood.self)?.name == "durian")
    #expect(talk.last.changes.isEmpty)
    talk.ask(intent, [slot("durian"), slot("egg")])
    #expect(talk.last.replies.count == 2)
    #expect(talk.reply(UnknownFood.self)?.name == "durian")
  }

  @Test("nothing named is no silence", arguments: ["pantry_add", "pantry_remove"])
  mutating func nothing(intent: String) {
    talk.ask(intent)
    #expect(talk.reply(NotUnderstood.self) != nil)
  }

  @Test("asked about one food, the next \"again\" still shows all")
  mutating func again() {
    talk.ask("pantry_add", [eggs(2), .supply("milk")])
    talk.ask("pantry_show", [.food("egg")])
    #expect(talk.reply(PantryShown.self)?.items.map(\.name) == ["eggs"])
    #expect(talk.ask("pantry_show", [.food("kale")]).hasPrefix("No kale noted in the pantry.\n"))
    #expect(talk.state.focus.topic == .pantry)
    #expect(talk.state.focus.again == Choice("pantry_show"))
  }

  @Test("a dish that isn't there is said, as for any other room")
  mutating func noDish() {
    talk.ask("pantry_check", [.words("recipe", "moon cake")])
    #expect(talk.reply(NoSuchRecipe.self)?.words == "moon cake")
  }
}
