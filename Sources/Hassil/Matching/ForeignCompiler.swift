import Language

/// Turns sentences into steps. Rules are compiled once for the grammar, and again for a block that has
/// rules or lists of its own.
struct ForeignCompiler {
  private let grammar: ForeignGrammar
  private var program = ForeignProgram()
  private var ruleStarts: [String: Int32] = [:]
  private var sharedStarts: [String: Int32] = [:]
  private var sharedLists: [String: Int32] = [:]
  private var ownLists: [String: Int32] = [:]
  /// The block being compiled.
  private var block = ForeignBlock(intent: "")
  /// Calls of rules whose place is not known yet.
  private var waiting: [(name: String, call: Int)] = []
  private init(_ grammar: ForeignGrammar) { self.grammar = grammar }

  /// The whole grammar as steps.
  static func program(of grammar: ForeignGrammar) -> ForeignProgram {
    var compiler = ForeignCompiler(grammar)
    compiler.compile()
    return compiler.program
  }

  private mutating func compile() {
    for (index, block) in grammar.blocks.enumerated() {
      let isOwn = !block.rules.isEmpty || !block.lists.isEmpty
      self.block = block
      ownLists = [:]
      ruleStarts = isOwn ? [:] : sharedStarts
      for sentence in block.sentences {
        let start = Int32(program.steps.count)
        emit(sentence.template)
        program.steps.append(.accept)
        program.entries.append(.init(step: start, block: index, text: sentence.text))
        compileRules()
      }
      if !isOwn { sharedStarts = ruleStarts }
    }
  }

  /// The rules called so far and not yet compiled; calls wait with the step 0 until then.
  private mutating func compileRules() {
    while let (name, call) = waiting.popLast() {
      if ruleStarts[name] == nil {
        ruleStarts[name] = Int32(program.steps.count)
        emit(block.rules[name] ?? grammar.rules[name] ?? .text(""))
        program.steps.append(.back)
      }
      program.steps[call] = .call(ruleStarts[name] ?? 0)
    }
  }

  private mutating func emit(_ template: Template) {
    switch template {
    case .text(let text): emit(text: text, keepsMark: false)
    case .sequence(let items): emit(sequence: items)
    case .choice(let items):
      let choice = program.steps.count
      program.steps.append(.back)
      program.steps[choice] = .choice(emit(parts: items) { .jump($0) })
    case .permutation(let items):
      let permutation = program.steps.count
      program.steps.append(.back)
      let starts = emit(parts: items) { _ in .back }
      program.steps[permutation] = .permutation(starts, next: Int32(program.steps.count))
    case .rule(let name):
      waiting.append((name, program.steps.count))
      program.steps.append(.back)
    case .list, .range: emit(slot: template, before: nil, after: nil)
    case .gap: program.steps.append(.gap)
    }
  }

  /// The parts one behind the other; each ends with a step made from the place behind them all.
  private mutating func emit(parts: [Template], end: (Int32) -> ForeignStep) -> [Int32] {
    var starts: [Int32] = []
    var ends: [Int] = []
    for part in parts {
      starts.append(Int32(program.steps.count))
      emit(part)
      ends.append(program.steps.count)
      program.steps.append(.back)
    }
    for place in ends { program.steps[place] = end(Int32(program.steps.count)) }
    return starts
  }

  private mutating func emit(sequence items: [Template]) {
    for (index, item) in items.enumerated() {
      let before = index > 0 ? items[index - 1] : nil
      let after = index + 1 < items.count ? items[index + 1] : nil
      switch item {
      case .list, .range: emit(slot: item, before: before, after: after)
      case .text(let text):
        let isMark = text.unicodeScalars.count == 1 && ".,:/".contains(text)
        emit(text: text, keepsMark: isMark && before?.isSlot == true && after?.isSlot == true)
      case .sequence, .choice, .permutation, .rule, .gap: emit(item)
      }
    }
  }

  private mutating func emit(text: String, keepsMark: Bool) {
    let folded = FoldedText(text, keepsMark: keepsMark)
    guard let first = folded.letters.first else { return emit(gap: folded.gapAtEnd) }
    emit(gap: first.gap)
    program.steps.append(.literal(folded.letters))
    emit(gap: folded.gapAtEnd)
  }

  private mutating func emit(gap: FoldedText.Gap) {
    switch gap {
    case .none: break
    case .soft: program.steps.append(.edge(isWord: false))
    case .hard: program.steps.append(.gap)
    }
  }

  private mutating func emit(slot item: Template, before: Template?, after: Template?) {
    let kind: ForeignList?
    let slot: String
    switch item {
    case .list(let name, let given):
      kind = block.lists[name] ?? grammar.lists[name]
      slot = given
      if case .values(let values) = kind { add(values, list: name) }
    case .range(let numbers, let given):
      kind = .range(ForeignRange(numbers: numbers))
      slot = given
    case .text, .sequence, .choice, .permutation, .rule, .gap: return
    }
    let endsInWord = after?.touches(atStart: true) ?? false
    let isWildcard = kind == .wildcard
    program.steps.append(.edge(isWord: isWildcard && !(before?.touches(atStart: false) ?? false)))
    switch kind {
    case .wildcard: program.steps.append(.wildcard(slot: slot, endsInWord: endsInWord))
    case .range(let range): program.steps.append(.range(range, slot: slot))
    case .values:
      if case .list(let name, _) = item, let index = ownLists[name] ?? sharedLists[name] {
        program.steps.append(.list(index, slot: slot))
      }
    case nil: program.steps.append(.choice([]))
    }
    program.steps.append(.edge(isWord: isWildcard && !endsInWord))
  }

  private mutating func add(_ values: [ForeignListValue], list name: String) {
    let isOwn = block.lists[name] != nil
    guard (isOwn ? ownLists[name] : sharedLists[name]) == nil else { return }
    var wordings = ForeignWordings()
    for value in values {
      for text in value.wordings { wordings.add(text, value: Int32(program.values.count)) }
      program.values.append(value)
    }
    let index = Int32(program.lists.count)
    program.lists.append(wordings)
    if isOwn { ownLists[name] = index } else { sharedLists[name] = index }
  }
}

extension Template {
  fileprivate var isSlot: Bool {
    switch self {
    case .list, .range: true
    case .text, .sequence, .choice, .permutation, .rule, .gap: false
    }
  }

  /// Whether it is text with no space at that end; an apostrophe is an edge by itself.
  fileprivate func touches(atStart: Bool) -> Bool {
    guard case .text(let text) = self, let edge = atStart ? text.first : text.last else { return false }
    return !edge.isWhitespace && edge != "'" && edge != "’"
  }
}
