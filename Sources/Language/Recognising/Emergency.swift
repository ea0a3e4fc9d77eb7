/// Somebody who reacts to food just now goes before whatever else a line might be.
package struct Emergency {
  let recognizer: Recognizer

  /// The slot that tells a call for help from a question about food that may be spoiled.
  package static let slot = "emergency"

  /// The line as a call for help, where it holds one of the phrases that `intents/` lists; nil for every other line,
  /// and where no intent "stood_out" is declared: what food did to somebody is asked in its place. An intent of its own
  /// would have no sentences but those phrases.
  func read(_ line: String) -> Recognition? {
    guard let intent = recognizer.grammar.intent(Self.intent) else { return nil }
    let words = Utterance(line).tokens.filter { !$0.isSeparator }.map(\.text)
    let text = " " + words.joined(separator: " ") + " "
    let isCall = recognizer.grammar.emergencies.contains { text.contains(" \($0) ") }
    let hasSwallowed = !Self.swallowed.isDisjoint(with: words)
    // "Eli ate a bite of cake with egg, what do I do".
    let asksAfterEating =
      hasSwallowed && Self.asking.contains { text.contains(" \($0) ") }
    // "His lips have come up all swollen".
    let swells =
      !Self.swelling.isDisjoint(with: words) && !Self.partsOfFace.isDisjoint(with: words)
      && !Self.whose.isDisjoint(with: words)
    // "He had egg by mistake, what do I do", "what if Kofi eats sesame by accident".
    let hadByMistake =
      !Self.having.isDisjoint(with: words)
      && ["by mistake", "by accident", "accidentally"].contains { text.contains(" \($0) ") }
      && (Self.asking + ["what if", "what happens if"]).contains { text.contains(" \($0) ") }
    // "She ate a biscuit and has hives round her mouth, do I give the EpiPen".
    let reacts =
      !Self.reactions.isDisjoint(with: words) || hasSwallowed && !Self.sickness.isDisjoint(with: words)
    let asksForPen =
      !Self.pens.isDisjoint(with: words)
      && ["do i", "should i", "do we", "shall i", "how do"].contains { text.contains(" \($0) ") }
      && (reacts || hasSwallowed)
    // "I get hives from strawberries": what happens whenever.
    let isHabit =
      !Self.reactions.isDisjoint(with: words)
      && zip(words, words.dropFirst()).contains {
        $0 == "get" && Self.reactions.contains($1)
      }
    let isPast =
      (!Self.history.isDisjoint(with: words) || isHabit) && !words.dropFirst().contains("now")
      && !hasSwallowed
    let reactsNow =
      reacts && !isPast
      && ["has", "have", "is", "'s", "got", "getting", "came", "broke"].contains(where: words.contains)
      && (hasSwallowed
        || ["after", "from", "since", "now"].contains(where: words.contains))
    // "He has red skin and coughs after the dinner, what I do"; the red skin of tomatoes is nobody's.
    let asksToEat = Self.askingToEat.contains { text.contains(" \($0) ") }
    let shows =
      !asksToEat && !Self.skinSigns.isDisjoint(with: words) && !Self.skin.isDisjoint(with: words)
      || !Self.breathSigns.isDisjoint(with: words)
    let isAfterFood =
      words.contains("after") && !Self.meals.isDisjoint(with: words) || !Self.eating.isDisjoint(with: words)
    let reactsAfterFood =
      shows && isAfterFood && !isPast
      && (words.contains("now") || words.contains("after")
        || (Self.asking + Self.askingShort).contains { text.contains(" \($0) ") })
    guard reactsAfterFood || isCall || asksForPen || reactsNow || asksAfterEating || swells || hadByMistake
    else { return nil }
    return Recognition(
      said: line, intent: intent.name, act: intent.act,
      slots: [SlotBinding(name: Self.slot, value: .text("yes"))], confidence: Confidence.framed,
      layer: .template)
  }

  /// What the line says beside the call that somebody must not have: it is kept as well. Nothing else of it is read.
  func toldBeside(_ line: String, _ context: RecognitionContext) -> [Recognition] {
    let clauses = line.split { ".,;!".contains($0) }.map { clause in
      var words = clause.split(separator: " ")
      while let first = words.first, ["so", "and", "also", "therefore"].contains(first.lowercased()) {
        words.removeFirst()
      }
      return words.joined(separator: " ")
    }
    guard clauses.count > 1 else { return [] }
    let name = onlyName(recognizer.scan(line, context))
    return clauses.compactMap { said in
      guard read(said) == nil else { return nil }
      var words = said.split(separator: " ").map(String.init)
      if let name, ["he", "she"].contains(words.first?.lowercased() ?? "") { words[0] = name }
      let clause = words.joined(separator: " ")
      let found = recognizer.recognize(clause, expecting: nil, context: context)
      let tells =
        found.slots.contains { $0.name == "avoid" } || found.details.contains { $0.kind.hasPrefix("avoid") }
      return found.intent == "household_tell" && found.band == .act && tells ? found : nil
    }
  }

  /// The one person named in the line; nil of none or several.
  private func onlyName(_ scan: Scan) -> String? {
    let people = PersonParser(scan: scan)
    let names = Set(
      scan.tokens.indices.filter { at in
        !PersonWords.pronouns.contains(scan.word(at)) && !PersonWords.kin.contains(scan.word(at))
          && scan.utterance.text(tokens: at..<at + 1).first?.isUppercase == true
          && people.person(at: at).contains { $0.end == at + 1 }
      }.map { scan.utterance.text(tokens: $0..<$0 + 1) })
    return names.count == 1 ? names.first : nil
  }

  private static let intent = "stood_out"
  private static let swallowed: Set<String> = ["ate", "eaten", "swallowed", "licked", "drank", "tasted"]
  private static let having: Set<String> = [
    "had", "has", "have", "eats", "eat", "ate", "gets", "got", "swallows", "drinks",
  ]
  private static let swelling: Set<String> = ["swollen", "swelling", "swelled", "puffy"]
  private static let partsOfFace: Set<String> = [
    "lips", "lip", "face", "tongue", "throat", "mouth", "eyes", "eye", "cheeks",
  ]
  private static let reactions: Set<String> = ["hives", "welts", "wheezing", "wheezy", "rash"]
  /// What tells of a reaction right after eating, and of an illness at other times.
  private static let sickness: Set<String> = ["vomiting", "blotchy", "vomited"]
  /// What happened once, or happens whenever, is an allergy told, and no call.
  private static let history: Set<String> = [
    "once", "when", "whenever", "if", "ever", "last", "ago", "used", "always", "usually", "every", "gets",
    "cant", "allergic",
    "allergy", "years",
  ]
  private static let askingToEat = [
    "can i eat", "can we eat", "can i use", "can we use", "can i have", "can we have",
  ]
  private static let skinSigns: Set<String> = [
    "red", "blotchy", "spots", "spotty", "itchy", "itching", "itches", "swollen", "bumps", "bumpy", "burning",
  ]
  private static let skin: Set<String> = [
    "skin", "face", "lips", "cheeks", "neck", "belly", "arms", "mouth", "eyes",
  ]
  private static let breathSigns: Set<String> = [
    "cough", "coughs", "coughing", "wheezes", "gasping", "sneezing",
  ]
  private static let meals: Set<String> = [
    "dinner", "lunch", "breakfast", "supper", "eating", "food", "meal", "tea", "snack",
  ]
  private static let eating: Set<String> = ["ate", "eat", "eats", "eaten", "had"]
  private static let askingShort = ["what i do", "what can i do", "what we do", "help"]
  private static let pens: Set<String> = [
    "epipen", "pen", "jext", "auvi-q", "auviq", "adrenaline", "epinephrine",
  ]
  private static let whose: Set<String> = ["his", "her", "my", "their", "hers", "your"]
  private static let asking = [
    "what do i do", "what should i do", "what do we do", "what should we do", "what to do", "what now",
    "an emergency",
  ]
}
