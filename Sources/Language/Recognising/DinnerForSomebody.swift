/// "Swap Friday for something Wes can eat", "give me something on Friday for my mother in law": whom another dinner
/// has to suit.
struct DinnerForSomebody {
  let scan: Scan

  /// The same with those people as the slot `person`, where the line asks for another dinner and no slot holds them.
  func named(_ found: Recognition) -> Recognition {
    guard found.intent == "swap_day", !found.slots.contains(where: { $0.name == "person" }) else {
      return found
    }
    let people = self.people
    guard !people.isEmpty else { return found }
    var found = found
    found.slots += people.map { SlotBinding(name: "person", value: $0) }
    return found
  }

  private var people: [SlotValue] {
    var people: [SlotValue] = []
    var at = 0
    while at < scan.count {
      guard let person = person(at), isSuited(at, person.end) else {
        at += 1
        continue
      }
      people.append(person.value)
      at = person.end
      while ["and", ",", "n"].contains(scan.word(at)), let next = self.person(at + 1) {
        people.append(next.value)
        at = next.end
      }
    }
    return people
  }

  private func person(_ at: Int) -> (value: SlotValue, end: Int)? {
    guard at < scan.count, !Self.nobody.contains(scan.word(at)) else { return nil }
    if let match = PersonParser(scan: scan).person(at: at).first(where: { !$0.isWeak }) {
      return (match.value, match.end)
    }
    guard at > 0, Self.modals.contains(scan.word(at + 1)),
      RollItemParser(scan: scan).isName(at, behindKin: false)
    else { return nil }
    return (.text(scan.utterance.text(tokens: at..<at + 1)), at + 1)
  }

  /// Whether the dinner is for whoever is named between: "for my mum", "… my mum can eat", "that suits my mum".
  private func isSuited(_ start: Int, _ end: Int) -> Bool {
    let before = scan.word(start - 1)
    let verb = Self.modals.contains(scan.word(end)) ? scan.word(end + 1) : scan.word(end)
    if ["eat", "eats", "have", "take", "manage"].contains(verb) { return true }
    return ["for", "suits", "suit", "suiting"].contains(before)
  }

  private static let modals: Set<String> = ["can", "could", "may", "will", "might", "would"]
  private static let nobody: Set<String> = [
    "i", "we", "you", "me", "us", "it", "they", "them", "this", "that", "there", "he", "she", "him", "her",
    "someone",
    "somebody", "anyone", "everyone", "everybody", "dinner", "lunch",
  ]
}
