import Kitchen

extension CategoryPeriod: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(category, subcategory, place.rawValue, kept?.text, after?.rawValue, used?.text, source)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      category: try r.read(), subcategory: try r.read(), place: try r.word(), kept: try r.period(),
      after: try r.optionalWord(), used: try r.period(), source: try r.read())
  }
}

extension FoodKeeping: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(name, foods, names, category, subcategory, place.rawValue, kind.rawValue)
    writer.write(shelf?.text, shelfOpened?.text, refrigerator?.text, refrigeratorOpened?.text)
    writer.write(thawed?.text, freezer?.text, tip)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      name: try r.read(), foods: try r.read(), names: try r.read(), category: try r.read(),
      subcategory: try r.read(), place: try r.word(), kind: try r.word(), shelf: try r.figure(),
      shelfOpened: try r.figure(), refrigerator: try r.figure(), refrigeratorOpened: try r.figure(),
      thawed: try r.figure(), freezer: try r.figure(), tip: try r.read())
  }
}

extension CompactReader {
  fileprivate mutating func word<Word: RawRepresentable<String>>() throws(CompactError) -> Word {
    guard let word = Word(rawValue: try read()) else { throw CompactError() }
    return word
  }

  fileprivate mutating func optionalWord<Word: RawRepresentable<String>>() throws(CompactError) -> Word? {
    guard let text = try read(String?.self) else { return nil }
    guard let word = Word(rawValue: text) else { throw CompactError() }
    return word
  }

  fileprivate mutating func period() throws(CompactError) -> Period? {
    guard let text = try read(String?.self) else { return nil }
    guard let period = Period(text) else { throw CompactError() }
    return period
  }

  fileprivate mutating func figure() throws(CompactError) -> KeepingFigure? {
    guard let text = try read(String?.self) else { return nil }
    guard let figure = KeepingFigure(text) else { throw CompactError() }
    return figure
  }
}
