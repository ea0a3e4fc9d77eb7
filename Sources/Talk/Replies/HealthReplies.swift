import Kitchen
import Page

extension HealthNote {
  /// "your dad's diabetes", "the pregnancy" where nobody was named.
  package var text: String {
    let name = Self.names[condition] ?? words
    guard let person else { return "the \(name)" }
    return "\(person)\(person.hasSuffix("s") ? "'" : "'s") \(name)"
  }

  private static let names = [
    "diabetes": "diabetes", "prediabetes": "prediabetes", "pregnancy": "pregnancy",
    "breastfeeding": "breastfeeding",
    "bowel": "bowel trouble", "gout": "gout", "kidneys": "kidney disease", "reflux": "reflux",
    "heart": "heart or blood pressure", "chewing": "trouble chewing",
    "bloodthinner": "blood thinner",
  ]

  package var facts: Facts { ["person": person, "condition": condition, "words": words] }
}

/// Beside an answer that speaks of what may be eaten: whose illness it does not take into account.
package struct HealthUnchecked: Reply, Hashable {
  package var notes: [HealthNote]
  package init(notes: [HealthNote]) { self.notes = notes }

  package func blocks(_ words: Wording) -> [Block] { .say(sentence, .warn) }
  private var sentence: String { "Not checked for \(joined(notes.map(\.text), "or"))." }
  package var isByTheWay: Bool { true }
  package func notices(_ words: Wording) -> [String] { [sentence] }
}

/// Beside an answer that speaks of what may be eaten: words about an allergy that nobody could read.
struct HarmUnheard: Reply, Hashable {
  var words: [String]

  func blocks(_ words: Wording) -> [Block] { .say(sentence, .warn) }
  private var sentence: String {
    "Not counted in: \(quoted(words)). I did not take that in; please say it in other words, \"Emma is allergic to nuts\" for instance, or \"never mind\"."
  }
  var isByTheWay: Bool { true }
  func notices(_ words: Wording) -> [String] { [sentence] }
}

/// What was not taken in of an allergy was let go.
struct HarmLetGo: Reply, Hashable {
  var words: [String]

  func blocks(_ words: Wording) -> [Block] { .say("Let go: \(quoted(self.words)). Nothing is noted of it.") }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "plan the week") }
}

private func quoted(_ words: [String]) -> String { joined(words.map { "\"\($0)\"" }) }

/// "Is honey ok for Dad", who is ill: nothing is cleared.
package struct HealthNotCleared: Reply, Hashable {
  package var food: String
  package var notes: [HealthNote]
  /// What they avoid beside that, and the food is free of by its ingredients.
  package var free: [Avoided]
  package init(food: String, notes: [HealthNote], free: [Avoided] = []) {
    (self.food, self.notes, self.free) = (food, notes, free)
  }

  package func blocks(_ words: Wording) -> [Block] {
    let without =
      free.isEmpty
      ? "" : " Apart from that the ingredients are fine: \(joined(free.map { Avoidance($0).phrase }))."
    return .say(
      "\(capitalized(food)): I can't say whether it suits \(joined(notes.map(\.text))). Please ask the doctor.\(without)",
      .warn)
  }
  package func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  package var matter: Facts? { ["kind": "health_unchecked", "notes": notes.map(\.facts)] }
  package var status: ReplyStatus { .refused }
}

/// Beside an answer that speaks of what may be eaten: for whom meat has to be slaughtered as their religion asks,
/// which no list of ingredients tells.
package struct SlaughterUnchecked: Reply, Hashable {
  /// "halal for Noor", one for each diet told.
  package var words: [String]

  package init(of household: Household) {
    words = [Diet.halal, .kosher].compactMap { diet in
      func keeps(_ all: [Avoidance]) -> Bool {
        all.contains { $0.what == .diet(diet) && $0.strength == .strict }
      }
      let people = household.members.filter { keeps($0.avoids) }.map(\.name)
      if people.isEmpty { return keeps(household.avoids) ? diet.rawValue : nil }
      return "\(diet.rawValue) for \(joined(people))"
    }
  }

  package func blocks(_ words: Wording) -> [Block] { .say(sentence, .warn) }
  private var sentence: String { "Meat has to be sold as \(joined(words)): that I can't check." }
  package var isByTheWay: Bool { true }
  package func notices(_ words: Wording) -> [String] { [sentence] }
}

/// Beside an answer that speaks of what may be eaten: foods that somebody can't have and that nobody here knows.
package struct UnknownFoodsUnchecked: Reply, Hashable {
  /// "\"flumph\" for Mei", one for each.
  package var words: [String]

  package init(of household: Household, table: FoodTable) {
    func unknown(_ all: [Avoidance]) -> [String] {
      all.filter { $0.strength == .strict && !table.knows($0.what) }.map { quoted($0.what.word) }
    }
    words =
      unknown(household.avoids)
      + household.members.flatMap { member in unknown(member.avoids).map { "\($0) for \(member.name)" } }
  }

  package func blocks(_ words: Wording) -> [Block] { .say(sentence, .warn) }
  private var sentence: String {
    "Not checked: \(joined(words, "or")). \(words.count == 1 ? "That food is" : "Those foods are") not known here."
  }
  package var isByTheWay: Bool { true }
  package func notices(_ words: Wording) -> [String] { [sentence] }
}
