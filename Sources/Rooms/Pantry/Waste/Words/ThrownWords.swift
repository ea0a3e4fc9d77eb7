import Talk

/// That a line tells of throwing away, and why.
struct ThrownWords: Hashable, Sendable {
  var reason: String?

  /// Nil where nothing was thrown away.
  init?(_ line: String) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let text = " \(said.joined(separator: " ")) "
    let reasons: [(String, [String])] = [
      ("moldy", ["moldy", "mouldy", "mold", "mould"]), ("expired", ["expired", "past", "date"]),
      ("spoiled", ["spoiled", "spoilt", "rotten", "bad", "off", "slimy", "smelled", "sour"]),
      ("stale", ["stale", "wilted", "limp", "freezer-burned"]),
      ("not liked", ["liked", "like", "hated"]), ("too much", ["much", "leftover"]),
    ]
    reason = reasons.first { !words.isDisjoint(with: $0.1) }?.0
    let isThrown =
      !words.isDisjoint(with: [
        "threw", "tossed", "binned", "chucked", "thrown", "trashed", "composted", "throw",
      ])
      || [
        " went bad ", " gone bad ", " went off ", " gone off ", " gone moldy ", " went moldy ",
        " has spoiled ", " is rotten ",
      ]
      .contains { text.contains($0) }
    if !isThrown { return nil }
  }
}

/// Whether a line tells that food was eaten or cooked with. "We're out of milk" tells only that it is gone.
func tellsOfEating(_ line: String) -> Bool {
  !Set(wordsSaid(line).map(\.word)).isDisjoint(with: [
    "used", "use", "ate", "eat", "eaten", "finished", "finish", "drank", "drunk", "cooked", "consumed",
    "baked",
    "devoured", "polished", "made",
  ])
}
