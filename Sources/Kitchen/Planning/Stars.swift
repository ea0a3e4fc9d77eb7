/// A rating: 1 to 5 stars. Source: 004 §3.6, `rateMeal`.
package struct Stars: Hashable, Comparable, Sendable, CodedAsOne {
  package let count: Int

  /// Nil for anything but 1 to 5.
  package init?(_ count: Int) {
    guard (1...5).contains(count) else { return nil }
    self.count = count
  }

  package static func coded(_ code: Int) -> Stars? { Stars(code) }
  package var code: Int { count }
  package static func < (a: Stars, b: Stars) -> Bool { a.count < b.count }
}
