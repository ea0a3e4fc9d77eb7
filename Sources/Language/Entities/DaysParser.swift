import Values

/// Reads several days.
struct DaysParser: EntityParser {
  let scan: Scan

  /// Where a plan begins: today, or tomorrow when it is 19:00 or later. Source: MP-37.
  private var base: Day { context.now.hour >= 19 ? context.now.day + 1 : context.now.day }

  /// Several days: "mon to fri", "this week", "weekdays", "tonight and tomorrow", "from wednesday"; also one
  /// day. At most 31; when one does not exist the words stay text.
  func days(at start: Int) -> [EntityMatch] {
    guard start < count else { return [] }
    if let named = namedDays(at: start) { return [within(named, start) ?? named] }
    if let counted = daysCounted(at: start) { return [counted] }
    if ["from", "starting", "beginning"].contains(word(start)) { return daysFrom(start) }
    if word(start) == "between", let first = DayParser(scan: scan).day(at: start + 1),
      word(first.end) == "and",
      case .day(let from) = first.value, let last = DayParser(scan: scan).day(at: first.end + 1),
      case .day(let until) = last.value, until >= from
    {
      return [run(from, until - from + 1, last.end)]
    }
    guard let first = DayParser(scan: scan).day(at: start) else { return [] }
    guard case .day(let from) = first.value else { return [first] }
    if let range = rangeEnd(after: first.end, from: from) ?? lasting(after: first.end, from: from) {
      return [range]
    }
    var days = [from]
    var matches = [EntityMatch(end: first.end, value: .days(days))]
    var end = first.end
    // What is read is bounded, not what is kept: the same day may be said a hundred times.
    for _ in 0..<31 {
      guard let at = scan.joined(end) ?? next(weekday: end), let next = DayParser(scan: scan).day(at: at),
        case .day(let more) = next.value
      else { break }
      if !days.contains(more) { days.append(more) }
      end = next.end
      matches.append(EntityMatch(end: end, value: .days(days.sorted())))
      // "Thursday and Friday of next week": both.
      if word(end - 2) == "next", word(end - 1) == "week" {
        let monday = context.now.day.monday + 7
        days = days.map { $0 < monday ? monday + $0.weekday.index : $0 }
        matches[matches.count - 1].value = .days(days.sorted())
      }
    }
    return matches.reversed()
  }

  /// "Tues thurs sat", "Tuesday Thursday and Saturday": a weekday right behind another, where a third is said too.
  private func next(weekday at: Int) -> Int? {
    guard DayWords.weekdays[word(at)] != nil, DayWords.weekdays[word(at - 1)] != nil else { return nil }
    let before = DayWords.weekdays[word(at - 2)] != nil
    let behind = DayWords.weekdays[word(scan.joined(at + 1) ?? at + 1)] != nil
    return before || behind ? at : nil
  }

  private func run(_ from: Day, _ length: Int, _ end: Int) -> EntityMatch {
    EntityMatch(end: end, value: .days((0..<max(1, min(31, length))).map { from + $0 }))
  }

  private func namedDays(at start: Int) -> EntityMatch? {
    let (first, second, third) = (word(start), word(start + 1), word(start + 2))
    switch (first, second) {
    case ("the", "week") where third == "after" && word(start + 3) == "next",
      ("week", "after") where third == "next":
      return run(context.now.day.monday + 14, 7, first == "the" ? start + 4 : start + 3)
    case ("this", "week"), ("the", "week"): return run(base, 7, start + 2)
    case ("next", "week"), ("next", "weeks"), ("nxt", "week"), ("nxt", "wk"), ("next", "wk"):
      return run(context.now.day.monday + 7, 7, start + 2)
    case ("this", "weekend"), ("the", "weekend"): return weekend(after: 0, start + 2)
    case ("next", "weekend"): return weekend(after: 7, start + 2)
    case ("every", "day"), ("every", "night"): return run(base, 7, start + 2)
    case ("rest", "of") where third == "the" && word(start + 3) == "week":
      return run(base, 7 - base.weekday.index, start + 4)
    case ("the", "rest"): return namedDays(at: start + 1)
    case ("the", "next"), ("the", "weekdays"), ("the", "weeknights"): return namedDays(at: start + 1)
    case ("weekend", _): return weekend(after: 0, start + 1)
    case ("weekdays", _), ("weeknights", _), ("workdays", _): return weekdays(start + 1)
    case ("work", "week"), ("working", "week"): return weekdays(start + 2)
    case ("next", _):
      guard let length = numbers.wholeNumber(at: start + 1), (1...31).contains(length.value),
        ["days", "nights", "evenings", "dinners"].contains(word(length.end))
      else { return nil }
      return run(base, length.value, length.end + 1)
    default: return nil
    }
  }

