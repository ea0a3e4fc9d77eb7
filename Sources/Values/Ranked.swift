/// Words of a list, compared by their places in it.
package protocol Ranked: CaseIterable, Comparable where AllCases == [Self] {}

extension Ranked {
  package static func < (a: Self, b: Self) -> Bool { a.place < b.place }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Where it stands among all, from 0.
  package var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
