import Cooklang
import Kitchen

/// What a recipe's front matter says, key by key, with what is wrong about it.
struct RecipeHead {
  let file: String
  var problems: [FileProblem] = []
  private var title: String?
  private var summary = ""
  private var servings: Int?
  /// What it makes, where nothing says for how many.
  private var yield: Int?
  private var course = "dinner"
  private var cuisine = ""
  private var prep, cook, whole: Int?
  private var difficulty: Skill = .intermediate
  private var method = ""
  private var leftoverDays: Int?
  private var tags: [String] = []
  private var source = ""
  private var replaces: RecipeID?
  private var otherNames: [String] = []
  init(file: String) { self.file = file }

  mutating func read(_ entries: [FrontEntry]) {
    for entry in entries {
      if let key = CanonicalKey(named: entry.key) { read(entry, as: key) } else { readOurs(entry) }
    }
  }

  private mutating func read(_ entry: FrontEntry, as key: CanonicalKey) {
    switch key {
    case .title: readTitle(entry)
    case .introduction: summary = entry.text
    case .servings: servings = positive(entry)
    // "500%ml" is no number of people; "4 bowls" is what older recipes say for it.
    case .yield: if !entry.text.contains("%"), servings == nil { yield = positive(entry) }
    case .course: course = entry.text.lowercased()
    case .cuisine: cuisine = entry.text.lowercased()
    case .prepTime: prep = minutes(entry)
    case .cookTime: cook = minutes(entry)
    case .totalTime: whole = minutes(entry)
    case .difficulty: readDifficulty(entry)
    case .tags: tags = entry.values.flatMap { $0.split(separator: ",").map { $0.trimmingSpaces() } }
    case .source, .author: if source.isEmpty { source = entry.text }
    case .locale, .sourceURL, .images: break
    case .diet: report(entry, "\(entry.key) is not read: it follows from the ingredients")
    }
  }

  /// The keys that no other program has.
  private mutating func readOurs(_ entry: FrontEntry) {
    switch entry.key.lowercased() {
    case "method": method = entry.text.lowercased()
    case "leftovers": readLeftovers(entry)
    case "replaces": replaces = entry.text.isEmpty ? nil : RecipeID(entry.text)
    case "also known as":
      otherNames = entry.values.flatMap { $0.split(separator: ",").map { $0.trimmingSpaces().lowercased() } }
    case "allergens", "protein":
      report(entry, "\(entry.key) is not read: it follows from the ingredients")
    default: report(entry, "unknown key \(entry.key.prefix(40))")
    }
  }

  /// The recipe without its steps; nil, with the reason among the problems, when a key is missing.
  mutating func recipe(id: RecipeID) -> Recipe? {
    let (prepMinutes, cookMinutes) = times()
    let servings = servings ?? yield
    var missing: [String] = []
    if title?.isEmpty ?? true { missing.append("title") }
    if servings == nil { missing.append("servings") }
    if cookMinutes == nil { missing.append("cook time") }
    guard missing.isEmpty, let title, let servings, let cookMinutes else {
      let message = "missing: \(missing.joined(separator: ", "))"
      problems.append(FileProblem(file: file, line: 1, message: message))
      return nil
    }
    return Recipe(
      id: id, title: title, summary: summary, servings: servings, course: course, cuisine: cuisine,
      prepMinutes: prepMinutes, cookMinutes: cookMinutes, difficulty: difficulty, method: method,
      leftoverDays: leftoverDays, tags: tags, source: source, ingredients: [],
      replaces: id.isMine ? replaces : nil, otherNames: otherNames)
  }

  /// A total alone counts as cooking.
  private func times() -> (prep: Int, cook: Int?) {
    guard prep == nil, cook == nil else { return (prep ?? 0, cook ?? 0) }
    return (0, whole)
  }

  private mutating func positive(_ entry: FrontEntry) -> Int? {
    let digits = entry.text.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), (1...100).contains(number) { return number }
    report(entry, "\(entry.key) must be a number from 1 to 100")
    return nil
  }

  private mutating func minutes(_ entry: FrontEntry) -> Int? {
    if let minutes = readMinutes(entry.text) { return minutes }
    report(entry, "\(entry.key) must be a time such as 25 minutes")
    return nil
  }

  private mutating func readTitle(_ entry: FrontEntry) {
    if entry.text.count <= FileLimit.title { return title = entry.text }
    report(entry, "the title is longer than \(FileLimit.title) characters")
  }

  private mutating func readDifficulty(_ entry: FrontEntry) {
    switch entry.text.lowercased() {
    case "easy", "beginner": difficulty = .beginner
    case "medium", "intermediate": difficulty = .intermediate
    case "hard", "advanced": difficulty = .advanced
    default: report(entry, "difficulty is easy, medium or hard")
    }
  }

  private mutating func readLeftovers(_ entry: FrontEntry) {
    let words = entry.text.lowercased().split(separator: " ")
    if words == ["no"] { return }
    guard words.count == 2, words[1] == "days" || words[1] == "day", let days = Int(words[0]),
      (1...30).contains(days)
    else { return report(entry, "leftovers is no, or a time such as 3 days") }
    leftoverDays = days
  }

  private mutating func report(_ entry: FrontEntry, _ message: String) {
    problems.append(FileProblem(file: file, line: entry.line, message: message))
  }
}
