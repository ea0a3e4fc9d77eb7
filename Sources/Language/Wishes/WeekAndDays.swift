import Values

/// "Plan next week, Mon, Tue and Fri max 20 min": the week is planned, and the days behind it are the wish's that follows
/// them at once.
struct WeekAndDays {
  let scan: Scan

  /// The days named in `range`, as one stretch, or as the week and the days of a wish.
  func parted(_ range: Range<Int>, _ days: [Day], wishes: [Range<Int>]) -> [(days: [Day], range: Range<Int>)]
  {
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
