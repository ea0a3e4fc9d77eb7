import Language

extension Recognition {
  private static let animals: Set<String> = [
    "dog", "dogs", "doggy", "puppy", "puppies", "cat", "cats", "kitty", "kitten", "kittens", "hamster",
    "hamsters", "parrot", "parrots", "budgie", "pet", "pets", "ferret", "hedgehog", "gerbil",
    "tortoise", "horse", "pony",
  ]

  /// True for "can my dog eat grapes", and not for a hot dog. The tables speak of people, and what is safe
  /// for them may kill an animal (grapes, onions, xylitol).
  ///
  /// Source: requirements, "No harm": what is not known to be safe is never called safe.
  var speaksOfAnAnimal: Bool {
    let words = Utterance(said).tokens.map(\.text)
    return words.indices.contains { at in
      Self.animals.contains(words[at]) && !(at > 0 && ["hot", "corn"].contains(words[at - 1]))
    }
  }
}
