import Talk

/// What is asked about how a food keeps.
enum KeepingQuestion: Hashable, Sendable {
  case howLong, storing, freezing, refreezing, thawing, stillGood, pastDate, mold, dateWords, powerCut,
    damagedCan, spoiled,
    /// It was told before that it stood out of the fridge; no line asks that by itself.
    leftOut

  /// By the words of the line.
  init(_ line: String) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    let text = " \(said.joined(separator: " ")) "
    func says(_ any: String...) -> Bool { any.contains { text.contains(" \($0) ") } }
    if has("dented", "dent", "dents", "bulging", "bulged", "swollen", "blown", "rusty", "leaking", "leaks"),
      has("can", "tin", "tins", "cans", "canned", "tinned", "jar", "jars", "lid", "lids")
    {
      self = .damagedCan
    } else if tellsOfSpoiling(line) {
      self = .spoiled
    } else if has("power", "outage", "blackout") {
      self = .powerCut
    } else if has("refreeze", "refrozen", "refreezing")
      || says("freeze it again", "frozen again", "freeze again")
    {
      self = .refreezing
    } else if has("thaw", "thawing", "defrost", "defrosting", "unfreeze"),
      has("counter", "sink", "out", "temperature", "how", "overnight", "microwave", "water", "warm")
    {
      self = .thawing
    } else if has("mold", "mould", "moldy", "mouldy") {
      self = .mold
    } else if says("use by", "use-by", "best before", "best-before", "sell by", "sell-by"),
      has("difference", "mean", "means", "between", "versus", "vs")
    {
      self = .dateWords
    } else if says(
      "past the date", "past its date", "past date", "after the date", "past its use", "past the use",
      "over its date",
      "over the date", "after expiry", "after expirey", "after its date", "past its best", "after the use-by",
      "date has passed", "went off on", "went out of date", "ran out on", "went out on", "use by was",
      "best before was",
      "date on it was", "was due", "date was", "out of date", "past its stamp")
      || has("expired", "exp", "expirey")
      // "Best before yesterday, still ok?"
      || says(
        "use by", "use-by", "best before", "best-before", "sell by", "sell-by", "was dated", "dated the", "bb"
      )
        && (has("yesterday", "ago", "was", "last", "passed", "gone") || says("the other day"))
    {
      self = .pastDate
    } else if has("freeze", "freezing", "frozen"),
      has("can", "may", "could", "should", "well", "ok", "okay")
        || said.first == "freeze"
    {
      self = .freezing
    } else if has(
      "still", "safe", "edible", "risk", "toss", "chuck", "spoiled", "usable", "die", "sketchy", "eat")
      || says("gone off", "gone bad", "is it ok", "still ok")
    {
      self = .stillGood
    } else if has("store", "storing", "storage", "keep", "stash", "where", "conserve", "preserve"),
      !has("long", "days", "last", "months", "weeks")
    {
      self = .storing
    } else {
      self = .howLong
    }
  }
}
