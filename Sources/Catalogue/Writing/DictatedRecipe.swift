import Kitchen

/// "Save my apple crumble it is six apples and 4 oz butter rub the butter in the flour and bake it 40 minutes serves six":
/// a recipe in one breath without a sign, with the signs that a written one has. Nil for every other line, and for one
/// that has signs of its own.
package func withSigns(dictated line: String) -> String? {
  guard !line.contains(where: { ":;\n".contains($0) }), line.utf8.count <= 2000 else { return nil }
  let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
  let plain = words.map { plainWords($0).joined(separator: " ") }
  guard let first = plain.first, ["save", "keep", "remember", "record", "write", "note"].contains(first),
    let (head, list) = listBegins(plain), let cook = cookingBegins(plain, from: list + 2)
  else { return nil }
  let end = servingsBegin(plain, from: cook + 2) ?? words.count
  let isJoined = ["and", "then"].contains(plain[cook - 1])
  let foods = words[list..<(isJoined ? cook - 1 : cook)].joined(separator: " ")
  let steps = words[cook..<end].joined(separator: " ").trimming(".").trimming(",")
  let servings = end < words.count ? " \(words[end...].joined(separator: " "))" : ""
  return words[..<head].joined(separator: " ")
    + ": \(foods.trimming(",").trimming(".")). \(steps).\(servings)"
}

/// Where the title ends and where the list begins: "it is", "you need" before an amount.
private func listBegins(_ words: [String]) -> (head: Int, list: Int)? {
  let links = [
    ["it", "is"], ["it", "takes"], ["you", "need"], ["you", "take"], ["its"], ["with"], ["is"], ["of"],
  ]
  for at in words.indices where (2...8).contains(at) {
    for link in links where words[at...].starts(with: link) {
      let list = at + link.count
      guard list < words.count,
        saidNumber(words, at: list) != nil || ["a", "an", "half"].contains(words[list])
      else { continue }
      return (at, list)
    }
  }
  return nil
}

/// Where cooking begins: a verb of it before what it is done to.
private func cookingBegins(_ words: [String], from start: Int) -> Int? {
  let objects: Set<String> = [
    "the", "it", "them", "all", "everything", "in", "for", "until", "together", "with", "to", "up", "into",
    "down",
  ]
  guard start < words.count else { return nil }
  return (start..<words.count).first { at in
    at + 1 < words.count && RecipeTextWords.isCooking(words[at]) && objects.contains(words[at + 1])
      && saidNumber(words, at: at - 1) == nil
  }
}

/// Where "serves six", "for 4 people", "makes 12" begins, at the end.
private func servingsBegin(_ words: [String], from start: Int) -> Int? {
  guard start < words.count else { return nil }
  return (start..<words.count).last { at in
    at + 1 < words.count && words.count - at <= 5
      && (["serves", "feeds", "makes"].contains(words[at]) && saidNumber(words, at: at + 1) != nil
        || words[at] == "it" && ["serves", "feeds", "makes"].contains(words[at + 1])
        || words[at] == "for" && saidNumber(words, at: at + 1) != nil
          && ["people", "of", "persons"].contains(words.last ?? ""))
  }
}
