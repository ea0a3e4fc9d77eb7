import Values

/// "Beef chili tonight", "put the shepherd's pie on for Saturday": a dish by its name and an evening. The name is one
/// thing, and not the foods its words also name. Of an evening gone by such a line tells what was eaten, and is left to
/// others. Source: issue 13, law 7.
struct DishOnDay {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as that request, where one sentence of it says all of the line; nil for every other line.
  func reading() -> Recognition? {
    guard scan.count <= Self.mostTokens, namesDish,
      var found = recognizer.recognizeWhole(scan, as: Self.intent), case .item? = found.value("recipe"),
      case .day(let day)? = found.value("day"), day >= scan.context.now.day
    else { return nil }
    found.confidence = Confidence.framed
    return found
  }

  private var namesDish: Bool {
    guard let titles = scan.listIndex("recipe") else { return false }
    return scan.tokens.indices.contains { at in
      scan.list(titles, at: at).contains { !$0.isWeak && $0.end - at > 1 }
    }
  }

  private static let intent = "day_dish"
  private static let mostTokens = 24
}
