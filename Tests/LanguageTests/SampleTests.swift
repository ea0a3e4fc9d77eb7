import Language
import Testing
import Values

private struct TemplateCase: CustomTestStringConvertible, Sendable {
  var owner: String
  var template: String
  var group: SentenceGroup
  var slots: [SlotDeclaration]
  var intent: IntentDeclaration?

  var testDescription: String { "\(owner): \(template)" }

  /// Those with a wish in them are read before sentences; see `WishLineTests`.
  static let sentences = grammar.intents.flatMap { intent in
    intent.groups.flatMap { group in
      group.templates.filter { !$0.contains("{wish") }.map {
        TemplateCase(owner: intent.name, template: $0, group: group, slots: intent.slots, intent: intent)
      }
    }
  }

  static let details = grammar.details.filter { $0.name != "wish" }.flatMap { detail in
    detail.groups.flatMap { group in
      group.templates.map {
        TemplateCase(owner: detail.name, template: $0, group: group, slots: detail.slots)
      }
    }
  }

  /// What must hold for the sentence to count.
  var facts: [String: String] {
    Dictionary(group.requires.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Twenty sentences the template stands for, without repeats.
  func samples() throws -> [String] {
    let parsed = try Template(template)
    let sampler = Sampler(grammar: grammar, intent: intent, slots: slots, lists: runtimeLists)
    var random = SplitMix64(seed: StableHash.of(template))
    var seen = Set<String>()
    return (0..<20).map { _ in sampler.sample(parsed, from: &random) }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
  }
}

/// Templates have no second opinion here: it is they that are tested, with odd names in them.
private let templates = Recognizer(grammar: grammar, lists: runtimeLists, model: nil)

private func readByTemplates(_ line: String, state: String = "idle", facts: [String: String] = [:])
  -> Recognition
{
  templates.recognize(
    line, expecting: nil, context: RecognitionContext(now: monday, state: state, facts: facts))
}

@Suite("Templates run backwards")
struct SampleTests {
  @Test("samples of every sentence are read as their intent", arguments: TemplateCase.sentences)
  private func sentencesParseBack(_ row: TemplateCase) throws {
    let state = row.intent?.states.first { $0 != "every" } ?? "idle"
    for line in try row.samples() {
      let found = readByTemplates(line, state: state, facts: row.facts)
      #expect(found.intent == row.owner, "“\(line)” \(account(found))")
    }
  }

  @Test("samples of every detail are found as their kind", arguments: TemplateCase.details)
  private func detailsParseBack(_ row: TemplateCase) throws {
    let owner =
      [
        "days": "plan_week", "want": "tonight", "prep": "find_recipes", "skill": "find_recipes",
        "degrees": "convert", "measures": "show_recipe",
      ][row.owner]
      ?? "household_tell"
    let lead =
      [
        "days": "plan dinners, ", "want": "dinner ideas, ", "prep": "list all recipes ",
        "skill": "list all recipes ", "degrees": "how much is a pound, ",
        "measures": "double the recipe, ",
      ][row.owner] ?? ""
    for line in try row.samples() {
      let found = readByTemplates(lead + line)
      #expect(
        found.intent == owner && found.details.contains { $0.kind == row.owner },
        "“\(lead + line)” \(account(found))")
    }
  }
}
