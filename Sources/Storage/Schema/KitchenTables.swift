/// The tables undo can take back, parents before children.
///
/// A session is attached to exactly these. `meta`, `schema_version`, `conversation` and `journal` stay
/// out: they tell of the turns themselves. A test holds the list to the schema. Source: design §7.
let kitchenTables = [
  "household", "member", "household_avoidance", "member_avoidance", "household_cuisine",
  "household_settled", "plan", "planned_meal", "grocery_list", "grocery_item", "grocery_need",
  "grocery_source", "pantry_item", "favorite_recipe",
  "meal_history", "evening_note", "fixed_dish", "spending", "own_price", "member_age",
  "household_guideline",
]

/// The tables that tell of the turns and the file; undo never touches them as rows.
let bookkeepingTables = ["meta", "schema_version", "conversation", "journal"]
