import Talk

/// A diet on some weekdays of every week.
struct DietOnDays: Reply, Hashable {
  var diet: Diet
  var weekdays: [Weekday]
  /// Weekdays that are always about a certain dish, and stay so.
  var taken: [Weekday]
  /// Who was noted with that diet for every day.
  var lifted: [String]

  func blocks(_ words: Wording) -> [Block] {
    var sentences: [String] = []
    if !weekdays.isEmpty {
      sentences.append(
        "\(capitalized(weekdaysText(weekdays))) are \(diet.rawValue) from now on, for the whole table: one dinner is cooked "
          + "for all.")
    }
    if !taken.isEmpty {
      sentences.append("\(capitalized(weekdaysText(taken))) keep the dish you set for them.")
    }
    if !lifted.isEmpty { sentences.append("On the other days \(joined(lifted)) may have all else.") }
    return .say(sentences.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "what do you know about us", "undo") }

  var data: (any Encodable)? {
    Data(diet: diet.rawValue, weekdays: weekdays.map { $0.name.lowercased() }, lifted: lifted)
  }

  private struct Data: Encodable {
    let kind = "diet_days"
    let diet: String
    let weekdays: [String]
    let lifted: [String]
  }
}
