/// Words that have a place in a line of wishes beside the wishes themselves, by what they do there.
enum WishTalk {
  /// Between a wish and its day behind it.
  static let joining: Set<String> = [
    "on", "for", "this", "in", "over", "of", "every", "dinner", "dinners", "night",
  ]

  /// Between a day and the wish behind it.
  static let leading: Set<String> = [
    "with", "have", "we", "want", "make", "it", "should", "be", "is", "i", "d", "like", ":", "a", "needs",
    "to", "'s", "night", "dinner", "only", "just", "max", "in", "under", "must",
  ]

  /// What asks for a plan.
  static let planning: Set<String> = ["plan", "menu", "planning", "schedule", "organise", "organize"]

  /// What joins a wish to the rest of its line, and goes with it.
  static let connectors: Set<String> = [
    "with", "and", "but", "that", "which", "'s", "is", "are", "please", "want", "we", "make", "it", "have",
    "having",
    "something", "some", "be", "should", "plus", "also", "all", "everything", "them", "of", "as", "in", "on",
    "using", "a",
    "the", "to", "id", "i", "d", "like", "would", "where", "really", "for", "each", "everyone", "everybody",
  ]

  /// This evening.
  static let tonight: Set<String> = ["tonight", "today", "tonite"]

  /// What asks for one dinner.
  static let one: Set<String> = [
    "dinner", "meal", "supper", "something", "anything", "food", "tea", "idea",
  ]

  /// What asks for several.
  static let many: Set<String> = [
    "dinners", "meals", "suppers", "dishes", "ones", "ideas", "options", "recipes", "recipe", "dish",
    "suggestions",
    "stuff", "things", "recipies", "receipts",
  ]

  /// What says nothing of its own.
  static let talk: Set<String> = [
    "a", "an", "the", "some", "any", "for", "on", "in", "of", "with", "that", "is", "are", "s", "'s",
    "please", "me", "us",
    "my", "our", "we", "i", "want", "wanted", "need", "like", "would", "d", "'d", "could", "can", "you",
    "show", "find", "give", "get",
    "search", "list", "have", "having", "make", "eat", "cook", "to", "and", "or", "hi", "hey", "sous", "ok",
    "do", "what",
    "whats", "which", "got", "this", "evening", "good", "it", "be", "there", "all", "look", "up", "see",
    "know", "let", "lets",
    "how", "about", "maybe", "just", "today", "tonight", "the", "then", "at", "kind", "also", "but", "i'd",
    "im", "we're",
    "suggest", "recommend", "fancy", "craving", "mood", "feel", "feeling", "am", "really", "nice", "one",
    "thats", "possible",
    "family", "kids", "children", "everyone", "everybody", "quickly", "thanks", "from", "your", "book", "use",
    "can", "im", "so",
  ]

  /// What speaks of the plan on the table.
  static let ofPlan: Set<String> = [
    "make", "week", "plan", "it", "them", "should", "must", "keep", "only", "more", "less", "too", "week's",
    "whole", "be", "go",
    "rather", "instead", "add", "put", "in", "menu", "change", "into", "everything", "dinners", "meals",
    "all", "give", "dinner", "days", "kids", "children", "little", "ones",
  ]

  /// What tells a wish for good.
  static let lasting: Set<String> = [
    "always", "now", "every", "week", "plan", "dinner", "dinners", "evening", "night", "never", "anything",
    "good", "should", "must",
    "meals", "food", "our", "plans", "keep", "things", "nights", "evenings", "weeks", "go", "please",
    "remember",
  ]

  /// "It's too spicy for the kids" wishes for the opposite, and is said of one dish; with a plan saved, "something lighter" is
  /// asked of one evening.
  static func isOfOneDinner(_ scan: Scan, wishes: [Range<Int>]) -> Bool {
    wishes.contains { scan.word($0.lowerBound - 1) == "too" }
      || scan.context.state == "planReady"
        && scan.tokens.contains { ["something", "anything"].contains($0.text) }
  }
}
