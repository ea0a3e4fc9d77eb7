import Testing
import Values

import Language

/// What became of a dinner, told clause by clause. Source: MP-05.
@Suite struct DinnerReportTests {
  private func read(_ line: String, kept: [String] = []) -> [Recognition] {
    recognizer.recognizeAll(
      line, expecting: nil, context: RecognitionContext(now: monday, kept: kept))
  }

  private func number(_ found: Recognition?, _ slot: String) -> Rational? {
    if case .number(let value)? = found?.value(slot) { value } else { nil }
  }

  @Test(
    "what was eaten is nothing that is left",
    arguments: [
      ("Eaten: 3 portions. Left over: 1 portion of dal, into the fridge today.", 1),
      ("beef chili cooked, 8 portions; 5 eaten, 3 in the fridge for Wednesday", 3),
      ("4 portions of beef chili left, in the fridge", 4),
      ("we ate about half so there's um three portions left in the fridge", 3),
      ("we had the tuna so there's one portion left", 1),
    ])
  func left(_ line: String, _ portions: Int) {
    let told = read(line).filter { $0.intent == "leftovers_tell" }
    #expect(told.count == 1)
    #expect(number(told.first, "portions") == Rational(portions))
    #expect(told.first?.value("gone") == nil)
  }

  @Test(
    "some is frozen and some is eaten",
    arguments: [
      "freeze 2 of the lasagna portions and mom ate 1 when she got home",
      "mom ate 1 of the lasagna portions and we froze 2 portions of the lasagna",
    ])
  func both(_ line: String) {
    let told = read(line, kept: ["lasagna"])
    #expect(told.map(\.intent) == ["leftovers_tell", "leftovers_tell"])
    #expect(number(told.first, "frozen") == Rational(2))
    #expect(number(told.last, "portions") == Rational(1))
  }

  @Test("the last of so many is frozen")
  func last() {
    let told = read("Wednesday: leftover beef chili eaten, 3 of 4 portions. Freeze the last portion.")
    #expect(told.count == 1)
    #expect(number(told.first, "portions") == Rational(1))
    #expect(number(told.first, "frozen") == Rational(1))
  }

  @Test("one took one, and another one too")
  func sum() {
    let told = read(
      "okay so I just ate one portion of the quinoa salad for lunch and um Emma took one too",
      kept: ["greek quinoa salad"])
    #expect(told.count == 1)
    #expect(number(told.first, "portions") == Rational(2))
    #expect(told.first?.value("gone") == .text("yes"))
  }

  @Test(
    "all of it is gone",
    arguments: [
      "okay Nico finished the quinoa salad after school so that's gone",
      "Nico finished the quinoa salad, that's gone",
    ])
  func gone(_ line: String) {
    let told = read(line, kept: ["greek quinoa salad"])
    #expect(told.map(\.intent) == ["leftovers_tell"])
    #expect(told.first?.value("gone") == .text("yes"))
  }

  @Test("leftovers that are gone, and a dinner asked for")
  func goneThenAsked() {
    let told = read("the leftovers are gone so what's a quick dinner tonight")
    #expect(told.map(\.intent) == ["leftovers_tell", "tonight"])
  }

  @Test("a correction of what lies in the fridge plans nothing")
  func corrected() {
    let told = read(
      "Correction: the 4 portions in the fridge are cooked beef chili from 1 March, to be eaten by 4 March.")
    #expect(told.map(\.intent) == ["leftovers_tell", "leftovers_show"])
    #expect(number(told.first, "portions") == Rational(4))
  }

  @Test("cooked food called like a raw one is asked about where it stands, unless a raw one lies at home too")
  func rawToo() {
    let line = "is the spaghetti in the fridge still good"
    #expect(read(line, kept: ["spaghetti with tomato sauce"]).map(\.intent) == ["leftovers_show"])
    let both = RecognitionContext(
      now: monday, kept: ["spaghetti"], keptAlsoRaw: ["spaghetti"])
    let found = recognizer.recognizeAll(line, expecting: nil, context: both)
    #expect(found.map(\.intent) != ["leftovers_show"])
  }

  @Test("so much of one food, in several ways")
  func tally() {
    let told = read("Stock correction: bananas: 300 g eaten, 100 g thrown away. How much is left?")
    #expect(told.map(\.intent) == ["pantry_remove", "pantry_remove", "pantry_show"])
  }

  @Test("a date behind an amount is of that food")
  func dated() {
    let told = read("Correction: there are still 600 g of bananas, good until 13 March")
    #expect(told.last?.intent == "pantry_update")
    #expect(told.allSatisfy { !$0.isLeftOut })
  }

  @Test("each of several foods is counted")
  func counts() {
    let told = read("Count check: how many eggs, how much white rice and how many carrots do we have?")
    #expect(told.map(\.intent) == ["pantry_show", "pantry_show", "pantry_show"])
  }

  @Test("how much was used asks of nothing thrown away")
  func used() {
    #expect(read("how much did we use up of the white beans").allSatisfy { $0.intent != "waste_show" })
  }
}
