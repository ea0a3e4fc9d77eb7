import Testing
import Values

import Language

/// How somebody is reminded, in any order. Source: BB-21.
@Suite struct ReminderLineTests {
  private func orders(_ line: String) -> [String]? {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    guard found.count == 1, found[0].intent == "reminder_settings",
      case .text(let what)? = found[0].value("what")
    else { return nil }
    return what.split(separator: ";").map { $0.trimmingPrefix(" ") }.map(String.init)
  }

  @Test(
    "hours in which nothing is to be said",
    arguments: [
      ("no msgs when im at school like 8 to 3", "08:00", "15:00"),
      ("dont text me during school, 8am to 3pm", "08:00", "15:00"),
      ("quiet from 8 am to 3 pm cuz im at school", "08:00", "15:00"),
      ("no reminders 9pm to 6am", "21:00", "06:00"),
      ("quiet hours from nine at night to six thirty in the morning", "21:00", "06:30"),
      ("not before six thirty and never at night after nine", "21:00", "06:30"),
      ("quiet from 21 to 6", "21:00", "06:00"),
      ("please don't message me between ten and seven", "22:00", "07:00"),
      ("no notifications from half past nine in the evening until 7", "21:30", "07:00"),
      ("don't remind me before 6 in the morning and after 21", "21:00", "06:00"),
    ])
  func quiet(_ line: String, _ from: String, _ until: String) {
    #expect(orders(line) == ["quiet hours from \(from) to \(until)"])
  }

  @Test(
    "how long before, beside other orders",
    arguments: [
      (
        "tell me the day before food goes bad, and no messages when I'm at school like 8 to 3",
        ["remind me 1 days before things expire", "quiet hours from 08:00 to 15:00"]
      ),
      (
        "remind me 2 days before expiry, in the morning at 7:30, not after 21:00",
        [
          "remind me 2 days before things expire", "remind me every morning at 07:30",
          "no reminders after 21:00",
        ]
      ),
      ("tell me the day before food goes bad", ["remind me 1 days before things expire"]),
      (
        "let it be quiet at night and warn us a week before things expire",
        ["no reminders at night", "remind me 7 days before things expire"]
      ),
    ])
  func several(_ line: String, _ expected: [String]) { #expect(orders(line) == expected) }

  @Test(
    "other lines stay what they are",
    arguments: [
      "warn me about meat 2 days before", "tell me a dish for the day before Christmas",
      "no messing about, plan dinners for 8 to 3 days",
    ])
  func others(_ line: String) { #expect(orders(line) == nil) }
}
