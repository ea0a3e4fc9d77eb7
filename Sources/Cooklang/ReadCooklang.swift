/// Takes a Cooklang text apart. Any text can be read: what means nothing is words, and named among the problems.
/// No more than `most` items of steps, sections, lines of notes and of metadata are taken: what is behind stays text
/// that belongs to nothing, and `cut` says where it begins. Takes time by the length of the text. Source: the Cooklang specification, with its canonical tests.
package func readCooklang(_ text: String, most: Int = 50_000) -> CooklangDocument {
  var reader = BlockReader(Array(text.utf8), most: most)
  return reader.read()
}

/// Puts lines together to steps, notes, sections and metadata.
struct BlockReader {
  private var document: CooklangDocument
  private let bytes: [UInt8]
  private let most: Int
  private var items = 0
  private var paragraph: [CooklangLine] = []

  init(_ bytes: [UInt8], most: Int) {
    (self.bytes, self.most) = (bytes, most)
    document = CooklangDocument(bytes: bytes)
  }

  mutating func read() -> CooklangDocument {
    document.frontMatter = frontMatter(of: bytes)
    var lines = LineReader(bytes, from: document.frontMatter?.range.upperBound ?? byteOrderMark(of: bytes))
    var isAfterNote = false
    while document.cut == nil, let line = lines.next() {
      let isNote = !line.isBlank && takeLine(line, isAfterNote: isAfterNote)
      if line.isBlank { finishStep() }
      isAfterNote = isNote
    }
    finishStep()
    if let open = lines.openComment {
      document.problems.append(CooklangProblem(at: open, kind: .openComment))
    }
    document.problems.sort { $0.at < $1.at }
    return document
  }

  /// Takes a line that is not blank; tells whether it is one of a note.
  private mutating func takeLine(_ line: CooklangLine, isAfterNote: Bool) -> Bool {
    let first = bytes[line.range.lowerBound]
    guard first == UInt8(ascii: "=") || first == UInt8(ascii: ">") else {
      paragraph.append(line)
      return false
    }
    finishStep()
    guard document.cut == nil else { return false }
    guard items < most else {
      cut(at: line.range.lowerBound)
      return false
    }
    items += 1
    if first == UInt8(ascii: "=") {
      document.blocks.append(.section(section(line)))
      return false
    }
    if let metadata = metadata(line) {
      document.blocks.append(.metadata(metadata))
      return false
    }
    let words = note(line)
    // Taken out, so that its text grows in place.
    if isAfterNote, case .note(var note)? = document.blocks.popLast() {
      note.range = note.range.lowerBound..<line.range.upperBound
      if !note.text.isEmpty, !words.isEmpty { note.text += " " }
      note.text += words
      document.blocks.append(.note(note))
    } else {
      document.blocks.append(.note(CooklangNote(range: line.range, text: words)))
    }
    return true
  }

  private mutating func cut(at place: Int) {
    document.cut = place
    document.problems.append(CooklangProblem(at: place, kind: .tooManyItems(most: most)))
  }

  private mutating func finishStep() {
    guard let first = paragraph.first, let last = paragraph.last else { return }
    var clean = CleanText(from: first.range.lowerBound)
    for (index, line) in paragraph.enumerated() {
      if index > 0 { clean.appendLineEnd(paragraph[index - 1].range.upperBound..<line.range.lowerBound) }
      clean.append(bytes, line)
    }
    paragraph = []
    guard document.cut == nil else { return }
    var reader = StepReader(clean, most: most - items)
    let found = reader.items()
    document.problems += reader.problems.prefix(max(0, CooklangProblem.most - document.problems.count))
    guard reader.cut == nil else {
      cut(at: first.range.lowerBound)
      return
    }
    items += found.count
    guard !found.isEmpty else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    document.blocks.append(.step(CooklangStep(range: range, items: found)))
  }
}

extension BlockReader {
  /// `= Title`, `== Title ==`, `===`. Source: the specification, Sections.
  private func section(_ line: CooklangLine) -> CooklangSection {
    let clean = behind(UInt8(ascii: "="), of: line)
    var title = clean.trimmed(0..<clean.bytes.count)
    while let last = title.last, clean.bytes[last] == UInt8(ascii: "=") { title = title.dropLast() }
    title = clean.trimmed(title)
    return CooklangSection(range: line.range, title: clean.words(title), titleRange: clean.range(title))
  }

  private func note(_ line: CooklangLine) -> String {
    let clean = behind(UInt8(ascii: ">"), of: line)
    return clean.words(clean.trimmed(0..<clean.bytes.count))
  }

  /// Nil when it is no `>> key: value`.
  private func metadata(_ line: CooklangLine) -> CooklangMetadata? {
    guard line.range.count > 1, bytes[line.range.lowerBound + 1] == UInt8(ascii: ">") else { return nil }
    let clean = behind(UInt8(ascii: ">"), of: line)
    guard let colon = clean.bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = clean.trimmed(0..<colon)
    guard !key.isEmpty else { return nil }
    let value = clean.trimmed((colon + 1)..<clean.bytes.count)
    return CooklangMetadata(
      range: line.range, key: clean.words(key), keyRange: clean.range(key), value: clean.words(value),
      valueRange: clean.range(value))
  }

  /// What stands behind the marks a line begins with.
  private func behind(_ mark: UInt8, of line: CooklangLine) -> CleanText {
    let start = line.range.first { bytes[$0] != mark } ?? line.range.upperBound
    var clean = CleanText(from: start)
    clean.append(bytes, line, from: start)
    return clean
  }
}
