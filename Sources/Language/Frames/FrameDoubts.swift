/// Why a reading that seems sure may not be.
extension FrameReader {
  /// Of requests read otherwise: the words that name something and stand in a slot, where they act. Those that
  /// stand in a free text are not read.
  func bound(_ found: [Recognition]) -> Int {
    found.filter { $0.band == .act && !$0.isLeftOut }.reduce(0) { sum, request in
      let own = scan(of: request)
      let ranges = recognizer.bindings(request).filter { !isSwallowing($0, own) }.map(\.range)
      let bound = own.tokens.indices.filter { at in ranges.contains { $0.overlaps(own.tokens[at].range) } }
      return sum + own.heat.values(bound)
    }
  }

  /// The words of one request by themselves: its ranges count from there.
  private func scan(of request: Recognition) -> Scan {
    let utterance = Utterance(request.said)
    return Scan(utterance, tokens: utterance.tokens, lexicon: scan.lexicon, context: scan.context)
  }

  /// A free text that goes on over what is hot, or over the end of a sentence.
  func isSwallowing(_ slot: SlotBinding, _ own: Scan) -> Bool {
    guard case .text = slot.value, slot.name != "person", slot.name != "who" else { return false }
    let inside = own.tokens.indices.filter { slot.range.overlaps(own.tokens[$0].range) }
    return inside.count > 3 && inside.contains { own.tokens[$0].kind != .word || own.heat.isHot(at: $0) }
  }

  /// Whether a request reads a free text over words that say something of their own.
  func swallows(_ found: [Recognition]) -> Bool {
    found.contains { request in
      let own = scan(of: request)
      return request.slots.contains { isSwallowing($0, own) }
    }
  }

  /// Whether a word that turns what is told ("more", "almost") is left unexplained beside what it changes.
  func turnsRound(_ found: Recognition) -> Bool {
    found.act == .change
      && found.unexplained.contains { word in
        Utterance(word).tokens.contains {
          scan.lexicon.qualifiers.contains(scan.lexicon.vocabulary.id($0.text))
        }
      }
  }

  /// The requests, of which those are left out that the line takes back, and then what is avoided by nobody in
  /// particular too: whose it is may stand in what was left out.
  func withoutRetracted(_ found: [Recognition]) -> [Recognition] {
    var found = found.withVisitorsDiets.flatMap(\.withoutGuestsDiet)
    guard found.count > 1 || retracts else { return found }
    let retracted = retractedSentences(Set(scan.tokens.indices))
    let sentences = sentences
    var from = scan.utterance.raw.startIndex
    for index in found.indices {
      guard let place = scan.utterance.raw.range(of: found[index].said, from: from) else { continue }
      from = place.upperBound
      let start = scan.utterance.raw.utf8.distance(from: scan.utterance.raw.startIndex, to: place.lowerBound)
      guard let token = scan.tokens.firstIndex(where: { $0.range.lowerBound >= start }),
        found[index].act == .change, retracted.contains(sentences[token])
      else { continue }
      found[index] = found[index].leftOut
    }
    if let named = found.firstIndex(where: \.namesWhoAvoids) {
      // "Jana can't have gluten. And vegan": hers, or everybody's.
      for index in found.indices where index > named && found[index].hasNobodyAvoiding {
        found[index] = found[index].leftOut
      }
    }
    if found.contains(where: \.tellsWhoComes) {
      // "My boss comes on Thursday, he's lactose intolerant": his evening's, and no rule of the house.
      for index in found.indices where found[index].tellsStrangersDiet { found[index] = found[index].leftOut }
    }
    if found.contains(where: { $0.isLeftOut || $0.isGuessOfWhoComes }) {
      for index in found.indices where found[index].hasNobodyAvoiding { found[index] = found[index].leftOut }
    }
    return found
  }
}

extension Recognition {
  /// Tells what somebody avoids, or may have again, by name.
  fileprivate var namesWhoAvoids: Bool {
    let isOfSomebody = act == .destroy && slots.contains { $0.name == "person" }
    return isOfSomebody
      || details.contains { detail in
        detail.kind == "avoid" && detail.slots.contains { $0.name == "person" }
      }
  }

  /// Tells who comes to eat: somebody and a day, and that they are more, not fewer.
  var tellsWhoComes: Bool {
    let isGuest = details.contains { $0.kind == "guest" && $0.slots.contains { $0.name == "day" } }
    let isSeat =
      slots.contains { $0.name == "more" }
      || slots.contains { $0.name == "who" } && slots.contains { $0.name == "days" }
    return isGuest || act == .change && isSeat && !slots.contains { $0.name == "fewer" }
  }

  /// A guess that somebody comes, by the word model: what is avoided beside it may be theirs.
  fileprivate var isGuessOfWhoComes: Bool {
    layer == .model && (intent == "day_eaters" || details.contains { $0.kind == "guest" })
  }

  /// Of one line that tells who comes and what they avoid: who comes, and the rest left out.
  var withoutGuestsDiet: [Recognition] {
    guard tellsWhoComes, tellsStrangersDiet else { return [self] }
    var rest = self
    let theirs = details.filter { detail in
      var only = self
      only.details = [detail]
      return only.tellsStrangersDiet
    }
    rest.details.removeAll { theirs.contains($0) }
    let values = theirs.flatMap(\.slots)
    rest.slots.removeAll { slot in values.contains { $0.range == slot.range && $0.name == slot.name } }
    let ranges = values.filter { $0.name != "person" && !$0.range.isEmpty }.map(\.range)
    let bytes = Array(said.utf8)
    guard !rest.details.isEmpty || !rest.slots.isEmpty, let start = ranges.map(\.lowerBound).min(),
      let end = ranges.map(\.upperBound).max(), end <= bytes.count
    else { return [leftOut] }
    return [rest, .leftOut(String(decoding: bytes[start..<end], as: UTF8.self))]
  }

  /// Tells what somebody avoids whom no list of people knows, and not on which evening.
  var tellsStrangersDiet: Bool {
    details.contains { detail in
      detail.kind == "avoid" && !detail.slots.contains { $0.name == "day" }
        && detail.slots.contains { slot in
          guard slot.name == "person", case .text(let name) = slot.value else { return false }
          return !PersonWords.ownPronouns.contains(name.lowercased())
        }
    }
  }

  /// The same words, read as nothing.
  fileprivate var leftOut: Recognition { .leftOut(said) }
}

/// Those of somebody named are left out where the line tells of guests and who comes could not be read: whoever is named
/// beside them may be a guest, and no rule of the house. Source: issue 13, law 5.
func withoutUnreadGuests(_ found: [Recognition], in line: String) -> [Recognition] {
  guard found.contains(where: \.isLeftOut) || found.contains(where: { !$0.unexplained.isEmpty }),
    found.contains(where: \.tellsStrangersDiet), !found.contains(where: \.tellsWhoComes)
  else { return found }
  let words = Utterance(line).tokens.map(\.text)
  let tellsOfGuests = words.indices.contains { at in
    guestWords.contains(words[at]) && !["home", "back"].contains(at + 1 < words.count ? words[at + 1] : "")
  }
  return tellsOfGuests ? found.map { $0.tellsStrangersDiet ? .leftOut($0.said) : $0 } : found
}

private let guestWords: Set<String> = [
  "coming", "comes", "come", "invited", "inviting", "guests", "guest", "visiting", "visits", "brings",
  "bringing",
  "joining", "joins",
]

extension String {
  fileprivate func range(of part: String, from: Index) -> Range<Index>? {
    self[from...].firstRange(of: part)
  }
}
