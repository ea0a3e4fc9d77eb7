import Foundation
import SousKit
import Testing
import Values

/// A kitchen as a version wrote it before this form of the program: all of it is read, a talk left open goes
/// on, and every turn can still be taken back. Each test has a copy of its own.
@Suite final class OldKitchenTests {
  private let folder: URL
  private let kitchen: URL

  init() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/kitchen-form-3.sqlite")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sous-old-\(UUID().uuidString)")
    kitchen = folder.appendingPathComponent("kitchen.sqlite")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: fixture, to: kitchen)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(as person: String = "me") throws -> Session {
    var options = SessionOptions()
    options.kitchen = kitchen.path
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T18:00")
    options.person = person
    options.width = 200
    return try Session(options)
  }

  /// What each part of the kitchen is asked with, and what the answer holds.
  private static let parts: [(line: String, holds: [String])] = [
    (
      "what do you know about us",
      [
        "5 people with 1 guest", "no pork, shellfish-free, and dislikes olives",
        "7 years old; dairy-free and dislikes mushrooms", "12 years old; no sesame", "vegetarian",
        "$160 a week", "Italian, Mexican, and Thai", "75 min on weekends", "always", "beginner", "taco night",
        "shakshuka", "1,800 kcal a day", "at most 1,500 mg of sodium a day",
        "at least 3 servings of vegetables a dinner", "8.25 %",
      ]
    ),
    (
      "what did we eat last month",
      [
        "Mon 16 Pasta e ceci 4 4 a bit dry", "Tue 17 Tofu scramble tacos 4 skipped",
        "Sat 21 Vegetable biryani",
        "Tue 24 Black bean tacos 8 2 too salty", "Thu 26 Jerk tofu with cabbage and peppers",
      ]
    ),
    ("what's in the pantry", ["eggs 12", "green onions 1 bunch", "ground beef 2 lb"]),
    ("show my favorites", ["1 favorite:", "Red lentil dal", "cooked once"]),
    (
      "how are we doing on budget",
      [
        "February 16 $131.20 $95.79", "February 23 $148.50 $73.79", "March 2 $12.40",
        "Left of this week's $160: $147.60.", "about $159.80",
      ]
    ),
    ("what did we pay for eggs", ["$4.20 for a carton (12), which you paid at Aldi on February 18"]),
    ("how much is milk", ["$3.89 for a carton (64 fl oz), which you paid on February 18"]),
    (
      "show the plan",
      [
        "Mon 2 Almond couscous with carrots and orange 30 5 $29.12", "Fri 6 Shakshuka 30 10",
        "Sat 7 Leftovers: Shakshuka", "Sun 8 Vegetable biryani", "at the till $147.62 and $12.18 tax",
        "You are out on Thursday, March 5.", "\"looks good\"",
      ]
    ),
  ]

  @Test("every part of it reads back")
  func parts() throws {
    let session = try open()
    #expect(session.notices.isEmpty)
    for (line, fragments) in Self.parts {
      let text = session.say(line).lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      for fragment in fragments { #expect(text.contains(fragment), "\(line): \(fragment) in \(text)") }
    }
  }

  @Test("the plan on the table waits for its yes, and undo lays it there again")
  func plan() throws {
    let session = try open()
    #expect(session.greeting().joined(separator: "\n").contains("Almond couscous"))
    #expect(session.say("looks good").lines.first?.hasPrefix("Saved. Tonight: Almond couscous") == true)
    let list = session.say("shopping list").lines.joined(separator: "\n")
    #expect(list.contains("30 items") && list.contains("*$4.20") && !list.contains("not saved yet"))
    #expect(session.say("undo").lines.first == "Taken back: \"looks good\".")
    #expect(session.say("shopping list").lines.contains { $0.contains("it is not saved yet") })
    #expect(session.say("looks good").lines.first?.hasPrefix("Saved.") == true)
  }

  @Test("what another person was offered can still be chosen")
  func offer() throws {
    let text = try open(as: "emma").say("the second one").lines.joined(separator: "\n")
    #expect(text.hasPrefix("Quinoa chaufa with tofu for 5, 30 min."))
  }

  @Test("every turn is taken back, one by one, down to an empty kitchen")
  func undo() throws {
    let session = try open()
    var taken: [String] = []
    for _ in 0..<60 {
      let lines = session.say("undo").lines
      guard let line = lines.first(where: { $0.hasPrefix("Taken back: ") }) else {
        #expect(lines.contains("There is nothing to take back."))
        break
      }
      taken.append(line)
    }
    #expect(taken.count == 45)
    #expect(taken.first == "Taken back: \"plan the week\"." && taken.last == "Taken back: \"we are 4\".")
    for (line, answer) in [
      ("what do you know about us", "I don't know your kitchen yet."),
      ("show the plan", "There is no plan yet."), ("what's in the pantry", "Nothing is noted"),
      ("show my favorites", "No dish is marked"), ("how are we doing on budget", "There is no budget."),
      ("how much is milk", "Milk: $2.79"),
    ] {
      #expect(session.say(line).lines.first?.hasPrefix(answer) == true, "\(line)")
    }
  }
}
