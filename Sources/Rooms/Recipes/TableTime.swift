/// When dinner is to be on the table, in minutes of the day.
struct TableTime: Hashable {
  let minutes: Int

  init(minutes: Int) { self.minutes = minutes }

  /// Reads "6", "6:30", "6 pm", "18:30", "half past six"; an hour up to 11 without am or pm is in the evening. Nil for words
  /// that are no time of the day.
  init?(_ words: String) {
    let text = words.lowercased().filter { $0 != "." }
    let digits = text.split { !$0.isNumber }.compactMap { Int($0) }
    let spoken = text.split(separator: " ").compactMap { Self.hours[String($0)] }.first
    guard let hour = digits.first ?? spoken, (0...23).contains(hour) else { return nil }
    var minute = digits.count > 1 ? digits[1] : 0
    if text.contains("half past") { minute = 30 }
    if text.contains("quarter past") { minute = 15 }
    guard (0...59).contains(minute) else { return nil }
    let isMorning = text.contains("am") && !text.contains("pm")
    minutes = (hour < 12 && !isMorning && hour > 0 ? hour + 12 : hour) * 60 + minute
  }

  /// That many minutes before.
  func before(_ span: Int) -> TableTime { TableTime(minutes: (minutes - span + 2880) % 1440) }

  /// "5:50 pm".
  var text: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "am" : "pm")"
  }

  private static let hours = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "eleven": 11, "twelve": 12, "noon": 12,
  ]
}
