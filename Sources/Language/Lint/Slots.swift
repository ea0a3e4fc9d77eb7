extension Linter {
  /// Slots of the intent that nothing said can fill.
  func slots(of intent: IntentDeclaration) -> [Finding] {
    var filled = Set((intent.groups + intent.frames).flatMap(\.set).map(\.name))
    filled.formUnion(intent.examples.compactMap { $0.expecting?.slot })
    let own = Rules(intent.rules, over: grammar.rules)
    for template in (intent.groups + intent.frames).flatMap(\.templates) {
      filled.formUnion(own.slots(in: template))
    }
    let shared = Rules([], over: grammar.rules)
    for detail in grammar.details where intent.details.contains(detail.name) {
      filled.formUnion(detail.groups.flatMap(\.set).map(\.name))
      for template in detail.groups.flatMap(\.templates) { filled.formUnion(shared.slots(in: template)) }
    }
    let path = sources.path(of: intent)
    // A slot with a question of its own is filled by the answer.
    return intent.slots.filter { $0.ask == nil && !filled.contains($0.name) }.map { slot in
      Finding(
        path: path, line: sources.line(of: slot.name + ":", under: "slots", in: path),
        fact: .unfilledSlot(slot.name, of: intent.name))
    }
  }
}

/// Rules by name, an intent's own before the shared ones.
struct Rules {
  private let templates: [String: String]

  init(_ own: [RuleDeclaration], over shared: [RuleDeclaration]) {
    templates = Dictionary(
      (own + shared).map { ($0.name, $0.template) }, uniquingKeysWith: { first, _ in first })
  }

  /// The slots a template fills, its rules included.
  func slots(in text: String) -> Set<String> {
    guard let template = try? Template(text) else { return [] }
    var found: Set<String> = []
    visit(template, depth: 0) { part in
      switch part {
      case .list(_, let slot), .range(_, let slot): found.insert(slot)
      case .text, .sequence, .choice, .permutation, .rule, .gap: break
      }
    }
    return found
  }

  /// The rules and lists a template names, its rules included; a slot's name stands for itself.
  func names(in text: String) -> (rules: Set<String>, lists: Set<String>) {
    guard let template = try? Template(text) else { return ([], []) }
    var rules: Set<String> = []
    var lists: Set<String> = []
    visit(template, depth: 0) { part in
      switch part {
      case .rule(let name): rules.insert(name)
      case .list(let name, _): lists.insert(name)
      case .text, .sequence, .choice, .permutation, .range, .gap: break
      }
    }
    return (rules, lists)
  }

  private func visit(_ template: Template, depth: Int, _ look: (Template) -> Void) {
    guard depth < 24 else { return }
    look(template)
    switch template {
    case .sequence(let items), .choice(let items), .permutation(let items):
      for item in items { visit(item, depth: depth + 1, look) }
    case .rule(let name):
      if let rule = templates[name].flatMap({ try? Template($0) }) { visit(rule, depth: depth + 1, look) }
    case .text, .list, .range, .gap: break
    }
  }
}
