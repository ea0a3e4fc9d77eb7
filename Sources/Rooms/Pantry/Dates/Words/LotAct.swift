import Talk

/// What was told of a lot that is at home.
enum LotAct: String, Hashable, Sendable {
  case opened, unopened, frozen, thawed, moved, dated, bought

  /// By the words of a line that no sentence explains; nil where they tell none of it.
  init?(_ line: String, hasDay: Bool) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    let text = " \(said.joined(separator: " ")) "
    func says(_ any: String...) -> Bool { any.contains { text.contains(" \($0) ") } }
    if has("unopened", "sealed")
      || says("not open", "not opened", "isn't open", "isn't opened", "wasn't opened")
    {
      self = .unopened
    } else if has("thaw", "thawed", "thawing", "defrost", "defrosted", "defrosting")
      || says("out of the freezer", "from the freezer", "outta the freezer", "out the freezer")
    {
      self = .thawed
    } else if hasDay, has("bought", "purchased") {
      self = .bought
    } else if hasDay,
      has(
        "expires", "expire", "expiry", "expiration", "date", "dated", "says", "stamped", "label", "use-by",
        "exp",
        "until", "best", "by", "expired", "before")
    {
      self = .dated
    } else if has("froze", "frozen", "freeze", "freezing", "refroze") || has("freezer") {
      self = .frozen
    } else if has("opened", "open", "unsealed", "started", "cracked", "uncorked", "opening")
      || says("cut into", "broke into")
    {
      self = .opened
    } else if !placesSaid(line).isEmpty {
      self = .moved
    } else if hasDay {
      self = .dated
    } else {
      return nil
    }
  }
}
