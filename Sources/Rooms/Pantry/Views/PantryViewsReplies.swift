import Talk

/// A look is kept under a name.
struct ViewKept: Reply, Hashable {
  var name: String
  var said: String
  /// What went by that name before; nil for nothing.
  var replaced: String?

  func blocks(_ words: Wording) -> [Block] {
    let before = replaced.map { $0 == said ? "" : " Before it was \(quoted($0))." } ?? ""
    return .say("Kept as \(quoted(name)): \(quoted(said)).\(before)")
  }
  func next(_ words: Wording) -> Closing { .say("show the view \(name)", "which views do we have", "undo") }
}

/// A name was let go.
struct ViewGone: Reply, Hashable {
  var name: String
  func blocks(_ words: Wording) -> [Block] {
    .say("The view \(quoted(name)) is gone; the food it showed is as it was.")
  }
  func next(_ words: Wording) -> Closing { .say("which views do we have", "undo") }
}

/// All the names.
struct ViewsShown: Reply, Hashable {
  var views: [PantryView]

  func blocks(_ words: Wording) -> [Block] {
    guard !views.isEmpty else {
      return .say("No view is kept yet. Look at something, then say \"save this view as weekend check\".")
    }
    let table = Table(
      columns: [
        TableColumn("View", priority: 9, minWidth: 8), TableColumn("Shows", priority: 8, minWidth: 12),
      ],
      rows: views.map { [TableCell($0.name, .accent), TableCell($0.said)] })
    return [.table(table, indent: 0)]
  }
  func next(_ words: Wording) -> Closing {
    views.first.map { .say("show the view \($0.name)", end: ", for instance") }
      ?? .say("what's in the fridge")
  }
}

/// No view by that name.
struct NoSuchView: Reply, Hashable {
  var name: String
  var views: [PantryView]
  func blocks(_ words: Wording) -> [Block] {
    let there = views.isEmpty ? "None is kept yet." : "There is \(joined(views.map { quoted($0.name) }))."
    return .say("I know no view \(quoted(name)). \(there)")
  }
  func next(_ words: Wording) -> Closing {
    views.first.map { .say("show the view \($0.name)", end: ", for instance") }
      ?? .say("what's in the fridge")
  }
  var status: ReplyStatus { .refused }
}

/// Nothing of the pantry was looked at just now.
struct NothingToKeep: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Look at what you want to keep first, then say it again.") }
  func next(_ words: Wording) -> Closing {
    .say("what dairy do we have", "what's in the freezer", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// A view without a name, or with one that is too long.
struct ViewUnnamed: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Please give it a name of at most 60 letters.") }
  func next(_ words: Wording) -> Closing { .say("save this view as weekend check", end: ", for instance") }
  var status: ReplyStatus { .refused }
}
