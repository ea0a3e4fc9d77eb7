import Values

/// The days named there, one or several, and where they end; nil where none is.
func daysNamed(at start: Int, in scan: Scan) -> (days: [Day], end: Int)? {
  if let several = DaysParser(scan: scan).days(at: start).first, case .days(let days) = several.value {
    return (days, several.end)
  }
  guard let one = DayParser(scan: scan).day(at: start), case .day(let day) = one.value else { return nil }
  return ([day], one.end)
}
