import Language
import Testing
import Values

/// What is said at the stove and on the way: foods meant by "it", foods that are missing, money at hand. The clock stands at
/// Monday, March 2, 2026.
@Suite struct SaidInTheMomentTests {
  private let context = RecognitionContext(now: monday)

  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: context).rewritten(line)
  }

  @Test(
    "lines are read as they are meant",
    arguments: [
      ("a flourless chocolate cake is that safe for alfie", "is flourless chocolate cake safe for alfie"),
      (
        "i wanna use a stock cube, is that ok for rita",
        "i wanna use a stock cube. is stock cube ok for rita"
      ),
      ("no milk. what can i use", "what can i use instead of milk"),
      ("we don't have olives, what else can i put in", "what can i use instead of olives"),
      ("i got 80 bucks till sunday", "our budget is 80 bucks a week"),
      ("I've got about 110 dollars a week for it", "our budget is 110 dollars a week"),
      ("Sunday is eight people, four of us and four guests", "Sunday is eight people"),
      ("cook for 3", "actually 3 tonight"),
      ("Noor is 4, no eggs no cashews", "Noor is 4 and Noor can't have eggs and cashews"),
      (
        "the milk has been open since Monday, is it still good?",
        "is opened milk since Monday still good?"
      ),
      ("my mum comes at 6 on friday", "my mum comes on friday"),
      ("two friends come at 7 pm on friday", "two friends come on friday"),
      ("Emma is 7, no sorry 8", "Emma is 8"),
      (
        "the rice was frozen since Monday, is it still good?",
        "the rice was frozen since Monday. is it still good?"
      ),
      ("Wed: 4 instead of 5.", "Wed is for 4 people."), ("Sat: 6 in total", "Sat is for 6 people"),
      ("any coriander in it for Bea", "is there any coriander in it for Bea"),
      ("is the mince alright it went off on thursday", "is the mince past its date still safe?"),
      (
        "chicken nuggets have been in the fridge since sunday, bin or nah",
        "are chicken nuggets since sunday still good?"
      ),
      (
        "this sunday my brother family come to eat, 4 people",
        "this sunday my brother family come to eat, 4 more people"
      ),
      ("what else do i need to buy for tonight", "do we have everything for tonight"),
      ("how spicy is the menemen", "is the menemen spicy"),
      ("something cheesy on sunday", "something with cheese on sunday"),
      (
        "the ground beef is in the fridge since monday, is it still good?",
        "is ground beef since monday still good?"
      ),
    ])
  func meant(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "lines that say something else stay as they are",
    arguments: [
      "no milk", "no milk for Emma", "we have no oven", "I spent 80 dollars on Sunday",
      "is that safe for Alfie",
      "we are eight people", "four of us eat fish and four guests come", "cook the beef chili for 3",
      "what do I need for the chili", "recipe for tuna casserole", "can Emma have it",
      "I paid 80 bucks till Sunday",
      "it is fine for us", "no eggs, what can we cook for Emma",
      "Max is 8, no nuts in the house", "my gf is coming on friday", "Max is 8, no problem with nuts",
      "Max is 8, no allergies", "no dairy for Emma, what can I use",
      "my family comes on Sunday, 2 people can't eat nuts", "when does mum come, at 6?",
      "four guests are coming on Friday",
    ])
  func others(line: String) { #expect(rewritten(line) == nil) }

  @Test(
    "harm and food that stood out go before all else",
    arguments: [
      ("alfie's had a bit of egg by mistake his lips have come up all swollen what do I do", "emergency"),
      ("her face is swelling up after the peanut noodles", "emergency"),
      ("he had some egg by accident, what do i do", "emergency"),
      ("rice left outside on table all night, can eat or throw?", "food"),
    ])
  func harm(line: String, slot: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: context)
    #expect(found.first?.intent == "stood_out")
    #expect(found.first?.value(slot) != nil)
  }

  @Test(
    "nothing is spent, avoided or counted that nobody said",
    arguments: [
      "Basics for our house: milk, eggs, decaf coffee",
      "delete the 110 spend from tesco", "today guests come 6 o'clock, what time I start cook",
    ])
  func unsaid(line: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: context)
    #expect(
      !found.contains {
        ["household_tell", "spent", "day_eaters"].contains($0.intent ?? "") && $0.band == .act
      })
  }
}
