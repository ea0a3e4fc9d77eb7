import Talk

extension ListSection {
  /// As stores sign it; what no table names by its own id.
  var title: String {
    if let section = StoreSection(rawValue: rawValue) { return section.title }
    return capitalized(rawValue)
  }
}

extension SectionLayout {
  /// The name somebody gave it, else as stores sign it.
  func title(_ section: ListSection) -> String { ownName(section) ?? section.title }

  /// "Produce, Bakery, Dairy & Eggs", the unknown one left out.
  var text: String { sections.dropLast().map { unbroken(title($0)) }.joined(separator: ", ") }

  /// The sections by id, with what somebody said of each.
  var facts: Facts {
    let sections = sections.map { section in
      ["section": section.rawValue, "name": title(section), "colour": colour(section)?.rawValue] as Facts
    }
    return ["sections": sections]
  }
}

extension SectionColour {
  var tint: Tint {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    case .teal: .teal
    case .gray: .gray
    }
  }
}

/// The order of the sections, of one store or of all others.
struct OrderShown: Reply {
  var layout: SectionLayout
  /// Nil for the usual order.
  var store: String?
  /// False where it was so already.
  var isNew: Bool

  func blocks(_ words: Wording) -> [Block] {
    let place = store.map { " at \(storeTitle($0))" } ?? ""
    return .say("\(isNew ? "The order\(place) now" : "That is the order\(place) already"): \(layout.text).")
  }
  func next(_ words: Wording) -> Closing {
    isNew ? .say("shopping list", "show the sections", "undo") : .say("shopping list", "show the sections")
  }
  var matter: Facts? { ["kind": "section_order", "store": store, "layout": layout.facts] }
}

/// All sections in their order, with their colours.
struct SectionsShown: Reply {
  var layout: SectionLayout
  var store: String?

  func blocks(_ words: Wording) -> [Block] {
    let rows = layout.sections.enumerated().map { place, section in
      [
        TableCell("\(place + 1)"), TableCell(layout.title(section), layout.colour(section)?.tint ?? .accent),
        TableCell(layout.colour(section)?.rawValue ?? ""),
        TableCell(layout.isOwn(section) ? "your own" : "", .dim),
      ]
    }
    let columns = [
      TableColumn("", .right, priority: 6),
      TableColumn(store.map { "At \(storeTitle($0))" } ?? "Section", priority: 9, minWidth: 12),
      TableColumn("Color", priority: 5), TableColumn("", priority: 4),
    ]
    let hasColours = layout.sections.contains { layout.colour($0) != nil }
    let hasOwn = layout.sections.contains { layout.isOwn($0) }
    let kept = [0, 1] + (hasColours ? [2] : []) + (hasOwn ? [3] : [])
    return [
      .table(
        Table(columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } }), indent: 0)
    ]
  }
  func next(_ words: Wording) -> Closing {
    .say("put dairy before frozen", "add a section called Bulk", end: ", for instance")
  }
  var matter: Facts? { ["kind": "store_sections", "store": store, "layout": layout.facts] }
}

/// A section was made, called otherwise or given a colour; the order it stands in is shown.
struct SectionKept: Reply {
  enum What: Hashable, Sendable {
    case made
    /// With the name it had.
    case renamed(String)
    case coloured
  }

  var section: ListSection
  var layout: SectionLayout
  var what: What

  func blocks(_ words: Wording) -> [Block] {
    let title = layout.title(section)
    let colour = layout.colour(section)?.rawValue
    switch what {
    case .made:
      return .say("New section: \(title)\(colour.map { ", in \($0)" } ?? ""). The order now: \(layout.text).")
    case .renamed(let before): return .say("\(before) is called \(title) from now on.")
    case .coloured: return .say("\(title) is shown in \(colour ?? "no color of its own") from now on.")
    }
  }
  func next(_ words: Wording) -> Closing { .say("show the sections", "shopping list", "undo") }
  var matter: Facts? { ["kind": "section", "section": section.rawValue, "layout": layout.facts] }
}

/// Which store is meant, and whether it has an order of its own.
struct StoreTaken: Reply {
  /// Nil for no store by name.
  var store: String?
  var isKnown: Bool
  var layout: SectionLayout

  func blocks(_ words: Wording) -> [Block] {
    guard let store else { return .say("Back to the usual order: \(layout.text).") }
    let title = storeTitle(store)
    guard isKnown else {
      return .say("At \(title) then. I know no order of its own for it yet, so the list keeps the usual one.")
    }
    return .say("At \(title) then, in its order: \(layout.text).")
  }
  func next(_ words: Wording) -> Closing {
    guard let store, !isKnown else { return .say("shopping list", "what's left") }
    return .say("shopping list", "at \(storeTitle(store)) bakery comes first")
  }
  var matter: Facts? { ["kind": "store", "store": store, "layout": layout.facts] }
}

/// Where shall the things go before their section is deleted?
struct DeleteSectionAsked: Reply {
  var title: String
  var count: Int
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(count == 1 ? "1 item is" : "\(count) items are") in \(title): move \(count == 1 ? "it" : "them") to another "
        + "section, to Unknown, or leave it? Say a section, \"unknown\" or \"leave it\".")
  }
  func next(_ words: Wording) -> Closing { .silent("unknown", "leave it") }
  var status: ReplyStatus { .asking }
}

/// It is gone; where its things are.
struct SectionDeleted: Reply {
  var title: String
  var moved: [String]
  /// Nil where nothing was in it.
  var target: String?
  func blocks(_ words: Wording) -> [Block] {
    guard let target, !moved.isEmpty else { return .say("\(title) is deleted; nothing was in it.") }
    let some =
      moved.count > 8
      ? "\(moved.prefix(6).joined(separator: ", ")) and \(moved.count - 6) more" : joined(moved)
    return .say("\(title) is deleted. In \(target) now: \(some).")
  }
  func next(_ words: Wording) -> Closing { .say("show the sections", "undo") }
  var matter: Facts? { ["kind": "section", "deleted": title, "moved": moved, "target": target] }
}

/// It stays with all that is in it.
struct SectionLeft: Reply {
  var title: String
  var count: Int
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) stays, with \(count == 1 ? "the 1 item" : "all \(count) items") in it.")
  }
  func next(_ words: Wording) -> Closing { .say("show the sections") }
}
