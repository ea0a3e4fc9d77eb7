/// The text of a document, byte for byte as it was read: every part from its place, and what is between them.
package func writeCooklang(_ document: CooklangDocument) -> String {
  var writer = PlaceWriter(bytes: document.bytes)
  if let front = document.frontMatter { writer.write(front.range) }
  for block in document.blocks {
    if case .step(let step) = block { step.items.forEach { writer.write($0.range) } }
    writer.write(block.range)
  }
  return writer.finished()
}

/// Copies places of a text in their order, with what stands before each of them.
struct PlaceWriter {
  private let bytes: [UInt8]
  private var written: [UInt8] = []
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    written.reserveCapacity(bytes.count)
  }

  /// Copies up to the place's end; what of it was copied already is not copied twice.
  mutating func write(_ range: CooklangRange) {
    let end = min(max(range.upperBound, place), bytes.count)
    written += bytes[place..<end]
    place = end
  }

  /// Writes other words where a place is; what stands before it is copied.
  mutating func write(_ words: String, insteadOf range: CooklangRange) {
    write(place..<max(place, range.lowerBound))
    written += words.utf8
    place = max(place, range.upperBound)
  }

  /// All of it, with what is left behind the last place.
  mutating func finished() -> String {
    write(place..<bytes.count)
    return String(decoding: written, as: UTF8.self)
  }
}
