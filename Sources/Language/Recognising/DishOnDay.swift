/// "Mustard chicken tonight", "put the shepherd's pie on for Saturday": a dish by its whole name and an evening. The name
/// is one thing, and not the foods its words also name. Source: issue law "Named dishes are those dishes".
struct DishOnDay {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as that request, where a sentence of it says all of the line; nil for every other line.
  func reading() -> Recognition? {
    guard scan.count <= 24, recognizer.grammar.intent(Self.intent) != nil, namesDish,
      var found = recognizer.recognize(scan.utterance.raw, as: Self.intent, context: scan.context),
      found.layer == .template, found.unexplained.isEmpty,
      case .item? = found.value("recipe"), found.value("day") != nil
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
}
