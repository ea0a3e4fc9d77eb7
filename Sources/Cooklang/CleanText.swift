/// Bytes of a text without its comments, each with the place it has in the text. A line end inside is one `\n`.
struct CleanText {
  private(set) var bytes: [UInt8] = []
  /// Where each byte stands in the text.
  private var places: [Int] = []
  /// Where the text goes on behind the last one.
  private(set) var end: Int

  init(from start: Int) { end = start }

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a part of the text that has neither comment nor line end.
  mutating func append(_ source: [UInt8], _ range: CooklangRange) {
    bytes += source[range]
    places += range
    end = range.upperBound
  }

  /// Adds the end of a line.
  mutating func appendLineEnd(_ range: CooklangRange) {
    bytes.append(0x0A)
    places.append(range.lowerBound)
    end = range.upperBound
  }

  /// The place in the text that a byte has; for the one behind the last, where the text goes on.
  func place(_ index: Int) -> Int { index < places.count ? places[index] : end }

  /// The place in the text of some of these bytes; an empty one stands directly behind the byte before it.
  func range(_ range: Range<Int>) -> CooklangRange {
    if range.isEmpty {
      let before = range.lowerBound - 1
      let at = before < 0 || bytes[before] == 0x0A ? place(range.lowerBound) : places[before] + 1
      return at..<at
    }
    let last = range.upperBound - 1
    // What follows a line end tells where it ends.
    let end = bytes[last] == 0x0A ? place(range.upperBound) : places[last] + 1
    return places[range.lowerBound]..<end
  }

  /// The same bytes without white space and line ends at either side.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      let length = max(spaceLength(bytes, at: start), lineEndLength(bytes, at: start))
      guard length > 0, start + length <= end else { break }
      start += length
    }
    while start < end {
      let length = blankLength(bytes, before: end, from: start)
      guard length > 0 else { break }
      end -= length
    }
    return start..<end
  }

  /// These bytes as words, each line end a space.
  func words(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
  }
}
