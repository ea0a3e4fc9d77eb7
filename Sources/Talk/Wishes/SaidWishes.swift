extension Said {
  /// What the line wishes of dinners, in the order said; those of single evenings with their days.
  package var wishes: [Wish] {
    let details = recognition.details.filter { $0.kind == "wish" }
    var all: [Wish] = []
    for detail in details {
      let slots = Slots(detail.slots)
      let days = slots.days("wish_days")
      for code in slots.words("wish").flatMap({ $0.split(separator: "|") }) {
        if let wish = Wish(code: String(code), days: days), !all.contains(wish) { all.append(wish) }
      }
    }
    for code in slots.words("wish").flatMap({ $0.split(separator: "|") }) {
      if let wish = Wish(code: String(code)), !all.contains(where: { $0.feature == wish.feature }) {
        all.append(wish)
      }
    }
    // The number said of a nutrient is meant, not the usual one: "low-sodium, under 500 mg".
    // So is the number of minutes beside "quick".
    let minutes = all.filter { $0.feature == .minutes }
    if minutes.count > 1, let said = minutes.last(where: { $0 != Self.quick }) {
      all.removeAll { $0.feature == .minutes && $0 == Self.quick && $0.days == said.days }
    }
    return all.enumerated().filter { index, wish in
      switch wish.feature {
      case .nutrient, .minutes: break
      default: return true
      }
      guard case .most = wish.aim else { return true }
      return !all.enumerated().contains { other, later in
        other > index && later.feature == wish.feature && later.days == wish.days
      }
    }.map(\.element)
  }

  /// Words of the line that nothing accounts for: wishes nobody can weigh.
  package var unweighed: [String] {
    recognition.unexplained.filter { word in
      let plain = word.lowercased()
      return plain.count > 2 && plain.contains(where: \.isLetter) && !Self.filler.contains(plain)
    }
  }

  /// What "quick" is read as.
  private static let quick = Wish(.minutes, .most(Rational(20)))

  private static let filler: Set<String> = [
    "please", "frequently", "often", "thanks", "thank", "now", "again", "today", "really", "just", "maybe",
    "kindly", "would",
    "could", "want",
    "like", "need", "good", "nice", "some", "any", "other", "another", "new", "next", "coming", "whole",
    "family", "food",
    "dinner", "dinners", "meal", "meals", "supper", "suppers", "evening", "evenings", "night", "nights",
    "week", "weeks",
    "home", "help", "plan", "planning", "menu", "make", "cook", "cooking", "eat", "eating", "everyone",
    "everybody", "all",
    "ideas", "idea", "recipe", "recipes", "dish", "dishes", "something", "anything", "morning", "afternoon",
    "hello",
    "sous", "dear", "quickly", "ahead", "got", "get", "going", "have", "has", "had", "here", "there", "also",
    "too", "well",
    "the", "and", "for", "with", "our", "can", "you", "how", "about", "this", "that", "then", "let", "set",
    "time", "start",
    "usual", "same", "last", "love", "great", "people", "persons", "person", "kids", "husband", "wife", "us",
    "them", "days",
    "day", "things", "stuff", "put", "together", "give", "gimme", "come", "comes", "should", "shall", "will",
    "one", "ones",
    "ready", "only", "again", "sure", "yes", "okay", "hey", "much", "many", "more", "thx", "pls", "plz",
    "bit", "lot",
  ]
}
