import Store
import Values

/// A value spread over three SQL tables.
struct Menu: Hashable, Sendable, Encodable {
  var id: ID<Menu>
  var status = "active"
  /// By day.
  var dishes: [Dish] = []
  /// In the order they were said.
  var tags: [String] = []

  struct Dish: Hashable, Sendable, Encodable {
    var day: Day
    var title: String
    var cost: Money
  }
}

/// What a menu's day gone by had, with that day's note: derived.
struct Dinner: Hashable, Sendable, Encodable {
  var day: Day
  var title: String
  var note: String?
}

let menuTable = Table<Menu>(
  "menu",
  parts: [
    TablePart(
      name: "menu", since: 1,
      schema: """
        CREATE TABLE menu (
          id TEXT PRIMARY KEY NOT NULL,
          status TEXT NOT NULL CHECK (status IN ('draft', 'active', 'archived'))
        ) STRICT, WITHOUT ROWID
        """),
    TablePart(
      name: "menu_dish", since: 1,
      schema: """
        CREATE TABLE menu_dish (
          menu TEXT NOT NULL REFERENCES menu (id),
          day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
          title TEXT NOT NULL,
          cents INTEGER NOT NULL CHECK (cents >= 0),
          PRIMARY KEY (menu, day)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX menu_dish_by_day ON menu_dish (day);
        """),
    TablePart(
      name: "menu_tag", since: 3,
      schema: """
        CREATE TABLE menu_tag (
          menu TEXT NOT NULL REFERENCES menu (id),
          position INTEGER NOT NULL CHECK (position >= 0),
          tag TEXT NOT NULL,
          PRIMARY KEY (menu, position)
        ) STRICT, WITHOUT ROWID
        """),
  ],
  key: { [$0.id.text] },
  precedes: { ($0.dishes.first?.day ?? .distant, $0.id) < ($1.dishes.first?.day ?? .distant, $1.id) },
  isShown: { ($0.dishes.last?.day ?? $1) >= $1 - 90 },
  load: { statements, _ in
    let dishes = try statements.rows(
      of: "menu_dish", "SELECT menu, day, title, cents FROM menu_dish ORDER BY menu, day"
    ) { (try $0.text(), Menu.Dish(day: try $0.day(), title: try $0.text(), cost: try $0.money())) }
    let byMenu = Dictionary(grouping: dishes, by: \.0)
    return try statements.rows(of: "menu", "SELECT id, status FROM menu") { fields in
      var menu = Menu(id: try fields.id(), status: try fields.text())
      menu.dishes = (byMenu[menu.id.text] ?? []).map(\.1)
      menu.tags = try tags(of: menu, statements).map(\.element)
      return menu
    }
  },
  put: { menu, old, statements in
    let id = Cell(menu.id)
    try statements.upsert(into: "menu", key: "id", "status", [id, Cell(menu.status)])
    for dish in old?.dishes ?? [] where !menu.dishes.contains(where: { $0.day == dish.day }) {
      try statements.run("DELETE FROM menu_dish WHERE menu = ? AND day = ?", [id, Cell(dish.day)])
    }
    for dish in menu.dishes {
      try statements.upsert(
        into: "menu_dish", key: "menu, day", "title, cents",
        [id, Cell(dish.day), Cell(dish.title), Cell(dish.cost)])
    }
    let edit = ListEdit(from: try tags(of: menu, statements), to: menu.tags)
    for position in edit.dropped {
      try statements.run("DELETE FROM menu_tag WHERE menu = ? AND position = ?", [id, .int(position)])
    }
    for (position, tag) in edit.added {
      try statements.insert(into: "menu_tag", "menu, position, tag", [id, .int(position), .text(tag)])
    }
  },
  remove: { menu, statements in
    for part in ["menu_tag", "menu_dish"] {
      try statements.run("DELETE FROM \(part) WHERE menu = ?", [Cell(menu.id)])
    }
    try statements.run("DELETE FROM menu WHERE id = ?", [Cell(menu.id)])
    guard statements.changesCount == 1 else { throw StorageFault.missing("menu \(menu.id.text)") }
  })

private func tags(
  of menu: Menu, _ statements: Statements
) throws -> [(position: Int, element: String)] {
  try statements.rows(
    of: "menu_tag", "SELECT position, tag FROM menu_tag WHERE menu = ? ORDER BY position", [Cell(menu.id)]
  ) { (try $0.int(), try $0.text()) }
}

/// By day, then title.
let dinnerTable = Table<Dinner>(
  view: "dinner", reading: ["menu", "note"], precedes: { ($0.day, $0.title) < ($1.day, $1.title) },
  load: { statements, today in
    try statements.rows(
      of: "menu_dish",
      """
      SELECT menu_dish.day, title, text FROM menu_dish LEFT JOIN note ON note.day = menu_dish.day
      WHERE menu_dish.day < ?
      """, [Cell(today)]
    ) { Dinner(day: try $0.day(), title: try $0.text(), note: try $0.optionalText()) }
  })

extension Day {
  fileprivate static let distant = Day(number: Int.max)
}

/// A menu of some evenings from a day on, with everything a menu can carry.
func menu(_ turn: Int = 1, from first: Day = monday.day, evenings: Int = 3) -> Menu {
  Menu(
    id: someID(turn),
    dishes: (0..<evenings).map { index in
      Menu.Dish(day: first + index, title: "Dish \"\(index)\" / crème brûlée", cost: Money(cents: 740))
    }, tags: ["thai", "quick", "thai"])
}

extension Menu {
  func put(was old: Menu?) -> Change { .put(self, was: old, in: tables) }
  var put: Change { put(was: nil) }
  var removed: Change { .remove(self, in: tables) }
}
