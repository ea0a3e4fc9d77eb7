import Catalogue
package import Kitchen
import Values

/// What a file says is to be bought.
package struct ReadList: Hashable, Sendable {
  /// How the file is written.
  package enum Form: String, Hashable, Sendable { case text, csv }

  package var form: Form
  /// In the order of the file.
  package var lines: [WrittenLine] = []
  /// Headings that name no section, as written, once each; the title of the list is none of them.
  package var otherHeadings: [String] = []
  /// Columns that hold something and are not read.
  package var unread: [String] = []
}

/// Why a file is no list that can be read. Nothing is taken from it then.
package enum ListFileFault: Error, Hashable, Sendable {
  case cannotBeRead
  /// It is larger than lists are, in bytes.
  case tooLarge(most: Int)
  case tooManyLines(most: Int)
  /// That line is longer than anybody writes one, in characters.
  case lineTooLong(line: Int, most: Int)
  /// Not UTF-8, or it holds control characters: no text at all.
  case notText
  /// Nothing is on it.
  case empty
  /// JSON or a page, which are written and not read.
  case notReadBack(ListFormat)
  /// The quote that opens there never closes.
  case openQuote(line: Int)
  /// The cells of its first line stand apart at semicolons or tabs.
  case otherSeparators
}

/// How much of a file is read: far beyond what is bought in a year.
package enum ListFileLimit {
  /// Bytes of a file.
  package static let bytes = 2 << 20
  package static let lines = 10_000
  /// Characters of a line; from so many on it is none.
  package static let characters = 1_000
}

/// Reads the text of a file: comma-separated values whose first line names a column of items, else one item a line, as
/// plain text, Markdown or todo.txt have it. Every line that is no heading gives an item, in its own words where no
/// amount is found in it. Source: docs/lists.md.
package func readList(_ bytes: some Collection<UInt8>) throws(ListFileFault) -> ReadList {
  guard bytes.count <= ListFileLimit.bytes else { throw .tooLarge(most: ListFileLimit.bytes) }
  guard var text = String(validating: bytes, as: UTF8.self) else { throw .notText }
  if text.unicodeScalars.first == "\u{FEFF}" { text = String(text.unicodeScalars.dropFirst()) }
  let isBinary = text.unicodeScalars.contains { scalar in
    (scalar.value < 0x20 && scalar != "\n" && scalar != "\r" && scalar != "\t")
      || (0x7F...0x9F).contains(scalar.value)
  }
  if isBinary { throw .notText }
  let ends = text.unicodeScalars.map { ["\u{2028}", "\u{2029}"].contains($0) ? "\n" : $0 }
  text = String(String.UnicodeScalarView(ends))
  // Marks of the direction of writing, which telephones put into what is copied: nothing is lost without them.
  text.unicodeScalars.removeAll { $0.steersTerminal && $0.value > 0x9F }
  let start = text.prefix(200).lowercased().filter { !$0.isWhitespace }
  if start.isEmpty, !text.contains(where: { !$0.isWhitespace }) { throw .empty }
  if ["{\"", "{}", "[{", "[\""].contains(where: start.hasPrefix) { throw .notReadBack(.json) }
  if ["<!doctype", "<html", "<?xml"].contains(where: start.hasPrefix) { throw .notReadBack(.html) }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  guard lines.count <= ListFileLimit.lines + 1 else { throw .tooManyLines(most: ListFileLimit.lines) }
  for (index, line) in lines.enumerated() where line.utf8.count >= ListFileLimit.characters {
    guard line.count < ListFileLimit.characters else {
      throw .lineTooLong(line: index + 1, most: ListFileLimit.characters)
    }
  }
  let list = try csvList(text) ?? textList(lines)
  guard !list.lines.isEmpty else { throw .empty }
  return list
}

/// The same of a file, or of standard input for "-". No more than `ListFileLimit.bytes` are ever read.
package func readList(at path: String) throws(ListFileFault) -> ReadList {
  if path != "-", let size = stamp(of: path)?.size, size > ListFileLimit.bytes {
    throw .tooLarge(most: ListFileLimit.bytes)
  }
  let most = ListFileLimit.bytes
  guard let bytes = path == "-" ? readBytes(from: 0, most: most) : readBytes(at: path, most: most) else {
    throw .cannotBeRead
  }
  return try readList(bytes)
}

/// One item a line under its section's heading.
private func textList(_ lines: [Substring]) -> ReadList {
  var list = ReadList(form: .text)
  var section: ListSection?
  var isUnderlined = false
  for (index, raw) in lines.enumerated() {
    if isUnderlined {
      isUnderlined = false
      continue
    }
    var line = readLine(String(raw))
    if index + 1 < lines.count, case .underline(let level) = readLine(String(lines[index + 1])),
      case .item(let item) = line, level == 1 || item.mark == nil
    {
      line = .heading(String(raw).trimmingSpaces(), level: level)
      isUnderlined = true
    }
    switch line {
    case .blank, .underline: continue
    case .heading(let title, let level):
      section = SectionNames.section(named: title)
      // The outermost heading is what the list is called.
      guard section == nil, level > 1, !list.otherHeadings.contains(title) else { continue }
      list.otherHeadings.append(title)
    case .item(var item):
      item.section = item.section ?? section
      list.lines.append(item)
    }
  }
  return list
}
