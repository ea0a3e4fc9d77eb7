import Talk

extension MealHistoryEntry {
  /// What was told of dinners of the last 400 days, by day, then recipe.
  static let table = Table<MealHistoryEntry>(
    "meal_history", since: 3,
    """
    CREATE TABLE meal_history (
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      recipe TEXT NOT NULL CHECK (length(recipe) > 0),
      title TEXT NOT NULL,
      cuisine TEXT NOT NULL,
      protein TEXT NOT NULL CHECK (length(protein) > 0),
      servings INTEGER NOT NULL CHECK (servings >= 0),
      outcome TEXT NOT NULL CHECK (length(outcome) > 0),
      stars INTEGER CHECK (stars BETWEEN 1 AND 5),
      notes TEXT,
      cost_cents INTEGER CHECK (cost_cents >= 0),
      picture TEXT,
      PRIMARY KEY (day, recipe)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("day") { Cell($0.day) }, Column("recipe") { Cell($0.recipe) }],
    columns: [
      Column("title") { Cell($0.title) }, Column("cuisine") { Cell($0.cuisine) },
      Column("protein") { Cell($0.protein) }, Column("servings") { Cell($0.servings) },
      Column("outcome") { Cell($0.outcome) }, Column("stars") { Cell($0.stars?.count) },
      Column("notes") { Cell($0.notes) }, Column("cost_cents") { Cell($0.actualCost) },
      Column("picture") { Cell($0.picture) },
    ],
    reach: Reach(days: historyReach, column: "day") { $0.day },
    precedes: { $0.dateOrder < $1.dateOrder },
    read: { row in
      MealHistoryEntry(
        day: try row.day(), recipe: RecipeID(try row.text()), title: try row.text(), cuisine: try row.text(),
        protein: try row.word(), servings: try row.int(), outcome: try row.word(),
        stars: try row.optionalInt().flatMap { Stars($0) }, notes: try row.optionalText(),
        actualCost: try row.optionalMoney(), picture: try row.optionalText())
    })
}

extension PastDinner {
  /// The cooked dinners of plans in force that are too long past to be shown themselves, by day, then recipe.
  static let table = Table<PastDinner>(
    view: "past_dinner", reading: ["plan"], precedes: { $0.entry.dateOrder < $1.entry.dateOrder },
    load: { statements, today in
      try statements.rows(
        of: "planned_meal",
        """
        SELECT day, recipe, title, cuisine, protein, servings FROM planned_meal JOIN plan ON id = plan
        WHERE day >= ? AND day < ? AND kind = 'cook' AND status IN ('active', 'completed')
          AND plan NOT IN (SELECT plan FROM planned_meal WHERE day >= ?)
        """, [Cell(today - historyReach), Cell(today), Cell(today - planReach)]
      ) { row in
        PastDinner(
          MealHistoryEntry(
            day: try row.day(), recipe: RecipeID(try row.text()), title: try row.text(),
            cuisine: try row.text(), protein: try row.word(), servings: try row.int()))
      }
    })
}
