package import Kitchen
import Language
package import Values

/// "6 on Saturday", "3 guests on Friday", "Dad is out on Thursday"; where neither number is known, how many
/// eat has to be said plainly.
package struct EatersWords: Hashable, Sendable {
  package var days: [Day]
  /// At the table, all in all.
  package var count: Int?
  /// More, or with a number below zero fewer, than usual.
  package var more: Int?
}

/// "Tacos every Tuesday", or no longer.
package struct FixWords: Hashable, Sendable {
  package var weekday: Weekday
  package var recipe: RecipeID?
  package var wants: [String]
  package var isOff: Bool
}

/// The requests that shape a plan; nil for an intent that is none of them.
func planRequest(_ intent: String, _ recognition: Recognition) -> DialogueRequest? {
  let slots = recognition.slots
  let avoids = slots.values("avoid").compactMap(\.avoided)
  switch intent {
  case "skip_day": return .skipDays(slots.days("days"), isHome: slots.word("home") != nil)
  case "day_eaters":
    let fewer = slots.number("fewer").map { -$0.rounded * max(1, slots.words("who").count) }
    return .dayEaters(
      EatersWords(
        days: slots.days("days"), count: slots.number("count")?.rounded,
        more: fewer ?? recognition.comers))
  case "exchange_days":
    guard let from = slots.days("from").first, let to = slots.days("to").first else { return nil }
    return .exchange(from, to)
  case "keep_day": return .keepDays(slots.days("days"))
  case "only_days": return .onlyDays(slots.days("days"), count: slots.number("count")?.rounded)
  case "quicker": return .quicker(slots.minutes("minutes"))
  case "week_without": return .weekWithout(avoids, slots.days("days"))
  case "repeat_week":
    return .repeatWeek(
      without: avoids, slots.days("days"), isThisWeek: slots.word("source") == "this-week")
  case "fix_dish":
    guard let day = slots.days("day").first else { return nil }
    var recipe: RecipeID?
    if case .item(_, let id, _) = slots.value("recipe") { recipe = RecipeID(id) }
    return .fixDish(
      FixWords(
        weekday: day.weekday, recipe: recipe, wants: slots.words("want"),
        isOff: slots.word("off") != nil))
  case "what_else":
    let wanted = slots.words("want")
    return .whatElse(
      slots.dayWords, wants: wanted.filter { Diet(rawValue: $0) == nil },
      avoids: wanted.compactMap { Diet(rawValue: $0) }.map { .diet($0) })
  case "not_again": return .notAgain(slots.dish)
  default: return nil
  }
}
