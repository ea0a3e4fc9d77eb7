/// Steps from one text: cut at its lines and paragraphs, or at its numbers ("1. … 2. …"); else it is one step.
func stepLines(_ text: String) -> [String] {
  markupLines(text).flatMap(splitNumbered).compactMap(stepLine)
}

/// One cleaned step; nil for what is none: "Step 3", "Advertisement".
func stepLine(_ line: String) -> String? {
  let text = withoutStepNumber(withoutBullet(line)).trimmed
  let key = text.words.joined(separator: " ")
  guard key.contains(where: \.isLetter), !isNoise(key), RecipeHeading(text) != .steps else { return nil }
  return text
}

private let stepWords: Set<String> = [
  "step", "schritt", "étape", "etape", "paso", "steg", "passo", "stap", "krok", "trinn", "шаг", "vaihe",
  "trin",
]

/// Without "Step 1:", "1.", "2)", "(3)", "Schritt 4 -", "STEP 1/5": a number that opens a sentence ("2 minutes later")
/// stays.
func withoutStepNumber(_ line: String) -> String {
  let first = line.prefix { $0.isLetter }
  if stepWords.contains(first.lowercased()) {
    let behind = line.dropFirst(first.count).drop {
      $0 == " " || $0 == "#" || $0 == "." || $0 == "n" || $0 == "°"
    }
    let digits = behind.prefix { $0.isNumber }
    guard !digits.isEmpty, digits.count <= 3 else { return line }
    var rest = behind.dropFirst(digits.count)
    // "Step 1 of 5", "Step 1/5".
    for lead in [" of ", "/", " / ", " von ", " sur "] where rest.hasPrefix(lead) {
      let total = rest.dropFirst(lead.count).prefix { $0.isNumber }
      if !total.isEmpty { rest = rest.dropFirst(lead.count + total.count) }
    }
    return String(rest.drop { " :.)-–—：|".contains($0) })
  }
  let opened = line.first == "("
  let digits = line.drop { $0 == "(" }.prefix { $0.isASCII && $0.isNumber }
  guard (1...2).contains(digits.count) else { return circled(line) }
  let behind = line.dropFirst(digits.count + (opened ? 1 : 0))
  guard let mark = behind.first, opened ? mark == ")" : ".):-、．/".contains(mark) else { return line }
  let rest = behind.dropFirst()
  // "1.5 cups", "10-12 minutes", "1/2".
  if let next = rest.first, next.isNumber || mark == "-" && next != " " || mark == "/" { return line }
  return String(rest.drop { " .)-:".contains($0) })
}

/// Without ① and its like.
private func circled(_ line: String) -> String {
  guard let first = line.unicodeScalars.first?.value,
    (0x2460...0x2473).contains(first) || (0x2776...0x277F).contains(first)
  else { return line }
  return String(line.dropFirst()).trimmed
}

/// "1. Boil. 2. Fry." in one line are two steps. The numbers must run from 1, each behind the end of a sentence.
private func splitNumbered(_ text: String) -> [String] {
  guard text.first == "1" || text.first == "(" || text.lowercased().hasPrefix("step 1") else { return [text] }
  let words = text.split(separator: " ", omittingEmptySubsequences: true)
  var steps: [[Substring]] = [[]]
  var next = 1
  for (at, word) in words.enumerated() {
    let bare = word.trimmed(of: "().:")
    let saysStep = at > 0 && stepWords.contains(words[at - 1].lowercased())
    let isMark =
      bare.count < word.count && Int(bare) == next
      && (at == 0 || saysStep || ".!?)".contains(words[at - 1].last ?? " "))
      && at + 1 < words.count && words[at + 1].first?.isLetter == true
    if isMark {
      next += 1
      if at > 0 {
        if saysStep { _ = steps[steps.count - 1].popLast() }
        steps.append([])
      }
    } else {
      steps[steps.count - 1].append(word)
    }
  }
  let lines = steps.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
  return lines.count > 1 ? lines : [text]
}

/// Lines without those that repeat the one before; a list that is there twice is there once.
func withoutRepeats(_ lines: [String]) -> [String] {
  var kept: [String] = []
  for line in lines where line != kept.last { kept.append(line) }
  let half = kept.count / 2
  if half > 1, kept.count.isMultiple(of: 2), kept[..<half].elementsEqual(kept[half...]) {
    return Array(kept[..<half])
  }
  return kept
}
