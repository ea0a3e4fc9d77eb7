import Testing
import Values

@testable import PantryRoom

/// What of, and when, in lines that ask to be reminded: said on Monday, March 2, 2026, at 17:00.
@Suite struct OwnReminderWordsTests {
  private static let now = CivilTime(day: Day(iso: "2026-03-02")!, hour: 17)
  private static let days = [
    "tomorrow": 1, "today": 0, "tonight": 0, "tomorrow morning": 1, "tomorrow evening": 1, "sunday": 6,
    "friday": 4,
    "march 9": 7,
  ]

  private func words(_ line: String) -> OwnReminderWords {
    OwnReminderWords(line, at: Self.now) { Self.days[$0].map { Self.now.day + $0 } }
  }

  @Test(
    "what, the day and the minute are read from wherever they stand",
    arguments: [
      ("remind me tomorrow at 9 to call the butcher", "call the butcher", 1, 540),
      ("remind me to call the butcher tomorrow at 9", "call the butcher", 1, 540),
      ("Remind me tomorrow morning to call the doctor.", "call the doctor", 1, 480),
      ("remind me to call mom tomorrow evening", "call mom", 1, 1080),
      ("remind me sunday to shop", "shop", 6, nil),
      ("please remind us on Friday at noon about the cake", "the cake", 4, 720),
      ("remind me at 5 to take the chicken out", "take the chicken out", 1, 1020),
      ("remind me to take the chicken out at 8", "take the chicken out", 0, 1200),
      ("remind me on March 9 at 9:30 am to order the cake", "order the cake", 7, 570),
      ("remind me at 17:45 to stir", "stir", 0, 1065),
      ("remind me tonight to soak the beans", "soak the beans", 0, 1080),
      ("remind me in 20 minutes to turn the oven off", "turn the oven off", 0, 1040),
      ("remind me in 8 hours to feed the starter", "feed the starter", 1, 60),
      ("set a reminder for tomorrow at 9 to call the vet", "call the vet", 1, 540),
      ("don't let me forget the cake tomorrow", "the cake", 1, nil),
      ("remind me to buy 2 lbs of beef on friday", "buy 2 lbs of beef", 4, nil),
    ] as [(String, String, Int, Int?)])
  func read(line: String, what: String, days: Int, minute: Int?) {
    let words = words(line)
    #expect(words.what == what)
    #expect(words.day.map { $0 - Self.now.day } == days)
    #expect(words.minute == minute)
  }

  @Test(
    "without a time there is none, and nothing of what was said is taken for one",
    arguments: [
      ("remind me to thaw the chicken", "thaw the chicken"),
      ("remind me to buy 2 lbs of beef", "buy 2 lbs of beef"),
      ("remind me to call the 5 o'clock club", "call the 5 o'clock club"),
      ("set a reminder", ""),
    ])
  func untimed(line: String, what: String) {
    let words = words(line)
    #expect(words.what == what)
    #expect(words.day == nil)
    #expect(words.minute == nil)
  }
}