  /// "Next week, Monday to Thursday": the weekdays said behind it are those of that week.
  private func within(_ week: EntityMatch, _ start: Int) -> EntityMatch? {
    guard word(start) == "next", word(start + 1).hasPrefix("week") else { return nil }
    var at = week.end
    while at < count, tokens[at].isSeparator || ["on", "from", "only", "just"].contains(word(at)) { at += 1 }
    guard at < count, DayWords.weekdays[word(at)] != nil, let said = days(at: at).first else { return nil }
    let named: [Day]
    switch said.value {
    case .days(let days): named = days
    case .day(let day): named = [day]
    default: return nil
    }
    let monday = context.now.day.monday + 7
    let days = Set(named.map { monday + $0.weekday.index }).sorted()
    return EntityMatch(end: said.end, value: .days(days))
  }

  private func weekend(after days: Int, _ end: Int) -> EntityMatch {
    if base.weekday == .sunday, days == 0 { return run(base, 1, end) }
    return run(base.next(.saturday) + days, 2, end)
  }

  private func weekdays(_ end: Int) -> EntityMatch {
    EntityMatch(end: end, value: .days((0..<7).map { base + $0 }.filter { !$0.weekday.isWeekend }))
  }

  private func daysFrom(_ start: Int) -> [EntityMatch] {
    let at = word(start + 1) == "on" ? start + 2 : start + 1
    guard let first = DayParser(scan: scan).day(at: at) else { return [] }
    guard case .day(let from) = first.value else { return [first] }
    let end = rangeEnd(after: first.end, from: from) ?? lasting(after: first.end, from: from)
    return [end ?? run(from, 7, first.end)]
  }

  /// "(Away for) three days from Tuesday": as many days, not the day three days later.
  private func daysCounted(at start: Int) -> EntityMatch? {
    guard ["for", "away", "gone", "out"].contains(word(start - 1)), let length = dayCount(at: start),
      ["from", "starting", "beginning"].contains(word(length.end))
    else { return nil }
    let at = word(length.end + 1) == "on" ? length.end + 2 : length.end + 1
    guard let first = DayParser(scan: scan).day(at: at), case .day(let from) = first.value else { return nil }
    return run(from, length.value, word(first.end) == "on" ? first.end + 1 : first.end)
  }

  /// "For three days" behind a first day.
  private func lasting(after end: Int, from: Day) -> EntityMatch? {
    guard word(end) == "for", let length = dayCount(at: end + 1) else { return nil }
    return run(from, length.value, length.end)
  }

  /// "Three days", "4 nights"; 1 to 31.
  private func dayCount(at start: Int) -> (value: Int, end: Int)? {
    guard let length = numbers.wholeNumber(at: start), (1...31).contains(length.value),
      ["day", "days", "night", "nights", "evenings"].contains(word(length.end))
    else { return nil }
    return (length.value, length.end + 1)
  }

  /// "to fri", "through friday", "-fri" after a first day.
  private func rangeEnd(after end: Int, from: Day) -> EntityMatch? {
    var at = end
    if ["to", "til", "till", "until", "through", "thru"].contains(word(at)) {
      at += 1
    } else if word(at) == "-" {
      at += 1
    } else if at >= count || !tokens[at].isHyphenated {
      return nil
    }
    // "March 20 to 22".
    if [word(end - 1), word(end - 2), word(end - 3)].contains(where: { DayWords.months[$0] != nil }),
      let number = numbers.wholeNumber(at: at), DayWords.months[word(number.end)] == nil,
      let until = Day(year: from.civil.year, month: from.month, day: number.value), until > from
    {
      return run(from, until - from + 1, number.end)
    }
    guard let last = DayParser(scan: scan).day(at: at) else { return nil }
    guard case .day(let said) = last.value else { return last }
    // "Monday to Wednesday next week": both of that week.
    if word(last.end - 2) == "next", word(last.end - 1) == "week", DayWords.weekdays[word(end - 1)] != nil {
      let first = context.now.day.monday + 7 + from.weekday.index
      if first <= said { return run(first, said - first + 1, last.end) }
    }
    let until = DayWords.weekdays[word(last.end - 1)].map { from.next($0) } ?? said
    return until >= from ? run(from, until - from + 1, last.end) : nil
  }
}
