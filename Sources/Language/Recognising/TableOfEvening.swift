/// "Tonight. 2 adults + Emma. Lou away. One pan.": how many sit down on the evening that heads a line of notes.
struct TableOfEvening {
  let scan: Scan

  /// Who is there and who is away as sentences of that evening, and the line without them; nil for every other line.
  func parts() -> [String]? {
    guard let day = DayParser(scan: scan).day(at: 0), case .day = day.value, day.end < scan.count,
      scan.tokens[day.end].kind == .end || [":", ","].contains(scan.word(day.end))
    else { return nil }
    let when = scan.utterance.text(tokens: 0..<day.end)
    var (told, gone) = ([String](), [(tokens: Range<Int>, with: String)]())
    var isCounted = false
    for note in notes(from: day.end + 1) {
      if !isCounted, let count = count(note) {
        isCounted = true
        told.append("on \(when) there are \(count) of us")
      } else if let who = absent(note) {
        told.append("\(who) is away on \(when)")
      } else {
        continue
      }
      gone.append((note.lowerBound..<min(note.upperBound + 1, scan.count), ""))
    }
    guard isCounted else { return nil }
    let rest = scan.utterance.replacing(gone).split(separator: " ").joined(separator: " ").withoutOuterMarks
    return told + (rest.isEmpty ? [] : [rest])
  }

  /// The stretches between the ends of sentences.
  private func notes(from start: Int) -> [Range<Int>] {
    var (notes, begin) = ([Range<Int>](), start)
    for at in start..<scan.count + 1 where at == scan.count || scan.tokens[at].kind == .end {
      if at > begin { notes.append(begin..<at) }
      begin = at + 1
    }
    return notes
  }

  /// "2 adults + Emma", "2 adults, 1 kid", "2 grown-ups and Lou": how many they are; nil for every other note.
  private func count(_ note: Range<Int>) -> Int? {
    var (sum, at, isCounted) = (0, note.lowerBound, false)
    skip(["only", "just", "for"], in: scan, at: &at)
    while at < note.upperBound {
      if scan.tokens[at].isSeparator || ["+", "and", "plus", "&"].contains(scan.word(at)) {
        at += 1
      } else if let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value),
        Self.eaters.contains(scan.word(number.end))
      {
        sum += number.value
        at = number.end + 1
        isCounted = true
      } else if ["a", "one"].contains(scan.word(at)), Self.eaters.contains(scan.word(at + 1)) {
        sum += 1
        at += 2
      } else if let person = PersonParser(scan: scan).person(at: at).first {
        sum += 1
        at = person.end
      } else {
        return nil
      }
    }
    return isCounted && (1...20).contains(sum) ? sum : nil
  }

  /// "Lou away", "Tom out".
  private func absent(_ note: Range<Int>) -> String? {
    guard let person = PersonParser(scan: scan).person(at: note.lowerBound).first,
      person.end + 1 == note.upperBound, ["away", "out", "absent"].contains(scan.word(person.end))
    else { return nil }
    return scan.utterance.text(tokens: note.lowerBound..<person.end)
  }

  private static let eaters: Set<String> = [
    "adults", "adult", "kids", "kid", "children", "child", "grown-ups", "grownups", "people", "persons",
    "eaters",
    "ppl",
  ]
}
