import Kitchen
import Quantities
import Values

/// The most of a text that is taken for a recipe, in bytes.
package let longestRecipeText = 64 << 10

/// Reads a recipe out of plain text or Markdown of several lines, or of one breath: "Pot roast: 3 lb chuck, 2 onions.
/// Brown the meat, cook 3 hours." What is no part of it is dropped only where it is no words; nothing is made up.
/// `knows` tells whether a name is one food, so that "macaroni and cheese" is not cut.
package func readRecipeText(_ text: String, knows: @escaping (String) -> Bool = { _ in false })
  -> WrittenRecipe
{
  let clean = withoutNumbers(plain(text))
  let lines = clean.split(omittingEmptySubsequences: false) { $0 == "\n" }.map { String($0).trimmingSpaces() }
  let filled = lines.filter { !$0.isEmpty }
  var reader = RecipeTextReader(knows: knows)
  if filled.count <= 2 { reader.readBreath(filled) } else { reader.read(lines) }
  return reader.finished()
}

/// "… 1 tsp salt. 1. Boil the potatoes. 2. Toss": the numbers of steps in a text of one line are no foods.
private func withoutNumbers(_ text: String) -> String {
  guard !text.contains("\n"), text.contains(" 1. "), text.contains(" 2. ") else { return text }
  return text.replacing(/([.:;]) \d{1,2}\. (?=[A-Z])/) { "\($0.1) " }
}

/// Without what steers a terminal, the line ends all alike, the commonest entities of web pages as their signs.
private func plain(_ text: String) -> String {
  var text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " ")
  for (name, sign) in [
    ("&amp;", "&"), ("&nbsp;", " "), ("&deg;", "°"), ("&frac12;", "½"), ("&frac14;", "¼"), ("&frac34;", "¾"),
    ("&#39;", "'"), ("&quot;", "\""), ("\u{2028}", "\n"), ("\u{2029}", "\n"),
  ] {
    text = text.replacing(name, with: sign)
  }
  var kept = ""
  kept.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { $0 == "\n" || !$0.steersTerminal })
  return kept
}

struct RecipeTextReader {
  let knows: (String) -> Bool
  var recipe = WrittenRecipe()
  private let reader = IngredientReader()
  private var part: RecipeTextWords.Part?
  private var group: String?
  /// Whether the next line of steps opens a new one.
  private var opensStep = true

  init(knows: @escaping (String) -> Bool) { self.knows = knows }

  func finished() -> WrittenRecipe {
    var recipe = recipe
    recipe.title = cleanTitle(recipe.title)
    recipe.steps = recipe.steps.flatMap(splitNumbered).map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    return recipe
  }

  // MARK: Several lines

  mutating func read(_ lines: [String]) {
    var isAfterBlank = true
    for line in lines {
      guard !line.isEmpty else {
        isAfterBlank = true
        opensStep = true
        if part == nil, !recipe.lines.isEmpty { group = nil }
        continue
      }
      take(line, isAfterBlank: isAfterBlank)
      isAfterBlank = false
    }
  }

