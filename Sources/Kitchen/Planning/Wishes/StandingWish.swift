/// A wish the household told for good: "no oven here", "from now on nothing spicy", "Tuesdays at most 20 minutes". Everything
/// else that is wished holds for its request. Source: issue 13, law 4.
package struct StandingWish: Hashable, Sendable, Codable {
  package var wish: Wish
  /// The days of every week it is for; empty: each of them.
  package var weekdays: [Weekday]
  /// As it was said.
  package var words: String

  package init(_ wish: Wish, weekdays: [Weekday] = [], words: String) {
    (self.wish, self.weekdays, self.words) = (wish, weekdays, words)
  }

  /// The written form, by which the kitchen tells such wishes apart: "most:minutes:20 tuesday,thursday".
  package var code: String {
    weekdays.isEmpty ? wish.code : wish.code + " " + weekdays.map(\.rawValue).joined(separator: ",")
  }

  /// Nil for a text that is none.
  package init?(code: String, words: String) {
    let parts = code.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, let wish = Wish(code: first) else { return nil }
    let days = parts.count > 1 ? parts[1].split(separator: ",").map { Weekday(rawValue: String($0)) } : []
    guard !days.contains(nil) else { return nil }
    self.init(wish, weekdays: days.compactMap(\.self), words: words)
  }

  /// The wish for those evenings; nil where it is for none of them.
  package func wish(on days: [Day]) -> Wish? {
    guard !weekdays.isEmpty else { return wish }
    var own = wish
    own.days = days.filter { weekdays.contains($0.weekday) }
    return own.days.isEmpty ? nil : own
  }
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
