import Language
import Testing
import Values

/// Who is at the table on which days of every week. Source: requirements MP-36.
@Suite struct PresenceLineTests {
  /// Each clause as whom it is of, what it tells and on which days of the week: "Lou only thu fri".
  private func told(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).filter {
      $0.intent == "eats_weekly"
    }
    .map { found in
      let who = found.slots.filter { $0.name == "who" }.compactMap(\.value.shortTexts.first).joined(
        separator: "+")
      let rest = ["habit", "count"].compactMap { name in
        found.slots.first { $0.name == name }?.value.shortTexts.first
      }
      return ([who] + rest + weekdays(found)).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func weekdays(_ found: Recognition) -> [String] {
    for slot in found.slots {
      if slot.name == "days", case .days(let days) = slot.value {
        return days.sorted { $0.weekday < $1.weekday }.map { String($0.weekday.rawValue.prefix(3)) }
      }
    }
    return []
  }

  @Test(
    "each clause tells of whom, what and when",
    arguments: [
      ("Lou is only here on Thursdays and Fridays", ["Lou only thu fri"]),
      ("Tom comes home late on Tuesdays", ["Tom late tue"]),
      ("Finn has practice on tuesdays and eats late", ["Finn late tue"]),
      ("Tom works late on tuesdays and thursdays, he eats later", ["Tom late tue thu"]),
      ("Jake has football on tuesdays so he's never home for dinner", ["Jake away tue"]),
      ("Leo eats at his dad's every weekend", ["Leo away sat sun"]),
      ("each friday my husband eats at the office", ["my husband away fri"]),
      ("every weekend my son's home from uni", ["my son comes sat sun"]),
      (
        "it's just me during the week and 4 of us on the weekend",
        ["count 1 mon tue wed thu fri", "count 4 sat sun"]
      ),
      (
        "my kids are with me from thursday to sunday, otherwise it's just me",
        ["my kids comes thu fri sat sun", "count 1 mon tue wed"]
      ),
      ("every monday I eat alone", ["count 1 mon"]), ("on Sundays we are six", ["count 6 sun"]),
      ("just me and Tom on fridays", ["Tom count 2 fri"]),
      ("leave Ella out on wednesdays, because she has rehearsal", ["Ella away wed"]),
      ("my mother in law eats with us every sunday", ["my mother in law comes sun"]),
      ("chris gets home too late on mondays to eat with us", ["Chris away mon"]),
    ])
  func clauses(_ line: String, _ wanted: [String]) {
    #expect(told(line) == wanted)
  }

  @Test(
    "other lines are not taken for it",
    arguments: [
      "on weekdays I just don't have it", "Tom eats no pork on Fridays",
      "Ben is here every other weekend", "tacos every tuesday", "we are out on thursday",
      "no meat on Mondays",
      "Tom has fish on Fridays and comes home late", "Lou eats at school without nuts on fridays",
      "Tom eats dairy free at the office on mondays", "Emma goes gluten free on weekdays and eats late",
      "Emma is here after peanuts on fridays", "skip Kombucha on mondays",
    ])
  func others(_ line: String) {
    let habits: Set<String> = ["comes", "only", "away", "late", "count"]
    #expect(told(line).allSatisfy { habits.isDisjoint(with: $0.split(separator: " ").map(String.init)) })
  }

  @Test("how many live here is told beside who is away")
  func size() {
    let found = recognizer.recognizeAll(
      "we're three but my daughter is at college during the week", expecting: nil,
      context: RecognitionContext(now: monday))
    #expect(found.map(\.intent) == ["household_tell", "eats_weekly"])
  }

  @Test("how many there are on several evenings of one week is no habit")
  func evenings() {
    let found = recognizer.recognizeAll(
      "just me on friday saturday and sunday", expecting: nil, context: RecognitionContext(now: monday))
    #expect(found.map(\.intent) == ["day_eaters"])
    #expect(weekdays(found[0]) == ["fri", "sat", "sun"])
  }
}
