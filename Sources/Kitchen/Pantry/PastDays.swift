/// A day said of something that has happened: of what can't be still to come the last such day counts, "Monday" said on
/// a Tuesday is yesterday. Nil for a day that can only be in the future ("tomorrow"). Source: 003 "Prevent future dating
/// of opening"; requirements BB-04.
package func dayGone(_ day: Day, said line: String, today: Day) -> Day? {
  if day <= today { return day }
  let words = Set(wordsSaid(line).map(\.word))
  guard words.isDisjoint(with: ["tomorrow", "tmrw", "next", "coming"]) else { return nil }
  if day - today < 7, !words.isDisjoint(with: weekdayWords) { return day - 7 }
  let (year, month, date) = day.civil
  if words.contains(where: { $0.hasPrefix("20") && $0.count == 4 }) { return nil }
  let isDated = words.contains { word in monthWords.contains { word.hasPrefix($0) } }
  if isDated, let earlier = Day(year: year - 1, month: month, day: date), earlier <= today { return earlier }
  // "The 28th", said on the 2nd.
  let before = day.adding(months: -1)
  return before <= today ? before : nil
}

/// As the months begin, in words or in figures ("3/14", "2026-03-14").
private let monthWords = [
  "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
]

private let weekdayWords: Set<String> = [
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed",
  "thu",
  "thurs", "fri", "sat", "sun", "monday's", "sunday's", "friday's",
]

/// How many days an age in words is: "five days", "2 weeks", "3d", "since Tuesday"; nil where none is told. Source:
/// requirements BB-02.
package func ageInDays(_ line: String, today: Day) -> Int? {
  let words = wordsSaid(line).map(\.word)
  for (index, word) in words.enumerated() {
    let next = index + 1 < words.count ? words[index + 1] : ""
    var count = Int(word) ?? numberWords[word]
    var unit = next
    if count == nil, let split = word.firstIndex(where: { !$0.isNumber }), split != word.startIndex {
      count = Int(word[..<split])
      unit = String(word[split...])
      if unit.hasPrefix("-") { unit = String(unit.dropFirst()) }
    }
    if count == nil, word.contains("-") {
      let parts = word.split(separator: "-").map(String.init)
      if parts.count >= 2 { (count, unit) = (Int(parts[0]) ?? numberWords[parts[0]], parts[1]) }
    }
    guard let count, count >= 0, count <= 1000 else { continue }
    if index > 0, ["in", "for", "within", "next"].contains(words[index - 1]), words[index - 1] != "for" {
      continue
    }
    switch unit {
    case "d", "day", "days": return count
    case "w", "wk", "week", "weeks": return count * 7
    case "month", "months", "mo": return count * 30
    case "year", "years": return count * 365
    default: continue
    }
  }
  if words.contains("yesterday")
    || zip(words, words.dropFirst()).contains(where: { $0 == "last" && ["night", "evening"].contains($1) })
  {
    return 1
  }
  for (index, word) in words.enumerated() where index > 0 {
    guard
      let weekday = Weekday.allCases.first(where: {
        $0.rawValue == word || String($0.rawValue.prefix(3)) == word
      }),
      ["since", "from", "on", "last", "bought", "made", "cooked", "opened"].contains(words[index - 1])
    else { continue }
    let back = (today.weekday.index - weekday.index + 7) % 7
    return back == 0 ? 7 : back
  }
  return nil
}

private let numberWords: [String: Int] = [
  "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
  "ten": 10,
  "twelve": 12,
]
