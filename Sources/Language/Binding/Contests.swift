import Values

extension FactBinder {
  /// Whether what was learned reads a value of the part as something else than its slot: the day of one who stays
  /// away as that of a guest, a word that is nobody as somebody. Such a part is not carried out.
  func contests(_ part: FrameReader.Part, _ recognizer: Recognizer) -> Bool {
    guard part.found.act == .change || part.found.act == .destroy, let intent = part.found.intent else {
      return false
    }
    return recognizer.bindings(part.found).contains { slot in
      guard let kinds = Self.kinds(slot.name, of: intent), !slot.range.isEmpty else { return false }
      let range = part.span.lowerBound + slot.range.lowerBound..<part.span.lowerBound + slot.range.upperBound
      let own = pieces.indices.filter {
        scan.utterance.span(pieces[$0].tokens).overlaps(range) && pieces[$0].kind != .comma
      }
      if kinds.contains("avoid"), case .text = slot.value, own.contains(where: { isNoFood($0) }) {
        return true
      }
      return own.contains { contests($0, kinds, part.found) }
        || kinds.contains("spent") && goesOn(behind: own)
    }
  }

  private func contests(_ place: Int, _ kinds: Set<String>, _ found: Recognition) -> Bool {
    let (kind, role) = label(place)
    let margin = margin(place)
    // Against a sentence read whole, "no fact at all" says little: most lines tell none.
    let sureOfNone = Self.isWhole(found) ? Self.sureOfNoneOfAll : Self.sureOfNone
    let sureOfNobody = Self.isWhole(found) ? Self.sureOfNoneOfAll : Self.sureOfNobody
    if kinds == Self.somebody {
      if role == "who" || role == "more" || role == "total" { return false }
      switch pieces[place].kind {
      case .person, .role, .pronoun:
        return kind == RoleModel.none && margin >= sureOfNone && pieces[place].kind != .pronoun
      case .name, .unknown, .food: return margin >= sureOfNobody && !isNamedPerson(pieces[place])
      default: return false
      }
    }
    guard pieces[place].kind.isValue else { return false }
    if kind == RoleModel.none {
      return margin >= sureOfNone && !(Self.isWhole(found) && kinds.contains("spent"))
    }
    // Between what must not be eaten and what may be eaten again no doubt is small.
    if kinds.contains("avoid") && kind == "again"
      || kinds.contains("again") && ["avoid", "dislike"].contains(kind)
    {
      return true
    }
    // A sum in a sentence read whole is that sum: "and it came to forty two fifty".
    if Self.isWhole(found), kinds.contains("spent") { return false }
    return !kinds.contains(kind)
      && margin >= (Self.isWhole(found) ? Self.sureOfAnotherOfAll : Self.sureOfAnother)
  }

  /// Whether the sum's figures go on behind the words that were read: "thirty two | fifty".
  private func goesOn(behind own: [Int]) -> Bool {
    guard let last = own.last, last + 1 < pieces.count, pieces[last + 1].kind == .number else { return false }
    return pieces[last].kind == .number || label(last + 1) == label(last)
  }

  /// An everyday word that is no food, and was not learned to be refused.
  private func isNoFood(_ at: Int) -> Bool {
    !["what", "diet"].contains(label(at).role) && pieces[at].kind == .word
  }

  /// Whether words of the fact's clause that nothing reads name something of their own, so that it may say otherwise.
  func isSpoilt(_ own: Set<Int>, _ others: Set<Int>, _ reader: FrameReader) -> Bool {
    guard var start = own.min(), var end = own.max() else { return true }
    while start > 0, !reader.isCut(start - 1) { start -= 1 }
    while end + 1 < scan.count, !reader.isCut(end + 1) { end += 1 }
    return pieces.indices.contains { at in
      let tokens = pieces[at].tokens
      guard tokens.lowerBound >= start, tokens.upperBound <= end + 1, own.isDisjoint(with: tokens),
        others.isDisjoint(with: tokens),
        pieces[at].kind.isValue, scan.heat.values(tokens) > 0
      else { return false }
      return label(at).kind != RoleModel.none || margin(at) < Self.sureOfNone
    }
  }

  /// A sentence of an intent, word for word, that leaves nothing of its part unread.
  private static func isWhole(_ found: Recognition) -> Bool {
    found.layer == .template && found.confidence != Confidence.framed
      && found.confidence >= Confidence.certain
      && found.unexplained.isEmpty && found.passedOver.isEmpty && !found.fuzzy
  }

  private static let sureOfNone: Int32 = 800
  private static let sureOfNoneOfAll: Int32 = 2000
  private static let sureOfNobody: Int32 = 800
  private static let sureOfAnother: Int32 = 200
  private static let sureOfAnotherOfAll: Int32 = 600
  private static let somebody: Set<String> = ["who"]

  /// The kinds of facts that a slot's value may belong to; nil where nothing was learned of it.
  private static func kinds(_ slot: String, of intent: String) -> Set<String>? {
    switch (intent, slot) {
    case ("household_tell", "person"), ("household_tell", "people"): somebody
    case ("household_tell", "avoid"), ("household_tell", "avoids"), ("household_tell", "other"):
      ["avoid", "dislike", "guest"]
    case ("household_tell", "age"), ("household_tell", "months"): ["age"]
    case ("household_tell", "size"): ["size"]
    case ("household_tell", "more"), ("household_tell", "fewer"): ["movein", "moveout"]
    case ("household_tell", "budget"): ["budget", "budgetplan", "nolimit", "budgetless"]
    case ("household_tell", "heads"): ["guest", "size"]
    case ("household_forget", "avoid"): ["again"]
    case ("household_forget", "person"): ["again", "moveout"]
    case ("day_eaters", "days"), ("day_eaters", "count"), ("day_eaters", "more"):
      ["heads", "guest", "away", "nobody"]
    case ("skip_day", "days"): ["nobody", "away"]
    case ("spent", "amount"), ("spent", "also"): ["spent", "receipt"]
    case ("price_tell", "price"): ["price", "receipt"]
    case ("pantry_add", "supply"): ["has", "receipt", "lessother"]
    case ("pantry_remove", "supply"): ["lesshalf", "lessall", "lessquarter", "lessother"]
    default: nil
    }
  }
}
