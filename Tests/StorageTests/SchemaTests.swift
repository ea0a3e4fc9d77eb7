import GRDB
import Kitchen
import Testing
import Values

@testable import Storage

private let anyID = String(repeating: "0", count: 32)

@Suite struct SchemaTests {
  private func strings(_ sql: String) throws -> [String] {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    return try kitchen.reading { try String.fetchAll($0, sql: sql) }
  }

  @Test("sessions are attached to every table that holds the kitchen, and to no other")
  func tables() throws {
    let all = try strings("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    #expect(Set(kitchenTables).count == kitchenTables.count)
    #expect(all.sorted() == (kitchenTables + bookkeepingTables).sorted())
  }

  @Test("every table is strict and its key never NULL, or a session would miss rows")
  func keys() throws {
    for table in kitchenTables + bookkeepingTables {
      #expect(try strings("SELECT name FROM pragma_table_list('\(table)') WHERE strict = 1") == [table])
      #expect(try strings("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0") != [])
      #expect(
        try strings(#"SELECT name FROM pragma_table_info('\#(table)') WHERE pk > 0 AND "notnull" = 0"#) == [],
        "\(table)")
    }
  }

  @Test("no trigger, no view, no virtual table, no cascade")
  func plain() throws {
    #expect(
      try strings(
        "SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE '%VIRTUAL%'") == [])
    for table in kitchenTables + bookkeepingTables {
      #expect(
        try strings(
          """
          SELECT "from" FROM pragma_foreign_key_list('\(table)')
          WHERE on_delete != 'NO ACTION' OR on_update != 'NO ACTION'
          """
        ) == [])
    }
  }

  @Test("a child's key begins with its parent's")
  func childKeys() throws {
    for table in kitchenTables {
      let keys = try strings("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
      let links = try strings(
        #"SELECT "from" FROM pragma_foreign_key_list('\#(table)') ORDER BY seq"#)
      #expect(Array(keys.prefix(links.count)) == links, "\(table)")
    }
  }

  @Test("every word of the kitchen's lists is one the file takes")
  func words() throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    for skill in Skill.allCases {
      for leftovers in LeftoverPreference.allCases {
        try kitchen.turn([.setHousehold(Household(leftovers: leftovers, skill: skill))])
      }
    }
    let plan = savedPlan(1, evenings: ProteinSource.allCases.count)
    try kitchen.turn([plan.change])
    for (index, protein) in ProteinSource.allCases.enumerated() {
      var meal = plan.plan.meals[index]
      (meal.protein, meal.contains, meal.mayContain) = (protein, Allergen.allCases, Allergen.allCases)
      try kitchen.turn([.putMeal(plan.plan.id, meal)])
    }
    for status in PlanStatus.allCases { try kitchen.turn([.setPlanStatus(plan.plan.id, status)]) }
    var item = milk(1)
    for unit in Unit.allCases {
      item.amount.unit = unit
      try kitchen.turn([.putPantryItem(item)])
      #expect(try kitchen.look().pantry == [item])
    }
    for (index, section) in StoreSection.allCases.enumerated() {
      var other = savedPlan(100 + index)
      other.list.items[0].section = section
      try kitchen.turn([other.change])
    }
    #expect(try kitchen.look().plans.count == 1 + StoreSection.allCases.count)
  }

  @Test(
    "the schema itself refuses what makes no sense",
    arguments: [
      "INSERT INTO pantry_item VALUES ('\(anyID)', 'x', NULL, -1, 1, 'g', NULL, NULL)",
      "INSERT INTO pantry_item VALUES ('\(anyID)', 'x', NULL, 1, 0, 'g', NULL, NULL)",
      "INSERT INTO pantry_item VALUES ('\(anyID)', 'x', NULL, 1, 1, 'g', 'friday', NULL)",
      "INSERT INTO pantry_item VALUES ('id', 'x', NULL, 1, 1, 'g', NULL, NULL)",
      "INSERT INTO plan VALUES ('\(anyID)', 'lost')",
      "INSERT INTO household VALUES (2, 1, 0, NULL, 30, 90, 'never', 'beginner', 0, 0)",
      "INSERT INTO household VALUES (1, 1, 0, -5, 30, 90, 'never', 'beginner', 0, 0)",
      "INSERT INTO member_avoidance VALUES (7, 0, 'diet', 'vegan', 'strict')",
      "UPDATE meta SET turn = 'many'",
    ])
  func constraints(_ sql: String) throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    #expect(throws: DatabaseError.self) { try kitchen.writing { try $0.execute(sql: sql) } }
  }
}
