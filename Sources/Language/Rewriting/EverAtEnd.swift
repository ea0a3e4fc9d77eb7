/// "No fish at all", "no mushrooms ever": what only gives the no its weight.
struct EverAtEnd {
  let scan: Scan

  /// The line without it; nil where no food stands between the no and such words.
  func plain() -> String? {
    for at in scan.tokens.indices where ["no", "without"].contains(scan.word(at)) {
      guard let food = FoodParser(scan: scan).avoid(at: at + 1, unknown: false).first(where: { !$0.isWeak })
      else {
        continue
      }
      var end = food.end
      skip(["at", "all", "ever", "whatsoever", "period", "please"], in: scan, at: &end)
      let weighs = (food.end..<end).contains {
        ["all", "ever", "whatsoever", "period"].contains(scan.word($0))
      }
      guard weighs,
        end >= scan.count || scan.tokens[end].isSeparator || ["for", "because"].contains(scan.word(end))
      else { continue }
      return scan.utterance.replacing([(food.end..<end, "")]).split(separator: " ").joined(separator: " ")
    }
    return nil
  }
}
