/// What must stand before the next letter.
enum ForeignNeed: UInt8 {
  /// No space: the letter goes on with a word.
  case none
  case any
  /// The start of a word, or a sign.
  case word
  /// A space, or punctuation.
  case gap
}

extension SaidText {
  /// Whether the letter at this place of the line may be next.
  func fits(_ at: Int, _ need: ForeignNeed) -> Bool {
    if ignoresSpaces { return true }
    return switch need {
    case .any: true
    case .none: gap(at) != .hard || at == 0
    case .word, .gap: gap(at) != .none
    }
  }

  /// Where what comes next may begin, words to skip aside.
  func places(_ at: Int, _ need: ForeignNeed) -> [Int] {
    (need == .none && !ignoresSpaces ? [at] : reachable(at)).filter { $0 < count && fits($0, need) }
  }

  /// Every end of these letters from there: words to skip may stand between words, and an apostrophe
  /// may be there or not.
  func ends(
    of written: [FoldedText.Letter], at start: Int, _ need: ForeignNeed, skips: Bool = true
  ) -> [Int] {
    var found: [Int] = []
    var open: [(index: Int, at: Int, need: ForeignNeed)] = [(0, start, need)]
    while let (index, at, need) = open.popLast() {
      guard index < written.count else {
        if !found.contains(at) { found.append(at) }
        continue
      }
      let letter = written[index].scalar
      if letter == "'", index > 0 || need != .word, at >= count || letters[at].scalar != "'" {
        open.append((index + 1, at, self.need(written, index + 1)))
      }
      let starts = skips || index > 0 ? places(at, need) : fits(at, need) ? [at] : []
      for place in starts.reversed() where place < count {
        let other = letters[place].scalar
        if other == letter {
          open.append((index + 1, place + 1, self.need(written, index + 1)))
        } else if other == "'", letter != "'", place > 0 {
          open.append((index, place + 1, .none))
        }
      }
    }
    return found
  }

  /// What stands before the letter at this place of what is written.
  func need(_ written: [FoldedText.Letter], _ index: Int) -> ForeignNeed {
    guard index < written.count else { return .none }
    return switch written[index].gap {
    case .none: .none
    case .soft: .any
    case .hard: .gap
    }
  }
}
