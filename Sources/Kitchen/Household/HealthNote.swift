/// An illness, a pregnancy or a medical diet that somebody told of. Sous plans for none of them: it is kept so that
/// nothing is vouched for where it matters. Source: requirements MP-36 and "No harm".
package struct HealthNote: Hashable, Sendable, Codable {
  /// The person's name, "your dad", or nil where nobody was named.
  package var person: String?
  /// As the list of conditions has it ("diabetes").
  package var condition: String
  /// As it was said ("diabetic").
  package var words: String

  package init(person: String?, condition: String, words: String) {
    (self.person, self.condition, self.words) = (person, condition, words)
  }

  /// Whether it is about somebody of that name, in any case: "Dad" and "your dad" are the same.
  package func isAbout(_ name: String) -> Bool {
    person.map { Visitor.key($0) == Visitor.key(name) } ?? false
  }
}
