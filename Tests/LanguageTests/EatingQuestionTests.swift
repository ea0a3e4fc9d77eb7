import Language
import Testing
import Values

/// What a question about eating is asked of, and for whom. The clock stands at Monday, March 2, 2026.
@Suite struct EatingQuestionTests {
  /// Each request of a line as its intent and slots, in order.
  private func asked(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).map { found in
      let slots = found.slots.map { "\($0.name)=\($0.value.shortTexts.joined(separator: ","))" }.sorted()
      return ([found.isLeftOut ? "left out" : found.intent ?? "none"] + slots).joined(separator: " ")
    }
  }

  @Test(
    "the plan, an evening and a dish are asked of alike, for each of the people",
    arguments: [
      ("can mum eat all of that", ["plan_check person=mum"]),
      ("is all of this ok for Jo", ["plan_check person=Jo"]),
      (
        "is everything on the plan gluten free for my mum", ["plan_check avoid=gluten-free person=my mum"]
      ),
      (
        "is Saturday's ok for the coeliac and for Poppy",
        ["check_food avoid=gluten-free day=2026-03-07", "check_food day=2026-03-07 person=Poppy"]
      ),
      (
        "supper tonight, is it safe for Doris and June?",
        ["check_food day=2026-03-02 person=Doris", "check_food day=2026-03-02 person=June"]
      ),
      ("dinner tomorrow ok for mum?", ["check_food day=2026-03-03 person=mum"]),
      (
        "is there anything in the shakshuka that Jo can't have", ["check_food food=shakshuka person=Jo"]
      ),
    ])
  func askedAlike(line: String, questions: [String]) { #expect(asked(line) == questions) }

  @Test(
    "a question about eating puts nothing on a day",
    arguments: ["can they both eat the fried rice on Saturday", "can Becky eat the beef chili on saturday"])
  func writesNothing(line: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    #expect(found.allSatisfy { $0.act == .show })
  }

  @Test(
    "several evenings are asked for in one line",
    arguments: [
      ("what r we eating wed to fri", ["show_plan days=2026-03-04,2026-03-05,2026-03-06"]),
      ("what we having tonight n wed n thurs", ["show_plan days=2026-03-02,2026-03-04,2026-03-05"]),
    ])
  func severalEvenings(line: String, read: [String]) { #expect(asked(line) == read) }

  @Test(
    "what is left is told and asked in any order",
    arguments: [
      (
        "leftover shakshuka 210 g, put it in the freezer", "leftovers_tell amount=210 g recipe=shakshuka"
      ),
      (
        "we have 3 cups of leftover red beans and rice in the fridge",
        "leftovers_tell amount=3 cups recipe=red beans and rice"
      ),
      (
        "is monday's leftover mince still ok to eat?", "leftovers_show cooked=2026-03-02 recipe=mince"
      ),
      ("leftover shakshuka all eaten, 0 left", "leftovers_tell gone=yes recipe=shakshuka"),
      ("we have half a pot of bean soup left", "leftovers_tell portions=half a pot recipe=bean soup"),
      ("can we eat the leftover shakshuka on friday", "leftovers_show day=2026-03-06 recipe=shakshuka"),
      ("leftovers: what do we have, good until when?", "leftovers_show"),
      (
        "there is leftover chili 3 days old", "leftovers_tell day=2026-02-27 recipe=chili"
      ),
      (
        "the leftover moussaka from Sunday, it stood there three days, is it safe on Friday?",
        "leftovers_show cooked=2026-02-27 day=2026-03-06 recipe=moussaka"
      ),
    ])
  func left(line: String, read: String) { #expect(asked(line) == [read]) }

  @Test(
    "how a household goes about leftovers tells of none",
    arguments: ["never plan leftovers", "leftovers always", "no leftovers"])
  func habits(line: String) { #expect(!asked(line).contains { $0.hasPrefix("leftovers_tell") }) }

  @Test(
    "gear that no word denies is there",
    arguments: [
      ("we have an oven and a hob", ["oven", "stovetop"], []), ("we can use the oven again", ["oven"], []),
      ("no oven, we have stove and microwave", ["stovetop", "microwave"], ["oven"]),
      ("we have no oven", [], ["oven"]), ("no oven but a grill", ["grill"], ["oven"]),
      ("NO we do have an air fryer and a microwave. just no oven", ["air-fryer", "microwave"], ["oven"]),
    ])
  func gear(line: String, back: [String], lacks: [String]) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    let slots = found.flatMap(\.slots)
    func texts(_ name: String) -> [String] {
      slots.filter { $0.name == name }.flatMap(\.value.shortTexts).map {
        $0.replacing("with:gear:", with: "")
      }
    }
    #expect(texts("back") == back)
    #expect(texts("lacks") == lacks)
  }

  @Test(
    "who reacts to food just now is helped before anything else is asked",
    arguments: [
      "um saoirse ate a biscuit at school and she has hives round her mouth do i give the epipen",
      "he ate a nut and is wheezing, should I use the pen",
      "He ate his friend's nuts, he is allergic and has hives", "She ate her peanuts and is vomiting",
    ])
  func emergencies(line: String) { #expect(asked(line) == ["stood_out emergency=yes"]) }

  @Test("what \"it\" is has to be known before anybody is told that it is fine")
  func pointsBack() {
    let line =
      "For Sunday I want to buy baklava with pistachios from the Lebanese shop for dessert, is it ok for everybody who comes?"
    #expect(!asked(line).contains { $0.hasPrefix("check_food") })
  }

  @Test(
    "what stood out, what is raw, what harms and what is partly eaten is no leftover told",
    arguments: [
      "leftover shakshuka stood in the pan till morning", "leftover raw chicken",
      "no leftover rice, Maya is allergic to it", "Maya can't eat leftover chili",
    ])
  func notLeft(line: String) { #expect(!asked(line).contains { $0.hasPrefix("leftovers_tell") }) }

  @Test(
    "what is partly eaten, still there or to be eaten is not gone",
    arguments: [
      "Finished. Eaten: 2 portions; 1 portion left, fridge.",
      "there is still some leftover chili, eaten with rice",
      "the leftover chili is to be eaten",
    ])
  func notGone(line: String) { #expect(!asked(line).contains { $0.contains("gone=yes") }) }

  @Test("how much one eats is no number of people")
  func portions() {
    let found = recognizer.recognizeAll(
      "callum eats for two, he's 15", expecting: nil, context: RecognitionContext(now: monday))
    let slots = found.flatMap { $0.slots + $0.details.flatMap(\.slots) }
    #expect(!slots.contains { $0.name == "size" })
  }

  @Test(
    "a form's head puts no plan and no word of being done on a list",
    arguments: ["Shopping: done", "Need: dinner plan"])
  func heads(line: String) { #expect(!asked(line).contains { $0.hasPrefix("list_add") }) }

  @Test(
    "a pen that somebody carries, and what happened once, call for no help",
    arguments: [
      "Isla is allergic to peanuts and carries a pen", "Noah once had hives from peanuts when he was little",
      "Noah gets hives when he eats nuts", "now Dot has bad teeth and I get hives from strawberries",
      "Ana had a wheezing fit from kiwi last year",
    ])
  func noEmergency(line: String) { #expect(!asked(line).contains { $0.contains("emergency") }) }

  @Test(
    "a dinner nobody cooks has its day and its name",
    arguments: [
      ("friday is takeout pizza", "own_dinner days=2026-03-06 dish=takeout pizza"),
      ("Fridays are always takeout pizza", "own_dinner days=2026-03-06 dish=takeout pizza every=yes"),
      ("no cookin on fridays ever its pizza nite", "own_dinner days=2026-03-06 dish=pizza every=yes"),
      (
        "On Wednesday we eat the bought pierogi from freezer, you do not need to plan nothing.",
        "own_dinner days=2026-03-04 dish=pierogi"
      ),
      ("steak pie from the butcher on Saturday", "own_dinner days=2026-03-07 dish=steak pie"),
      ("put frozen pizza on friday", "own_dinner days=2026-03-06 dish=frozen pizza"),
      ("takeout Friday and Saturday", "own_dinner days=2026-03-06,2026-03-07 dish=takeout"),
      ("we're ordering in sushi on friday", "own_dinner days=2026-03-06 dish=sushi"),
    ])
  func ownDinners(line: String, read: String) { #expect(asked(line) == [read]) }

  @Test(
    "what is thawed, bought or asked for is no dinner of one's own",
    arguments: [
      "thaw the chicken from the freezer on thursday", "add frozen pizza to the list on friday",
      "what do we get from the freezer on friday?", "the takeout pizza on friday cost 24 dollars",
      "Poppy can't have takeout pizza on friday", "we had takeaway yesterday", "we bought milk today",
      "we need fish from the supermarket on Thursday", "every friday grocery delivery",
      "maybe takeout on Friday",
      "get chicken from the butcher on Friday", "cancel the takeout on Friday", "I hate takeout on Fridays",
      "defrost chicken from the freezer on Friday", "Friday at the deli with Amira",
    ])
  func noOwnDinner(line: String) { #expect(!asked(line).contains { $0.hasPrefix("own_dinner") }) }

  @Test("of guests nobody could read no limit becomes a rule of the house")
  func unreadGuests() {
    let line =
      "now Saturday my bridge club is coming for supper that is four ladies besides us three and one of them Lorraine has the celiac disease so she cannot have a speck of wheat"
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    #expect(!found.contains { $0.details.contains { $0.kind == "avoid" } })
  }

  @Test("what a dish is asked of by its day, and who is given it")
  func dishesOfDays() {
    #expect(
      asked("Can I give to Sami the shakshuka of Sunday?")
        == ["check_food day=2026-03-08 food=shakshuka person=Sami"])
  }

  @Test("a dinner of one's own beside another request leaves that to itself")
  func ownDinnerBeside() {
    #expect(
      asked("Theo is vegan, Friday takeout").first == "own_dinner days=2026-03-06 dish=takeout")
    let found = recognizer.recognizeAll(
      "Theo is vegan, Friday takeout", expecting: nil, context: RecognitionContext(now: monday))
    #expect(found.flatMap(\.details).contains { $0.kind == "avoid" })
  }

  @Test(
    "of whom a limit is said is never everybody, and of two never one",
    arguments: ["Leo gets no dairy on Friday", "Sami and Leo, he is allergic to nuts"])
  func ofWhom(line: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    #expect(
      !found.contains {
        $0.act == .change && $0.band == .act && $0.intent != "not understood" && !$0.isLeftOut
      })
  }
}
