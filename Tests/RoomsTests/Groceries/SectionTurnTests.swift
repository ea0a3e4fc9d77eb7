import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import GroceriesRoom
@testable import PantryRoom

@Suite struct SectionTurnTests {
  private var talk = CounterTalk(groceries, pantry)

  private func text(_ name: String, _ words: String) -> SlotBinding {
    SlotBinding(name: name, value: .text(words))
  }

  private func section(_ id: String, _ name: String = "section") -> SlotBinding {
    SlotBinding(name: name, value: .item(list: "section", id: id, name: id))
  }

  private mutating func make(_ name: String, _ more: SlotBinding...) -> String {
    talk.ask("store_order", [text("mode", "create"), text("what", name)] + more)
  }

  @Test("a section is made once by a name of 1 to 40 letters, in a colour that can be shown")
  mutating func made() {
    #expect(make("the bulk section", text("colour", "green")).hasPrefix("New section: Bulk, in green."))
    let row = OwnSection(ListSection(rawValue: "bulk"), name: "Bulk", colour: .green)
    #expect(talk.kitchen[OwnSection.self] == [row])
    for name in ["Bulk", "bulk aisle", "Produce", String(repeating: "x", count: 1_000), "the"] {
      _ = make(name)
      #expect(
        talk.last.replies.allSatisfy { $0.status == .refused } && talk.last.replies.count == 1, "\(name)")
    }
    _ = make("Bits", text("colour", "orange"))
    #expect(talk.reply(NoSuchColour.self)?.name == "orange")
    #expect(talk.kitchen[OwnSection.self].count == 1)
  }

  @Test("a section with things in it goes only once it is said where they go; usual ones stay")
  mutating func deleted() {
    _ = make("Bulk")
    talk.ask("section_goods", [.supply("egg"), section("bulk")])
    talk.ask("store_order", [text("mode", "delete"), text("section", "bulk")])
    #expect(talk.reply(DeleteSectionAsked.self)?.count == 1)
    #expect(talk.kitchen[OwnSection.self].count == 1)
    talk.ask("section_goods", [section("produce"), text("all", "yes")], said: "move them to produce")
    #expect(talk.reply(SectionDeleted.self)?.target == "Produce")
    #expect(talk.kitchen[OwnSection.self] == [])
    #expect(talk.ask("find_section", [.food("egg")]).hasPrefix("Eggs: Produce."))
    talk.ask("store_order", [text("mode", "delete"), section("dairy")])
    #expect(talk.reply(SectionStays.self) != nil && talk.last.changes.isEmpty)
    talk.ask("store_order", [text("mode", "delete"), text("section", "gadgets")])
    #expect(talk.reply(NoSuchSection.self)?.name == "gadgets")
  }

  @Test("one order per store; the list follows the one of the store in hand")
  mutating func stores() {
    talk.ask("list_add", [.supply("egg"), .supply("kale")])
    let first = [section("dairy"), text("mode", "order"), text("spot", "first")]
    talk.ask("store_order", first + [text("store", "The Costco")])
    #expect(talk.reply(OrderShown.self)?.store == "costco")
    #expect(talk.kitchen[SectionOrder.self].map(\.store) == ["costco"])
    talk.ask("show_list")
    #expect(talk.reply(ListShown.self)?.lines.map(\.name) == ["kale", "eggs"])
    talk.ask("store_order", [text("mode", "at"), text("store", "costco")])
    talk.ask("show_list")
    #expect(talk.reply(ListShown.self)?.lines.map(\.name) == ["eggs", "kale"])
    #expect(talk.reply(ListShown.self)?.store == "costco")
    talk.ask("store_order", first)
    #expect(talk.reply(OrderShown.self)?.isNew == false)
  }

  /// A list of kale and eggs, ticked eggs first, or all at once.
  private mutating func trip(atOnce: Bool = false) {
    talk.ask("list_add", [.supply("kale"), .supply("egg")])
    if atOnce {
      talk.ask("list_check", [text("all", "yes")])
    } else {
      talk.ask("list_check", [.supply("egg")])
      talk.ask("list_check", [.supply("kale")])
    }
    talk.ask("list_manage", [text("mode", "done")])
    talk.state.questions.closeAll()
  }

  @Test(
    "the order walked is offered after three trips, never of lists ticked at once, never again after a no")
  mutating func walked() {
    for _ in 0..<4 { trip(atOnce: true) }
    let ask = [text("mode", "learn")]
    talk.ask("store_order", ask)
    #expect(talk.reply(NoWalkedOrder.self)?.trips == 0)
    for _ in 0..<3 { trip() }
    talk.ask("store_order", ask)
    let question = WalkedOrderQuestion(
      store: "", sections: talk.state.questions.first(WalkedOrderQuestion.self)?.sections ?? [], trips: 3,
      titles: ["Dairy & Eggs", "Produce"])
    #expect(talk.state.questions.first(WalkedOrderQuestion.self) == question)
    #expect(talk.kitchen[SectionOrder.self] == [])
  }

  @Test("numbers belong to the section said behind them, whatever the slots' own order")
  mutating func sorted() {
    for name in ["glitter", "candles"] { talk.ask("list_add", [text("thing", name)]) }
    talk.ask("section_goods", [text("mode", "sort")])
    #expect(talk.reply(SortAsked.self)?.names == ["candles", "glitter"])
    func at(_ place: Int, _ name: String, _ value: SlotValue) -> SlotBinding {
      SlotBinding(name: name, value: value, range: place..<place + 1)
    }
    talk.ask(
      "section_goods",
      [
        at(0, "item", .number(Rational(1))), at(3, "item", .number(Rational(9))),
        at(1, "section", .item(list: "section", id: "pets", name: "pets")),
        at(4, "section", .item(list: "section", id: "household", name: "household")),
      ])
    #expect(talk.reply(NoSuchNumber.self)?.count == 2)
    #expect(talk.reply(GoodsPlaced.self)?.moved == ["candles"])
    #expect(talk.reply(SortAsked.self)?.names == ["glitter"])
    talk.ask("section_goods", [section("household")])
    #expect(talk.reply(GoodsPlaced.self)?.moved == ["glitter"])
    #expect(talk.state.questions.isEmpty)
  }
}
