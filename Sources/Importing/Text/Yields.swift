/// A yield as it is given, and for how many people, where that is clear.
struct ReadYield: Hashable {
  var text: String?
  var servings: Int?
}

/// Reads the one or several texts a yield is given as: the longest one is the text ("4" beside "4 servings").
func readYield(_ given: [String]) -> ReadYield {
  let texts = given.map { withoutYieldLead(plainNumbers(cleanLine($0))) }.filter { !$0.isEmpty && $0 != "0" }
  guard let text = texts.max(by: { $0.count < $1.count }) else { return ReadYield() }
  let cut = text.count <= 200 ? text : text.prefix(200).trimmed
  let people = texts.lazy.compactMap { servings(in: $0) }.first
  return ReadYield(text: cut, servings: people)
}

/// The people that "4", "Serves 4-6" or "4 Portionen" speaks of; nil for "24 cookies" and "1 loaf". The lower number of
/// a range; 1 to 1,000.
package func servings(in text: String) -> Int? {
  guard text.utf8.count <= 200 else { return nil }
  let words = yieldWords(text)
  guard let people = people(in: words) ?? alone(words), (1...1_000).contains(people) else { return nil }
  return people
}

private enum YieldWord: Hashable { case number(Int), people, filler, per, other }

private func yieldWords(_ text: String) -> [YieldWord] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," }.flatMap {
    raw -> [YieldWord] in
    let word = raw.trimmed(of: ".,")
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    if let number = Int(digits) {
      if rest.isEmpty { return [.number(number)] }
      // "4人分"; "2.5" and "12x18" are no number of people.
      return isPeople(rest) ? [.number(number), .people] : [.other]
    }
    if let number = spelledNumbers[word] { return [.number(number)] }
    if word == "per" || word == "each" { return [.per] }
    if isPeople(word) { return [.people] }
    return [fillers.contains(word) || smallLarge.contains(word) ? .filler : .other]
  }
}

/// The number before a word for people, or behind it; the first of a range.
private func people(in words: [YieldWord]) -> Int? {
  for at in words.indices where words[at] == .people {
    var found: Int?
    var back = at - 1
    while back >= 0, words[back] == .filler { back -= 1 }
    if back >= 0, words[back] == .per { continue }
    while back >= 0 {
      if case .number(let number) = words[back] {
        found = number
      } else if words[back] != .filler || found == nil {
        break
      }
      back -= 1
    }
    if let found { return back >= 0 && words[back] == .per ? nil : found }
    if let next = words[(at + 1)...].first(where: { $0 != .filler && $0 != .people }),
      case .number(let number) = next
    {
      return number
    }
  }
  return nil
}

/// The number of a text that says nothing else.
private func alone(_ words: [YieldWord]) -> Int? {
  guard words.allSatisfy({ $0 != .other && $0 != .per && $0 != .people }) else { return nil }
  for case .number(let number) in words { return number }
  return nil
}

private func isPeople(_ word: some StringProtocol) -> Bool { people.contains(String(word)) }

/// "Yield: 4", "Recipe yields 4": what says only that a yield follows.
private func withoutYieldLead(_ text: String) -> String {
  guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return text }
  let lead = text[..<colon].words.joined(separator: " ")
  return yieldLeads.contains(lead) ? text[text.index(after: colon)...].trimmed : text
}

let yieldLeads: Set<String> = [
  "yield", "yields", "servings", "serves", "portions", "makes", "recipe yield", "number of servings",
  "portionen",
  "portioner", "porciones", "raciones", "personnes", "pour", "porzioni", "serving size", "total servings",
  "für",
  "antal portioner", "personen", "dosi per", "rendimento", "porções", "antal personer",
]
private let people: Set<String> = [
  "serves", "serve", "serving", "servings", "portion", "portions", "people", "persons", "person", "feeds",
  "adults",
  "personen", "portionen", "personnes", "personne", "parts", "raciones", "porciones", "personas",
  "comensales", "ración",
  "portioner", "personer", "pers", "persone", "porzioni", "porções", "pessoas", "porcje", "porcji", "osoby",
  "osób",
  "порций", "порции", "人分", "人份", "인분", "servering", "serveringen", "porties", "annosta", "srv", "svgs",
  "diners",
]
private let fillers: Set<String> = [
  "about", "approximately", "approx", "ca", "to", "or", "for", "makes", "yield", "yields", "für", "pour",
  "para", "and",
  "till", "à", "bis", "-", "up", "around", "recipe", "de", "circa", "ungefär", "environ", "a", "total",
  "generous",
]
private let smallLarge: Set<String> = [
  "small", "large", "main", "side", "hungry", "light", "generous", "adult",
]
private let spelledNumbers: [String: Int] = [
  "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
  "ten": 10,
  "twelve": 12, "vier": 4, "sechs": 6, "quatre": 4, "cuatro": 4, "fyra": 4,
]
