/// Which intents, sentences and slots were heard in a number of lines.
package struct IntentCoverage: Sendable {
  /// One intent's share.
  package struct Row: Hashable, Sendable {
    /// Its name.
    package var intent: String
    /// How often it was heard.
    package var times: Int
    /// Different templates that matched, of all it has.
    package var templates: Share
    /// Slots that were filled, of all it declares.
    package var slots: Share
  }

  /// So many of so many.
  package struct Share: Hashable, Sendable {
    /// How many were heard.
    package var hit: Int
    /// How many there are.
    package var of: Int

    /// So many heard of so many.
    package init(hit: Int, of: Int) {
      self.hit = hit
      self.of = of
    }
  }

  private let grammar: Grammar
  private var times: [String: Int] = [:]
  private var templates: [String: Set<String>] = [:]
  private var slots: [String: Set<String>] = [:]

  /// Nothing heard yet.
  package init(_ grammar: Grammar) { self.grammar = grammar }

  /// Counts one request; what was not understood counts nothing.
  package mutating func hear(_ recognition: Recognition) {
    guard let name = recognition.intent, let intent = grammar.intent(name) else { return }
    times[name, default: 0] += 1
    if let template = recognition.template { templates[name, default: []].insert(template) }
    for slot in recognition.slots where intent.slot(slot.name) != nil {
      slots[name, default: []].insert(slot.name)
    }
  }

  /// One row for each intent of the grammar, by room and name.
  package var rows: [Row] {
    grammar.intents.map { intent in
      Row(
        intent: intent.name, times: times[intent.name] ?? 0,
        templates: Share(
          hit: templates[intent.name]?.count ?? 0, of: Set(intent.groups.flatMap(\.templates)).count),
        slots: Share(hit: slots[intent.name]?.count ?? 0, of: intent.slots.count))
    }
  }

  /// The intents never heard, in the same order.
  package var unheard: [String] { rows.filter { $0.times == 0 }.map(\.intent) }

  /// All rows added up; `intent` is empty.
  package var total: Row {
    rows.reduce(Row(intent: "", times: 0, templates: Share(hit: 0, of: 0), slots: Share(hit: 0, of: 0))) {
      sum, row in
      Row(
        intent: "", times: sum.times + row.times,
        templates: Share(hit: sum.templates.hit + row.templates.hit, of: sum.templates.of + row.templates.of),
        slots: Share(hit: sum.slots.hit + row.slots.hit, of: sum.slots.of + row.slots.of))
    }
  }
}
