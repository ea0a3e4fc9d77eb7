import Values

/// Reads a day.
struct DayParser: EntityParser {
  let scan: Scan

  /// The day there, if any.
  func matches(at start: Int) -> [EntityMatch] { day(at: start).map { [$0] } ?? [] }

  private var today: Day { context.now.day }

  /// A day as people say it; a date that does not exist stays text. A bare weekday is the next such day,
  /// counting today; a date without a year is the next such date. Source: MP-37.
  func day(at start: Int) -> EntityMatch? {
    guard start < count, var match = plainDay(at: start) else { return nil }
    if case .day = match.value, DayWords.parts.contains(word(match.end)) { match.end += 1 }
    return match
  }

  private func plainDay(at start: Int) -> EntityMatch? {
    let first = word(start)
    if tokens[start].kind == .number { return numericDay(at: start) ?? dayFromNow(at: start) }
    if first == "+", tokens.indices.contains(start + 1), let ahead = Int(word(start + 1)),
      word(start + 2) == "d"
    {
      return found(today + max(0, ahead), start + 3)
    }
    if let weekday = DayWords.weekdays[first] {
      let of = ["of", "in"].contains(word(start + 1)) ? start + 2 : start + 1
      if word(of) == "next", word(of + 1) == "week" {
        return found(today.monday + 7 + weekday.index, of + 2)
      }
      if word(of) == "the", word(of + 1) == "week", word(of + 2) == "after", word(of + 3) == "next" {
        return found(today.monday + 14 + weekday.index, of + 4)
      }
      if word(of) == "this", word(of + 1) == "week" { return found(today.monday + weekday.index, of + 2) }
      if word(start + 1) == "in", word(start + 2) == "a", word(start + 3) == "week" {
        return found(today.next(weekday) + 7, start + 4)
      }
      if let dated = dated(weekday, start) { return dated }
      // "Friday the 13th".
      if word(start + 1) == "the", let number = ordinal(at: start + 2) {
        return dayOfMonth(number.value, start..<number.end)
      }
      // "Friday 13": where the date is such a day; small numbers may count people.
      if let number = Int(word(start + 1)), (13...31).contains(number),
        let date = (0..<62).lazy.map({ today + $0 }).first(where: { $0.civil.day == number }),
        date.weekday == weekday
      {
        return found(date, start + 2)
      }
      return found(coming(weekday), start + 1)
    }
    if DayWords.months[first] != nil { return monthDay(at: start) }
    switch first {
    case "today", "tonight": return found(today, behind(today, start + 1))
    case "tomorrow", "tmrw": return found(today + 1, behind(today + 1, start + 1))
    case "yesterday": return found(today - 1, start + 1)
    case "this": return thisDay(at: start)
    case "next", "coming": return nextDay(at: start)
    case "a", "one", "two", "three", "four", "ten", "five", "six", "seven": return dayFromNow(at: start)
    case "last": return lastDay(at: start)
    case "in": return dayAhead(at: start)
    case "day":
      return word(start + 1) == "after" && word(start + 2) == "tomorrow" ? found(today + 2, start + 3) : nil
    case "the":
      if word(start + 1) == "day" { return plainDay(at: start + 1) }
      return ordinal(at: start + 1).flatMap { ordinalDay($0, from: start) }
    default: return nil
    }
  }

  /// "Sunday March 8", "Sunday, 8 March", "Sunday the 8th of March": the date, where it is such a day.
  private func dated(_ weekday: Weekday, _ start: Int) -> EntityMatch? {
    let at = word(start + 1) == "," ? start + 2 : start + 1
    guard at < count, DayWords.months[word(at)] != nil || tokens[at].kind == .number || word(at) == "the",
      let date = plainDay(at: at), case .day(let day) = date.value, day.weekday == weekday,
      (at..<date.end).contains(where: { DayWords.months[word($0)] != nil })
    else { return nil }
    return date
  }

  /// "Tomorrow Saturday": past the weekday that says the same.
  private func behind(_ day: Day, _ end: Int) -> Int {
    DayWords.weekdays[word(end)] == day.weekday ? end + 1 : end
  }

  /// "5th", "fourteenth", "twenty-first".
  private func ordinal(at start: Int) -> (value: Int, end: Int)? {
    if let number = NumberParser.ordinal(word(start)) { return (number, start + 1) }
    if let number = DayWords.ordinals[word(start)] { return (number, start + 1) }
    let tens = ["twenty": 20, "thirty": 30][word(start)]
    guard let tens, let ones = DayWords.ordinals[word(start + 1)], ones < 10 else { return nil }
    return (tens + ones, start + 2)
  }

  /// "The fourteenth", "the first of March"; a bare ordinal below the eleventh counts days only with digits, or
  /// with a month.
  private func ordinalDay(_ number: (value: Int, end: Int), from start: Int) -> EntityMatch? {
    let at = word(number.end) == "of" ? number.end + 1 : number.end
    if let month = DayWords.months[word(at)] {
      return date(year: nil, month: month, day: number.value, start..<at + 1)
    }
    let isDigits = NumberParser.ordinal(word(start + 1)) != nil
    guard isDigits || number.value > 10, number.value <= 31 else { return nil }
    return dayOfMonth(number.value, start..<number.end)
  }

  /// The next such day; with a plan on the table that holds another such day and not that one, the plan's.
  private func coming(_ weekday: Weekday) -> Day {
    let next = today.next(weekday)
    guard !context.table.contains(next) else { return next }
    return context.table.first { $0.weekday == weekday && $0 >= today } ?? next
  }

  private func found(_ day: Day, _ end: Int) -> EntityMatch { EntityMatch(end: end, value: .day(day)) }

