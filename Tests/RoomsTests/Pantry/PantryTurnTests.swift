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
    talk.kitchen[PantryItem.self].map { "\($0.name) \($0.amount?.text ?? $0.held.words ?? "untold")" }
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

  /// A food with the words it was read from, as a line said them.
  private mutating func askInWords(_ intent: String, _ words: String, _ food: String, sets: Bool = true)
    -> String
  {
    var supply = SlotBinding.supply(food)
    supply.range = 8..<8 + words.utf8.count
    let mode = sets ? [SlotBinding.words("mode", "set")] : []
    return talk.ask(intent, [supply] + mode, said: "we have \(words)")
  }

  @Test("an amount in words is kept as it was said, and explained once")
  mutating func inWords() {
    let first = askInWords("pantry_add", "a handful of kale", "kale")
    #expect(first.hasPrefix("At home now: kale (a handful).\nAmounts in words are not counted. "))
    #expect(lots == ["kale a handful"])
    let second = askInWords("pantry_add", "a few eggs", "egg")
    #expect(second.hasPrefix("At home now: eggs (a few).\nSay"))
    #expect(talk.ask("pantry_show").contains("a handful (manual only)"))
  }

  @Test("a look explains until such an amount was kept, and changes nothing")
  mutating func lookExplains() {
    _ = askInWords("pantry_add", "some kale", "kale")
    #expect(talk.reply(PantryChanged.self)?.explains != nil)
    talk.ask("pantry_show")
    #expect(talk.reply(PantryShown.self)?.explains == false)
    #expect(talk.last.changes.isEmpty)
  }

  @Test("words of plenty leave a known amount; a little takes its place, and what was noted is said")
  mutating func wordsBesideAmounts() {
    talk.ask("pantry_add", [.supply("milk", Amount(.one, .gallon))])
    let plenty = askInWords("pantry_add", "plenty of milk", "milk")
    #expect(plenty.hasPrefix("Milk stays at 1 gallon: \"plenty\" tells no other amount."))
    #expect(lots == ["milk 1 gallon"])
    let little = askInWords("pantry_add", "a little milk", "milk")
    #expect(little.contains("Noted before: milk 1 gallon."))
    #expect(lots == ["milk a little"])
    _ = askInWords("pantry_add", "some milk", "milk", sets: false)
    #expect(lots.sorted() == ["milk a little", "milk some"])
    talk.ask("pantry_add", [.supply("milk", Amount(.one, .cup)), .words("mode", "set")])
    #expect(lots == ["milk 1 cup"])
  }

  @Test("nothing is counted off an amount in words, and it can be used up")
  mutating func takenFromWords() {
    _ = askInWords("pantry_add", "a few eggs", "egg")
    let text = talk.ask("pantry_remove", [eggs(2)])
    #expect(text.hasPrefix("Only \"a few\" is noted of eggs, so nothing can be counted off it."))
    #expect(talk.reply(PantryChanged.self)?.status == .refused && lots == ["eggs a few"])
    talk.ask("pantry_remove", [.supply("egg"), .words("left", "half")])
    #expect(lots == ["eggs a few"])
    #expect(talk.ask("pantry_remove", [.supply("egg")]).hasPrefix("Taken out: eggs."))
    #expect(lots == [])
  }

  @Test("a food without an amount counts as it is sold, and that is said; one that is noted stays")
  mutating func asSold() {
    let text = talk.ask("pantry_add", [.supply("egg"), .words("mode", "set")])
    #expect(
      text.hasPrefix("At home now: eggs 12.\nEggs: counted as sold. \"we have 6 eggs at home\" corrects it."))
    talk.ask("pantry_add", [eggs(5), .words("mode", "set")])
    let again = talk.ask("pantry_add", [.supply("egg"), .words("mode", "set")])
    #expect(again.hasPrefix("Eggs stays at 5: no other amount was said.") && lots == ["eggs 5"])
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
