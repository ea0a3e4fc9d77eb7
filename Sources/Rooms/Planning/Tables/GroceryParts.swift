import Talk

extension SavedPlan {
  /// The SQL tables of a grocery list's lines. The texts never change.
  static let groceryParts = [
    TablePart(
      name: "grocery_item", since: 1,
      schema: """
        CREATE TABLE grocery_item (
          plan TEXT NOT NULL REFERENCES grocery_list (plan),
          position INTEGER NOT NULL CHECK (position >= 0),
          ingredient TEXT CHECK (length(ingredient) > 0),
          name TEXT NOT NULL,
          section TEXT NOT NULL CHECK (section IN (
            'produce', 'meat', 'dairy', 'bakery', 'pantry', 'frozen', 'condiments', 'beverages', 'unknown')),
          cost_cents INTEGER NOT NULL CHECK (cost_cents >= 0),
          quality TEXT NOT NULL CHECK (quality IN ('own', 'average', 'estimate', 'median')),
          checked INTEGER NOT NULL CHECK (checked IN (0, 1)),
          buy_packages INTEGER CHECK (buy_packages >= 0),
          buy_ingredient TEXT CHECK (length(buy_ingredient) > 0),
          buy_numerator INTEGER CHECK (buy_numerator >= 0),
          buy_denominator INTEGER CHECK (buy_denominator >= 1),
          buy_unit TEXT CHECK (length(buy_unit) > 0),
          buy_container TEXT,
          buy_cents INTEGER CHECK (buy_cents >= 0),
          buy_source TEXT,
          buy_period TEXT,
          buy_quality TEXT CHECK (buy_quality IN ('own', 'average', 'estimate', 'median')),
          PRIMARY KEY (plan, position),
          CHECK ((buy_packages IS NULL) + (buy_ingredient IS NULL) + (buy_numerator IS NULL)
            + (buy_denominator IS NULL) + (buy_unit IS NULL) + (buy_container IS NULL) + (buy_cents IS NULL)
            + (buy_source IS NULL) + (buy_period IS NULL) + (buy_quality IS NULL) IN (0, 10))
        ) STRICT, WITHOUT ROWID;
        """),
    TablePart(
      name: "grocery_need", since: 1,
      schema: """
        CREATE TABLE grocery_need (
          plan TEXT NOT NULL,
          item INTEGER NOT NULL,
          part TEXT NOT NULL CHECK (part IN ('need', 'pantry')),
          position INTEGER NOT NULL CHECK (position >= 0),
          numerator INTEGER NOT NULL CHECK (numerator >= 0),
          denominator INTEGER NOT NULL CHECK (denominator >= 1),
          unit TEXT NOT NULL CHECK (length(unit) > 0),
          PRIMARY KEY (plan, item, part, position),
          FOREIGN KEY (plan, item) REFERENCES grocery_item (plan, position)
        ) STRICT, WITHOUT ROWID;
        """),
    TablePart(
      name: "grocery_source", since: 1,
      schema: """
        CREATE TABLE grocery_source (
          plan TEXT NOT NULL,
          item INTEGER NOT NULL,
          position INTEGER NOT NULL CHECK (position >= 0),
          day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
          recipe TEXT NOT NULL CHECK (length(recipe) > 0),
          numerator INTEGER CHECK (numerator >= 0),
          denominator INTEGER CHECK (denominator >= 1),
          unit TEXT CHECK (length(unit) > 0),
          PRIMARY KEY (plan, item, position),
          FOREIGN KEY (plan, item) REFERENCES grocery_item (plan, position),
          CHECK ((numerator IS NULL) = (denominator IS NULL) AND (numerator IS NULL) = (unit IS NULL))
        ) STRICT, WITHOUT ROWID;
        """),
  ]
}
