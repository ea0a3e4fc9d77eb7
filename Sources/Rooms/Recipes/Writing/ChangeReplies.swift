import Talk

/// What is otherwise about a recipe now.
struct RecipeChanged: Reply {
  var title: String
  var results: [EditResult]
  /// A built-in dish got a version of this house.
  var isAdapted: Bool
  var unfit: [String]
  var card: RecipeCard
  /// What is known of it before the change.
  var before: SafetyFacts
  /// Parts that nobody could read, and why it was to be so.
  var unread: [String] = [], asides: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    let head =
      isAdapted ? [Block].say("\(title) is your own version now, in the place of the built-in one.") : []
    let warning = unfit.isEmpty ? [] : [Block].say("Not for \(joined(unfit)), or I can't vouch for it.", .bad)
    return head + results.flatMap { [Block].say(changeText($0, in: title)) } + .say(allergens) + warning
      + (unknown.isEmpty
        ? [] : .say("What is in \(joined(unknown)) I don't know, so I vouch for nothing about it.", .warn))
      + .say(unread.isEmpty ? "" : "I did not take in: \(quoted(unread)). Please say that in other words.")
      + .say(asides.isEmpty ? "" : "That is the recipe alone: I noted nothing of \(quoted(asides)).")
  }

  private func quoted(_ parts: [String]) -> String { joined(parts.map { "\"\($0)\"" }) }

  /// What it contains now, where another food is in it or one is out.
  private var allergens: String {
    let isOther = results.contains { result in
      switch result {
      case .added, .replaced, .removed, .narrowed: true
      default: false
      }
    }
    guard isOther else { return "" }
    let now = SafetyFacts(card)
    return now == before
      ? "Allergens as before: \(noteText(now))."
      : "Allergens now: \(noteText(now)). Before: \(noteText(before))."
  }

  private func noteText(_ facts: SafetyFacts) -> String {
    facts.note.isEmpty ? "none of the nine major ones" : facts.note
  }

  private var unknown: [String] {
    let added = results.compactMap { result -> String? in
      switch result {
      case .added(let name, _), .replaced(_, let name, _, _): name
      default: nil
      }
    }
    return card.unknownFoods.filter { food in added.contains { $0.lowercased() == food.lowercased() } }
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe", "undo") }
  var matter: Facts? {
    [
      "kind": "recipe_changed", "recipe": card.id, "title": title, "adapted": isAdapted, "unfit": unfit,
      "changes": results.map { changeText($0, in: title) },
    ]
  }
}

/// Nothing of it could be done.
struct EditFailed: Reply {
  var title: String
  var results: [EditResult]
  func blocks(_ words: Wording) -> [Block] { results.flatMap { [Block].say(changeText($0, in: title)) } }
  func next(_ words: Wording) -> Closing { .say("what's in it", "show the recipe") }
  var status: ReplyStatus { .refused }
}

/// More than a recipe holds.
struct EditTooLarge: Reply {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) holds as much as a recipe can; nothing was changed.")
  }
  func next(_ words: Wording) -> Closing { .say("show the recipe") }
  var status: ReplyStatus { .refused }
}

/// A recipe is to be changed, and not how.
struct ChangeHow: Reply {
  var title: String?
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(title.map { "What shall be different about the \(lowered($0))" } ?? "Which recipe, and what shall be different")?"
    )
  }
  func next(_ words: Wording) -> Closing {
    title == nil
      ? .say("less salt in our beef chili", end: ", for instance")
      : .say("less salt in it", "add: simmer 20 minutes", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// "Delete it?"
struct ReallyDelete: Reply {
  var title: String
  var isVersion: Bool
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    let planned =
      days.isEmpty ? "" : " It is planned for \(joined(days.map(\.longText))); the plan keeps its name."
    return .say(
      isVersion
        ? "Give up your version of \(title) and go back to the built-in one?\(planned)"
        : "Delete \(title) from your recipes?\(planned)")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// It is gone.
struct RecipeDeleted: Reply {
  var title: String
  var isVersion: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say(
      isVersion
        ? "\(title) is the built-in one again."
        : "Deleted: \(title). What you cooked and rated keeps its name.")
  }
  func next(_ words: Wording) -> Closing { .say("undo", "show my recipes") }
  var matter: Facts? { ["kind": "recipe_deleted", "title": title] }
}

/// A built-in recipe can't be deleted.
struct BuiltInStays: Reply {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) is built in and can't be deleted, but I can stop suggesting it.")
  }
  func next(_ words: Wording) -> Closing { .say("never suggest the \(lowered(title)) again") }
  var status: ReplyStatus { .refused }
}

/// A dish is called by a word of one's own.
struct RecipeTagged: Reply {
  var title: String
  var tags: [String]
  var isTagged: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) is \(isTagged ? "tagged" : "no longer tagged") \(joined(tags.map { quoted($0) })).")
  }
  func next(_ words: Wording) -> Closing { .say("recipes tagged \(tags[0])", "undo") }
  var matter: Facts? { ["kind": "tagged", "title": title, "tags": tags, "tagged": isTagged] }
}

/// The file of a recipe could not be written or moved away.
struct RecipeNotFiled: Reply {
  var file: String
  var isDeleting: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say(
      isDeleting
        ? "Its file \(inertLine(file)) could not be moved away; please remove it by hand."
        : "It is kept in the kitchen, but its file \(inertLine(file)) could not be written.", .warn)
  }
  func next(_ words: Wording) -> Closing { .say("show my recipes", "undo") }
  var status: ReplyStatus { .failed }
}

/// One change in words.
func changeText(_ result: EditResult, in title: String) -> String {
  switch result {
  case .amount(let name, let now, let before) where now == before:
    "\(capitalized(name)) stays\(now.isEmpty ? "" : " at \(unbroken(now))")."
  case .amount(let name, let now, let before):
    "\(capitalized(name)): \(now.isEmpty ? "no amount" : unbroken(now))\(before.isEmpty ? "" : ", was \(unbroken(before))")."
  case .added(let name, let amount): "Added: \(amount.isEmpty ? name : "\(name), \(unbroken(amount))")."
  case .removed(_, let was, let isNamed):
    "Taken out: \(unbroken(was)).\(isNamed ? " The steps still speak of it." : "")"
  case .replaced(_, _, let was, let now):
    "\(capitalized(now))\(now.contains(",") ? "," : "") in the place of \(was)."
  case .narrowed(let name, let was): "\(capitalized(name)) alone, was \(was)."
  case .stepAdded(let number, let text): "Step \(number) is new: \(text)"
  case .stepChanged(let number, let text): "Step \(number) now says: \(text)"
  case .stepRemoved(let number): "Step \(number) is gone."
  case .servings(let count): "It serves \(count) now."
  case .minutes(let count): "It takes \(minutesText(count)) now."
  case .prepMinutes(let count): "It takes \(minutesText(count)) to prepare now."
  case .cookMinutes(let count): "It takes \(minutesText(count)) to cook now."
  case .title(let words): "It is called \(inertLine(words)) now."
  case .note(let words): "Noted with it: \(quoted(words))"
  case .cuisine(let words): "Its cuisine is \(cuisineName(words)) now."
  case .summary(let words): "It says of itself: \(quoted(words))"
  case .noSuch(let name): "There is no \(inertLine(name)) in \(title), so nothing was changed."
  case .noSuchStep(let number): "\(title) has no step \(number)."
  case .notCounted(let name, let text):
    "The \(name) in \(title) is \(text.isEmpty ? "without an amount" : quoted(text)), which I can't reckon with; say how much."
  }
}
