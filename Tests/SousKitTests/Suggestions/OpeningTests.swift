import Foundation
import SousKit
import Testing
import Transcripts
import Values

/// What a chat opens with can be said at once, and so can what Tab completes.
@Suite struct OpeningTests {
  /// A kitchen in which a chat begins.
  struct Opening: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var kitchen = "new"
    var lines: [String] = []
    var daysLater = 0
    var catalogue = CatalogueChoice.small

    func made() throws -> WalkedKitchen {
      let now = try #require(CivilTime(iso: "2026-03-02T17:00"))
      let made = try WalkedKitchen(
        TranscriptHeader(now: now, seed: 7, kitchen: kitchen, catalogue: catalogue))
      for line in lines { _ = made.say(line) }
      made.advance(days: daysLater)
      return made
    }
  }

  static let openings: [Opening] = [
    Opening(testDescription: "a new kitchen"),
    Opening(testDescription: "a household without a plan", lines: ["we are 4"]),
    Opening(testDescription: "a plan for today", kitchen: "planned"),
    Opening(testDescription: "a dinner eaten yesterday", kitchen: "planned", daysLater: 1),
    Opening(testDescription: "a plan that ended", kitchen: "planned", daysLater: 9),
    Opening(testDescription: "the first question open", lines: ["plan the week"]),
    Opening(testDescription: "the second question open", lines: ["plan the week", "4"]),
    Opening(testDescription: "the third question open", lines: ["plan the week", "4", "nobody"]),
    Opening(testDescription: "the last question open", lines: ["plan the week", "4", "nobody", "$150"]),
    Opening(testDescription: "a question open for weeks", lines: ["plan the week", "4"], daysLater: 20),
    Opening(testDescription: "a plan on the table", lines: onTheTable),
    Opening(testDescription: "a plan on the table since yesterday", lines: onTheTable, daysLater: 1),
    Opening(testDescription: "a plan on the table that is over", lines: onTheTable, daysLater: 9),
    Opening(testDescription: "the next plan on the table", kitchen: "planned", lines: ["plan next week"]),
    Opening(
      testDescription: "no dinner found", lines: ["budget $20", "plan the week for 4", "skip", "skip"]),
    Opening(testDescription: "a day asked for", kitchen: "planned", lines: ["swap a day"]),
    Opening(testDescription: "a yes asked for", kitchen: "planned", lines: ["cancel this week's plan"]),
    Opening(testDescription: "dishes offered", lines: ["what's for dinner tonight"]),
  ]

  private static let onTheTable = ["plan the week", "4", "nobody", "$150", "anything"]

  @Test("what a greeting suggests can be said", arguments: openings)
  func greets(_ opening: Opening) throws {
    let kitchen = try opening.made()
    var walk = SuggestionWalk(isLong: true)
    let moment = Moment(
      greeting: try kitchen.restart(), of: kitchen, at: opening.testDescription, hasPlan: false)
    try walk.type(everyLineOf: moment, in: kitchen)
    #expect(walk.tried > 0)
    for finding in walk.findings { Issue.record(Comment(rawValue: finding)) }
  }

  /// A completion may come at the wrong moment, "undo" when nothing was done; it is never misread.
  @Test("what Tab completes is understood", arguments: openings)
  func completes(_ opening: Opening) throws {
    let kitchen = try opening.made()
    _ = try kitchen.restart()
    let asks = Moment(greeting: [], of: kitchen, at: "", hasPlan: false).reply.asks
    for line in kitchen.completions() where !line.hasPrefix(Self.dish) {
      let row = try #require(SuggestionMeaning.row(for: line, asks: asks), "no row for \"\(line)\"")
      let reply = WalkedReply(try WalkedKitchen(copyOf: kitchen).say(line))
      #expect(!["not_understood", "failed"].contains(reply.status), "\"\(line)\": \(reply.start)")
      #expect(row.meaning.intents?.contains(reply.intent ?? "") != false, "\"\(line)\": \(reply.start)")
    }
  }

  @Test("every dish opens by its own name")
  func opensEveryDish() throws {
    let kitchen = try Opening(testDescription: "", catalogue: .builtin).made()
    let dishes = kitchen.completions().filter { $0.hasPrefix(Self.dish) }
    #expect(dishes.count >= 100)
    for line in dishes {
      let name = String(line.dropFirst(Self.dish.count))
      for said in [line, "recipe for \(name)"] {
        let reply = WalkedReply(kitchen.say(said))
        let title = (reply.data["recipe"] as? [String: Any])?["title"] as? String
        #expect(title?.lowercased() == name, "\"\(said)\": \(reply.start)")
      }
    }
  }

  private static let dish = "show me the recipe for "
}
