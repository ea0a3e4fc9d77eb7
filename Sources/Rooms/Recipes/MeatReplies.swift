import Talk

/// Meat of a kind, for somebody who eats none.
struct MeatNotFor: Reply {
  var name: String
  var person: String?

  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(name)): not for \(person ?? "everybody here"). It is meat.", .bad)
  }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var matter: Facts? { ["kind": "check", "name": name, "person": person, "contains": ["meat"]] }
}
