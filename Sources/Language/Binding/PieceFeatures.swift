import Values

/// What the learned binding looks at beside each piece of a line: its kind and word, its neighbours, and the words
/// and kinds of its sentence to the left and to the right. Hashed; two features may share a number.
///
/// Source: features of conditional taggers (Lafferty et al. 2001; Collins 2002).
struct PieceFeatures {
  /// By piece, ascending and each once.
  private(set) var ids: [[UInt32]] = []

  static let space: UInt32 = 1 << 22
  private static let reach = 9

  private enum Place: UInt64 {
    case own = 1, ownWord, before, after, before2, after2, before3, after3, pairBefore, pairAfter, around,
      group, groupBefore,
      groupAfter, groupAround, left, right, leftKind, rightKind, list, size, other, shape, ownBefore,
      ownAfter,
      nearValueBefore, nearValueAfter, kinds, kinds3, leftGroup, rightGroup, line, lineKind,
      bagLeft, bagRight, prefix, suffix
  }

  init(_ pieces: [Piece], _ scan: Scan, _ words: ModelWords) {
    let texts = pieces.map { Self.symbol($0, scan) }
    let groups = texts.map { words.groups[$0]?.first ?? $0 }
    let kinds = pieces.map { UInt64($0.kind.rawValue) &+ 1000 &+ ($0.list == "diet" ? 100 : 0) }
    let edge: UInt64 = 77
    func at(_ list: [UInt64], _ place: Int) -> UInt64 { list.indices.contains(place) ? list[place] : edge }
    let lineKinds = Set(zip(pieces, kinds).filter { $0.0.kind.isValue }.map(\.1))
    for place in pieces.indices {
      var found: [UInt32] = []
      let own = kinds[place]
      func add(_ value: UInt64, _ where_: Place) {
        let mixed = (value ^ where_.rawValue &* 0xD6E8_FEB8_6659_FD93) &* 0xFF51_AFD7_ED55_8CCD
        found.append(UInt32(truncatingIfNeeded: (mixed ^ mixed >> 33) >> 20) & (Self.space - 1))
      }
      func both(_ a: UInt64, _ b: UInt64) -> UInt64 { ModelWords.joined(a, b) }
      let piece = pieces[place]
      add(own, .own)
      add(texts[place], .ownWord)
      if groups[place] != texts[place] { add(groups[place], .group) }
      let before = at(texts, place - 1)
      let after = at(texts, place + 1)
      add(both(own, before), .before)
      add(both(own, after), .after)
      add(both(own, at(texts, place - 2)), .before2)
      add(both(own, at(texts, place + 2)), .after2)
      add(both(own, at(texts, place - 3)), .before3)
      add(both(own, at(texts, place + 3)), .after3)
      add(both(own, both(at(texts, place - 2), before)), .pairBefore)
      add(both(own, both(after, at(texts, place + 2))), .pairAfter)
      add(both(own, both(before, after)), .around)
      add(both(texts[place], before), .ownBefore)
      add(both(texts[place], after), .ownAfter)
      add(both(own, at(groups, place - 1)), .groupBefore)
      add(both(own, at(groups, place + 1)), .groupAfter)
      add(both(own, both(at(groups, place - 1), at(groups, place + 1))), .groupAround)
      add(both(own, both(at(kinds, place - 1), at(kinds, place + 1))), .kinds)
      add(both(both(own, at(kinds, place - 2)), both(at(kinds, place - 1), at(kinds, place + 1))), .kinds3)
      for other in piece.others { add(both(own, UInt64(other.rawValue)), .other) }
      if piece.kind == .number { add(Self.size(piece, scan), .size) }
      if !piece.list.isEmpty { add(ModelWords.hash(piece.list), .list) }
      // The sentence around it.
      var hasValueBefore = false
      var step = place - 1
      while step >= 0, place - step <= Self.reach, pieces[step].kind != .end {
        let isNear = place - step <= 4
        if pieces[step].kind == .word || pieces[step].kind == .pronoun || pieces[step].kind == .unknown {
          add(both(own, texts[step]), .left)
          add(groups[step], .bagLeft)
          if groups[step] != texts[step] { add(both(own, groups[step]), .leftGroup) }
        }
        if pieces[step].kind.isValue {
          add(both(own, both(kinds[step], isNear ? 1 : 2)), .leftKind)
          if !hasValueBefore { add(both(own, kinds[step]), .nearValueBefore) }
          hasValueBefore = true
        }
        step -= 1
      }
      var hasValueAfter = false
      step = place + 1
      while step < pieces.count, step - place <= Self.reach, pieces[step].kind != .end {
        let isNear = step - place <= 4
        if pieces[step].kind == .word || pieces[step].kind == .pronoun || pieces[step].kind == .unknown {
          add(both(own, texts[step]), .right)
          add(groups[step], .bagRight)
          if groups[step] != texts[step] { add(both(own, groups[step]), .rightGroup) }
        }
        if pieces[step].kind.isValue {
          add(both(own, both(kinds[step], isNear ? 1 : 2)), .rightKind)
          if !hasValueAfter { add(both(own, kinds[step]), .nearValueAfter) }
          hasValueAfter = true
        }
        step += 1
      }
      for kind in lineKinds { add(both(own, kind), .lineKind) }
      if piece.kind == .word || piece.kind == .unknown {
        let word = Array(scan.word(piece.tokens.lowerBound).utf8)
        if word.count > 4 {
          add(ModelWords.hash(word.prefix(4)), .prefix)
          add(ModelWords.hash(word.suffix(3)), .suffix)
        }
      }
      found.sort()
      ids.append(found.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    }
  }

  /// What stands for the piece among words: the word's stem, or its kind.
  private static func symbol(_ piece: Piece, _ scan: Scan) -> UInt64 {
    switch piece.kind {
    case .word, .pronoun, .unknown, .comma, .end: ModelWords.hash(Stem.of(scan.word(piece.tokens.lowerBound)))
    case .food where piece.list == "diet": ModelWords.hash("#diet")
    default: ModelWords.hash("#\(piece.kind)")
    }
  }

  private static func size(_ piece: Piece, _ scan: Scan) -> UInt64 {
    guard let number = NumberParser(scan: scan).number(at: piece.tokens.lowerBound)?.value else { return 0 }
    if !number.isWhole { return 1 }
    return number.numerator <= 12 ? 2 : number.numerator <= 31 ? 3 : number.numerator <= 110 ? 4 : 5
  }
}
