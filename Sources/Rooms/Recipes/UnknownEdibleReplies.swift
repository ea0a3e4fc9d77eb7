import Talk

/// A dish nobody knows whose name has what somebody must not have.
struct NotByItsName: Reply {
  var name: String
  var person: String?
  var foods: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(name)): not for \(person ?? "everybody here"). It has \(joined(foods)), by its name.",
      .bad)
  }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var matter: Facts? { ["kind": "check", "name": name, "person": person, "contains": foods] }
}

/// A thing nobody knows, of which it is known what is usually in it.
struct UsuallyHolds: Reply {
  var name: String
  /// What it is: "cookies".
  var kind: String
  var person: String?
  var foods: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(name)): I can't vouch for it for \(person ?? "everybody here").", .bad)
      + .say(
        "I don't know this one; \(joined(foods)) usually \(foods.count == 1 ? "goes" : "go") into \(kind). Please read the label or ask who made it."
      )
  }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var status: ReplyStatus { .refused }
  var matter: Facts? { ["kind": "check", "name": name, "person": person, "usually": foods] }
}

/// A food near of kin to one that somebody is allergic to.
struct NearOfKinTo: Reply {
  var name: String
  var person: String?
  var avoided: String

  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(name)): I can't vouch for it for \(person ?? "everybody here").", .bad)
      + .say(
        "Whoever is allergic to \(avoided) often reacts to \(lowered(name)) as well; please ask the doctor first. Source: Anaphylaxis UK; "
          + "Sicherer 2001.")
  }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var status: ReplyStatus { .refused }
  var matter: Facts? { ["kind": "check", "name": name, "person": person, "near": avoided] }
}
