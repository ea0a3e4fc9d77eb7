import Language
import Testing
import Values

private struct ExampleCase: CustomTestStringConvertible, Sendable {
  var intent: IntentDeclaration
  var example: ExampleDeclaration

  var testDescription: String { "\(intent.name): \(example.say)" }

  var state: String {
    example.state ?? intent.states.first { $0 != "every" } ?? "idle"
  }

  static let all = grammar.intents.flatMap { intent in
    intent.examples.map { ExampleCase(intent: intent, example: $0) }
  }
}

private struct NearMissCase: CustomTestStringConvertible, Sendable {
  var intent: IntentDeclaration
  var miss: NearMiss

  var testDescription: String { "\(intent.name): \(miss.say) is \(miss.intent)" }

  static let all = grammar.intents.flatMap { intent in
    intent.nearMisses.map { NearMissCase(intent: intent, miss: $0) }
  }
}

@Suite("Intent files")
struct IntentFileTests {
  @Test("every file loads and every reference resolves")
  func referencesResolve() {
    #expect(loaded.1.map(\.description) == [])
    #expect(grammar.intents.count > 90)
    #expect(
      grammar.details.map(\.name) == [
        "size", "roles", "guest", "avoid", "budget", "tax", "days", "cuisines", "minutes", "want", "wish",
        "prep",
        "skill", "age", "called", "cook", "leftovers", "measures", "degrees", "moved", "aside",
      ])
  }

  @Test("every example wins against all intents at once, with its slots", arguments: ExampleCase.all)
  private func exampleWins(_ row: ExampleCase) {
    let found = understood(row.example.say, state: row.state, expecting: row.example.expecting)
    #expect(found.intent == row.intent.name, "\(account(found))")
    #expect(found.band == (row.example.layer == .model ? .ask : .act), "\(account(found))")
    if let layer = row.example.layer { #expect(found.layer == layer) }
    let expected = Dictionary(uniqueKeysWithValues: row.example.slots.map { ($0.name, $0.values) })
    #expect(slotTexts(found, names: Set(expected.keys)) == expected, "\(account(found))")
  }

  @Test("every near miss goes to what it names", arguments: NearMissCase.all)
  private func nearMissGoesElsewhere(_ row: NearMissCase) {
    let found = understood(row.miss.say, state: row.intent.states.first { $0 != "every" } ?? "idle")
    #expect(found.intent ?? "none" == row.miss.intent, "\(account(found))")
  }

  @Test("every intent has a summary, eight sentences or details, five examples and near misses")
  func filesAreFull() {
    for intent in grammar.intents {
      #expect(intent.isDetailsOnly || intent.groups.flatMap(\.templates).count >= 8, "\(intent.name)")
      #expect(intent.examples.count >= 5, "\(intent.name)")
      #expect(intent.nearMisses.count >= 2, "\(intent.name)")
      #expect(!intent.summary.isEmpty, "\(intent.name)")
    }
  }
}
