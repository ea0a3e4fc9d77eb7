import Dialogue
import Kitchen
import Values

extension Wording {
  /// What is answered about dinners gone by. Source: requirements MP-21, MP-22, MP-33.
  func history(_ reply: HistoryReply) -> [Block] {
    switch reply {
    case .rated(let entry, let before, let isNew, let next):
      .say(
        sentences(
          ratedText(entry, before: before, isNew: isNew),
          next.map { "It is still planned for \($0.longText)." } ?? ""))
    case .notStars(let number): .say(notStarsText(number))
    case .cooked(let entry, let instead):
      .say(
        sentences(
          "Noted: \(entry.title), cooked \(past(entry.day)).",
          instead.map { "\($0) counts as skipped." } ?? ""))
    case .skipped(let entry):
      .say("Noted: \(entry.title) was not cooked \(past(entry.day)).")
    case .tonight(let choice):
      .say("Tonight it is \(choice.chosen.title), instead of the planned \(choice.instead).")
    case .nothingEaten(let day):
      .say(
        day.map { "I know of no dinner \(past($0))." } ?? "I know of no dinner of yours yet.")
    case .notYet(let day): .say("\(day.longText) is still to come.")
    case .dinners(let entries, let from, let to): dinners(entries, from: from, to: to)
    case .dish(let title, let entries, let next): .say(dishText(title, entries, next: next))
    case .kind(let subject, let entries, let from, let to):
      .say(kindText(subject, entries, from: from, to: to))
    case .howWas(let entry):
      .say("\(entry.title), \(past(entry.day)): how was it? A number from 1 to 5 is enough.")
    }
  }

  /// A rating and how it counts from now on.
  private func ratedText(_ entry: MealHistoryEntry, before: Stars?, isNew: Bool) -> String {
    guard let stars = entry.stars else { return "" }
    let change = before.map { $0 == stars ? "" : ", \($0.count) before" } ?? ""
    let head =
      isNew
      ? "\(entry.title): \(starsText(stars)), noted as eaten today."
      : "\(entry.title), \(past(entry.day)): \(starsText(stars))\(change)."
    return sentences(head, entry.notes.map { "Noted: \(quoted($0))." } ?? "", meaning(of: stars))
  }

  private func meaning(of stars: Stars) -> String {
    switch stars.count {
    case 5: "I'll gladly bring it back."
    case 4: "I'll bring it back now and then."
    case 3: "I'll neither favor nor avoid it."
    default: "I won't suggest it again unless you name it."
    }
  }

  private func notStarsText(_ number: Rational?) -> String {
    guard let number else { return "A rating is a whole number from 1 to 5." }
    return "A rating is a whole number from 1 to 5; \(number.decimalText(places: 1)) is none."
  }

  /// "yesterday", "tonight", "last Tuesday" or the date, for days gone by.
  func past(_ day: Day) -> String {
    guard let today else { return "on \(day.longText)" }
    switch today - day {
    case 0: return "tonight"
    case 1: return "yesterday"
    case 2...6: return "last \(day.weekday.name)"
    default: return "on \(day.longText)"
    }
  }

  func closing(for reply: HistoryReply) -> Closing {
    switch reply {
    case .rated(_, _, _, let next?): .say("swap \(names.typed(next))", "undo")
    case .rated: .say("show our dinner history", "undo")
    case .notStars: .say("4 stars", end: ", for instance")
    case .cooked: .say("it was a 5", "show our dinner history", "undo")
    case .tonight: .say("show the recipe", "undo")
    case .skipped: .say("what's for dinner tonight", "undo")
    case .nothingEaten: .say("we cooked the beef chili", "4 stars for the beef chili", end: ", for instance")
    case .notYet: .say("show the plan", "what did we eat last week")
    case .dinners(let entries, _, _):
      entries.isEmpty
        ? .say("we cooked the beef chili yesterday", "plan the week", end: ", for instance")
        : .say("rate \(names.typed(entries.last?.day)) 4", "show my favorites", end: ", for instance")
    case .dish: .say("show the recipe", "show our dinner history")
    case .kind: .say("show our dinner history", "plan the week")
    case .howWas: .silent("4", "what's for dinner tonight")
    }
  }
}

extension DayNames {
  /// What can be typed for a day gone by.
  fileprivate func typed(_ day: Day?) -> String {
    guard let day else { return "yesterday's dinner" }
    guard let today, (1...6).contains(today - day) else { return "\(day.monthName) \(day.civil.day)" }
    return today - day == 1 ? "yesterday's dinner" : "\(day.weekday.name)'s dinner"
  }
}
