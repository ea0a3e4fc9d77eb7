/// "Annike has been a vegetarian since last year", "Tom turned vegan in March": how somebody eats now, whenever it began.
struct DietSince {
  let scan: Scan

  /// The line with "is vegetarian" in its place; nil where nobody is told of so.
  func plain() -> String? {
    for at in scan.tokens.indices.dropFirst() {
      guard let verb = verb(at) else { continue }
      var next = verb
      skip(["a", "an", "now"], in: scan, at: &next)
      guard Self.diets.contains(scan.word(next)), next < scan.count else { continue }
      var end = next + 1
      if Self.beginnings.contains(scan.word(end)) {
        let stop =
          (end..<scan.count).first { scan.tokens[$0].isSeparator || ["and", "but"].contains(scan.word($0)) }
          ?? scan.count
        guard stop - end <= 5 else { continue }
        end = stop
      }
      guard
        end == scan.count || scan.tokens[end].isSeparator || ["and", "but", "so"].contains(scan.word(end))
      else { continue }
      let subject = scan.word(at - 1)
      let be = subject == "i" ? "am" : ["we", "they", "you"].contains(subject) ? "are" : "is"
      return scan.utterance.replacing([(at..<end, " \(be) \(scan.word(next))")]).split(separator: " ").joined(
        separator: " "
      )
      .replacing(" ,", with: ",")
    }
    return nil
  }

  /// Where "has been", "became" or "turned" ends.
  private func verb(_ at: Int) -> Int? {
    if ["has", "have", "'s", "'ve", "s"].contains(scan.word(at)), scan.word(at + 1) == "been" {
      return at + 2
    }
    if ["has", "have"].contains(scan.word(at)), ["become", "turned", "gone"].contains(scan.word(at + 1)) {
      return at + 2
    }
    return ["became", "turned", "went"].contains(scan.word(at)) ? at + 1 : nil
  }

  private static let diets: Set<String> = ["vegetarian", "vegan", "pescatarian", "veggie", "halal", "kosher"]
  private static let beginnings: Set<String> = [
    "since", "for", "from", "in", "last", "this", "a", "two", "years", "now", "ages",
  ]
}
