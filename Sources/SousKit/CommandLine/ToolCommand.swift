/// A command beside the talk itself, read from the words that are left when the options are lifted out.
package enum ToolCommand: Equatable, Sendable {
  case understand
  case transcripts(TranscriptMode, files: [String])
  case intents(IntentsTask, files: [String])
  case backup(BackupTask)
  case doctor
  /// Ingredient lines on standard input, taken apart.
  case ingredients
  /// Recipes read from files of any kind.
  case imports(ImportTask)
  /// A planning problem of a canteen, from a file; "-" is standard input.
  case solve(file: String)
  /// What is due at home, told once.
  case remind
  /// The log of errors and timings.
  case log
  /// The table of units.
  case units
  /// A Cooklang text taken apart; "-" is standard input.
  case cooklang(file: String)
  /// Amounts brought in from a file, or their history.
  case amounts(AmountsTask)
  /// A shopping list written, or one brought in.
  case list(ListTask)
  /// A recipe taken in from a file, or written out.
  case recipe(RecipeTask)
  /// A request as an intent's name, with its slots among the options.
  case typed(intent: String)

  /// Nil when the words are no command: a request, or none at all. Throws for a command that lacks a word, or
  /// has one too many.
  package init?(_ options: GlobalOptions) throws(UsageProblem) {
    guard let name = options.words.first, !options.wordsAreRequest else { return nil }
    let rest = Array(options.words.dropFirst())
    switch name {
    case "understand":
      guard rest.isEmpty else { throw .badCommand("sous understand < FILE") }
      self = .understand
    case "transcript":
      switch rest.first {
      case "test"?: self = .transcripts(.test, files: Array(rest.dropFirst()))
      case "record"? where rest.count > 1: self = .transcripts(.record, files: Array(rest.dropFirst()))
      default: throw .badCommand("sous transcript test [FILE…], or sous transcript record FILE…")
      }
    case "intents":
      guard let task = rest.first.flatMap(IntentsTask.init), task == .coverage || rest.count == 1 else {
        throw .badCommand("sous intents list, sous intents lint, or sous intents coverage [FILE…]")
      }
      self = .intents(task, files: Array(rest.dropFirst()))
    case "parse":
      // "Parse this" is a request; the command names what it parses.
      guard rest.first == "ingredients" else { return nil }
      guard rest.count == 1 else { throw .badCommand("sous parse ingredients < FILE") }
      self = .ingredients
    case "units" where rest.isEmpty: self = .units
    // "Import" with nothing behind it, or with a question's words, is a request: a file's name has a dot or a slash.
    case "import" where rest.isEmpty || rest.contains { $0 == "-" || $0.contains { $0 == "." || $0 == "/" } }:
      self = .imports(try ImportTask(rest))
    // "Solve my dinner problem" is a request: a file's name has a dot or a slash.
    case "solve" where rest.count == 1 && (rest[0] == "-" || rest[0].contains { $0 == "." || $0 == "/" }):
      self = .solve(file: rest[0])
    case "remind" where rest.isEmpty: self = .remind
    case "log" where rest.isEmpty: self = .log
    case "cooklang":
      guard rest.count == 2, rest[0] == "parse" else {
        throw .badCommand("sous cooklang parse FILE, or sous cooklang parse - < FILE")
      }
      self = .cooklang(file: rest[1])
    // "Amounts of flour in bread" is a request.
    case "amounts" where rest.first == "import":
      guard rest.count == 2 else { throw .badCommand("sous amounts import FILE, or sous amounts import -") }
      self = .amounts(.bringIn(file: rest[1], reviews: options.reviews))
    case "amounts" where rest.first == "history":
      let food = rest.dropFirst().joined(separator: " ")
      self = .amounts(.history(food: food.isEmpty ? nil : food))
    // "List all dinners" is a request, unless that is what a list is called; the program looks.
    case "list":
      guard let task = try ListTask(rest, options) else { return nil }
      self = .list(task)
    // "Recipe for lasagna" is a request.
    case "recipe" where rest.first == "add" || rest.first == "show":
      self = .recipe(try RecipeTask(rest, options))
    // "Restore it" and "backup my list" are requests: a number or a path alone makes them commands.
    case "backup" where rest.isEmpty: self = .backup(.make(file: nil))
    case "backup" where rest.count == 1 && rest[0].contains(where: { $0 == "/" || $0 == "." }):
      self = .backup(.make(file: rest[0]))
    case "doctor" where rest.isEmpty: self = .doctor
    case "restore" where rest.isEmpty: self = .backup(.list)
    case "restore" where rest.count == 1 && Int(rest[0]) != nil:
      self = .backup(.restore(number: Int(rest[0]) ?? 0))
    // "Do we have eggs" is a request: only an intent's name alone behind it makes it a command.
    case "do" where rest.count == 1 && (rest[0].contains("_") || !options.slots.isEmpty):
      self = .typed(intent: rest[0])
    default: return nil
    }
  }
}
