import Dialogue
import Kitchen
import Planning
import Values

private func dinner(
  _ title: String, _ day: Int, stars: Int? = nil, notes: String? = nil,
  outcome: MealHistoryEntry.Outcome = .cooked, cost: Money? = nil
) -> MealHistoryEntry {
  MealHistoryEntry(
    day: monday - day, recipe: RecipeID("sample"), title: title, cuisine: "italian", protein: .chicken,
    servings: 4, outcome: outcome, stars: stars.flatMap(Stars.init), notes: notes, actualCost: cost)
}

private let dinners = [
  dinner("Beef chili", 9, stars: 3, notes: "too hot for the kids, and a little too much of everything else"),
  dinner("Red lentil dal", 2, outcome: .skipped),
  dinner("Garlic shrimp linguine", 1, stars: 5, cost: Money(cents: 1820)),
]

private let ratings: [HistoryReply] = (1...5).map {
  .rated(dinner("Beef chili", $0, stars: $0), before: Stars(4), isNew: false, next: $0 < 3 ? monday + 3 : nil)
}

private let otherReplies: [HistoryReply] = [
  .rated(dinner("Beef chili", 0, stars: 5, notes: "the best"), before: nil, isNew: true, next: nil),
  .notStars(nil), .notStars(Rational(7, 2)), .notStars(Rational(-1)),
  .cooked(dinner("Beef chili", 1), instead: "Red lentil dal"),
  .cooked(dinner("Beef chili", 0), instead: nil), .skipped(dinner("Beef chili", 3)), .nothingEaten(nil),
  .nothingEaten(monday - 1), .notYet(monday + 2), .dinners(dinners, from: monday - 14, to: monday),
  .dinners([], from: monday - 14, to: monday), .dish(title: "Beef chili", dinners, next: monday + 2),
  .dish(title: "Beef chili", [], next: monday),
  .kind(.protein(.chicken), dinners, from: monday - 89, to: monday),
  .kind(.cuisine("middle-eastern"), [], from: monday - 89, to: monday),
  .howWas(dinner("Red lentil dal", 1)),
]

/// A reply of every kind about dinners gone by.
let historySamples: [(String, Response)] = (ratings + otherReplies).map {
  ("history \($0)", Response.history($0))
}

private let reminders: [Reminder] = [
  .shop(on: monday, days: [monday, monday + 6], items: 1),
  .shop(on: monday + 6, days: [monday + 7, monday + 13], items: 31),
  .thaw(on: monday, foods: ["chicken thigh", "ground beef"], title: "Beef chili", eaten: monday + 1),
  .thaw(on: monday + 3, foods: ["salmon"], title: "Salmon bowls", eaten: monday + 4),
]

private let forgettable: [Forgettable] = [
  .avoidance(person: "Emma", .allergen(.treeNut)), .avoidance(person: nil, .diet(.vegan)),
  .avoidance(person: "my son", .food("mushroom")), .member("Emma"), .budget,
]

private let news: [PlanNews] = [
  .ended([monday - 7, monday - 1]), .archived([monday, monday + 6], keepsHistory: true),
  .archived([monday], keepsHistory: false), .thrownAway([monday, monday + 6]), .nothingToThrowAway,
  .tableIsOver([monday - 7, monday - 1]), .leftAsItIs, .confirm(.forget(forgettable)),
  .confirm(.throwAway(plan(.active).id, [monday, monday + 6])),
]

private let reminded: [(String, Response)] = [
  ("reminders", .reminders(reminders, isAsked: true)), ("no reminders", .reminders([], isAsked: true)),
  ("a reminder by the way", .reminders([reminders[0]], isAsked: false)),
]

/// News of plans of every kind, and what is to be done for them.
let planNewsSamples: [(String, Response)] =
  news.map { ("plan news \($0)", Response.planNews($0)) } + reminded
