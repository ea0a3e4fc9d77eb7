import Kitchen
import Values

extension WrittenRecipe {
  /// Takes in what a piece of text says about the whole: for how many, how long, where from. False for anything else.
  mutating func takeMeta(_ text: String) -> Bool {
    let piece = text.trimmingSpaces().trimming(".")
    guard !piece.isEmpty, piece.utf8.count <= 200 else { return false }
    let words = plainWords(piece)
    if let name = nameBehind(piece) {
      title = name
      return true
    }
    if let value = value(of: piece, under: ["cuisine"]) { return set(&cuisine, value.lowercased()) }
    if let value = value(of: piece, under: ["course", "category", "meal", "meal type", "type"]) {
      return set(&course, value.lowercased())
    }
    if let value = value(of: piece, under: ["tags", "tag", "keywords", "labels"]) {
      tags += value.split { $0 == "," || $0 == ";" }.map {
        String($0).trimmingSpaces().trimming("#").lowercased()
      }
      .filter { !$0.isEmpty }
      return true
    }
    if let value = value(
      of: piece, under: ["source", "from", "author", "by", "recipe by", "adapted from", "url", "link"])
    {
      return set(&source, value)
    }
    if let value = value(of: piece, under: ["description", "about"]) { return set(&summary, value) }
    if let value = value(of: piece, under: ["difficulty", "level", "skill"]) {
      switch value.lowercased() {
      case "easy", "beginner", "simple": difficulty = .beginner
      case "hard", "advanced", "difficult": difficulty = .advanced
      default: difficulty = .intermediate
      }
      return true
    }
    return takeServings(words) || takeTimes(words)
  }

  /// The title without the "for 5" or "for 5 people" that it may end in, which is for how many it serves.
  mutating func takingServings(from title: String) -> String {
    let words = title.split(separator: " ").map(String.init)
    for count in [2, 3] where words.count > count && words[words.count - count].lowercased() == "for" {
      let end = words.suffix(count).joined(separator: " ")
      let isOfPeople = count == 2 || ["people", "persons"].contains(words[words.count - 1].lowercased())
      if isOfPeople, takeMeta(end + (count == 2 ? " people" : "")) {
        return words.dropLast(count).joined(separator: " ").trimming(",")
      }
    }
    return title
  }

  /// "Call it apple fritters", "we call it Oma's soup": a name told amid the rest. Nil of anything else.
  private func nameBehind(_ piece: String) -> String? {
    let words = piece.split(separator: " ")
    let plain = words.map { $0.lowercased() }
    let leads = [
      ["call", "it"], ["name", "it"], ["we", "call", "it"], ["i", "call", "it"], ["it", "is", "called"],
    ]
    guard let lead = leads.first(where: { plain.starts(with: $0) }), plain.count <= lead.count + 8 else {
      return nil
    }
    let name = cleanTitle(words.dropFirst(lead.count).joined(separator: " "))
    return name.isEmpty ? nil : name
  }

  private func set(_ field: inout String, _ value: String) -> Bool {
    field = String(value.prefix(200))
    return true
  }

  /// What stands behind one of these keys and a colon.
  private func value(of piece: String, under keys: [String]) -> String? {
    guard let colon = piece.firstIndex(of: ":") else { return nil }
    let key = plainWords(piece[..<colon]).joined(separator: " ")
    guard keys.contains(key) else { return nil }
    let value = piece[piece.index(after: colon)...].trimmingSpaces()
    return value.isEmpty ? nil : value
  }

  /// "Serves 4", "it serves six people", "Servings: 4-6", "Yield: 4 servings", "for 4 people", "makes 12".
  private mutating func takeServings(_ all: [String]) -> Bool {
    var words = all
    while let first = words.first,
      ["it", "this", "that", "recipe", "the", "and", "should", "will", "can", "enough"].contains(first)
    { words.removeFirst() }
    guard let first = words.first else { return false }
    let opens = [
      "serves", "serve", "servings", "serving", "yield", "yields", "makes", "make", "feeds", "portions",
      "for",
    ]
    guard
      opens.contains(first) || words.count <= 4 && (words.contains("servings") || words.contains("portions"))
    else { return false }
    var at = words.firstIndex { saidNumber([$0], at: 0) != nil && $0 != "a" } ?? words.count
    guard at <= 3, let number = saidNumber(words, at: at) else { return false }
    at = number.end
    var rest = Array(words[at...])
    // "4-6" and "4 to 6": the smaller one counts.
    if rest.first == "to" || rest.first == "or" { rest.removeFirst() }
    if let more = saidNumber(rest, at: 0) { rest = Array(rest[more.end...]) }
    let units: Set<String> = [
      "people", "persons", "servings", "serving", "portions", "of", "us", "adults", "person", "eaters",
      "generously", "about",
    ]
    guard
      rest.allSatisfy(units.contains)
        || ["makes", "make", "yield", "yields"].contains(first) && rest.count <= 3
    else {
      return false
    }
    if first == "for" || first == "makes" || first == "make" {
      // "For 4 hours" and "makes a 9 inch pie" say no number of people.
      guard !rest.contains(where: { !units.contains($0) }) else { return first != "for" && rest.count <= 3 }
      if first == "for", rest.isEmpty, words.count > 2 { return false }
    }
    let whole = number.value.rounded
    guard number.value.isWhole, (1...100).contains(whole) else { return false }
    servings = whole
    return true
  }

  /// "Prep time: 15 min", "cook 1 hour" with a colon, "takes 3 hours", "ready in 40 minutes", "Total: 1 h 10".
  private mutating func takeTimes(_ all: [String]) -> Bool {
    var words = all
    while let first = words.first,
      ["it", "this", "that", "the", "recipe", "and", "whole", "thing", "dish"].contains(first)
    { words.removeFirst() }
    guard let time = saidDuration(in: words), time.range.upperBound >= words.count - 2 else { return false }
    let minutes = (time.seconds + 59) / 60
    let behind = words[time.range.upperBound...].joined(separator: " ")
    guard
      [
        "", "in all", "total", "altogether", "in total", "prep", "of prep", "cooking", "to make", "to cook",
        "overall", "or so", "of cooking",
      ].contains(behind)
    else {
      return false
    }
    let before = words[..<time.range.lowerBound].filter {
      ![
        "time", "of", "is", "about", "around", "approximately", "roughly", "takes", "take", "for", "me", "us",
        "you",
      ].contains($0)
    }
    let isTaking = words.first == "takes" || words.first == "take"
    switch before.joined(separator: " ") {
    case "prep", "preparation", "prepare", "hands on", "active", "to prepare": prepMinutes = minutes
    case "cook", "cooking", "bake", "baking", "roast", "oven", "stove", "to cook", "boiling":
      guard all.contains("time") || all.contains("cooking") || all.contains("baking") else { return false }
      cookMinutes = minutes
    case "total", "ready in", "done in", "in all", "duration", "overall", "needs", "altogether", "required",
      "all in all":
      totalMinutes = minutes
    case "" where behind == "prep" || behind == "of prep": prepMinutes = minutes
    case ""
    where isTaking || all.first == "time" || all.contains("takes") || all.contains("take")
      || !behind.isEmpty && behind != "or so":
      totalMinutes = minutes
    default: return false
    }
    return true
  }
}

extension String {
  /// Without that sign at either end, and the white space that shows then.
  func trimming(_ sign: Character) -> String {
    var text = trimmingSpaces()[...]
    while text.first == sign { text = text.dropFirst() }
    while text.last == sign { text = text.dropLast() }
    return String(text).trimmingSpaces()
  }
}
