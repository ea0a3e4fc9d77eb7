import Values

/// The words of the calendar.
enum DayWords {
  /// Whether the word is a weekday of every week: "fridays".
  static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && weekdays[String(word.dropLast())] != nil
  }

  static let weekdays: [String: Weekday] = {
    var table: [String: Weekday] = [:]
    for day in Weekday.allCases {
      table[day.rawValue] = day
      table[day.rawValue + "s"] = day
      table[String(day.rawValue.prefix(3))] = day
    }
    for (short, day) in [
      ("tues", Weekday.tuesday), ("weds", .wednesday), ("thur", .thursday), ("thurs", .thursday),
    ] {
      table[short] = day
    }
    return table
  }()

  static let months: [String: Int] = {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
      "november", "december",
    ]
    var table: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      table[name] = index + 1
      table[String(name.prefix(3))] = index + 1
    }
    table["sept"] = 9
    return table
  }()

  static let ordinals: [String: Int] = {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh",
      "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
      "nineteenth",
      "twentieth",
    ]
    var table = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0 + 1) })
    table["thirtieth"] = 30
    return table
  }()

  static let parts: Set<String> = ["night", "evening", "morning", "afternoon", "lunch"]

  /// What a date, a length of time or a place in an offer can begin with, besides the words above.
  static let openers = [
    "a", "an", "at", "beginning", "between", "one", "two", "three", "four", "five", "six", "seven", "ten",
    "below", "choice", "coming", "day", "dish", "every", "from", "half", "hour",
    "in", "last", "less", "longer", "max", "maximum", "min", "minimum", "more", "next", "no", "not", "nr",
    "number", "option", "over", "rest", "starting", "the", "this", "today", "tomorrow", "tonight", "under",
    "up", "weekdays", "weekend", "weeknights", "within", "work", "workdays", "working", "yesterday",
  ]

  static let others =
    [
      "today", "tonight", "tomorrow", "yesterday", "night", "evening", "morning", "afternoon", "week",
      "weekend",
      "weekdays", "weeknights", "weekday", "weeknight", "minutes", "minute", "min", "mins", "hour", "hours",
      "hr",
      "hrs", "dollars", "dollar", "bucks", "cents", "percent", "stars", "star", "under", "below", "within",
      "over",
      "least", "most", "more", "less", "than", "maximum", "minimum", "max", "next", "this", "after", "from",
      "until",
      "through", "quarter", "tmrw", "number", "option", "between", "from", "now",
    ] + ordinals.keys.sorted()
}
