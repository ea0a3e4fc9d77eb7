/// What plates tell of a dinner, in people's words, small letters.
enum PlateWords {
  static let all = plates + amounts + refused

  private static let plates = [
    "had seconds", "have seconds", "wanted seconds", "asked for seconds", "went back for seconds",
    "two helpings", "second helping", "second helpings", "three helpings", "clean plates", "empty plates",
    "cleaned his plate", "cleaned her plate", "cleaned their plates", "cleared his plate",
    "cleared her plate", "cleared their plates", "licked the plate", "licked his plate", "licked her plate",
    "asked for more", "wanted more", "went down well", "went down a treat", "turned his nose up",
    "turned her nose up", "turned up his nose", "turned up her nose", "pushed it around", "picked at it",
    "scraped the pan", "scoffed it", "wolfed it down", "fed it to the dog", "gave it to the dog",
  ]

  /// How much there was of it, and how long it took.
  private static let amounts = [
    "way too much food", "was too much food", "wasn't enough for everybody", "wasn't enough for everyone",
    "wasnt enough for everybody", "wasnt enough for everyone", "not enough for everybody",
    "not enough for everyone", "took way longer", "took much longer",
  ]

  /// "Wouldn't touch it", "didn't finish theirs": of the dinner, and of no other food.
  private static let refused = [
    "wouldn't touch", "wouldnt touch", "would not touch", "didn't touch", "didnt touch",
    "didn't finish", "didnt finish", "left half of",
  ].flatMap { verb in
    ["it", "his", "her", "hers", "their", "theirs", "them"].map { "\(verb) \($0)" }
  }
}
