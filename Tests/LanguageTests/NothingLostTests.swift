@testable import Language
import Testing
import Values

/// Parts of lines that must neither be dropped nor taken for something else.
@Suite struct NothingLostTests {
  private let context = RecognitionContext(now: monday)

  private func all(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: context)
  }

  @Test(
    "a clause that asks for more than is changed is told",
    arguments: [
      ("we didn't cook last night, push everything back a day", "push everything back a day"),
      ("my boss comes on Saturday, something nice", "something nice"),
    ])
  func told(_ line: String, _ clause: String) {
    let told = all(line).map { found in found.isLeftOut ? [found.said] : found.passedOver }
    #expect(told.joined().contains { $0.contains(clause) })
  }

  @Test("a reason asks for nothing, and is let be", arguments: ["skip tomorrow, we are invited"])
  func reasons(_ line: String) { #expect(all(line).allSatisfy { $0.passedOver.isEmpty && !$0.isLeftOut }) }

  @Test(
    "a plan praised with a but behind is not agreed to",
    arguments: ["looks good but swap Tuesday", "that looks good but on Wednesday we are out"])
  func hasty(_ line: String) { #expect(!all(line).contains { $0.intent == "approve" }) }

  @Test("a plan agreed to stays agreed to", arguments: ["looks good", "looks good, thanks"])
  func plain(_ line: String) { #expect(all(line).first?.intent == "approve") }

  @Test(
    "a name with a hyphen is one name, and a word with one is none",
    arguments: [
      ("Hana-Lee is allergic to milk", true), ("anna-lena can't have nuts", true),
      ("we like Tex-Mex", false), ("a gluten-free dinner", false), ("plan Mon-Fri", false),
    ])
  func joined(_ line: String, _ isName: Bool) {
    let scan = recognizer.scan(line, context)
    let names: [Range<Int>] = scan.tokens.indices.compactMap { JoinedName(scan: scan).range(at: $0) }
    #expect(names.isEmpty != isName)
    for name in names { #expect(scan.utterance.text(tokens: name).contains("-")) }
  }

  @Test("who did not move out lives here")
  func stays() {
    #expect(
      !all("what?? Tom did not move out! who is living here").contains { $0.intent == "household_forget" })
  }

  @Test("what somebody thinks of a sum sets no budget")
  func remark() {
    #expect(
      !all("thirty seven dollars is a lot").contains { found in
        !found.isLeftOut && found.details.contains { $0.kind == "budget" }
      })
  }

  @Test("what food costs somewhere is not bought")
  func costs() { #expect(all("eggs are 3.49 at Aldi").map(\.intent) == ["price_tell"]) }

  @Test(
    "who is home or shops on Saturdays sends nobody away",
    arguments: ["im home on saturdays", "i do the shopping saturdays"])
  func home(_ line: String) { #expect(!all(line).contains { $0.intent == "eats_weekly" }) }

  @Test("who stays from Friday to Sunday comes once, and who comes on Fridays every week")
  func visits() {
    #expect(!all("my sister stays with us from Friday to Sunday").contains { $0.intent == "eats_weekly" })
    #expect(all("my sister eats with us on Fridays").contains { $0.intent == "eats_weekly" })
  }

  @Test("how many there are ticks nothing by its place on the list")
  func counted() { #expect(!all("got 12").contains { $0.intent == "list_check" && $0.band == .act }) }

  @Test("several things with amounts are added to the list, and lie at home only where that is said")
  func added() {
    #expect(!all("add 3 bananas and a bunch of grapes").contains { $0.intent == "pantry_add" })
    #expect(all("add 3 bananas and a bunch of grapes to the pantry").contains { $0.intent == "pantry_add" })
  }

  @Test(
    "what somebody is, or how they go, is no name",
    arguments: [
      "Emma is really allergic to peanuts", "Tom is actually vegan", "Lou is really tired today",
      "Tom goes by bike now", "call Emma for dinner please", "Lou's name is really funny",
    ])
  func names(_ line: String) {
    #expect(!all(line).contains { $0.intent == "member_rename" && $0.band == .act })
  }

  @Test("a name is a name", arguments: ["Emma's name is really Emily", "rename Lou to louise"])
  func renames(_ line: String) { #expect(all(line).map(\.intent) == ["member_rename"]) }

  @Test(
    "what is not at home, or was not to be had, is avoided by nobody",
    arguments: [
      "I have no milk, no eggs and no flour", "I have no green peppers and no red wine vinegar",
      "there was no wild rice", "we have no eggs, no butter",
    ])
  func lacking(_ line: String) {
    #expect(!all(line).contains { $0.intent == "household_tell" && !$0.details.isEmpty })
  }

  @Test(
    "what is fetched on a day is no takeout",
    arguments: ["I'll get milk tomorrow", "we get the chicken on Thursday"])
  func fetched(_ line: String) { #expect(!all(line).contains { $0.intent == "own_dinner" }) }

  @Test(
    "an errand, and a verdict in a form, tell of nobody",
    arguments: [
      "mum texted, also get oat milk and snacks for Emma without nuts",
      "please get walnuts for Tom without salt",
    ])
  func errands(_ line: String) {
    #expect(!all(line).contains { $0.intent == "household_tell" && $0.band == .act && !$0.details.isEmpty })
  }

  @Test(
    "what is told of a dish, and of where somebody lives, is of nobody here and not of the pantry",
    arguments: [
      "leave out the added salt", "okay for twenty then", "Mushrooms are vegetarian of course",
      "there is no spinach in it", "Tom went to live with his dad for the week",
    ])
  func ofADish(_ line: String) {
    let writing = ["household_tell", "pantry_remove", "household_forget"]
    #expect(!all(line).contains { $0.band == .act && writing.contains($0.intent ?? "") })
  }

  @Test(
    "beside an errand, and of always, a limit is told all the same",
    arguments: ["please buy bread, Tom is allergic to sesame", "please get bread, Tom can't have milk"])
  func told(_ line: String) {
    #expect(all(line).contains { $0.intent == "household_tell" && $0.band == .act })
  }

  @Test(
    "who leaves for an evening does not move out",
    arguments: ["Tom went with his dad", "Emma left with her friends"])
  func stays(_ line: String) {
    #expect(!all(line).contains { $0.intent == "household_forget" && $0.band == .act })
  }

  @Test(
    "what somebody ate, asks about or wants once more adds nothing and bans nothing",
    arguments: [
      "i had 2 bowls of spaghetti how much protein was that",
      "wednesday red beans and rice again please", "did we skip tuesday", "Four stars. Emma asked for more!",
    ])
  func adds(_ line: String) {
    let writing = ["pantry_add", "leftovers_tell", "not_again", "skip_day", "household_tell"]
    #expect(!all(line).contains { $0.band == .act && writing.contains($0.intent ?? "") })
  }

  @Test(
    "several foods of one kind and more like them are the kind",
    arguments: zip(
      [
        "Dad can't have shrimp, crab n stuff", "Dad can't have cashews, almonds and things like that",
        "Dad can't have milk, cheese, etc", "Dad can't have shrimp, milk and stuff",
        "Dad can't have shrimp and stuff",
      ], ["shellfish", "tree nuts", "dairy", nil, nil]))
  func kinds(_ line: String, _ kind: String?) {
    #expect(KindsMeant(scan: recognizer.scan(line, context)).named() == kind.map { "Dad can't have \($0)" })
  }

  @Test(
    "tea is dinner where it is eaten",
    arguments: zip(
      ["what's for tea", "plan our teas", "a cup of tea for my mum", "put tea on the list"],
      ["what's for dinner", "plan our dinners", nil, nil]))
  func tea(_ line: String, _ plain: String?) {
    #expect(TeaAsMeal(scan: recognizer.scan(line, context)).plain() == plain)
  }

  @Test(
    "a rule of single weekdays is kept with its days",
    arguments: zip(
      [
        "every tuesday and every thursday the dinner must be no more than 20 minutes, i work nights",
        "Mondays only easy dinners", "Tuesday max 20 minutes", "weekdays max 20 minutes", "fish on Fridays",
      ], [[Weekday.tuesday, .thursday], [.monday], nil, nil, nil]))
  func rules(_ line: String, _ weekdays: [Weekday]?) {
    let found = all(line).filter { $0.intent == "wish_always" && $0.band == .act }
    let days = found.first.flatMap { if case .days(let days)? = $0.value("days") { days } else { nil } }
    #expect(days.map { Set($0.map(\.weekday)) } == weekdays.map(Set.init))
  }

  @Test(
    "the week is planned, and days right before a wish are the wish's",
    arguments: zip(
      ["plan next week, Mon, Tue and Fri max 20 min", "plan next week, Mon and Tue, max 20 min"], [3, nil]))
  func daysOfWish(_ line: String, _ count: Int?) {
    let wished = all(line).flatMap(\.details).filter { $0.kind == "wish" }.flatMap(\.slots)
    let days = wished.first { $0.name == "wish_days" }.flatMap {
      if case .days(let days) = $0.value { days } else { nil }
    }
    #expect(days?.count == count)
  }

  @Test(
    "whether it may be eaten later plans nothing",
    arguments: ["can we eat it tomorrow", "can we eat that tomorrow?"])
  func asks(_ line: String) { #expect(!all(line).contains { $0.intent == "day_dish" && $0.band == .act }) }

  @Test(
    "a place in a list goes to a day, and a number alone seats as many",
    arguments: zip(
      ["put number 2 on friday", "the second one on friday", "2 on friday"],
      ["day_dish", "day_dish", "day_eaters"]))
  func placed(_ line: String, _ intent: String) { #expect(all(line).map(\.intent) == [intent]) }
}
