extension GrammarReader {
  /// Every rule, list, entity, detail and intent that is named must exist; rules must not go in circles.
  /// Sentences that name what is missing are dropped, so that the rest works.
  mutating func checkReferences(lines: [String: [String]]) {
    let shared = Set(grammar.lists.map(\.name) + BuiltInEntity.allCases.map(\.rawValue))
    for list in grammar.lists {
      path = lines.keys.sorted().first { $0.hasSuffix("lists/\(list.name).yaml") } ?? path
      for part in list.union where !grammar.lists.contains(where: { $0.name == part }) {
        problem("no list is called “\(part)”", line: 1)
      }
    }
    let rules = Dictionary(
      grammar.rules.map { ($0.name, $0.template) }, uniquingKeysWith: { first, _ in first })
    for index in grammar.intents.indices {
      let intent = grammar.intents[index]
      path = lines.keys.sorted().first { $0.hasSuffix("\(intent.room)/\(intent.name).yaml") } ?? path
      let own = rules.merging(intent.rules.map { ($0.name, $0.template) }) { $1 }
      let known = Known(
        lists: shared.union(intent.lists.map(\.name)), rules: own, lines: lines[path] ?? [])
      check(slots: intent.slots, known)
      grammar.intents[index].groups = kept(intent.groups, slots: intent.slots, known)
      grammar.intents[index].frames = kept(intent.frames, slots: intent.slots, known)
      for detail in intent.details where !grammar.details.contains(where: { $0.name == detail }) {
        problem("no detail is called “\(detail)”", line: known.line(of: detail))
      }
      for miss in intent.nearMisses
      where miss.intent != "none" && grammar.intent(miss.intent) == nil {
        problem("no intent is called “\(miss.intent)”", line: known.line(of: miss.say))
      }
    }
    func phrases(_ list: [PhraseDeclaration], file: String) -> [PhraseDeclaration] {
      path = lines.keys.sorted().first { $0.hasSuffix(file) } ?? path
      let known = Known(lists: shared, rules: rules, lines: lines[path] ?? [])
      return list.map { phrase in
        var phrase = phrase
        check(slots: phrase.slots, known)
        phrase.groups = kept(phrase.groups, slots: phrase.slots, known)
        phrase.frames = kept(phrase.frames, slots: phrase.slots, known)
        return phrase
      }
    }
    for index in grammar.rewrites.indices {
      let name = "  \(grammar.rewrites[index].name):"
      path =
        lines.keys.sorted().first { $0.hasSuffix("rewrites.yaml") && (lines[$0] ?? []).contains(name) }
        ?? path
      let known = Known(lists: shared, rules: rules, lines: lines[path] ?? [])
      let group = SentenceGroup(templates: grammar.rewrites[index].templates)
      grammar.rewrites[index].templates = kept([group], slots: [], known).flatMap(\.templates)
    }
    grammar.details = phrases(grammar.details, file: "details.yaml")
    grammar.answers = phrases(grammar.answers, file: "answers.yaml")
  }

  private struct Known {
    var lists: Set<String>
    var rules: [String: String]
    var lines: [String]

    /// The first line that holds the text, from 1.
    func line(of text: String) -> Int { (lines.firstIndex { $0.contains(text) } ?? 0) + 1 }
  }

  private mutating func check(slots: [SlotDeclaration], _ known: Known) {
    for slot in slots where !known.lists.contains(slot.entity) {
      problem(
        "slot \(slot.name): no entity or list is called “\(slot.entity)”", line: known.line(of: slot.entity))
    }
  }

  private mutating func kept(_ groups: [SentenceGroup], slots: [SlotDeclaration], _ known: Known)
    -> [SentenceGroup]
  {
    groups.map { group in
      var group = group
      group.templates = group.templates.filter { text in
        guard let wrong = fault(in: text, slots: slots, known, depth: 0) else { return true }
        problem("in “\(text)”: \(wrong)", line: known.line(of: text))
        return false
      }
      return group
    }
  }

  /// What a template names that does not exist; nil when all is well.
  private func fault(in text: String, slots: [SlotDeclaration], _ known: Known, depth: Int) -> String? {
    guard let template = try? Template(text) else { return "not a template" }
    guard depth < 12 else { return "its rules go in circles" }
    for reference in template.references {
      switch reference {
      case .rule(let name):
        guard let rule = known.rules[name] else { return "no rule is called <\(name)>" }
        if let inside = fault(in: rule, slots: slots, known, depth: depth + 1) { return inside }
      case .list(let name, _):
        if !known.lists.contains(name), !slots.contains(where: { $0.name == name }) {
          return "no slot, list or entity is called {\(name)}"
        }
      }
    }
    return nil
  }
}
