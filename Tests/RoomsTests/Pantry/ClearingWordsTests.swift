import Kitchen
import Testing
import Values

@testable import PantryRoom

/// What a line about clearing out says beside its sentence.
@Suite struct ClearingWordsTests {
  private let today = Day(iso: "2026-03-06") ?? Day(number: 0)

  @Test(
    "days past the date",
    arguments: [
      ("delete everything that expired more than a week ago", 8),
      ("always delete expired items after 7 days", 7),
      ("always clear out what is two weeks past its date", 14),
      ("clear out food over 3 days past its date", 4),
      ("always clear out what is a month past its date", 30),
    ])
  func days(_ line: String, _ expected: Int) { #expect(ClearingWords(line, today: today).days == expected) }

  @Test(
    "what is wanted, where no sentence told it",
    arguments: [
      ("from now on remove expired items after ten days", ClearingWords.Wish.rule),
      ("don't clear things out by yourself any more", .stop),
      ("is old food cleared out automatically", .show), ("tidy up what has gone past its date", .now),
    ])
  func wish(_ line: String, _ expected: ClearingWords.Wish) {
    #expect(ClearingWords(line, today: today).wish == expected)
  }

  @Test("no days, places, and whether it is thrown away")
  func others() {
    let plain = ClearingWords("clean up the pantry", today: today)
    #expect(plain.days == nil && plain.places.isEmpty && !plain.isThrown)
    let thrown = ClearingWords("toss the expired food in the freezer", today: today)
    #expect(thrown.places == [.freezer] && thrown.isThrown)
  }
}
