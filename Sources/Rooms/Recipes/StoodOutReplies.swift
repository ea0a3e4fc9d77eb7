import Talk

/// How long food may stand out of the refrigerator; whatever was asked about, since what stands warm can't be judged
/// from here. Source: USDA's two-hour rule and danger zone, 40 to 140 °F (Montana State University Extension, thawing);
/// one hour above 90 °F (CDC, Listeria).
struct StoodOut: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Cooked or fresh food that stood out for more than 2 hours (1 hour in heat above 90 °F) should be thrown away: "
        + "between 40 and 140 °F bacteria grow fast, and neither look, smell nor heating it again tells or helps. "
        + "That is the rule of the USDA; dry food such as bread or uncooked rice is another matter.")
  }

  func next(_ words: Wording) -> Closing {
    .say("what temperature for chicken breast", "what's in the pantry")
  }
}
