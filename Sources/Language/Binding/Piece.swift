import Values

/// One piece of a line as the learned binding sees it: a value that a parser read, or a single word.
struct Piece {
  /// What stands there, in the order preferred among values of equal length.
  enum Kind: UInt8, CaseIterable {
    case person, money, days, amount, minutes, food, role, pronoun, number, store, name, unknown, word, comma,
      end

    /// Names, counts or measures something.
    var isValue: Bool { rawValue <= Kind.store.rawValue && self != .pronoun }
  }

  var kind: Kind
  /// The list of a food ("diet", "allergen", "ingredient"); "" for all others.
  var list: String
  /// Its tokens.
  var tokens: Range<Int>
  /// Kinds that other parsers read at the same place.
  var others: Set<Kind> = []
}

extension Scan {
  /// The line as pieces, in order and without gaps: at each place the longest value.
  func pieces() -> [Piece] {
    var result: [Piece] = []
    var at = 0
    while at < count {
      let piece = piece(at: at)
      result.append(piece)
      at = piece.tokens.upperBound
    }
    return result
  }

  private func piece(at: Int) -> Piece {
    if tokens[at].isSeparator {
      return Piece(kind: tokens[at].kind == .end ? .end : .comma, list: "", tokens: at..<at + 1)
    }
    var best: (end: Int, kind: Piece.Kind, list: String) = (at, .word, "")
    var others: Set<Piece.Kind> = []
    func offer(_ end: Int?, _ kind: Piece.Kind, list: String = "") {
      guard let end, end > at else { return }
      others.insert(kind)
      if end > best.end || end == best.end && kind.rawValue < best.kind.rawValue { best = (end, kind, list) }
    }
    if let index = lexicon.parserLists.person { offer(self.list(index, at: at).first?.end, .person) }
    if mayCount(at: at) {
      offer(FigureParser(scan: self).money(at: at, bare: false).first?.end, .money)
      offer(DaysParser(scan: self).days(at: at).map(\.end).max(), .days)
      offer(DayParser(scan: self).matches(at: at).map(\.end).max(), .days)
      offer(AmountParser(scan: self).amount(at: at).first { !$0.isWeak }?.end, .amount)
      offer(DurationParser(scan: self).duration(at: at).first?.end, .minutes)
      offer(NumberParser(scan: self).number(at: at)?.end, .number)
    }
    if tokens[at].kind == .number { offer(at + 1, .number) }
    if tokens[at].kind == .word {
      for match in FoodParser(scan: self).avoid(at: at, unknown: false) where !match.isWeak {
        // "The", "any" and "to" before a food are words of their own.
        if word(at) == "to" || word(at) == "any" || word(at) == "the" || word(at) == "all" { break }
        if case .item(let list, _, _) = match.value { offer(match.end, .food, list: list) }
      }
      if let index = lexicon.listIndex["store"], let shop = self.list(index, at: at).first, !shop.isWeak {
        offer(shop.end, .store)
      }
      if PersonWords.pronouns.contains(word(at)) { offer(at + 1, .pronoun) }
      let people = PersonParser(scan: self)
      offer(people.role(at: at)?.end, .role)
      if best.end == at, let somebody = people.person(at: at).first {
        let isName = tokens[at].isCapitalised && !(at == 0 || tokens[at - 1].kind == .end)
        if somebody.end > at + 1 {
          offer(somebody.end, .role)
        } else {
          offer(somebody.end, isName ? .name : .unknown)
        }
      }
    }
    if best.end == at { return Piece(kind: .word, list: "", tokens: at..<at + 1) }
    others.remove(best.kind)
    return Piece(kind: best.kind, list: best.list, tokens: at..<best.end, others: others)
  }
}
