package import ListFiles

/// What to do with a shopping list outside of the talk.
package enum ListTask: Equatable, Sendable {
  /// Write it; nil is the list that the chat shows.
  case write(name: String?, as: ListFormat, to: ListOutput)
  /// Bring a file's lines to it; "-" is standard input.
  case bringIn(file: String, to: String?)
}

/// Where a list goes.
package enum ListOutput: Equatable, Sendable {
  case standardOutput
  /// A file; one that is there only where `replaces` allows it.
  case file(String, replaces: Bool)
}

/// The options that only lists have.
package struct ListOptions: Equatable, Sendable {
  package var format: ListFormat?
  /// A recipe as Cooklang.
  package var isCook = false
  /// The file to write.
  package var output: String?
  /// The list that lines are brought to.
  package var to: String?

  /// The first that was given, as it is spelled; nil for none.
  package var given: String? {
    format != nil || isCook ? "--format" : output != nil ? "--output" : to != nil ? "--to" : nil
  }
}

extension ListTask {
  /// Reads what stands behind "list"; nil where that is a request, as in "list all dinners". A name alone is a command
  /// only in a kitchen that has such a list: see `isNamedList`. Throws for options that do not go together.
  init?(_ words: [String], _ options: GlobalOptions) throws(UsageProblem) {
    let own = options.list
    guard !own.isCook else { throw .badCommand("sous list --format text, markdown, todo, csv, json or html") }
    if words.first == "import" {
      guard words.count == 2, own.format == nil, own.output == nil else {
        throw .badCommand("sous list import FILE [--to NAME] [--dry-run], or - for standard input")
      }
      self = .bringIn(file: words[1], to: own.to)
      return
    }
    guard own.to == nil else { throw .badCommand("sous list import FILE --to NAME") }
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    let output = own.output.flatMap { file in
      file == "-" ? nil : ListOutput.file(file, replaces: options.session.replacesFile)
    }
    self = .write(
      name: name, as: own.format ?? (options.isJSON ? .json : .text), to: output ?? .standardOutput)
  }

  /// Whether it may as well be a request: "list recipes" names a list only where there is one called so.
  package static func mayBeRequest(_ options: GlobalOptions) -> Bool {
    options.words.count > 1 && options.words[1] != "import" && options.list.given == nil
  }
}
