/// The name of two or more words joined by hyphens: "Hana-Lee", "anna-lena". Written with capitals, or of words that nobody
/// knows; whatever else has hyphens is none ("gluten-free", "Tex-Mex", "Mon-Fri").
struct JoinedName {
  let scan: Scan

  /// The name that holds the token; nil where it is of none.
  func range(at place: Int) -> Range<Int>? {
    var start = place
    while start > 0, scan.tokens[start].isHyphenated { start -= 1 }
    var end = start + 1
    while end < scan.count, scan.tokens[end].isHyphenated { end += 1 }
    let name = start..<end
    guard name.count > 1, name.contains(place), scan.tokens[name].allSatisfy({ $0.kind == .word }) else {
      return nil
    }
    let isKnown = people(at: start).contains { $0.end >= end }
    let names = name.filter { at in
      scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty || !people(at: at).isEmpty
    }
    let areCapitals = scan.tokens[name].allSatisfy(\.isCapitalised)
    return isKnown || names.count == name.count || areCapitals && !names.isEmpty ? name : nil
  }

  private func people(at place: Int) -> [EntityMatch] {
    scan.lexicon.parserLists.person.map { scan.list($0, at: place) } ?? []
  }
}
