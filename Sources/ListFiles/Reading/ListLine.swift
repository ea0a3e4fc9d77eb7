import Kitchen
import Values

/// What a line of a text says.
enum ReadLine: Equatable {
  case blank
  /// A section, or the list's title; `level` is 1 for the outermost.
  case heading(String, level: Int)
  /// A row of "=" or "-": the line above is a heading.
  case underline(level: Int)
  case item(WrittenLine)
}

/// Reads a line of plain text, of a Markdown list or of todo.txt: each is known by what it begins with.
func readLine(_ raw: String) -> ReadLine {
  let text = raw.trimmingSpaces()
  if text.isEmpty { return .blank }
  if text.count >= 3, let first = text.first, "=-*_".contains(first), text.allSatisfy({ $0 == first }) {
    return first == "=" ? .underline(level: 1) : first == "-" ? .underline(level: 2) : .blank
  }
  let marks = text.prefix { $0 == "#" }.count
  if (1...6).contains(marks), text.dropFirst(marks).first.map({ $0 == " " }) ?? true {
    let title = String(text.dropFirst(marks)).trimmingSpaces()
    let bare = String(title.reversed().drop { $0 == "#" }.reversed()).trimmingSpaces()
    return bare.isEmpty ? .blank : .heading(ListWords(bare).plain, level: marks)
  }
  var line = ListWords(text)
  let isListed = line.dropBullet()
  let box = line.dropBox()
  var mark = box ?? nil
  if !isListed, box == nil, line.text.hasSuffix(":"), line.text.count > 1 {
    return .heading(String(line.text.dropLast()), level: 2)
  }
  if !isListed, box == nil, line.dropDone() { mark = .bought }
  if line.dropStrike() { mark = .bought }
  var tags = line.dropTags()
  if tags.isOut { mark = mark ?? .out }
  guard var item = line.item() else {
    return line.text.isEmpty ? .blank : .item(WrittenLine(name: line.plain))
  }
  item.mark = mark
  item.section = tags.section
  if let priority = line.priority { tags.others.insert(priority, at: 0) }
  if !tags.others.isEmpty {
    item.note = ([item.note].compactMap(\.self) + tags.others).joined(separator: " ")
    item.words = nil
  }
  return .item(item)
}
