/// Something written as if it were a mark that means nothing as it stands; it is read as plain text.
package struct CooklangProblem: Hashable, Sendable {
  /// What was begun.
  package enum Kind: Hashable, Sendable {
    /// Braces that never close, behind these words.
    case openBrace(after: String)
    /// `[-` without `-]`.
    case openComment
    /// More pieces of text and marks than the reader was to take; from here on nothing is read.
    case tooManyItems(most: Int)
  }

  /// Where it begins: an offset of bytes.
  package var at: Int
  package var kind: Kind

  /// No more are kept of one text.
  package static let most = 1_000
}

extension CooklangDocument {
  /// The lines of these offsets, from 1, in one walk over the text: the offsets ascend.
  /// Source: the specification, new line characters.
  package func lines(at offsets: [Int]) -> [Int] {
    var line = 1
    var place = 0
    return offsets.map { offset in
      while place < min(offset, bytes.count) {
        let length = lineEndLength(bytes, at: place)
        if length > 0 { line += 1 }
        place += max(1, length)
      }
      return line
    }
  }
}
