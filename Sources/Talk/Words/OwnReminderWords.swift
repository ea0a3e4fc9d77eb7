extension OwnReminder {
  /// "Today at 9:00", "tomorrow", "Sunday, March 8, at 12:00".
  package func moment(from today: Day) -> String {
    let when = day == today ? "today" : day == today + 1 ? "tomorrow" : day.longText
    guard let minute else { return when }
    return "\(when) at \(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }
}
