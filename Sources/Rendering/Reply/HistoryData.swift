import Dialogue
import Kitchen
import Planning
import Values

/// What was told or asked about dinners gone by; nil where nothing but words came of it.
func historyObject(_ reply: HistoryReply) -> JSONValue? {
  switch reply {
  case .rated(let entry, _, _, _), .cooked(let entry, _), .skipped(let entry), .howWas(let entry):
    ["kind": "dinner", "dinner": entryObject(entry)]
  case .dinners(let entries, let from, let to), .kind(_, let entries, let from, let to):
    [
      "kind": "history", "from": .string(from.iso), "to": .string(to.iso),
      "dinners": .array(entries.map(entryObject)),
    ]
  case .dish(_, let entries, let next):
    [
      "kind": "history", "dinners": .array(entries.map(entryObject)), "next": .optional(next?.iso),
    ]
  case .tonight(let choice): ["kind": "dinner", "dinner": entryObject(choice.chosen)]
  case .notStars, .nothingEaten, .notYet: nil
  }
}

/// One dinner of history. Source: requirements MP-21.
private func entryObject(_ entry: MealHistoryEntry) -> JSONValue {
  [
    "day": .string(entry.day.iso), "recipe": .string(entry.recipe.rawValue),
    "title": .string(entry.title), "servings": .integer(entry.servings),
    "outcome": .string(entry.outcome.rawValue), "stars": .optional(entry.stars?.count),
    "notes": .optional(entry.notes), "actual_cost": entry.actualCost.map(moneyObject) ?? .null,
    "picture": .optional(entry.picture),
  ]
}

/// What is to be done, by day. Source: requirements MP-33.
func remindersObject(_ reminders: [Reminder]) -> JSONValue {
  [
    "kind": "reminders",
    "reminders": .array(
      reminders.map { reminder in
        switch reminder {
        case .shop(let day, let days, let items):
          [
            "do": "shop", "on": .string(day.iso), "days": .strings(days.map(\.iso)),
            "items": .integer(items),
          ]
        case .thaw(let day, let foods, _, let eaten):
          [
            "do": "thaw", "on": .string(day.iso), "foods": .strings(foods),
            "eaten": .string(eaten.iso),
          ]
        }
      }),
  ]
}
