/// Ingredient lines from whatever texts they were given as: one a line, boxes to tick and bullets gone, decimals as
/// people write them. Lines that are headings ("For the sauce:") begin a section.
func ingredientParts(_ texts: [String], under name: String? = nil) -> [ImportedPart] {
  var parts = [ImportedPart(name: name)]
  for text in texts {
    for line in ingredientLines(text) {
      if let section = sectionName(ofIngredient: line) {
        parts.append(ImportedPart(name: section))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
  }
  return parts.filter { !$0.lines.isEmpty }
}

private func ingredientLines(_ text: String) -> [String] {
  markupLines(text).compactMap { line in
    let line = ingredientLine(line)
    return line.isEmpty || isIngredientNoise(line) ? nil : line
  }
}

/// One cleaned line: without bullet, with its signs closed up ("2 onions , chopped").
func ingredientLine(_ line: String) -> String {
  var line = plainNumbers(withoutBullet(line))
  for (from, to) in [(" ,", ","), ("( ", "("), (" )", ")"), (",,", ","), (" ;", ";")] {
    line = line.replacing(from, with: to)
  }
  // What two programs have both put into brackets.
  if line.contains("(("), line.contains("))") {
    line = line.replacing("((", with: "(").replacing("))", with: ")")
  }
  return line.trimmed(of: " ,;")
}

/// Without the signs that lists are drawn with.
func withoutBullet(_ line: String) -> String {
  var rest = line[...]
  while let first = rest.first {
    if bullets.contains(first) {
      rest = rest.dropFirst()
    } else if first == "-" || first == "*" || first == "–" || first == "—" || first == "+" || first == "o",
      rest.dropFirst().first == " "
    {
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("[ ]") || rest.hasPrefix("[x]") || rest.hasPrefix("[X]") {
      rest = rest.dropFirst(3)
    } else if first == " " {
      rest = rest.dropFirst()
    } else {
      break
    }
  }
  return String(rest)
}

private let bullets: Set<Character> = [
  "▢", "☐", "□", "☑", "✓", "✔", "•", "●", "○", "◦", "▪", "■", "‣", "⁃", "·", "►", "❏", "◻",
]

/// "For the sauce:", "SAUCE:", "[Sauce]", "For the dough": nil for what is an ingredient.
func sectionName(ofIngredient line: String) -> String? {
  if line.first == "[", line.last == "]" {
    let name = line.dropFirst().dropLast().trimmed
    return name.isEmpty || name.contains("[") ? nil : name
  }
  let words = line.words
  guard (1...8).contains(words.count), !words.contains(where: { $0.first?.isNumber == true }) else {
    return nil
  }
  if line.last == ":" || line.last == "：" { return line.trimmed(of: ":： ") }
  if words.count > 1, words.count <= 5, words[0] == "for", !line.contains(","), words[1] != "serving" {
    return line
  }
  return nil
}

/// Lines that stand among ingredients on pages and are none.
private func isIngredientNoise(_ line: String) -> Bool {
  let key = line.words.joined(separator: " ")
  if key.isEmpty { return true }
  return ingredientNoise.contains(key) || RecipeHeading(line) == .ingredients || isNoise(key)
}

private let ingredientNoise: Set<String> = [
  "select all ingredients", "add to shopping list", "add all to list", "add to list", "us customary",
  "metric",
  "us customary metric", "cook mode", "1x 2x 3x", "1x", "2x", "3x", "½x 1x 2x", "shop ingredients",
  "deselect all",
  "us metric", "check all", "us customary metric 1x 2x 3x", "scale 1x 2x 3x", "units us m", "print recipe",
]

/// Whether a line of any part is an advertisement, a button or a caption; `key` is its words.
func isNoise(_ key: String) -> Bool {
  if noise.contains(key) { return true }
  return key.utf8.count <= 90 && noiseLeads.contains { key.hasPrefix($0) }
}

private let noise: Set<String> = [
  "advertisement", "ad", "advertising", "sponsored", "anzeige", "publicité", "publicidad", "annons", "reklam",
  "print",
  "save", "pin", "pin it", "share", "print recipe", "pin recipe", "save recipe", "jump to recipe",
  "rate this recipe",
  "watch video", "video", "play video", "read more", "cook mode prevent your screen from going dark", "photo",
  "image",
  "advertisement continue reading below", "story continues below", "mark as complete", "back to top",
  "photos",
]
private let noiseLeads: [String] = [
  "watch the video", "watch how to", "watch the full video", "click here to", "continue reading",
  "article continues",
  "did you make this", "tag us on", "tag me on", "follow us on", "follow me on", "sign up for",
  "subscribe to",
  "photo by", "photograph by", "image credit", "photo credit", "buy it now", "see the video",
  "pin this recipe",
  "save this recipe", "recipe continues below", "leave a comment", "rate this recipe",
  "we may earn a commission",
]
