import Kitchen
import Testing
import Values

@Suite struct CookingWordTests {
  @Test(
    "words at the stove, however they are put",
    arguments: [
      ("next", CookingWord.next), ("ok, what's next?", .next), ("Done with this step", .next),
      ("okay", .next),
      ("alright then", .next), ("go back a step", .back), ("previous step please", .back),
      ("say that again", .again),
      ("which step am I on?", .place), ("skip to step 4", .step(4)), ("take me to step four", .step(4)),
      ("the third step", .step(3)), ("back to the first step", .first), ("show me the last step", .last),
      ("how much garlic do I need", .amount("garlic")), ("how many eggs?", .amount("eggs")),
      ("how much of the olive oil", .amount("olive oil")), ("what do I need for this step", .needs),
      ("And then? The onions are soft now", .next), ("wait what. how long", .minutes),
      ("Stop cook the bread", .stop),
      ("how many minutes the tomatoes must cook, fire strong or soft", .time("tomatoes")),
      ("all done it's on the table", .finished), ("done cooking, everybody eat already", .finished),
      ("finish cook, thank you", .finished),
      ("stop cooking", .stop), ("dinner is ready", .finished), ("how long does this take", .minutes),
    ])
  func words(_ line: String, _ word: CookingWord) { #expect(HeardCooking(line)?.word == word) }

  @Test(
    "what is more than a word at the stove is left to others",
    arguments: [
      "what's for dinner tomorrow", "add milk to the list", "how much did we spend",
      "stop suggesting the chili",
      "How many sugar in the Sunday dish", "what should I put on the table",
      "the onions are burnt, what now?", "is it done",
      "next week we are away", "yes but swap Tuesday", "4", "",
    ])
  func others(_ line: String) {
    if case .amount? = HeardCooking(line)?.word { return }
    #expect(HeardCooking(line) == nil)
  }

  @Test(
    "beginnings, with the dish and for how many",
    arguments: [
      ("let's cook the chili", CookingBeginning.Dish.named("chili"), nil), ("start cooking", .none, nil),
      ("walk me through tonight's dinner", .tonight, nil),
      ("Let's cook the beef chili for 6", .named("beef chili"), Rational(6)),
      ("help me make the black bean tacos", .named("black bean tacos"), nil), ("cooking mode", .none, nil),
    ])
  func beginnings(_ line: String, _ dish: CookingBeginning.Dish, _ servings: Rational?) {
    let read = CookingBeginning(line)
    #expect(read?.dish == dish)
    #expect(read?.servings == servings)
  }

  @Test(
    "what asks for a dish begins none",
    arguments: ["let's cook something with chicken", "what can I cook", "let's eat out", "start"])
  func notBeginnings(_ line: String) { #expect(CookingBeginning(line) == nil) }
}

@Suite struct SaidDurationTests {
  @Test(
    "lengths of time in seconds",
    arguments: [
      ("10 minutes", 600), ("90 sec", 90), ("half an hour", 1800), ("a quarter of an hour", 900),
      ("an hour and a half", 5400),
      ("1 h 30", 5400), ("two and a half minutes", 150), ("1:30", 90), ("twenty-five min", 1500),
      ("1 hour 20 minutes", 4800),
      ("an hour", 3600), ("cook 3 hours.", 10_800),
    ])
  func lengths(_ text: String, _ seconds: Int) {
    #expect(saidDuration(in: plainWords(text))?.seconds == seconds)
  }

  @Test("no length of time", arguments: ["two onions", "soon", "9999999999 hours", ""])
  func none(_ text: String) { #expect(saidDuration(in: plainWords(text)) == nil) }
}

@Suite struct TimerWordsTests {
  @Test(
    "what is asked of the timers",
    arguments: [
      ("set a timer for 10 minutes", TimerWords.Act.set, 600 as Int?, nil as String?),
      ("set a timer for the pasta, 8 minutes", .set, 480, "pasta"),
      ("timer 5", .set, 300, nil), ("12 minute timer for the rice please", .set, 720, "rice"),
      ("cancel the pasta timer", .stop, nil, "pasta"),
      ("stop all timers", .stopAll, nil, nil), ("how long left on the rice timer", .show, nil, "rice"),
      ("5 more minutes on the timer", .lengthen, 300, nil), ("pause the timer", .pause, nil, nil),
      ("pasta timer 9 minutes", .set, 540, "pasta"),
      ("um set a timer for fifteen minutes actually make it twelve for the quinoa", .set, 720, "quinoa"),
      ("timer for 10 no wait 12 minutes", .set, 720, nil),
      ("change the timer to 12 minutes", .correct, 720, nil),
      ("change the timer: no I said twelve minutes not fifteen", .correct, 720, nil),
      ("timer done", .show, nil, nil),
    ])
  func asked(_ line: String, _ act: TimerWords.Act, _ seconds: Int?, _ name: String?) {
    let read = TimerWords(line)
    #expect(read.act == act)
    #expect(read.seconds == seconds)
    #expect(read.name == name)
    #expect(read.isPlain)
  }
}

@Suite struct TimerRepairTests {
  @Test(
    "what puts a running timer right",
    arguments: [
      "no I said twelve minutes not fifteen", "make that ten minutes", "sorry 12 minutes",
      "I meant 12 minutes",
      "twelve not fifteen", "no, it should be 8 minutes",
    ])
  func corrects(_ line: String) { #expect(TimerRepair.isCorrection(plainWords(line))) }

  @Test(
    "other lines",
    arguments: ["12 minutes", "no onions", "cook it 12 minutes", "no 2 cups of rice", "make it for six"])
  func others(_ line: String) { #expect(!TimerRepair.isCorrection(plainWords(line))) }
}

@Suite struct CookingPaceTests {
  @Test(
    "how slowly is no part of the dish",
    arguments: [
      ("ok lets cook the spaghetti, im a noob so go slow", "ok lets cook the spaghetti"),
      ("let's cook the dal, I've never cooked before", "let's cook the dal"),
      ("start cooking the chili but go slowly please", "start cooking the chili"),
    ])
  func slow(_ line: String, _ told: String) {
    #expect(CookingPace(line).told == told && CookingPace(line).isSlow)
  }

  @Test("others stay", arguments: ["let's cook the slow roast", "let's cook the Greek salad"])
  func others(_ line: String) { #expect(CookingPace(line).told == line && !CookingPace(line).isSlow) }
}

@Suite struct OtherMeatsTests {
  @Test(
    "meat of other kinds",
    arguments: ["duck", "roast goose", "veal", "rabbit stew", "venison", "duck breast"])
  func meats(_ words: String) { #expect(OtherMeats.names(words)) }

  @Test("no meat", arguments: ["duck eggs", "duck sauce", "goat cheese", "mock duck", "goose eggs", "beef"])
  func others(_ words: String) { #expect(!OtherMeats.names(words)) }
}
