/// The sections of a household's store: which there are, what they are called, in which order they come, and what
/// stands in which. Lists, staples and answers about sections all follow the one of the store that is meant.
/// Source: requirements GL-03, FR-SM-010, FR-RM-010.
package struct SectionLayout: Hashable, Sendable {
  /// All there are, in the order walked; the unknown one is last, always.
  package let sections: [ListSection]
  private let own: [ListSection: OwnSection]
  private let goods: [LineKey: ListSection]
  private let places: [ListSection: Int]

  /// As most stores are walked, with nothing of anybody's own.
  package static let usual = SectionLayout(own: [], goods: [], order: [])

  /// What the order does not name follows in its usual order; what it names and nobody has is left out.
  package init(own: [OwnSection], goods: [SectionOfGoods], order: [ListSection]) {
    self.own = Dictionary(own.map { ($0.section, $0) }, uniquingKeysWith: { first, _ in first })
    self.goods = Dictionary(goods.map { ($0.line, $0.section) }, uniquingKeysWith: { first, _ in first })
    let usual = ListSection.usual.dropLast()
    let all = usual + own.map(\.section).filter { !ListSection.usual.contains($0) }
    let known = Set(all)
    var kept: [ListSection] = []
    for section in order + all where known.contains(section) && !kept.contains(section) {
      kept.append(section)
    }
    sections = kept + [.unknown]
    places = Dictionary(sections.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// From 0; what nobody has any more stands with the unknown.
  package func place(of section: ListSection) -> Int { places[section] ?? sections.count - 1 }

  /// Where the household said it stands, else the section given; a section that is gone is the unknown one.
  package func section(of line: LineKey, usually section: ListSection) -> ListSection {
    let meant = goods[line] ?? section
    return places[meant] == nil ? .unknown : meant
  }

  /// Whether somebody said where it stands, or that it stands nowhere.
  package func isSaid(_ line: LineKey) -> Bool { goods[line] != nil }

  /// The name somebody gave it; nil for a usual one that keeps its own.
  package func ownName(_ section: ListSection) -> String? { own[section]?.name }
  package func colour(_ section: ListSection) -> SectionColour? { own[section]?.colour }

  /// True for one the household made itself: such a one can be deleted.
  package func isOwn(_ section: ListSection) -> Bool {
    own[section] != nil && !ListSection.usual.contains(section)
  }

  /// An id that no section has, made of the name's letters and digits: "bulk-bins", and "bulk-bins-2" where that is
  /// taken.
  package func newSection(named name: String) -> ListSection {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let plain = words.isEmpty ? "section" : words.joined(separator: "-")
    var number = 1
    while true {
      let id = ListSection(rawValue: number == 1 ? plain : "\(plain)-\(number)")
      if places[id] == nil { return id }
      number += 1
    }
  }
}

extension SectionLayout {
  /// Where a section is put among the others.
  package enum Spot: Hashable, Sendable {
    case first, last
    case before(ListSection)
    case after(ListSection)
  }

  /// The order once these sections stand there, one behind the other as named; a section set beside itself stays.
  /// The unknown one never moves.
  package func order(moving moved: [ListSection], to spot: Spot) -> [ListSection] {
    let moved = moved.filter { $0 != .unknown }
    var rest = sections.filter { $0 != .unknown && !moved.contains($0) }
    let at: Int? =
      switch spot {
      case .first: 0
      case .last: rest.count
      case .before(let other): rest.firstIndex(of: other)
      case .after(let other): rest.firstIndex(of: other).map { $0 + 1 }
      }
    guard let at else { return Array(sections.dropLast()) }
    rest.insert(contentsOf: moved, at: at)
    return rest
  }

  /// The order once two sections have changed places.
  package func order(swapping one: ListSection, _ other: ListSection) -> [ListSection] {
    sections.filter { $0 != .unknown }.map { $0 == one ? other : $0 == other ? one : $0 }
  }
}