  private mutating func take(_ raw: String, isAfterBlank: Bool) {
    let mark = LineMark(raw)
    let line = mark.text
    guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return opensStep = true }
    if let next = RecipeTextWords.heading(line), mark.number == nil {
      (part, group, opensStep) = (next, nil, true)
      return
    }
    if recipe.title.isEmpty, recipe.isEmpty, part == nil, !mark.isBullet {
      if let (title, rest) = titleAndRest(line) {
        recipe.title = title
        if !rest.isEmpty { take(rest, isAfterBlank: false) }
        return
      }
    }
    if part == .other { return }
    if part != .steps || recipe.steps.isEmpty, takeMetas(line) { return }
    if part == .notes { return recipe.notes.append(line) }
    // "Ingredients: 2 onions, 3 carrots"
    if let colon = line.firstIndex(of: ":"), let next = RecipeTextWords.heading(String(line[..<colon])) {
      part = next
      let rest = line[line.index(after: colon)...].trimmingSpaces()
      if next == .ingredients { takeIngredients(rest) } else { recipe.steps += steps(in: rest) }
      return
    }
    switch part {
    case .ingredients?:
      if let named = RecipeTextWords.group(line), !mark.isBullet { return group = named }
      if mark.number == nil, !mark.isBullet, isAfterBlank, RecipeTextWords.isStep(line), line.count > 40 {
        part = .steps
        return takeStep(line, mark)
      }
      takeIngredient(line)
    case .steps?: takeStep(line, mark)
    default:
      if let named = RecipeTextWords.group(line), !mark.isBullet, mark.number == nil { return group = named }
      if mark.number == nil, isIngredient(line, mark) { return takeIngredient(line) }
      if RecipeTextWords.isStep(line) || mark.number != nil || line.count > 60 {
        return takeStep(line, mark)
      }
      if recipe.steps.isEmpty, !isAfterBlank, !recipe.lines.isEmpty { return takeIngredient(line) }
      if recipe.isEmpty, recipe.summary.isEmpty { return recipe.summary = line }
      takeStep(line, mark)
    }
  }

  private mutating func takeMetas(_ line: String) -> Bool {
    if recipe.takeMeta(line) { return true }
    let pieces = line.split { $0 == "|" || $0 == "·" || $0 == "•" || $0 == ";" }.map {
      String($0).trimmingSpaces()
    }
    guard pieces.count > 1 else { return false }
    var trial = recipe
    guard pieces.allSatisfy({ trial.takeMeta($0) }) else { return false }
    recipe = trial
    return true
  }

  private func isIngredient(_ line: String, _ mark: LineMark) -> Bool {
    guard line.count <= 100, line.last != "." || line.count < 30 else { return false }
    let read = reader.read(line)
    let hasAmount = read.amounts.contains { $0.quantity != nil }
    if hasAmount, !read.name.isEmpty, read.confidence >= IngredientLine.sureness {
      return !RecipeTextWords.isStep(line)
    }
    return mark.isBullet && recipe.steps.isEmpty && !RecipeTextWords.isStep(line)
  }

  private mutating func takeIngredient(_ line: String) {
    guard recipe.lines.count < 200 else { return }
    // "Salt, pepper, oil" is three; "2 onions, chopped" is one.
    if plainWords(line).first(where: { saidNumber([$0], at: 0) != nil }) == nil, line.contains(",") {
      return takeIngredients(line)
    }
    recipe.lines.append(WrittenIngredient(reader.read(line), group: group))
  }

  private mutating func takeStep(_ line: String, _ mark: LineMark) {
    guard recipe.steps.count < 300 else { return }
    if opensStep || mark.number != nil || mark.isBullet || recipe.steps.isEmpty
      || endsSentence(recipe.steps.last ?? "")
    {
      recipe.steps.append(line)
    } else {
      recipe.steps[recipe.steps.count - 1] += " \(line)"
    }
    opensStep = false
  }

  private func endsSentence(_ text: String) -> Bool {
    [".", "!", "?"].contains(text.last.map(String.init) ?? "")
  }

  // MARK: One breath

  mutating func readBreath(_ lines: [String]) {
    var text = lines.joined(separator: " ")
    if let (title, rest) = titleAndRest(text) {
      recipe.title = recipe.takingServings(from: title)
      text = rest
    }
    takeBreath(text)
  }

  /// Ingredients, steps and facts about the whole, as one line has them.
  mutating func takeBreath(_ text: String) {
    for sentence in sentences(in: text) {
      if recipe.takeMeta(sentence) { continue }
      var rest = sentence
      if let colon = rest.firstIndex(of: ":"), let next = RecipeTextWords.heading(String(rest[..<colon])) {
        part = next
        rest = rest[rest.index(after: colon)...].trimmingSpaces()
      }
      if part == .notes {
        recipe.notes.append(rest)
      } else if part == .steps || part != .ingredients && isStepSentence(rest) {
        recipe.steps += steps(in: rest)
      } else if part == .ingredients, isStepSentence(rest) {
        part = nil
        recipe.steps += steps(in: rest)
      } else {
        takeIngredients(rest)
      }
    }
  }

  private func isStepSentence(_ sentence: String) -> Bool {
    guard RecipeTextWords.isStep(sentence) else {
      return !recipe.steps.isEmpty && !sentence.contains(where: \.isNumber)
    }
    return true
  }

  /// A sentence of steps: cut where a comma is followed by another thing to do.
  func steps(in sentence: String) -> [String] {
    var steps: [String] = []
    for piece in sentence.split(separator: ",", omittingEmptySubsequences: true) {
      let text = String(piece).trimmingSpaces()
      var words = plainWords(text)
      while let first = words.first, ["and", "then", "finally"].contains(first) { words.removeFirst() }
      let opens =
        words.first.map(RecipeTextWords.isCooking) == true && words.count > 1
        && !RecipeTextWords.isFood(Array(words.prefix(2)))
      if opens || steps.isEmpty {
        steps.append(text)
      } else {
        steps[steps.count - 1] += ", \(text)"
      }
    }
    return steps.map { step in
      var step = step
      for lead in ["and then ", "then ", "and ", "finally "] where step.lowercased().hasPrefix(lead) {
        step = String(step.dropFirst(lead.count))
      }
      step = step.prefix(1).uppercased() + step.dropFirst()
      return endsSentence(step) ? step : step + "."
    }
  }

  /// "3 lb chuck roast, 2 onions, 6 carrots and salt".
  mutating func takeIngredients(_ text: String) {
    var pieces: [String] = []
    for piece in text.trimming(".").split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let words = plainWords(piece)
      guard let first = words.first else { continue }
      // "Serves 3, 4 onions": told among the foods.
      if ["serves", "feeds"].contains(first), words.count == 2, let number = saidNumber(words, at: 1),
        number.value.isWhole,
        (1...100).contains(number.value.rounded), recipe.servings == nil
      {
        recipe.servings = number.value.rounded
        continue
      }
      let hasAmount = saidNumber(words, at: first == "and" ? 1 : 0) != nil
      if !hasAmount, !pieces.isEmpty, RecipeTextWords.continuesIngredient(words) {
        pieces[pieces.count - 1] += ", \(String(piece).trimmingSpaces())"
      } else {
        pieces += parted(String(piece).trimmingSpaces())
      }
    }
    // A list that runs into cooking: "…, 6 carrots, brown the meat, cook 3 hours".
    var isCooking = false
    for piece in pieces {
      let words = plainWords(piece)
      isCooking =
        isCooking
        || words.count > 1 && words.first.map(RecipeTextWords.isCooking) == true
          && !RecipeTextWords.isFood(Array(words.prefix(2)))
          && !reader.read(piece).amounts.contains { $0.quantity != nil && $0.range.lowerBound == 0 }
      if isCooking {
        recipe.steps += steps(in: piece)
      } else if recipe.lines.count < 200 {
        recipe.lines.append(WrittenIngredient(reader.read(piece), group: group))
      }
    }
  }

  /// A piece without commas cut at "and", unless that is inside of one food's name.
  private func parted(_ piece: String) -> [String] {
    var piece = piece
    if piece.lowercased().hasPrefix("and ") { piece = String(piece.dropFirst(4)) }
    let words = piece.split(separator: " ").map(String.init)
    guard let at = words.lastIndex(where: { ["and", "&", "plus", "with"].contains($0.lowercased()) }), at > 0,
      at + 1 < words.count
    else {
      return [piece]
    }
    let (left, right) = (words[..<at].joined(separator: " "), words[(at + 1)...].joined(separator: " "))
    let name = reader.read(piece).name
    if knows(name) || knows(piece) { return [piece] }
    let rightWords = plainWords(right)
    let opensAmount = saidNumber(rightWords, at: 0) != nil
    if !opensAmount, RecipeTextWords.continuesIngredient(rightWords) { return [piece] }
    if ["a half", "half", "a quarter"].contains(where: right.lowercased().hasPrefix),
      words[at - 1].contains(where: \.isNumber)
    {
      return [piece]
    }
    let isPreparation = RecipeTextWords.continuesIngredient(plainWords(left).suffix(1).map { $0 })
    return isPreparation && !opensAmount ? [piece] : parted(left) + [right]
  }

  // MARK: Titles and sentences

  /// "Save my wife's pot roast: 3 lb …" is the title and what comes behind the colon. Nil for a line that names none.
  private func titleAndRest(_ line: String) -> (title: String, rest: String)? {
    if let colon = line.firstIndex(of: ":") {
      let (head, rest) = (String(line[..<colon]), line[line.index(after: colon)...].trimmingSpaces())
      if RecipeTextWords.heading(head) != nil { return nil }
      let title = cleanTitle(head)
      if title.isEmpty, !rest.isEmpty {
        if let first = firstSentence(rest) { return first }
        return titleAndRest(rest)
          ?? (rest.count <= 80 && !isIngredient(rest, LineMark(rest)) ? (rest, "") : nil)
      }
      if !rest.isEmpty, ["title", "name", "recipe", "dish"].contains(plainWords(head).joined(separator: " "))
      {
        return titleAndRest(rest) ?? (rest, "")
      }
      return plainWords(title).count <= 12 ? (title, rest) : nil
    }
    guard line.count <= 100, !endsSentence(line), reader.read(line).amounts.first?.range.lowerBound != 0
    else { return nil }
    return (line, "")
  }

  /// The sentences of a line; "lb." and "1.5" end none.
  func sentences(in text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    var sentences: [String] = []
    var taken: [String] = []
    func isShort(_ word: String) -> Bool {
      let short: Set<String> = [
        "lb", "lbs", "oz", "tsp", "tbsp", "tbs", "pkg", "approx", "min", "mins", "hr", "hrs", "c", "pt", "qt",
        "gal", "ca", "approx", "no", "med", "lg", "sm", "st", "dr", "mrs", "mr",
      ]
      return short.contains(word.dropLast().lowercased())
    }
    for (at, word) in words.enumerated() {
      taken.append(word)
      let ends = word.last == "." || word.last == "!" || word.last == "?" || word.last == ";"
      let opensNext =
        at + 1 < words.count
        && (words[at + 1].first?.isUppercase == true || words[at + 1].first?.isNumber == true)
      let opensServings =
        at + 1 < words.count && ["serves", "makes", "feeds"].contains(words[at + 1].lowercased())
      guard ends, !isShort(word) || opensServings || opensNext && words[at + 1].first?.isUppercase == true
      else { continue }
      sentences.append(taken.joined(separator: " ").trimming("."))
      taken = []
    }
    if !taken.isEmpty { sentences.append(taken.joined(separator: " ").trimming(".")) }
    return sentences.map { $0.trimming(";") }.filter { !$0.isEmpty }
  }

  /// "1. Boil. 2. Fry." in one paragraph are two steps; "10 min. 2 eggs" is none.
  private func splitNumbered(_ text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    var steps: [[String]] = [[]]
    var next = 1
    for (at, word) in words.enumerated() {
      let bare = word.filter { $0 != "." && $0 != ")" && $0 != ":" }
      let isMark =
        word.count == bare.count + 1 && Int(bare) == next
        && (at == 0 || ".!?)".contains(words[at - 1].last ?? " "))
        && at + 1 < words.count && words[at + 1].first?.isLetter == true
      if isMark, at == 0 || next > 1 {
        next += 1
        if at > 0 { steps.append([]) }
      } else {
        steps[steps.count - 1].append(word)
      }
    }
    return steps.map { $0.joined(separator: " ") }
  }
}
