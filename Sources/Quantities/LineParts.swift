import Values

/// Parts a line into its amounts, the food, what is done with it, and what is said about it.
struct LineParts {
  let reader: LineWords
  let bytes: [UInt8]
  var notes: [String] = []
  var comments: [String] = []

  init(_ reader: LineWords, line: String) {
    self.reader = reader
    bytes = Array(line.utf8)
  }

  mutating func read(_ result: inout IngredientLine) {
    let start = beginning()
    guard start < reader.count else {
      result.confidence = 0
      return
    }
    if isNegative(start) || isParagraph {
      result.name = ""
      result.confidence = 0.2
      return
    }
    var at = purposeEnd(start)
    if at > start { keepPurpose(&result, start..<at) }
    if let end = worthEnd(at) {
      note(&result, at..<end)
      at = end
    }
    let extract = extracted(at)
    if let extract {
      notes.append(text(extract.what))
      at = extract.of
    }
    let can = numberedCan(at)
    if let can { at = can.end }
    if can == nil, let found = reader.amounts(at: at, isStart: true), found.end > at {
      result.amounts = found.amounts
      at = found.end
    } else if let found = inside(from: at) {
      result.amounts = found.amounts
      if let can, result.amounts[0].unit == nil { result.amounts[0].unit = can.unit }
      readName(&result, at..<found.begin)
      let comma = reader.tokens.firstIndex { $0.isSign(",") } ?? found.begin
      if let end = kindEnd(comma, found.begin), comma > at { setName(&result, [at..<end]) }
      readRest(&result, found.end..<reader.count)
      return finish(&result)
    }
    at = skippingSigns(at)
    while ["each", "of", "ea"].contains(reader.word(at)) || reader.isSign(":", at)
      || reader.isSign(".", at) && reader.word(at - 1) == "ea"
    { at += 1 }
    readName(&result, at..<reader.count)
    if let extract,
      let part = extract.what.first(where: { ["yolks", "yolk", "whites", "white"].contains(reader.word($0)) }
      ),
      result.name == "eggs" || result.name == "egg"
    {
      result.name = "egg " + reader.word(part)
    }
    finish(&result)
  }

  /// "10 cents' worth of saffron": money tells no amount of food.
  private func worthEnd(_ start: Int) -> Int? {
    guard let price = reader.number(at: start),
      let at = (price.end..<price.end + 4).first(where: {
        reader.word($0) == "worth"
      })
    else { return nil }
    return reader.word(at + 1) == "of" ? at + 2 : nil
  }

  /// "#10 can pumpkin, 1 ea": which can it is stands first, and how many behind the food.
  private func numberedCan(_ at: Int) -> (unit: Unit, end: Int)? {
    guard reader.isSign("#", at), let end = reader.numbered(at),
      let unit = reader.unit(at: end, behindNumber: false), unit.unit.isContainer,
      inside(from: unit.end) != nil
    else { return nil }
    return unit
  }

  /// "For serving: cooked rice", "optional: 1 tsp salt": behind the colon.
  private func purposeEnd(_ start: Int) -> Int {
    guard reader.word(start) == "for" || isOptional(start), start + 1 < reader.count,
      let colon = (start + 1..<min(reader.count, start + 6)).first(where: { reader.isSign(":", $0) }),
      colon + 1 < reader.count
    else { return start }
    return colon + 1
  }

  private mutating func keepPurpose(_ result: inout IngredientLine, _ range: Range<Int>) {
    note(&result, range.lowerBound..<range.upperBound - 1)
  }

  /// Behind bullets, boxes and words without meaning.
  func beginning() -> Int {
    var at = 0
    while at < reader.count {
      if case .sign = reader.tokens[at].kind, !reader.isSign("(", at), !reader.isSign("~", at),
        !reader.isSign("#", at)
      {
        if reader.isSign("-", at), reader.text(at) == "-", at + 1 < reader.count,
          reader.tokens[at + 1].number != nil,
          reader.isGlued(at + 1)
        {
          break
        }
        if reader.isSign("[", at), let close = reader.closing(at, before: reader.count), close <= at + 2 {
          at = close
        }
        at += 1
      } else if reader.has(.filler, at), !reader.has(.article, at), fillersLead(at) {
        at += 1
      } else {
        break
      }
    }
    return at
  }

  /// Words without meaning with an amount behind them: "um let's see three".
  func fillersLead(_ start: Int) -> Bool {
    var at = start
    while reader.has(.filler, at) || ["see", "me"].contains(reader.word(at)) { at += 1 }
    guard at < reader.count else { return false }
    return reader.amount(at: at, isStart: true) != nil || reader.word(start) == "um"
      || reader.word(at - 1) == "see" && at > start
  }

  /// "-2 cups" is no amount.
  func isNegative(_ at: Int) -> Bool {
    reader.isSign("-", at) && at + 1 < reader.count && reader.tokens[at + 1].number != nil
  }

  /// A list pasted as one: more measured amounts than a line holds.
  var isParagraph: Bool {
    guard reader.count > 30 else { return false }
    var measured = 0
    for at in 0..<reader.count where reader.tokens[at].number != nil {
      if reader.unit(at: at + 1, behindNumber: true) != nil { measured += 1 }
    }
    return measured > 7
  }

  func skippingSigns(_ at: Int) -> Int {
    var at = at
    while at < reader.count, case .sign = reader.tokens[at].kind, !reader.isSign("(", at),
      !reader.isSign("[", at), !isQuote(at)
    { at += 1 }
    if reader.word(at) == "of" { at += 1 }
    return at
  }

  /// A quotation mark that opens: "'00' flour".
  private func isQuote(_ at: Int) -> Bool {
    reader.isSign("'", at) && !reader.isGlued(at) && reader.isGlued(at + 1)
  }

  /// "The juice of 1 lemon": where the amount begins.
  func extracted(_ start: Int) -> (of: Int, what: Range<Int>)? {
    var at = start
    if reader.word(at) == "the" { at += 1 }
    let first = at
    while reader.has(.extract, at), reader.word(at) != "of" { at += 1 }
    guard at > first, at < first + 6 else { return nil }
    if ["of", "from"].contains(reader.word(at)),
      reader.number(at: at + 1) != nil || reader.has(.article, at + 1)
    {
      return (at + 1, start..<at + 1)
    }
    // "Juice 1 lemon".
    return reader.tokens.indices.contains(at) && reader.tokens[at].number != nil ? (at, start..<at) : nil
  }

  /// As it was written, spaces made one.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let slice = bytes[
      reader.tokens[range.lowerBound].range.lowerBound..<reader.tokens[range.upperBound - 1].range.upperBound]
    let written = String(decoding: slice, as: UTF8.self)
    guard
      slice.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 < 0x20 || $0 >= 0x80 }) || written.contains("  ")
    else {
      return written
    }
    var plain = ""
    for at in range {
      if at > range.lowerBound, !reader.isGlued(at) { plain += " " }
      let token = reader.tokens[at]
      plain +=
        token.text == "–" || token.number != nil || bytes[token.range].contains(0x26)
        ? token.text : String(decoding: bytes[token.range], as: UTF8.self).filter { $0 != "\u{00AD}" }
    }
    return plain
  }
}
