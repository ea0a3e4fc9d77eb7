import Kitchen

/// "Save my apple crumble it is six apples and 4 oz butter rub the butter in the flour and bake it 40 minutes serves six":
/// a recipe in one breath without a sign, with the signs that a written one has. Nil for every other line, and for one
/// that has signs of its own.
package func withSigns(dictated line: String) -> String? {
  guard !line.contains(where: { ":;\n".contains($0) }), line.utf8.count <= 2000 else { return nil }
  let spoken = line.split(whereSeparator: \.isWhitespace).map(String.init).filter {
    !hesitations.contains(plainWords($0).joined())
  }
  let talk: Set<String> = ["ok", "okay", "so", "now", "and", "please", "well", "right", "alright"]
  let words = withoutDictating(Array(spoken.drop { talk.contains(plainWords($0).joined()) }))
  let plain = words.map { plainWords($0).joined(separator: " ") }
  guard let first = plain.first, ["save", "keep", "remember", "record", "write", "note"].contains(first),
    let (head, list) = listBegins(plain), let cook = cookingBegins(plain, from: list + 2)
  else { return nil }
  let end = servingsBegin(plain, from: cook + 2) ?? words.count
  var last = cook
  while last > list, ["and", "then", "you", "we", "i", "just"].contains(plain[last - 1]) { last -= 1 }
  let foods = apart(Array(words[list..<last])).joined(separator: " ")
  let steps = stepsApart(Array(words[cook..<end])).joined(separator: " ").trimming(".").trimming(",")
  let servings = end < words.count ? " \(words[end...].joined(separator: " "))" : ""
  return words[..<head].joined(separator: " ")
    + ": \(foods.trimming(",").trimming(".")). \(steps).\(servings)"
}

/// The words of a line without what is only said while one thinks ("um, Nan's three bean chili").
package func withoutHesitation(_ line: String) -> String {
  line.split(whereSeparator: \.isWhitespace).map(String.init).filter {
    !hesitations.contains(plainWords($0).joined())
  }.joined(separator: " ")
}

/// Foods told one after the other, as a list that is written has them: "um two carrots one onion and a leek" with commas,
/// and without what is only said while one thinks. What has signs of its own keeps them.
package func listSaid(_ line: String) -> String {
  let words = withoutHesitation(line).split(whereSeparator: \.isWhitespace).map(String.init)
  guard !words.contains(where: { word in word.contains(where: { ",;\n".contains($0) }) }), words.count > 3
  else {
    return words.joined(separator: " ")
  }
  return apart(words).joined(separator: " ")
}

/// Said while one thinks.
private let hesitations: Set<String> = ["um", "uh", "umm", "erm", "hmm"]

/// "Okay so let me dictate my ragu it's called Marco's ragu it takes …" as "save my recipe Marco's ragu it takes …"; other
/// lines as they are.
private func withoutDictating(_ words: [String]) -> [String] {
  let plain = words.map { plainWords($0).joined() }
  guard let verb = plain.prefix(8).firstIndex(where: { ["dictate", "dictating", "tell"].contains($0) }),
    plain[verb] != "tell" || plain.dropFirst(verb).prefix(6).contains("recipe")
  else { return words }
  let leads: Set<String> = [
    "ok", "okay", "so", "let", "me", "i", "want", "to", "ill", "will", "would", "like", "id", "now", "can",
    "right", "well",
    "gonna", "im", "going", "please",
  ]
  guard plain[..<verb].allSatisfy(leads.contains) else { return words }
  var start = verb + 1
  while start < plain.count, ["you", "my", "our", "a", "the", "recipe", "for", "new"].contains(plain[start]) {
    start += 1
  }
  let naming = (start..<min(start + 8, plain.count)).first { at in
    plain[at] == "called" || plain[at] == "named"
  }
  if let naming { start = naming + 1 }
  return ["save", "my", "recipe"] + words[start...]
}

/// Steps without signs, a full stop before each that begins with a verb of cooking: "brown the onion add the wine".
private func stepsApart(_ words: [String]) -> [String] {
  if words.contains(where: { $0.last.map { ".,;".contains($0) } ?? false }) { return words }
  let plain = words.map { plainWords($0).joined() }
  let joints: Set<String> = [
    "and", "then", "to", "the", "or", "you", "can", "with", "for", "it", "a", "until", "of",
  ]
  var told: [String] = []
  for at in words.indices {
    let opens =
      at > 2 && at + 1 < words.count && RecipeTextWords.isCooking(plain[at])
      && ["the", "it", "them", "all", "in"].contains(plain[at + 1])
    if opens, !joints.contains(plain[at - 1]), let last = told.popLast() { told.append(last + ".") }
    told.append(words[at])
  }
  return told
}

/// The foods of a list without signs, a comma before each amount but the first: "one onion two carrots half a glass of wine".
private func apart(_ words: [String]) -> [String] {
  let ands = words.indices.filter { words[$0] == "and" }
  if ands.count > 1 || words.contains(where: { $0.contains(",") }) { return words }
  // "… a cup of pasta and a parmesan rind": the last of them.
  var words = words
  if let and = ands.first {
    guard and + 1 < words.count,
      ["a", "an", "half"].contains(words[and + 1]) || saidNumber(words, at: and + 1) != nil
    else { return words }
    words.remove(at: and)
  }
  let plain = words.map { plainWords($0).joined() }
  var told: [String] = []
  var at = 0
  while at < words.count {
    let number = saidNumber(plain, at: at)
    let begins =
      number != nil || plain[at] == "half"
      || ["a", "an"].contains(plain[at]) && at > 0 && plain[at - 1] != "half"
    let goesOn = at > 0 && ["of", "or", "to", "about", "in", "into", "x"].contains(plain[at - 1])
    // "One 14 ounce can" is one.
    let isCounted = at > 0 && saidNumber(plain, at: at - 1)?.end == at
    if begins, at > 0, !goesOn, !isCounted, let last = told.popLast() {
      told.append(last + ",")
    }
    var end = max(number?.end ?? at + 1, at + 1)
    if plain[at] == "half", end < words.count, ["a", "an"].contains(plain[end]) { end += 1 }
    if let number, number.value.isWhole {
      let isHundreds = end < words.count && plain[end] == "hundred"
      told.append("\(number.value.numerator * (isHundreds ? 100 : 1))")
      if isHundreds { end += 1 }
    } else {
      told += words[at..<end]
    }
    at = end
  }
  return told
}

/// Where the title ends and where the list begins: "it is", "you need" before an amount.
private func listBegins(_ words: [String]) -> (head: Int, list: Int)? {
  let links = [
    ["it", "is"], ["it's"], ["it", "s"], ["it", "takes"], ["you", "need"], ["you", "take"], ["its"], ["with"],
    ["is"], ["of"],
  ]
  // "Save my recipe Marco's ragu five hundred grams of ground turkey …": behind the title, without a link.
  let isRecipe = words.prefix(4).contains("recipe")
  for at in words.indices where (2...8).contains(at) {
    if isRecipe, at > 3, let number = saidNumber(words, at: at), number.end < words.count,
      words[at - 1] != "for",
      words.dropFirst(number.end).contains(where: { saidNumber([$0], at: 0) != nil })
    {
      return (at, at)
    }
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
