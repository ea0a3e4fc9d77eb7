/// What a household says of a section of the store: one of its own, or another name or colour for a usual one.
/// Source: requirements FR-SM-004, FR-SM-008.
package struct OwnSection: Hashable, Sendable, Codable {
  package var section: ListSection
  /// As somebody called it; nil for a usual one that keeps its name.
  package var name: String?
  /// Nil where none was said.
  package var colour: SectionColour?

  package init(_ section: ListSection, name: String? = nil, colour: SectionColour? = nil) {
    (self.section, self.name, self.colour) = (section, name, colour)
  }

  /// Longer names are no section's, in letters.
  package static let longestName = 40
}

/// The colours a section can have: those a terminal surely tells apart. Never the only carrier of a meaning.
package enum SectionColour: String, CaseIterable, Hashable, Sendable, Codable {
  case red, yellow, green, blue, purple, teal, gray

  /// The colour by its name, some of them by another one too; nil for all others.
  package init?(said word: String) {
    switch word.lowercased() {
    case "grey": self = .gray
    case "violet": self = .purple
    case "turquoise", "cyan": self = .teal
    case let word: self.init(rawValue: word)
    }
  }
}

/// In which order the sections of one store come. Source: requirements FR-SM-009, FR-PR-004.
package struct SectionOrder: Hashable, Sendable, Codable {
  /// The store's name in small letters; empty for every store that has no order of its own.
  package var store: String
  /// Empty where nobody said one; sections that are not named follow in their usual order.
  package var sections: [ListSection]
  /// The day it was said or taken; nil where nobody did. Trips up to that day say nothing against it.
  package var since: Day?
  /// False once the order walked was refused for good.
  package var isLearned: Bool

  package init(store: String, sections: [ListSection] = [], since: Day? = nil, isLearned: Bool = true) {
    (self.store, self.sections, self.since, self.isLearned) = (store, sections, since, isLearned)
  }
}

/// Where this household looks for a thing, whatever any table says. Source: requirements FR-SM-004, FR-RM-014.
package struct SectionOfGoods: Hashable, Sendable, Codable {
  package var line: LineKey
  /// As it is shown.
  package var name: String
  /// `unknown` for what somebody left without a section: it is not asked about again.
  package var section: ListSection

  package init(_ line: LineKey, name: String, section: ListSection) {
    (self.line, self.name, self.section) = (line, name, section)
  }
}
