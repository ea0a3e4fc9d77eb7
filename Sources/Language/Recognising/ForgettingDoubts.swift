/// Whether a guess would forget somebody, or what they avoid, though no word of the line speaks of that: "Theo's home sick" lifts
/// nobody's allergy, and is not even asked about.
func forgetsUnasked(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_forget", found.layer != .template || found.band != .act else {
    return false
  }
  return !scan.tokens.indices.contains { forgetting.contains(scan.word($0)) }
}

private let forgetting: Set<String> = [
  "forget", "remove", "delete", "drop", "clear", "erase", "cancel", "scrap", "lift", "again", "anymore",
  "longer", "can",
  "fine", "ok", "okay", "allowed", "now", "left", "gone", "moved", "leaving", "leaves", "went", "not",
  "never", "outgrew",
  "grew", "back", "stop", "no", "eats", "likes", "wrong", "isn't", "isnt", "doesn't", "doesnt", "didn't",
  "didnt", "off",
  "out", "take", "undo", "mistake",
]
