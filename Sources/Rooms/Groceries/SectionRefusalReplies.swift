import Talk

/// There is no section of that name.
struct NoSuchSection: Reply {
  var name: String
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "There is no section called \"\(shortened(name))\"; \(typeable("show the sections")) tells which there are."
    )
  }
  func next(_ words: Wording) -> Closing {
    .say("show the sections", "add a section called Bulk", end: ", for instance")
  }
  var matter: Facts? { ["kind": "section", "error": "noSuchSection", "name": name] }
  var status: ReplyStatus { .refused }
}

/// There is one of that name.
struct SectionExists: Reply {
  var name: String
  /// What the section that has the name is called.
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    let isSame = name.lowercased() == title.lowercased()
    return .say(
      isSame
        ? "There is a section called \(title) already."
        : "\"\(name)\" is understood as \(title), a section there already.")
  }
  func next(_ words: Wording) -> Closing { .say("show the sections") }
  var matter: Facts? { ["kind": "section", "error": "exists", "name": name, "section": title] }
  var status: ReplyStatus { .refused }
}

/// A name of more letters than a section's, or of none.
struct SectionNameTooLong: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "A name for a section or a store has 1 to \(OwnSection.longestName) letters; please say another one.")
  }
  func next(_ words: Wording) -> Closing { .say("add a section called Bulk", end: ", for instance") }
  var matter: Facts? { ["kind": "section", "error": "name"] }
  var status: ReplyStatus { .refused }
}

/// A section without a name.
struct SectionNameAsked: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("What shall the section be called?") }
  func next(_ words: Wording) -> Closing { .say("add a section called Bulk", end: ", for instance") }
  var matter: Facts? { ["kind": "section", "error": "name"] }
  var status: ReplyStatus { .refused }
}

/// A colour that no terminal surely shows.
struct NoSuchColour: Reply {
  var name: String
  func blocks(_ words: Wording) -> [Block] {
    .say("A section can be \(joined(SectionColour.allCases.map(\.rawValue), "or")), not \(shortened(name)).")
  }
  func next(_ words: Wording) -> Closing { .say("make dairy blue", end: ", for instance") }
  var matter: Facts? { ["kind": "section", "error": "colour", "name": name] }
  var status: ReplyStatus { .refused }
}

/// What every store has is not deleted, and what is unknown keeps its name.
struct SectionStays: Reply {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(title) is one of the sections every list has, so it stays; it is shown only when something is in it."
    )
  }
  func next(_ words: Wording) -> Closing { .say("show the sections") }
  var matter: Facts? { ["kind": "section", "error": "builtIn", "section": title] }
  var status: ReplyStatus { .refused }
}

/// At most 40 letters of what somebody said.
private func shortened(_ words: String) -> String {
  words.count > OwnSection.longestName ? "\(words.prefix(OwnSection.longestName))…" : words
}
