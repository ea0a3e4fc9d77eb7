/// A line of a text as it is read: one that a comment in brackets goes over is longer than an editor's.
struct CooklangLine {
  /// Without its end.
  var range: CooklangRange
  /// Where its end ends.
  var next: Int
  /// What of it is a comment.
  var comments: [CooklangRange] = []
  /// Whether there is nothing but white space beside its comments.
  var isBlank = true
}

/// Cuts a text into lines and finds the comments in them, in one walk over the bytes.
struct LineReader {
  private let bytes: [UInt8]
  private var place: Int
  /// Where the last `-]` stands, so that nobody looks for one that never comes.
  private let lastClose: Int
  /// The first `[-` that never closes.
  private(set) var openComment: Int?

  init(_ bytes: [UInt8], from place: Int) {
    (self.bytes, self.place) = (bytes, place)
    var last = bytes.count - 1
    while last > place, !(bytes[last] == UInt8(ascii: "]") && bytes[last - 1] == UInt8(ascii: "-")) {
      last -= 1
    }
    lastClose = last > place ? last - 1 : -1
  }

  /// The next line; nil behind the last.
  mutating func next() -> CooklangLine? {
    guard place < bytes.count else { return nil }
    let start = place
    var line = CooklangLine(range: start..<start, next: start)
    while place < bytes.count {
      let byte = bytes[place]
      let ending = lineEndLength(bytes, at: place)
      if ending > 0 {
        line.range = start..<place
        place += ending
        line.next = place
        return line
      }
      if byte == UInt8(ascii: "-"), let end = lineComment() {
        line.comments.append(place..<end)
        place = end
      } else if byte == UInt8(ascii: "["), let end = blockComment() {
        line.comments.append(place..<end)
        place = end
      } else {
        let space = spaceLength(bytes, at: place)
        if space == 0 { line.isBlank = false }
        place += max(1, space)
      }
    }
    line.range = start..<place
    line.next = place
    return line
  }

  /// Where the comment that begins with these dashes ends; nil, and past them, when there is none. Three dashes
  /// are no comment: a line of them parts front matter from the rest. Source: canonical tests, testMetadataBreak.
  private mutating func lineComment() -> Int? {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end - place == 2 || end - place > 3 else {
      // All but the last, which the caller steps over.
      place = end - 1
      return nil
    }
    while end < bytes.count, lineEndLength(bytes, at: end) == 0 { end += 1 }
    return end
  }

  private mutating func blockComment() -> Int? {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "-") else { return nil }
    guard place + 2 <= lastClose else {
      openComment = openComment ?? place
      return nil
    }
    var end = place + 2
    while !(bytes[end] == UInt8(ascii: "-") && bytes[end + 1] == UInt8(ascii: "]")) { end += 1 }
    return end + 2
  }
}

extension CleanText {
  /// Adds a line without its comments and its end, from a place on.
  mutating func append(_ source: [UInt8], _ line: CooklangLine, from start: Int? = nil) {
    var place = start ?? line.range.lowerBound
    for comment in line.comments where comment.lowerBound >= place {
      append(source, place..<comment.lowerBound)
      place = comment.upperBound
    }
    append(source, place..<max(place, line.range.upperBound))
  }
}
