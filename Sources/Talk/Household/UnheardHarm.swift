import Kitchen
import Language

/// What was told of somebody's allergy and nobody could read: until it is told so that it is kept, or let go in so many
/// words, no answer vouches without saying so. Source: issue 13, laws 2 and 3.
package struct UnheardHarm: Remembered {
  /// As the stored talk calls it.
  package static let name = "unheard harm"

  /// As they were said, the oldest first; never empty.
  package var words: [String]

  /// Several lines, as they were said.
  package init(words: [String]) { self.words = words }

  /// Whether words tell of harm and of something more than that: "allergy" alone is the end of a sentence that was
  /// read.
  static func tellsHarm(_ text: String) -> Bool {
    let words = Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
    return (tellsOfHarm(text) || words.contains(where: harm.contains)) && !content(text).isEmpty
  }

  /// Names and foods: what two lines about one allergy share.
  fileprivate static func content(_ text: String) -> Set<String> {
    Set(
      Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
        .filter { !harm.contains($0) && !talk.contains($0) }
        .map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  /// Beside those of `tellsOfHarm`.
  private static let harm: Set<String> = [
    "allergic", "allergy", "allergies", "alergic", "epipen", "coeliac", "celiac", "intolerant", "intolerance",
    "reacts",
  ]
  private static let talk: Set<String> = [
    "with", "that", "this", "have", "has", "had", "got", "very", "also", "too", "proper", "really", "serious",
    "bad",
    "badly", "severe", "please", "food", "from", "they", "their", "what", "when", "carries", "carry",
    "doctor", "says",
    "say", "said", "does", "tell", "told", "remember", "dinner", "people", "eat", "eats", "the", "and", "she",
    "he",
    "her", "his", "him", "is", "are", "was", "a", "an", "to", "of", "it", "in", "my", "our", "your", "i",
    "we", "no",
    "not", "but", "so", "be", "on", "for", "at", "me", "us", "you", "s", "as", "t", "gets", "get", "if", "or",
  ]
}

/// Somebody's avoidance as it is kept; no name for everybody's.
private struct KeptAvoidance: Hashable {
  var name: String?
  var food: String

  /// Whether it is what those words told of. A name has to be the same; told by a role, of everybody or of "he" and "I", the food
  /// alone.
  func isTold(by words: String) -> Bool {
    let told = UnheardHarm.content(words)
    let isNamed = (name.map { KnownAs($0).given != nil } ?? false) && !Self.namesNobody(words)
    return !UnheardHarm.content(isNamed ? name ?? "" : food).isDisjoint(with: told)
  }
}

extension KeptAvoidance {
  /// "He is allergic to eggs", "I react to buckwheat": nobody's name and nobody by what they are.
  fileprivate static func namesNobody(_ words: String) -> Bool {
    let tokens = Utterance(words).tokens
    let said = tokens.map(\.text)
    guard said.contains(where: { ["he", "she", "i", "they", "him", "her"].contains($0) }) else {
      return false
    }
    let named = tokens.enumerated().contains { at, token in
      token.isCapitalised && token.text != "i" && !(at == 0 && openers.contains(token.text))
    }
    return !named
      && !said.contains { roles.contains($0) }
  }

  private static let openers: Set<String> = [
    "he", "she", "they", "also", "and", "but", "oh", "no", "yes", "wait", "sorry", "please", "well", "so",
    "the",
    "because", "actually", "remember",
  ]
  private static let roles: Set<String> = [
    "wife", "husband", "son", "daughter", "friend", "friends", "kid", "kids", "child", "children", "mother",
    "father", "mom", "mum", "dad", "brother", "sister", "aunt", "uncle", "grandson", "granddaughter", "guest",
    "guests", "cousin", "nephew", "niece", "colleague", "neighbour", "neighbor", "boyfriend", "girlfriend",
    "partner", "flatmate", "roommate", "grandma", "grandpa", "baby",
  ]
}

private func kept(_ world: World) -> Set<KeptAvoidance> {
  let household = world.household ?? Household()
  let people =
    household.members.map { ($0.name, $0.avoids) }
    + world.evenings.flatMap(\.visitors).map { ($0.name, $0.avoids) }
    + world.weeklyEaters.map { ($0.name, $0.avoids) }
  return Set(
    household.avoids.map { KeptAvoidance(food: $0.what.word) }
      + people.flatMap { name, avoids in avoids.map { KeptAvoidance(name: name, food: $0.what.word) } })
}

/// Remembers what nobody could read of somebody's allergy, and forgets it once it is among what is avoided.
func followHarm(_ said: Said, since before: World, _ turn: inout Turn) {
  if let unheard = turn.state.memory[UnheardHarm.self], !turn.changes.isEmpty {
    let news = kept(turn.world).subtracting(kept(before))
    let left = unheard.words.filter { words in !news.contains { $0.isTold(by: words) } }
    turn.state.memory[UnheardHarm.self] = left.isEmpty ? nil : UnheardHarm(words: left)
  }
  let isUnread =
    said.recognition.isLeftOut || turn.replies.contains { $0 is NotUnderstood || $0 is SayPlainly }
  let asks = sentences(of: said.text).last.map(asks) ?? false
  if isUnread, !asks, turn.changes.isEmpty { rememberHarm(said.text, &turn) }
}

/// Remembers words about harm that were not kept; all others are passed over.
func rememberHarm(_ words: String, _ turn: inout Turn) {
  guard UnheardHarm.tellsHarm(words) else { return }
  let known = turn.state.memory[UnheardHarm.self]?.words ?? []
  if !known.contains(words) { turn.state.memory[UnheardHarm.self] = UnheardHarm(words: known + [words]) }
}

/// "Never mind" with nothing else open: what was not taken in of an allergy is let go, and that is said. False where
/// there is nothing of the kind.
package func letHarmGo(_ turn: inout Turn) -> Bool {
  guard let unheard = turn.state.memory[UnheardHarm.self] else { return false }
  turn.state.memory[UnheardHarm.self] = nil
  turn.say(HarmLetGo(words: unheard.words))
  return true
}
