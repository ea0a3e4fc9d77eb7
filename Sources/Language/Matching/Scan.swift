import Quantities
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
      $0.isSeparator ? Vocabulary.separator : lexicon.vocabulary.stem($0.text, id: $1)
    }
    words = Set(ids)
    found = Array(repeating: nil, count: lexicon.entities.count * (tokens.count + 1))
    detailMemo = Array(repeating: nil, count: tokens.count + 1)
    textLimit = tokens.count
    textLimit = politeEnd()
  }

  var count: Int { tokens.count }

  /// Few words of content: nothing in it is talk.
  private(set) lazy var isShort = tokens.indices.count(where: isContent) <= 5

  /// Which words may not be passed over; found once.
  lazy var heat = Heat(self)

  /// The amounts of the line, by the one reader of amounts; taken apart once.
  lazy var amounts = SaidAmounts(utterance.raw)

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

  /// A content word: no separator, no stop word, no negation.
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

  /// Whether a sentence ends inside of the stretch.
  func crossesSentences(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { isEnd($0) && !isEnd($0 + 1) && !isEnd($0 - 1) }
  }

  /// An end of a sentence; of several dots, which only hesitate, each.
  private func isEnd(_ at: Int) -> Bool {
    at >= 0 && at < count && tokens[at].kind == .end
  }

  /// After commas and "and" or "or"; nil when nothing joins there.
  func joined(_ end: Int) -> Int? {
    var at = end
    while at < count, tokens[at].kind == .comma, word(at) == "," || word(at) == "/" || word(at) == ";" {
      at += 1
    }
    if ["and", "or", "nor", "plus", "&"].contains(word(at)) { at += 1 }
    if at > end, word(at) == "also" { at += 1 }
    return at > end && at < count ? at : nil
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

extension Scan {
  /// Where the one day ends that begins there; nil where none does.
  func dayEnd(_ at: Int) -> Int? {
    guard at < count, let found = DayParser(scan: self).day(at: at), case .day = found.value else {
      return nil
    }
    return found.end
  }

  /// Whether all words of the stretch are among those.
  func consists(_ range: Range<Int>, of words: Set<String>) -> Bool {
    range.allSatisfy { tokens[$0].isSeparator || words.contains(word($0)) }
  }
}

/// Where the longest of those rows of words ends that stands there; nil where none does.
func end(of patterns: [[String]], in scan: Scan, at start: Int) -> Int? {
  patterns.filter { words in words.indices.allSatisfy { scan.word(start + $0) == words[$0] } }
    .map { start + $0.count }.max()
}

/// Past those words, and no others.
func skip(_ words: Set<String>, in scan: Scan, at: inout Int) {
  while at < scan.count, words.contains(scan.word(at)) { at += 1 }
}
