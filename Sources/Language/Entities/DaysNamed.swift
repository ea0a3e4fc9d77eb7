import Values

extension Scan {
  /// The days named there, one or several, and where they end; nil where none is.
  func days(at start: Int) -> (days: [Day], end: Int)? {
    if let several = DaysParser(scan: self).days(at: start).first, case .days(let days) = several.value {
      return (days, several.end)
    }
    guard let one = DayParser(scan: self).day(at: start), case .day(let day) = one.value else { return nil }
    return ([day], one.end)
  }
}
