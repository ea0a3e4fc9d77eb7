import Catalogue

/// What to do with the amounts of a kitchen. Source: 001 FR-5, NFR-2; requirements QM-06, QM-07.
package enum AmountsTask: Equatable, Sendable {
  /// Bring a file's records into the pantry; "-" is standard input.
  case bringIn(file: String, reviews: Bool)
  /// What amounts were, turn by turn; of one food where it is named.
  case history(food: String?)
}

/// How a command talks with whoever runs it.
package struct CommandTalk {
  /// Whether a person sits there and can be asked.
  package var asks: Bool
  /// The next line typed; nil at the end.
  package var read: () -> String?
  /// A line for standard output.
  package var write: (String) -> Void
  /// A problem, in a sentence, for standard error.
  package var complain: (String) -> Void
  /// How far a long piece of work is, on one line that is written over; nil takes the line away. Nobody is shown it
  /// where standard error is no terminal.
  package var progress: (String?) -> Void

  /// Talks by these.
  package init(
    asks: Bool, read: @escaping () -> String?, write: @escaping (String) -> Void,
    complain: @escaping (String) -> Void, progress: @escaping (String?) -> Void = { _ in }
  ) {
    (self.asks, self.read, self.write, self.complain) = (asks, read, write, complain)
    self.progress = progress
  }
}

/// Brings amounts in, or tells their history. Exit status 0 done or told; 1 nothing was changed because nobody said
/// yes, or failed; 2 bad usage; 3 no record can be used; 4 damaged data.
package func amountsCommand(
  _ task: AmountsTask, _ options: SessionOptions, json: Bool, talk: CommandTalk
) -> Int32 {
  guard let path = options.kitchen ?? Places.kitchen else {
    StartFailure.nowhere.lines.forEach(talk.complain)
    return 1
  }
  let knowledge: Knowledge
  do {
    knowledge = try Knowledge.usual(options.catalogue == "small" ? .small : .builtin)
  } catch {
    error.lines.forEach(talk.complain)
    return error.exit
  }
  let table = knowledge.catalogue.table
  switch task {
  case .bringIn(let file, let reviews):
    var bringing = BringingIn(file: file, path: path, options: options, table: table, talk: talk)
    return bringing.run(json: json, reviews: reviews)
  case .history(let food):
    return amountsHistory(food, path, options, table: table, json: json, talk: talk)
  }
}
