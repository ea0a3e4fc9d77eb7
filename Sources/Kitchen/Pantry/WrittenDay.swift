/// A day as files write it: "2026-03-05", "2026/3/5", "5 March 2026", "Mar 5, 2026", "25/12/2026", "12/25/2026"; nil
/// for anything else, and where two days could be meant ("3/5/2026"): a date is never guessed.
package func writtenDay(_ text: String) -> Day? {
  let date = text.prefix { $0 != "T" || text.first?.isNumber != true }
  let parts = date.split { "-/., ".contains($0) }.map(String.init)
  guard parts.count == 3 else { return nil }
  if let named = parts.prefix(2).firstIndex(where: { monthNumber($0) != nil }) {
    guard let month = monthNumber(parts[named]), let year = fourDigits(parts[2]) else { return nil }
    return day(year, month, parts[1 - named])
  }
  if let year = fourDigits(parts[0]) { return Int(parts[1]).flatMap { day(year, $0, parts[2]) } }
  guard let year = fourDigits(parts[2]), let first = Int(parts[0]), let second = Int(parts[1]) else {
    return nil
  }
  let readings = Set([(first, parts[1]), (second, parts[0])].compactMap { day(year, $0.0, $0.1) })
  return readings.count == 1 ? readings.first : nil
}

private func day(_ year: Int, _ month: Int, _ day: String) -> Day? {
  let digits = day.prefix { $0.isWholeNumber }
  guard ["", "st", "nd", "rd", "th"].contains(day.dropFirst(digits.count)), let number = Int(digits),
    (1...12).contains(month), (1...31).contains(number)
  else { return nil }
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return Day(iso: "\(year)-\(two(month))-\(two(number))")
}

private func fourDigits(_ text: String) -> Int? {
  text.utf8.count == 4 ? Int(text).flatMap { (1900...9000).contains($0) ? $0 : nil } : nil
}

private func monthNumber(_ text: String) -> Int? {
  let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  let word = text.lowercased()
  guard word.utf8.count >= 3 else { return nil }
  return names.firstIndex { $0.hasPrefix(word) || word == "sept" && $0 == "september" }.map { $0 + 1 }
}
