import Values

/// One reading of an entity at a place in the line.
struct EntityMatch {
  /// The token after the last one used.
  var end: Int
  var value: SlotValue
  /// Further values of the same words: "seafood" is fish, shellfish and molluscs.
  var others: [SlotValue] = []
  /// Less certain: a name nobody listed, a part of a title.
  var isWeak = false
  /// A food that no list knows.
  var isUnknown = false
}

/// The work on one line: its tokens as numbers, and what was found so far. Lives as long as the line.
final class Scan {
  let utterance: Utterance
  let tokens: [Token]
  let ids: [Int32]
  let stems: [Int32]
  let context: RecognitionContext
  let lexicon: Lexicon
  /// Where free text stops: before the politeness at the end.
  private(set) var textLimit: Int
  /// By entity, then place.
  private var found: [[EntityMatch]?]
  /// The words of the line, for ruling programs out.
  private let words: Set<Int32>
  private var detailsPossible: PossiblePrograms?
  /// By place; see `details(at:)`.
  var detailMemo: [[DetailMatch]?]

  init(_ utterance: Utterance, tokens: [Token], lexicon: Lexicon, context: RecognitionContext) {
    self.utterance = utterance
    self.tokens = tokens
    self.context = context
    self.lexicon = lexicon
    ids = tokens.map { $0.isSeparator ? Vocabulary.unknown : lexicon.vocabulary.id($0.text) }
    stems = zip(tokens, ids).map {
      $0.isSeparator ? Vocabulary.unknown : lexicon.vocabulary.stem($0.text, id: $1)
    }
    words = Set(ids)
    found = Array(repeating: nil, count: lexicon.entities.count * (tokens.count + 1))
    detailMemo = Array(repeating: nil, count: tokens.count + 1)
    textLimit = tokens.count
    textLimit = politeEnd()
  }

  var count: Int { tokens.count }

  /// What this line can match of an index.
  func possible(_ index: ProgramIndex) -> PossiblePrograms { index.possible(words) }

  /// The same of the details, found once.
  func possibleDetails(_ index: ProgramIndex) -> PossiblePrograms {
    if let known = detailsPossible { return known }
    let found = index.possible(words)
    detailsPossible = found
    return found
  }

  /// The folded text of a token; "" past the end.
  func word(_ at: Int) -> String { at >= 0 && at < count ? tokens[at].text : "" }

  func skippingSeparators(_ at: Int) -> Int {
    var at = at
    while at < count, tokens[at].isSeparator { at += 1 }
    return at
  }

  /// Readings of the entity there, the preferred first.
  func matches(_ entity: Int32, at start: Int) -> [EntityMatch] {
    let place = Int(entity) * (count + 1) + start
    if let known = found[place] { return known }
    let result = start < count ? fresh(lexicon.entities[Int(entity)], at: start) : []
    found[place] = result
    return result
  }

  private func fresh(_ key: Compiler.EntityKey, at start: Int) -> [EntityMatch] {
    switch key {
    case .builtIn(let entity): builtIn(entity, at: start)
    case .list(let index): list(index, at: start)
    }
  }

  private func builtIn(_ entity: BuiltInEntity, at start: Int) -> [EntityMatch] {
    if entity.isCounted, !mayCount(at: start) { return [] }
    return switch entity {
    case .number: number(at: start).map { [EntityMatch(end: $0.end, value: .number($0.value))] } ?? []
    case .money: money(at: start, bare: false)
    case .sum: money(at: start, bare: true)
    case .day: day(at: start).map { [$0] } ?? []
    case .days: days(at: start)
    case .duration: duration(at: start)
    case .percentage: percentage(at: start)
    case .rating: rating(at: start)
    case .choice: choice(at: start)
    case .roles: roles(at: start)
    case .amount: amount(at: start)
    case .unit: unit(at: start).map { [EntityMatch(end: $0.end, value: unitValue($0.unit))] } ?? []
    case .person: person(at: start)
    case .avoid: avoid(at: start, unknown: false)
    case .avoidAny: avoid(at: start, unknown: true)
    case .edibleAny: edible(at: start)
    case .supply: supply(at: start)
    case .text: text(at: start)
    }
  }

  /// False where neither a number, nor a date, nor a length of time can begin.
  private func mayCount(at start: Int) -> Bool {
    tokens[start].kind != .word || lexicon.vocabulary.uses(ids[start]).contains(.entity)
      || lexicon.openers.contains(ids[start])
  }

  /// The values of a compiled list there; a partial list also by some words of a value.
  func list(_ index: Int, at start: Int) -> [EntityMatch] {
    let list = lexicon.lists[index]
    if !list.union.isEmpty { return union(list.union, at: start) }
    guard start < count, lexicon.firstWords.mayBegin(index, stems[start]) else { return [] }
    var result = list.matches(stems, at: start, facts: context.facts).map { match in
      EntityMatch(end: match.end, value: .item(list: list.name, id: match.value.out, name: match.value.text))
    }
    if let part = list.partial(stems, at: start, isStop: { !self.isContent($0) }),
      part.end > (result.first?.end ?? 0)
    {
      let first = part.ids.first.map { list.values[Int($0)] }
      let value: SlotValue =
        if let first, part.ids.allSatisfy({ list.values[Int($0)].out == first.out }) {
          .item(list: list.name, id: first.out, name: first.text)
        } else {
          .text(utterance.text(tokens: start..<part.end))
        }
      result.append(EntityMatch(end: part.end, value: value, isWeak: true))
    }
    return result
  }

  /// The values of several lists; of equal length the list named first.
  func union(_ lists: [Int], at start: Int) -> [EntityMatch] {
    var found: [EntityMatch] = []
    for index in lists {
      for match in list(index, at: start) where !found.contains(where: { $0.end == match.end }) {
        found.append(match)
      }
    }
    return found.count > 1 ? found.sorted { $0.end > $1.end } : found
  }

  /// The list of that name; nil when the grammar has none.
  func listIndex(_ name: String) -> Int? { lexicon.listIndex[name] }

  /// Neither a separator nor a word that costs nothing.
  func isContent(_ at: Int) -> Bool {
    at < count && !tokens[at].isSeparator && !lexicon.stopWords.contains(ids[at])
      && !lexicon.negations.contains(ids[at])
  }

  /// The first word past any politeness begins a question.
  var isQuestion: Bool {
    var at = skippingSeparators(0)
    while let end = lexicon.polite.longest(ids, from: at) { at = skippingSeparators(end) }
    return at < count && lexicon.questions.contains(ids[at])
  }

  private func text(at start: Int) -> [EntityMatch] {
    guard start < textLimit, !tokens[start].isSeparator else { return [] }
    return (start + 1...min(textLimit, start + 40)).reversed().compactMap { end in
      tokens[end - 1].isSeparator ? nil : EntityMatch(end: end, value: .text(""), isWeak: true)
    }
  }

  private func politeEnd() -> Int {
    var end = count
    while end > 0 {
      if tokens[end - 1].isSeparator {
        end -= 1
      } else if let start = (max(0, end - 4)..<end).first(where: {
        lexicon.polite.longest(ids, from: $0) == end
      }) {
        end = start
      } else {
        break
      }
    }
    return end == 0 ? count : end
  }
}
