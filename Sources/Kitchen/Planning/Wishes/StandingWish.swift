/// A wish the household told for good: "no oven here", "from now on nothing spicy". Everything else that is wished
/// holds for its request. Source: issue 13, law 4.
package struct StandingWish: Hashable, Sendable, Codable {
  package var wish: Wish
  /// As it was said.
  package var words: String

  package init(_ wish: Wish, words: String) { (self.wish, self.words) = (wish, words) }
}

extension [Wish] {
  /// Each once; what this request asks stands before what holds for good and says otherwise of the same.
  package func over(_ standing: [Wish]) -> [Wish] {
    var all = self
    for wish in standing where !all.contains(wish) {
      let isOverruled = contains { own in
        own.feature == wish.feature && own.days.isEmpty && own.quota == nil && wish.quota == nil
      }
      if !isOverruled { all.append(wish) }
    }
    return all
  }
}
