/// The times of day a line names, in order, as minutes of the half of the day it is said in; nil where one can't be.
func clockTimes(in line: String) -> [(minutes: Int, half: String?, isWritten: Bool)]? {
  // Not by words: "22:30" is one time.
  let said = line.lowercased().replacing("a.m.", with: "am").replacing("p.m.", with: "pm")
    .split { $0.isWhitespace || "-–,?!;".contains($0) }
    .map { String($0.hasSuffix(".") ? $0.dropLast() : $0).replacing(".", with: ":") }
  var times: [(minutes: Int, half: String?, isWritten: Bool)] = []
  for (at, word) in said.enumerated() {
    let parts = word.split(separator: ":")
    var text = String(parts.first ?? "")
    var half = ["am", "pm"].first { text.hasSuffix($0) && text.count > 2 }
    if let found = half { text.removeLast(found.count) }
    guard let hour = hours[word] ?? Int(text), (0...24).contains(hour) else { continue }
    var minute = 0
    if parts.count == 2 {
      var tail = String(parts[1])
      if let found = ["am", "pm"].first(where: { tail.hasSuffix($0) }) {
        half = found
        tail.removeLast(found.count)
      }
      guard let read = Int(tail), (0..<60).contains(read) else { return nil }
      minute = read
    }
    if half == nil, at + 1 < said.count, ["am", "pm"].contains(said[at + 1]) { half = said[at + 1] }
    if half == nil, said[at...].prefix(4).contains("morning") { half = "am" }
    if half == nil, !said[at...].prefix(4).isDisjoint(with: ["evening", "night"]) { half = "pm" }
    times.append((hour % 24 * 60 + minute, half, parts.count == 2))
  }
  if times.count == 1, said.contains("midnight") {
    times.insert((0, "am", true), at: said.firstIndex(of: "midnight") ?? 0 < said.count / 2 ? 0 : 1)
  }
  return times
}

private let hours: [String: Int] = [
  "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
  "ten": 10,
  "eleven": 11, "twelve": 12,
]

extension [String].SubSequence {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}
