import Dispatch
import Foundation
import Kitchen
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// Two people talk to one kitchen file, each in a session of their own.
@Suite struct TwoTalksTests {
  private static let count = Project.isLong ? 50 : 5

  /// A food and how it is said.
  private static let foods = [
    ("lime", "limes"), ("lemon", "lemons"), ("carrot", "carrots"), ("potato", "potatoes"),
  ]
  private static let aversions = ["mushroom", "shrimp", "pork", "celery"]

  /// What both said so far, reckoned beside the program.
  private struct Told {
    var atHome: [String: Rational] = [:]
    var budget: Money?
    var avoids: Set<String> = []

    /// A line that changes something, drawn.
    mutating func line(_ draw: inout SplitMix64) -> String {
      let (food, word) = draw.pick(from: foods) ?? foods[0]
      let number = draw.within(2...9)
      switch draw.below(6) {
      case 0, 1:
        atHome[food, default: .zero] += Rational(number)
        return "add \(number) \(word) to the pantry"
      case 2:
        atHome[food] = Rational(number)
        return "we have \(number) \(word) at home"
      case 3 where atHome[food] != nil:
        atHome[food] = nil
        return "we're out of \(word)"
      case 3, 4:
        budget = Money(cents: 10_000 + number * 100)
        return "our budget is $\(100 + number)"
      default:
        let food = draw.pick(from: aversions) ?? aversions[0]
        avoids.insert(food)
        return "no \(food)"
      }
    }
  }

  @Test("twenty lines each, in any order: each sees what the other wrote, and nothing is lost")
  func inTurns() throws {
    for seed in 0..<UInt64(Self.count) {
      var draw = SplitMix64(seed: seed)
      let kitchen = try SharedKitchen()
      let talks = [try kitchen.talk(as: "ann"), try kitchen.talk(as: "bob")]
      var told = Told()
      for speaker in draw.shuffled(Array(repeating: 0, count: 20) + Array(repeating: 1, count: 20)) {
        let line = told.line(&draw)
        let reply = talks[speaker].say(line)
        #expect(reply.exit == 0, "\(seed): “\(line)” \(reply.lines)")
        check(try talks[1 - speaker].snapshot(), told, "\(seed): the other after “\(line)”")
        // What the other said is told first, once.
        _ = talks[1 - speaker].say("hello")
        let shown = talks[1 - speaker].say("what's in the pantry").lines.joined(separator: "\n")
        for (food, word) in Self.foods {
          #expect(shown.contains(word) == (told.atHome[food] != nil), "\(seed): “\(line)” \(shown)")
        }
      }
      check(try kitchen.look(), told, "\(seed): the file")
    }
  }

  private func check(_ kitchen: Snapshot, _ told: Told, _ place: String) {
    let atHome = Dictionary(
      kitchen[PantryItem.self].map { ($0.ingredient?.rawValue ?? $0.name, $0.amount?.value ?? .zero) }
    ) {
      $0 + $1
    }
    #expect(atHome == told.atHome, "\(place)")
    #expect(kitchen[Household.self].first?.budget == told.budget, "\(place)")
    let avoids = kitchen[Household.self].first?.getDietaryRestrictions().map(\.what.word) ?? []
    #expect(Set(avoids) == told.avoids, "\(place)")
  }

  @Test("both at once: every line answered as done is in the file, however often one had to wait")
  func atOnce() throws {
    let kitchen = try SharedKitchen()
    _ = try kitchen.look()
    nonisolated(unsafe) let shared = kitchen
    nonisolated(unsafe) var problems: [String] = []
    let gate = NSLock()
    DispatchQueue.concurrentPerform(iterations: 2) { speaker in
      do {
        let talk = try shared.talk(as: speaker == 0 ? "ann" : "bob")
        for number in 1...20 {
          var reply = talk.say("add 1 \(speaker == 0 ? "lemon" : "egg") to the pantry")
          for _ in 0..<100 where reply.exit != 0 {
            reply = talk.say("add 1 \(speaker == 0 ? "lemon" : "egg") to the pantry")
          }
          if reply.exit != 0 { gate.withLock { problems.append("\(speaker), \(number): \(reply.lines)") } }
        }
      } catch {
        gate.withLock { problems.append("\(error)") }
      }
    }
    #expect(problems == [])
    #expect(try kitchen.atHome() == ["egg": Rational(20), "lemon": Rational(20)])
    #expect(try kitchen.open().journal(limit: 99).count == 40)
  }
}
