import Values

/// Which days of a line are a wish's own, and which are the request's.
extension WishLine {
  func days(at start: Int) -> (days: [Day], end: Int)? {
    guard start < scan.count, !scan.tokens[start].isSeparator else { return nil }
    if let found = DaysParser(scan: scan).days(at: start).first {
      if case .days(let days) = found.value { return (days, found.end) }
      if case .day(let day) = found.value { return ([day], found.end) }
    }
    if let found = DayParser(scan: scan).day(at: start), case .day(let day) = found.value {
      return ([day], found.end)
    }
    return nil
  }

  /// A day beside a wish is the wish's, where the line names others for the request itself.
  func placeDays(_ parts: inout [Part]) {
    let named = dayStretches(besides: parts)
    guard named.count > 1 || named.isEmpty || isAlone(parts, named) else { return }
    var used: Set<Int> = []
    for index in parts.indices {
      let range = parts[index].piece.range
      let behind = named.firstIndex { stretch in
        stretch.range.lowerBound >= range.upperBound
          && (range.upperBound..<stretch.range.lowerBound).allSatisfy {
            WishTalk.joining.contains(scan.word($0))
          }
      }
      let before = named.firstIndex { stretch in
        stretch.range.upperBound <= range.lowerBound
          && (stretch.range.upperBound..<range.lowerBound).allSatisfy {
            WishTalk.leading.contains(scan.word($0))
          }
      }
      guard let place = behind ?? before, !used.contains(place), named[place].days.count < 5 else { continue }
      if behind == nil, place == 0, named.count > 1, parts.count > 1,
        scan.tokens[named[place].range.upperBound - 1].isSeparator
      {
        continue
      }
      used.insert(place)
      parts[index].days = named[place].days
      let stretch = named[place].range
      parts[index].taken =
        min(stretch.lowerBound, range.lowerBound)..<max(stretch.upperBound, range.upperBound)
    }
  }

  /// "Plan next week, but Tuesday and Thursday only 20 minutes": so many minutes are those days' own.
  func minutesOfDays(_ parts: inout [Part]) {
    guard scan.tokens.indices.contains(where: { WishTalk.planning.contains(scan.word($0)) }) else { return }
    let named = dayStretches(besides: parts)
    guard named.count > 1 || scan.tokens.contains(where: { ["week", "weeks"].contains($0.text) }) else {
      return
    }
    for index in parts.indices
    where parts[index].piece.codes.contains(where: { $0.hasPrefix("most:minutes") }) {
      let start = parts[index].piece.range.lowerBound
      let isOfDays = named.contains { stretch in
        stretch.days.count < 5 && stretch.range.upperBound <= start
          && (stretch.range.upperBound..<start).allSatisfy { WishTalk.leading.contains(scan.word($0)) }
      }
      if isOfDays { parts[index].piece.isWish = true }
    }
  }

  func isAlone(_ parts: [Part], _ named: [(days: [Day], range: Range<Int>)]) -> Bool {
    !(0..<scan.count).contains { WishTalk.planning.contains(scan.word($0)) }
  }

  func dayStretches(besides parts: [Part]) -> [(days: [Day], range: Range<Int>)] {
    var result: [(days: [Day], range: Range<Int>)] = []
    var at = 0
    while at < scan.count {
      if parts.contains(where: { $0.piece.range.contains(at) }) {
        at += 1
      } else if !WishTalk.tonight.contains(scan.word(at)), let found = days(at: at), found.end > at {
        result += parted(at..<found.end, found.days, wishes: parts.map(\.piece.range))
        at = found.end
      } else {
        at += 1
      }
    }
    return result
  }

  /// "Plan next week, Mon, Tue and Fri max 20 min": the week is planned, and the days behind it are the wish's that
  /// follows them at once. The days named in `range`, as one stretch, or as the week and the days of a wish.
  private func parted(_ range: Range<Int>, _ days: [Day], wishes: [Range<Int>]) -> [(
    days: [Day], range: Range<Int>
  )] {
    let whole = [(days: days, range: range)]
    let behind = range.lowerBound + 2
    guard let first = days.first, days.count < 5, behind < range.upperBound,
      ["week", "weeks"].contains(scan.word(behind - 1)), scan.tokens[behind].isSeparator,
      scan.tokens.contains(where: { WishTalk.planning.contains($0.text) }),
      let wish = wishes.first(where: { $0.lowerBound >= range.upperBound })?.lowerBound,
      (range.upperBound..<wish).allSatisfy({ WishTalk.leading.contains(scan.word($0)) })
    else { return whole }
    return [((0..<7).map { first + $0 }, range.lowerBound..<behind), (days, behind + 1..<range.upperBound)]
  }
}
