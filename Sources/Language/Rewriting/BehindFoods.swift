/// "Milk x2", "eggs (best before March 9)": what is written behind a food, said before it or by itself.
struct BehindFoods {
  let scan: Scan

  /// The line as it would be said; nil where nothing of the kind stands there.
  func said() -> String? { times() ?? dated() }

  /// "Milk x2" is "2 milk".
  private func times() -> String? {
    var changed = false
    let parts = scan.utterance.raw.split(separator: ",", omittingEmptySubsequences: false).map {
      part -> String in
      let words = part.split(separator: " ").map(String.init)
      guard words.count > 1, let last = words.last?.lowercased(), last.hasPrefix("x") || last.hasSuffix("x"),
        let count = Int(last.filter(\.isNumber)), (2...50).contains(count), last.count < 4
      else { return String(part) }
      // The count goes before the food: the last word, or what follows the verb or the "and".
      let openers: Set<String> = ["add", "buy", "get", "and", "put", "need", "need:", "list:"]
      let start = words.dropLast().lastIndex { openers.contains($0.lowercased()) }.map { $0 + 1 } ?? 0
      guard start < words.count - 1, words.count - 1 - start < 4 else { return String(part) }
      changed = true
      let lead = part.hasPrefix(" ") ? " " : ""
      return lead + (words[..<start] + ["\(count)"] + words[start..<words.count - 1]).joined(separator: " ")
    }
    return changed ? parts.joined(separator: ",") : nil
  }

  /// "1 dozen eggs (best before March 9)": the amount stays with the food, and the date is a sentence of its own.
  private func dated() -> String? {
    guard let open = scan.tokens.indices.first(where: { scan.word($0) == "(" }), open > 0,
      let close = scan.tokens.indices.first(where: { $0 > open && scan.word($0) == ")" }), close > open + 2
    else { return nil }
    let inside = (open + 1..<close).map(scan.word)
    guard ["best", "bb", "use", "good", "expires", "exp", "until", "expiring"].contains(inside[0]),
      (open + 1..<close).contains(where: { day($0) })
    else { return nil }
    var food = open
    while food > 0, scan.tokens[food - 1].kind == .word, open - food < 4 {
      let word = scan.word(food - 1)
      if Self.ends.contains(word) || NumberParser(scan: scan).wholeNumber(at: food - 1) != nil { break }
      food -= 1
    }
    guard food < open else { return nil }
    let name = scan.utterance.text(tokens: food..<open)
    let date = scan.utterance.text(tokens: open + 1..<close)
    let line = scan.utterance.replacing([(open..<close + 1, "")]).split(separator: " ").joined(separator: " ")
    let whole = line.split(separator: " .").joined(separator: ".").split(separator: " ,").joined(
      separator: ",")
    let stop = whole.last.map { ".!".contains($0) } ?? false ? "" : "."
    return "\(whole)\(stop) \(name) \(date)"
  }

  private func day(_ at: Int) -> Bool {
    if case .day? = DayParser(scan: scan).day(at: at)?.value { true } else { false }
  }

  private static let ends: Set<String> = [
    "of", "and", "a", "an", "the", "dozen", "lb", "lbs", "oz", "pound", "pounds", "can", "cans", "bag",
    "bags", "jar", "jars",
    "carton", "cartons", "box", "boxes", "gallon", "gallons", "bottle", "bottles", "pack", "packs", "package",
    "packages", "bunch",
    "kg", "g", "liter", "liters", "have", "some", "pint", "pints", "quart", "quarts", "stick", "sticks",
    "loaf", "loaves",
  ]
}
