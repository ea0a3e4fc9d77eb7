import Values

/// Questions about food that stood out of the refrigerator.
struct StoodOut {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// The line as a question about food that stood out of the refrigerator, where its words leave no doubt; nil for
  /// every other line, and where no intent "stood_out" is declared. Such a question goes before whatever else its
  /// words might be ("the rice is out"): it is never taken for an entry of the pantry.
  func read(_ line: String) -> Recognition? {
    guard recognizer.grammar.intent(Self.stoodOutIntent) != nil else { return nil }
    let words = Self.withoutThrowing(Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text))
    let text = " " + words.joined(separator: " ") + " "
    func holds(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    // "Could you leave them out of the plan?" asks of the dinners.
    if holds([
      "out of the plan", "out of it", "out of the week", "out of the dinners", "out of the menu",
      "out of this",
    ]) {
      return nil
    }
    // "Could I leave the jalapeno out?" asks of the dish.
    if holds([
      "can i leave", "could i leave", "may i leave", "can we leave", "could we leave", "should i leave",
    ]),
      !holds(
        Self.places.filter { $0 != "out" } + [
          "overnight", "all night", "all day", "hours", "hour", "minutes",
        ])
    {
      return nil
    }
    // "Leave out the tahini so Lou can have it" changes a dish.
    if holds(["leave out the", "leave out all", "and leave out"]), !line.contains("?"),
      !holds(Self.questions),
      !holds(["overnight", "all night", "all day", "hours", "hour", "minutes", "long"])
    {
      return nil
    }
    // "Should I take it out now for tonight": out of the freezer.
    if holds(["take it out", "take them out", "take that out", "taking it out"]),
      holds(["freezer", "thaw", "thawed", "frozen", "tonight", "tomorrow"])
    {
      return nil
    }
    guard holds(Self.places), holds(Self.stays),
      holds(Self.questions) || line.contains("?") || holds(Self.allNight)
    else {
      return nil
    }
    guard var found = recognizer.recognize(line, as: Self.stoodOutIntent, context: context) else {
      return nil
    }
    // Somebody may be out as well.
    let isOfSome = holds(["leftovers", "leftover", "food", "dinner"])
    // "It was out three and a half hours, can Max have it": what was talked about.
    let isOfIt =
      holds(["it", "they", "them", "that"])
      && holds(["hours", "hour", "hrs", "hr", "overnight", "all night"])
    guard found.value("food") != nil || isOfSome || isOfIt else { return nil }
    found.confidence = Confidence.framed
    found.unexplained = []
    return found
  }

  /// Without the "out" of "I threw out all the turkey", "I threw it out": that it is gone, and not where it stood.
  private static func withoutThrowing(_ words: [String]) -> [String] {
    var words = words
    let verbs: Set<String> = ["threw", "thrown", "tossed", "chucked", "cleared"]
    for at in words.indices.reversed() where verbs.contains(words[at]) {
      let behind = (at + 1..<min(at + 5, words.count)).first { words[$0] == "out" }
      guard let behind,
        words[at..<behind].allSatisfy({ !["stood", "sat", "left", "was", "been"].contains($0) })
      else { continue }
      words.remove(at: behind)
    }
    return words
  }

  private static let stoodOutIntent = "stood_out"
  private static let places = [
    "out", "outside", "on the side", "on the counter", "on the table", "on table", "on counter", "on stove",
    "on the stove", "on the hob", "on the worktop",
    "on the bench", "in the car", "in the sun", "on the windowsill", "not refrigerated", "unrefrigerated",
    "not in the fridge", "at room temperature", "in the pot",
  ]
  private static let stays = [
    "left", "leave", "stood", "standing", "sat", "sitting", "been", "forgot", "forgotten", "thawed",
    "defrosted",
    "overnight", "all night", "all nite", "all day", "since", "hours", "hrs", "hour", "hr",
    "not refrigerated", "unrefrigerated",
    "at room temperature", "yesterday", "last night", "to thaw",
  ]
  /// What stood out so long is told in order to know what becomes of it.
  private static let allNight = [
    "sat out", "stood out", "out all night", "out overnight", "left out all day", "on the counter all night",
    "on the counter overnight",
  ]
  private static let questions = [
    "safe", "ok", "okay", "alright", "all right", "fine", "still good", "edible", "eat it", "eat them",
    "have it", "have them", "can eat", "or throw", "or bin", "bin or", "or toss", "throw away",
    "eat that", "or not", "or nah", "still have",
    "bin it", "toss it", "throw it", "chuck it", "dangerous", "still eat", "be eaten", "go bad", "gone bad",
  ]
}
