/// "Can Sami eat the stew of Sunday", "the salad of Wednesday, is it fine for Théo?": the dish of an evening, in the order
/// of another language.
struct DishesOfDays {
  let scan: Scan

  /// "The stew on Sunday"; nil for every line that asks nothing.
  func plain() -> String? {
    guard scan.tokens.contains(where: { $0.text == "?" }) || Self.asking.contains(scan.word(0)) else {
      return nil
    }
    let places = scan.tokens.indices.filter { at in
      scan.word(at) == "of" && at > 1 && scan.tokens[at - 1].kind == .word
        && !Self.others.contains(scan.word(at - 1)) && isWeekday(at + 1)
    }
    return places.isEmpty ? nil : scan.utterance.replacing(places.map { ($0..<$0 + 1, "on") })
  }

  private func isWeekday(_ at: Int) -> Bool {
    Self.weekdays.contains(scan.word(at)) || ["tonight", "tomorrow"].contains(scan.word(at))
  }

  private static let asking: Set<String> = ["can", "could", "may", "is", "are", "does", "do", "should"]
  private static let others: Set<String> = [
    "dinner", "end", "evening", "night", "plan", "list", "recipe", "morning", "beginning", "meal", "dish",
    "one",
    "that", "instead", "all", "because", "out",
  ]
  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
