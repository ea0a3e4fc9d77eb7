/// What words for kin tell of a woman and a man: by them "she" or "he" is or is not said of somebody.
package enum KinWords {
  /// Words for kin that only a woman is called by.
  package static let women: Set<String> = [
    "wife", "girlfriend", "daughter", "stepdaughter", "mum", "mom", "mother", "sister", "grandma", "granny",
    "gran", "nan", "nana", "grandmother", "granddaughter", "aunt", "auntie", "niece", "stepmum", "stepmom",
    "stepsister", "girl", "girls", "lady", "gf",
  ]
  /// Words for kin that only a man is called by.
  package static let men: Set<String> = [
    "husband", "hubby", "boyfriend", "son", "stepson", "dad", "father", "brother", "grandpa", "grandad",
    "grandfather", "grandson", "uncle", "nephew", "stepdad", "stepbrother", "boy", "boys", "bf",
  ]

  /// Whether that pronoun may be said of somebody called by those words, in small letters; true of "they", and where no word
  /// tells.
  package static func may(_ words: some Sequence<String>, be pronoun: String) -> Bool {
    switch pronoun {
    case "he", "him", "his": women.isDisjoint(with: words)
    case "she", "her", "hers": men.isDisjoint(with: words)
    default: true
    }
  }
}
