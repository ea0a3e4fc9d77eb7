/// Where this household buys something: on the lists of other stores it is left out. Source: requirements GL-03,
/// FR-PR-004.
package struct StoreOfGoods: Hashable, Sendable, Codable {
  package var line: LineKey
  package var name: String
  /// In small letters, without an article.
  package var store: String

  package init(_ line: LineKey, name: String, store: String) {
    (self.line, self.name, self.store) = (line, name, store)
  }
}
