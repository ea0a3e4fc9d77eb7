import Kitchen
import Planning
import Store
import Talk
import Testing

@testable import SousKit

/// Two people of one house, each at a table of their own: what one changes the other is told of.
@Suite struct MeanwhileTests {
  @Test("the next line is told what others said, once") func told() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "Ann"), try kitchen.talk(as: "Bob"))
    _ = ann.say("hello")
    _ = bob.say("we are 6")
    _ = bob.say("budget $90")
    let first = ann.say("what do you know about us").lines.joined(separator: " ")
    #expect(
      first.hasPrefix("Meanwhile Bob said “we are 6” and “budget $90”.")
        || first.hasPrefix("Meanwhile Bob said \"we are 6\" and \"budget $90\"."), "\(first)")
    #expect(first.contains("6 people"))
    #expect(!ann.say("what do you know about us").lines.joined().contains("Meanwhile"))
    #expect(!bob.say("what do you know about us").lines.joined().contains("Meanwhile"))
  }

  @Test("an answer to a question asked before that is not taken, and is asked for again") func held() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "Ann"), try kitchen.talk(as: "Bob"))
    let asked = ann.say("plan dinners for this week").lines.joined(separator: " ")
    #expect(asked.contains("How many"), "\(asked)")
    _ = bob.say("we are 6")
    let reply = ann.say("4").lines.joined(separator: " ")
    #expect(reply.contains("Meanwhile Bob said"), "\(reply)")
    #expect(try kitchen.look()[Household.self].first?.size == 6)
    // What it asks then is the next thing nobody told.
    _ = ann.say("nobody")
    #expect(try kitchen.look()[Household.self].first?.settled.contains(.avoids) == true)
    #expect(try kitchen.look()[Household.self].first?.size == 6)
  }

  @Test("a request of one's own is carried out beside the news") func carriedOut() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "Ann"), try kitchen.talk(as: "Bob"))
    _ = ann.say("hello")
    _ = bob.say("we are 6")
    let reply = ann.say("budget $80").lines.joined(separator: " ")
    #expect(reply.contains("Meanwhile Bob said") && reply.contains("$80"), "\(reply)")
  }

  @Test("what the other tells of an allergy mends the plan on one's own table at once") func mends() throws {
    let kitchen = try SharedKitchen()
    let (ann, bob) = (try kitchen.talk(as: "Ann"), try kitchen.talk(as: "Bob"))
    for line in ["plan dinners for this week", "4", "nobody", "skip", "skip"] { _ = ann.say(line) }
    let table = try #require(ann.draft)
    #expect(table.request.avoids.isEmpty)
    _ = bob.say("we are vegan")
    let reply = ann.say("looks good").lines.joined(separator: " ")
    #expect(reply.contains("Meanwhile Bob said"), "\(reply)")
    let mended = try #require(ann.draft)
    #expect(mended.request.avoids == [Avoidance(.diet(.vegan))])
    let cards = ann.knowledge.catalogue.cards
    for meal in mended.plan.meals {
      let card = try #require(cards.first { $0.id == meal.recipe })
      #expect(Avoidance(.diet(.vegan)).allows(card), "\(meal.title)")
    }
    #expect(try kitchen.look()[SavedPlan.self].isEmpty)
  }
}

extension Session {
  /// The plan on the table.
  fileprivate var draft: Draft? {
    (try? snapshot()).flatMap { StoredDialogue.state($0.conversation).state.draft }
  }
}