  private func impossible(_ range: Range<Int>) -> EntityMatch {
    EntityMatch(end: range.upperBound, value: .text(utterance.text(tokens: range)))
  }

  private func thisDay(at start: Int) -> EntityMatch? {
    if ["evening", "afternoon", "morning"].contains(word(start + 1)) { return found(today, start + 2) }
    guard let weekday = DayWords.weekdays[word(start + 1)] else { return nil }
    return found(today.next(weekday), start + 2)
  }

  /// "A week from Friday", "two weeks from now", "10 days from today".
  private func dayFromNow(at start: Int) -> EntityMatch? {
    var (count, at) = (1, start + 1)
    if word(start) != "a" {
      guard let number = numbers.wholeNumber(at: start), (1...365).contains(number.value) else { return nil }
      (count, at) = (number.value, number.end)
    }
    let isWeeks = ["week", "weeks"].contains(word(at))
    guard isWeeks || ["day", "days"].contains(word(at)), word(at + 1) == "from" else { return nil }
    let ahead = isWeeks ? count * 7 : count
    if ["now", "today"].contains(word(at + 2)) { return found(today + ahead, at + 3) }
    if word(at + 2) == "tomorrow" { return found(today + 1 + ahead, at + 3) }
    return DayWords.weekdays[word(at + 2)].map { found(today.next($0) + ahead, at + 3) }
  }

  private func nextDay(at start: Int) -> EntityMatch? {
    if word(start) == "next", word(start + 1) == "week" {
      let at = ["'s", "on"].contains(word(start + 2)) ? start + 3 : start + 2
      return DayWords.weekdays[word(at)].map { found(today.monday + 7 + $0.index, at + 1) }
    }
    guard let weekday = DayWords.weekdays[word(start + 1)] else { return nil }
    if word(start) == "coming" { return found(today.next(weekday), start + 2) }
    return found(today.monday + 7 + weekday.index, start + 2)
  }

  private func lastDay(at start: Int) -> EntityMatch? {
    if ["night", "nights"].contains(word(start + 1)) { return found(today - 1, start + 2) }
    guard let weekday = DayWords.weekdays[word(start + 1)] else { return nil }
    return found((today - 7).next(weekday), start + 2)
  }

  private func dayAhead(at start: Int) -> EntityMatch? {
    if word(start + 1) == "a", word(start + 2) == "week" { return found(today + 7, start + 3) }
    guard let ahead = numbers.wholeNumber(at: start + 1), (0...1_000_000_000).contains(ahead.value)
    else { return nil }
    switch word(ahead.end) {
    case "day", "days": return found(today + ahead.value, ahead.end + 1)
    case "week", "weeks": return found(today + ahead.value * 7, ahead.end + 1)
    default: return nil
    }
  }

  /// "march 5", "march 5th 2026".
  private func monthDay(at start: Int) -> EntityMatch? {
    guard let month = DayWords.months[word(start)] else { return nil }
    let the = word(start + 1) == "the" ? start + 2 : start + 1
    let spoken = ordinal(at: the)
    guard let number = dayNumber(at: the) ?? spoken?.value else { return nil }
    var end = spoken?.end ?? the + 1
    var year: Int?
    if word(end).utf8.count == 4, let said = Int(word(end)) {
      year = said
      end += 1
    }
    return date(year: year, month: month, day: number, start..<end)
  }

  private func dayNumber(at place: Int) -> Int? {
    guard place < count, tokens[place].kind == .number else { return nil }
    return NumberParser.ordinal(word(place)) ?? (word(place).utf8.count <= 2 ? Int(word(place)) : nil)
  }

  /// "2026-03-05", "3/5", "03/05/2026", "5 march", "5th", "0517".
  private func numericDay(at start: Int) -> EntityMatch? {
    let text = word(start)
    let dashed = text.split(separator: "-")
    if dashed.count == 3, text.utf8.first != UInt8(ascii: "-") {
      return Day(iso: text).map { found($0, start + 1) } ?? impossible(start..<start + 1)
    }
    let slashed = text.split(separator: "/").map { Int($0) }
    if slashed.count >= 2, let month = slashed[0], let day = slashed[1] {
      let year = slashed.count == 3 ? slashed[2].map { $0 < 100 ? 2000 + $0 : $0 } : nil
      return date(year: year, month: month, day: day, start..<start + 1)
    }
    if let number = dayNumber(at: start) {
      let of = word(start + 1) == "of" ? start + 2 : start + 1
      if let month = DayWords.months[word(of)] {
        return date(year: nil, month: month, day: number, start..<of + 1)
      }
      return NumberParser.ordinal(text) == nil ? nil : dayOfMonth(number, start..<start + 1)
    }
    if text.utf8.count == 4, text.hasPrefix("0"), let both = Int(text) {
      return date(year: nil, month: both / 100, day: both % 100, start..<start + 1)
    }
    return nil
  }

  /// The date in that year, else the next one from today on; text when there is none.
  private func date(year: Int?, month: Int, day: Int, _ range: Range<Int>) -> EntityMatch {
    let thisYear = today.civil.year
    let years = year.map { [$0] } ?? [thisYear, thisYear + 1]
    let days = years.compactMap { Day(year: $0, month: month, day: day) }
    guard let fitting = days.first(where: { year != nil || $0 >= today }) else { return impossible(range) }
    return found(fitting, range.upperBound)
  }

  /// The next 5th of a month from today on.
  private func dayOfMonth(_ number: Int, _ range: Range<Int>) -> EntityMatch {
    guard (1...31).contains(number) else { return impossible(range) }
    var day = today
    for _ in 0..<62 where day.civil.day != number { day = day + 1 }
    return found(day, range.upperBound)
  }
}
