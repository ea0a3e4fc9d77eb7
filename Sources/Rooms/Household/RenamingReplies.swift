import Talk

/// Somebody is called otherwise from now on.
struct Renamed: Reply {
  var old, new: String
  var household: Household

  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(old)) is \(new) from now on; what is noted of them stays.")
      + .say(summary(of: household))
  }
  func next(_ words: Wording) -> Closing { words.householdClosing }
  var matter: Facts? { .shown(household) }
}

/// Nobody of that name is known, or somebody else is called so already.
struct RenameRefused: Reply {
  var person: PersonName
  var new: String
  var isTaken: Bool

  func blocks(_ words: Wording) -> [Block] {
    let name =
      switch person {
      case .own(let name): name
      case .role(let role): "your \(role)"
      }
    return isTaken
      ? .say("Somebody here is called \(new) already, so \(name) stays \(name).")
      : .say("I know nobody called \(name), so no name was changed.")
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "plan the week") }
  var status: ReplyStatus { .refused }
  var matter: Facts? { ["kind": "rename_refused", "name": new, "is_taken": isTaken] }
}
