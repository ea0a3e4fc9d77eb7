/// Turns templates into programs; numbers words and entities on the way.
struct Compiler {
  /// What a template's `{name}` refers to.
  enum EntityKey: Hashable, Sendable {
    case builtIn(BuiltInEntity)
    /// Index into the compiled lists.
    case list(Int)
  }

  /// A program on the way.
  private struct Draft {
    var steps: [Step] = []
    var plans: [CapturePlan] = []

    mutating func plan(_ plan: CapturePlan) -> Int32 {
      plans.append(plan)
      return Int32(plans.count - 1)
    }
  }

  var vocabulary = Vocabulary()
  private(set) var entities: [EntityKey] = []
  private var entityIndex: [EntityKey: Int32] = [:]
  private var rules: [String: Template] = [:]
  /// Shared lists by name, as indices.
  var lists: [String: Int] = [:]
  private var literals: [String: [Int32]] = [:]
  /// While rewrites are compiled: their words are no words of sentences, so that one more way to say something changes
  /// the reading of no line but those of its shape.
  var isOfRewrites = false
  private var scopedRules: [String: Template] = [:]
  private var scopedLists: [String: Int] = [:]

  init(rules: [RuleDeclaration]) { self.rules = Self.parsed(rules) }

  private static func parsed(_ rules: [RuleDeclaration]) -> [String: Template] {
    Dictionary(
      rules.compactMap { rule in (try? Template(rule.template)).map { (rule.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Sets the rules and lists that only one intent knows; empty ones leave its scope.
  mutating func enter(rules: [RuleDeclaration], lists: [String: Int]) {
    scopedRules = Self.parsed(rules)
    scopedLists = lists
  }

  mutating func entity(_ key: EntityKey) -> Int32 {
    if let index = entityIndex[key] { return index }
    let index = Int32(entities.count)
    entities.append(key)
    entityIndex[key] = index
    return index
  }

  /// The entity of that name: our parsers first, then the intent's lists, then shared ones.
  mutating func entity(named name: String) -> Int32? {
    if let builtIn = BuiltInEntity(rawValue: name) { return entity(.builtIn(builtIn)) }
    return (scopedLists[name] ?? lists[name]).map { entity(.list($0)) }
  }

  /// The programs of one group; templates that don't compile were reported when the grammar was loaded.
  mutating func programs(_ group: SentenceGroup, slots: [SlotDeclaration], owner: Program.Owner) -> [Program]
  {
    group.templates.compactMap { text in
      guard let template = try? Template(text) else { return nil }
      var draft = Draft()
      guard emit(template, slots: slots, into: &draft, depth: 0) else { return nil }
      draft.steps.append(.accept)
      let needs = needs(template, depth: 0).filter { $0.count <= Self.mostNeeded }.sorted {
        $0.count < $1.count
      }
      return Program(
        steps: draft.steps, plans: draft.plans, owner: owner, set: group.set, requires: group.requires,
        excludes: group.excludes,
        response: group.response, template: text, needs: Array(needs.prefix(2)))
    }
  }

  /// Longer sets of needed words rule nothing out worth the looking.
  private static let mostNeeded = 48

  /// Sets of words of which every match holds one at least; none for what can match without words.
  private mutating func needs(_ template: Template, depth: Int) -> [Set<Int32>] {
    guard depth < 24 else { return [] }
    switch template {
    case .text(let text): return words(text).map { [$0] }
    case .sequence(let items), .permutation(let items):
      return items.flatMap { needs($0, depth: depth + 1) }
    case .choice(let items):
      var union = Set<Int32>()
      for item in items {
        guard let least = needs(item, depth: depth + 1).min(by: { $0.count < $1.count }) else { return [] }
        union.formUnion(least)
      }
      return union.isEmpty ? [] : [union]
    case .rule(let name):
      return (scopedRules[name] ?? rules[name]).map { needs($0, depth: depth + 1) } ?? []
    case .list, .range, .gap: return []
    }
  }

  /// A program that is nothing but one entity, for bare answers without a declaration.
  mutating func program(bare name: String, slot: String) -> Program? {
    guard let entity = entity(named: name) else { return nil }
    let plan = CapturePlan(slot: slot, many: true)
    return Program(steps: [.entity(entity, plan: 0), .accept], plans: [plan], owner: .answer(-1))
  }

  private mutating func emit(
    _ template: Template, slots: [SlotDeclaration], into draft: inout Draft, depth: Int
  ) -> Bool {
    guard depth < 24 else { return false }
    switch template {
    case .text(let text):
      draft.steps += words(text).map { .word($0) }
      return true
    case .sequence(let items):
      for item in items where !emit(item, slots: slots, into: &draft, depth: depth + 1) { return false }
      return true
    case .permutation(let items):
      return emit(
        .choice(orders(of: items).map { .sequence($0) }), slots: slots, into: &draft, depth: depth + 1)
    case .choice(let items): return emit(choice: items, slots: slots, into: &draft, depth: depth)
    case .rule(let name):
      guard let rule = scopedRules[name] ?? rules[name] else { return false }
      return emit(rule, slots: slots, into: &draft, depth: depth + 1)
    case .list(let name, let slot):
      let declared = slots.first { $0.name == slot }
      let isShort = name == slot
      guard let entity = entity(named: isShort ? declared?.entity ?? name : name) else { return false }
      draft.steps.append(.entity(entity, plan: draft.plan(plan(slot, declared))))
      return true
    case .gap:
      draft.steps.append(.gap)
      return true
    case .range(let range, let slot):
      draft.steps.append(.range(range, plan: draft.plan(CapturePlan(slot: slot))))
      return true
    }
  }

  /// The ids of a literal's words; rules bring the same texts many times.
  private mutating func words(_ text: String) -> [Int32] {
    if !isOfRewrites, let known = literals[text] { return known }
    let use: Vocabulary.Use = isOfRewrites ? [] : .literal
    let ids = Utterance(text).tokens.filter { !$0.isSeparator }.map { vocabulary.add($0.text, use) }
    if !isOfRewrites { literals[text] = ids }
    return ids
  }

  private func plan(_ slot: String, _ declared: SlotDeclaration?) -> CapturePlan {
    CapturePlan(
      slot: slot, many: declared?.many ?? false, isName: declared?.isName ?? false,
      bound: declared?.bound ?? .exactly)
  }

  private mutating func emit(
    choice items: [Template], slots: [SlotDeclaration], into draft: inout Draft, depth: Int
  ) -> Bool {
    var ends: [Int] = []
    for (index, item) in items.enumerated() {
      guard index < items.count - 1 else {
        if !emit(item, slots: slots, into: &draft, depth: depth + 1) { return false }
        break
      }
      let split = draft.steps.count
      draft.steps.append(.accept)
      if !emit(item, slots: slots, into: &draft, depth: depth + 1) { return false }
      ends.append(draft.steps.count)
      draft.steps.append(.accept)
      draft.steps[split] = .split(Int32(split + 1), Int32(draft.steps.count))
    }
    for end in ends { draft.steps[end] = .jump(Int32(draft.steps.count)) }
    return true
  }
}
