/// How a foreign grammar read a line; without an intent when no sentence explains all of it.
package struct ForeignRecognition: Hashable, Sendable {
  /// Another intent that explains the line, and the sentence that does.
  package struct Other: Hashable, Sendable {
    /// The name its files give it.
    package var intent: String
    /// As it is written in the file.
    package var sentence: String
  }

  /// The line as it was given.
  package var said: String
  /// Nil when no sentence explains the line.
  package var intent: String?
  /// What was said, what the entry of data fixes and what it copies from the context, by slot.
  package var slots: [String: ForeignValue] = [:]
  /// The response's key, where the sentence names one.
  package var response: String?
  /// What the entry of data says of itself; nil for nothing.
  package var metadata: ForeignValue?
  /// What the lists say about the values, by slot.
  package var slotMetadata: [String: ForeignValue] = [:]
  /// The next best first.
  package var others: [Other] = []
}

/// Reads lines by a foreign grammar: strictly, by its sentences alone.
package struct ForeignRecognizer: Sendable {
  private let grammar: ForeignGrammar
  private let program: ForeignProgram
  private let skipped: [[FoldedText.Letter]]
  /// By block: the words of which one must be said.
  private let keywords: [[[FoldedText.Letter]]]

  /// Makes the grammar ready to run, once for all lines.
  package init(_ grammar: ForeignGrammar) {
    self.grammar = grammar
    program = ForeignCompiler.program(of: grammar)
    skipped = grammar.skipWords.map { FoldedText($0).letters }.filter { !$0.isEmpty }
    keywords = grammar.blocks.map { $0.requiredKeywords.map { FoldedText($0).letters } }
  }

  /// The best reading of a line: one without a wildcard, then the one with the most literal text, then
  /// the one that stands first in the files.
  package func recognize(_ line: String, context: [String: ForeignValue] = [:]) -> ForeignRecognition {
    let said = SaidText(line, skipping: skipped, ignoresSpaces: grammar.ignoresSpaces)
    var result = ForeignRecognition(said: line)
    guard said.count > 0 else { return result }
    var found: [(entry: ForeignProgram.Entry, reading: ForeignReading)] = []
    var matcher = ForeignMatcher(program, said) { value in
      value.requires.allSatisfy { $0.holds(in: context) }
        && !value.excludes.contains { $0.holds(in: context) }
    }
    for entry in program.entries where hasKeyword(said, block: entry.block) {
      let block = grammar.blocks[entry.block]
      let reading = matcher.best(from: entry.step) { added in
        let all = context.merging(added) { $1 }
        return block.requires.allSatisfy { $0.holds(in: all) }
          && !block.excludes.contains { $0.holds(in: all) }
      }
      if let reading { found.append((entry, reading)) }
    }
    let ranked = found.enumerated().sorted { a, b in
      if a.element.reading.rank == b.element.reading.rank { return a.offset < b.offset }
      return b.element.reading.rank < a.element.reading.rank
    }.map(\.element)
    guard let best = ranked.first else { return result }
    let block = grammar.blocks[best.entry.block]
    result.intent = block.intent
    result.slots = slots(best.reading, block, context: context)
    result.response = block.response
    result.metadata = block.metadata
    for capture in best.reading.captures {
      if let metadata = capture.metadata { result.slotMetadata[capture.slot] = metadata }
    }
    var named: Set<String> = [block.intent]
    for (entry, _) in ranked where named.insert(grammar.blocks[entry.block].intent).inserted {
      result.others.append(.init(intent: grammar.blocks[entry.block].intent, sentence: entry.text))
    }
    return result
  }

  /// What was said, then what the block fixes, then what it copies from the context.
  private func slots(_ reading: ForeignReading, _ block: ForeignBlock, context: [String: ForeignValue])
    -> [String: ForeignValue]
  {
    var slots: [String: ForeignValue] = [:]
    // A capture is for the response alone.
    for capture in reading.captures where !capture.slot.hasPrefix("@") { slots[capture.slot] = capture.value }
    slots.merge(block.slots) { said, _ in said }
    let all = context.merging(reading.context) { $1 }
    for condition in block.requires {
      guard let slot = condition.slot, slots[slot] == nil, let value = all[condition.key] else { continue }
      slots[slot] = value
    }
    return slots
  }

  private func hasKeyword(_ said: SaidText, block: Int) -> Bool {
    let words = keywords[block]
    return words.isEmpty
      || words.contains { word in
        (0..<said.count).contains { start in
          said.isWordEdge(start) && start + word.count <= said.count && said.isWordEdge(start + word.count)
            && zip(word, said.letters[start...]).allSatisfy { $0.scalar == $1.scalar }
        }
      }
  }
}
