/// "Got the chicken and tortillas for tonight": what was bought is told, and no dinner chosen for that evening.
struct BoughtForEvening {
  let scan: Scan

  /// The line without the evening behind the foods; nil for every other line.
  func plain() -> String? {
    var at = 0
    skip(["i", "we", "ok", "okay", "so", "just", "have", "'ve", "already"], in: scan, at: &at)
    guard Self.buying.contains(scan.word(at)), scan.tokens.last?.text != "?" else { return nil }
    for link in scan.tokens.indices.dropFirst(at + 2) where scan.word(link) == "for" {
      guard let end = evening(from: link + 1), at + 1 < link,
        !(at + 1..<link).contains(where: { Self.wholes.contains(scan.word($0)) }),
        (at + 1..<link).contains(where: { place in
          FoodParser(scan: scan).edible(at: place).contains { !$0.isUnknown && $0.end == link }
        })
      else { continue }
      return scan.utterance.replacing([(link..<end, "")]).split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  /// Where "tonight", "tonight's dinner", "dinner" end (another evening is never passed over), before a mark, "and", a sum or the end of the line.
  private func evening(from start: Int) -> Int? {
    var end = start
    skip(
      ["tonight", "today", "tonights", "this", "evening", "'s", "s", "dinner", "supper"], in: scan, at: &end)
    guard end > start else { return nil }
    let isLast =
      end >= scan.count || scan.tokens[end].isSeparator || scan.tokens[end].kind == .number
      || ["and", "n", "it", "that", "$"].contains(scan.word(end))
    return isLast ? end : nil
  }

  private static let buying: Set<String> = ["got", "bought", "picked", "grabbed", "purchased"]
  private static let wholes: Set<String> = ["everything", "all", "stuff", "ingredients", "things", "lot"]
}
