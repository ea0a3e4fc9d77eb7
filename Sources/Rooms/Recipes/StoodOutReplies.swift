import Talk

/// How long food may stand out of the refrigerator; whatever was asked about, since what stands warm can't be judged
/// from here. Source: USDA's two-hour rule and danger zone, 40 to 140 °F (Montana State University Extension, thawing);
/// one hour above 90 °F (CDC, Listeria).
struct StoodOut: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Perishable food that stood out of the refrigerator for more than 2 hours should be thrown away, in heat above "
        + "90 °F after 1 hour: between 40 and 140 °F bacteria grow fast. I can't judge it from here.")
  }

  func next(_ words: Wording) -> Closing {
    .say("what temperature for chicken breast", "what's in the pantry")
  }
}
