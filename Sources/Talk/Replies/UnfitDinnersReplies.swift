import Page

/// The warning about them.
package struct UnfitDinners: Reply, Hashable {
  package var dinners: [UnfitDinner]

  package func blocks(_ words: Wording) -> [Block] {
    var groups: [(whom: String, dinners: [String])] = []
    for dinner in dinners {
      let whom = dinner.people.isEmpty ? "you" : joined(dinner.people)
      let text = "\(dinner.title) \(words.names.adverb(dinner.day))"
      if let place = groups.firstIndex(where: { $0.whom == whom }) {
        groups[place].dinners.append(text)
      } else {
        groups.append((whom, [text]))
      }
    }
    return .say(groups.map { "Not for \($0.whom): \(joined($0.dinners))." }.joined(separator: " "))
  }

  package func next(_ words: Wording) -> Closing {
    dinners.first.map { .say("swap \(words.names.typed($0.day))") } ?? .none
  }

  package var matter: Facts? {
    [
      "kind": "unfit_dinners",
      "dinners": dinners.map { ["day": $0.day.iso, "title": $0.title, "people": joined($0.people)] },
    ]
  }
}
