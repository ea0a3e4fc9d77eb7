/// Wishes in words nobody can weigh, by name.
package struct WishesNotWeighed: Reply, Hashable {
  package var words: [String]

  package init(words: [String]) { self.words = words }

  package func blocks(_ words: Wording) -> [Block] {
    .say("I can't weigh \(joined(self.words.map { quoted($0) })) yet; the rest is followed.")
  }

  package func next(_ words: Wording) -> Closing { .none }
}
