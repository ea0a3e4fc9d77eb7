import Dialogue
import Kitchen
import Planning
import Values

// The first sentence over a plan on the table, and the sentences under it.
extension Wording {
  /// What is different from the plan before.
  func lead(_ change: DraftChange, _ meals: [PlannedMeal]) -> String {
    switch change {
    case .new: return "Here is your plan, \(spanText(meals.map(\.day))):"
    case .again: return ""
    case .resumed: return "Here is the plan once more; it is not saved yet."
    case .regenerated(let reason):
      switch reason {
      case .userRejected: return "Here is another plan."
      case .lackOfVariety: return "Here is a plan with more variety."
      case .budgetExceeded: return "Here is a cheaper plan."
      case .missingDietaryFilter: return "Here is the plan with what you told me."
      }
    case .swapped(let days): return news(of: days, in: meals)
    case .withoutDays(let days, let changed):
      let out = "\(named(days)) \(days.count == 1 ? "is" : "are") left out; the rest stays."
      return sentences(out, news(of: changed, in: meals))
    case .served(let days):
      let tables = days.compactMap { day in meals.first { $0.day == day } }
      return capitalized(joined(tables.map { "\(inner($0.day)) is for \($0.eaters)" })) + "."
    case .moved(let from, let to, let isExchange, let changed):
      let move = isExchange ? "\(named([from, to])) have traded dinners." : news(of: [to], in: meals)
      return sentences(move, news(of: changed, in: meals))
    case .kept(let days): return "\(named(days)) \(days.count == 1 ? "stays" : "stay"); the rest is new."
    case .quicker(let days): return news(of: days, in: meals)
    case .without(let avoided, let changed):
      let what = joined(avoided.map(\.phrase))
      return sentences("\(capitalized(what)) on those evenings.", news(of: changed, in: meals))
    case .repeated(let changed):
      return changed.isEmpty
        ? "Here are the same dinners once more:"
        : sentences("Here are the same dinners once more.", news(of: changed, in: meals))
    }
  }

  private func news(of days: [Day], in meals: [PlannedMeal]) -> String {
    let news = days.compactMap { day in
      meals.first { $0.day == day }.map { "\(inner(day)) is now \(title(of: $0))" }
    }
    return news.isEmpty ? "" : capitalized(joined(news)) + "."
  }

  /// "Tomorrow and Friday".
  private func named(_ days: [Day]) -> String { capitalized(joined(days.map(inner))) }

  /// The day's name inside a sentence.
  private func inner(_ day: Day) -> String {
    let isNear = today.map { (0...1).contains(day - $0) } ?? false
    return isNear ? names.heading(day).lowercased() : names.heading(day)
  }

  /// What weekdays are always about and nothing fits: said, never silently dropped.
  func bentWishes(_ draft: Draft) -> [String] {
    draft.request.wishes.filter(\.isFixed).compactMap { wish in
      guard let meal = draft.plan.meal(on: wish.day), meal.kind == .cook else { return nil }
      let isMet =
        wish.recipe.map { $0 == meal.recipe } ?? wish.wants.allSatisfy { meal.because.contains(.asked($0)) }
      let what = wish.wants.map(foodText)
      return isMet || what.isEmpty
        ? nil : "No \(joined(what)) for \(wish.day.weekday.name): nothing fits all you told me."
    }
  }

  /// Evenings that take longer than the household allows, because a dinner was moved there.
  func longEvenings(_ draft: Draft) -> [String] {
    draft.plan.meals.compactMap { meal in
      let limit = draft.request.minutes(on: meal.day)
      guard meal.kind == .cook, meal.minutes > limit else { return nil }
      return "\(meal.day.weekday.name) takes \(minutesText(meal.minutes)), more than your \(limit)."
    }
  }

  /// Evenings in between on which nobody eats here.
  func outEvenings(_ draft: Draft) -> [String] {
    let days = draft.request.evenings.filter(\.isOut).map(\.day)
    return days.isEmpty ? [] : ["You are out on \(daysText(days))."]
  }

  /// Notes about evenings no plan holds yet.
  func evenings(_ notes: [EveningNote], usually: Int) -> [Block] {
    let sentences = notes.map { note in
      let day = names.heading(note.day)
      if note.isOut { return "\(day) is left out of the plans." }
      let eaters = [note].eaters(on: note.day, usually: usually)
      return eaters == usually ? "\(day) is as usual, for \(usually)." : "\(day) is for \(eaters)."
    }
    return .say(sentences.joined(separator: " "))
  }

  /// "Every Tuesday is taco night from now on."
  func fixed(_ weekday: Weekday, _ dish: FixedDish?) -> [Block] {
    guard let dish else { return .say("\(weekday.name)s are free again.") }
    return .say(
      dish.wants.isEmpty
        ? "Every \(weekday.name) from now on: \(fixedText(dish))."
        : "Every \(weekday.name) is \(fixedText(dish)) from now on.")
  }

  /// "taco night", or the dish.
  func fixedText(_ dish: FixedDish) -> String {
    dish.wants.isEmpty
      ? spaced(dish.recipe?.rawValue ?? "") : "\(joined(dish.wants.map(foodText))) night"
  }
}
