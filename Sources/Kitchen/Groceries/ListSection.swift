/// A part of the store as lists are grouped: the sections of food, and those for all else a household buys.
/// Source: requirements GL-03; 000 FR-RM-014.
package struct ListSection: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ section: StoreSection) { rawValue = section.rawValue }

  package static let household = ListSection(rawValue: "household")
  package static let pets = ListSection(rawValue: "pets")
  package static let baby = ListSection(rawValue: "baby")
  package static let pharmacy = ListSection(rawValue: "pharmacy")
  package static let unknown = ListSection(StoreSection.unknown)

  /// All there are, as most stores are walked; what nobody knows the place of is last.
  package static let usual: [ListSection] =
    StoreSection.allCases.filter { $0 != .unknown }.map { ListSection($0) }
    + [.household, .pets, .baby, .pharmacy, .unknown]

  /// From 0; a section that is not among the usual ones stands before the unknown.
  package var order: Int {
    Self.usual.firstIndex(of: self).map { $0 == Self.usual.count - 1 ? $0 + 1 : $0 } ?? Self.usual.count - 1
  }
}
