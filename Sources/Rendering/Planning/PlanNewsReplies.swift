import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// How a saved plan stands. Source: requirements MP-20, Decisions "Saving".
  func planNews(_ news: PlanNews) -> [Block] {
    switch news {
    case .ended(let days):
      .say("Hello. Your plan of \(spanText(days)) is done; I can plan the next days.")
    case .archived(let days, let keepsHistory):
      .say(
        "The earlier plan of \(spanText(days)) is archived"
          + (keepsHistory ? "; its past dinners stay in your history." : "."))
    case .thrownAway(let days):
      .say("The plan of \(spanText(days)) is gone; past dinners stay in your history.")
    case .nothingToThrowAway: .say("There is no plan to throw away.")
    case .tableIsOver(let days):
      .say("That plan was for \(spanText(days)), and those days are over. It was not saved.")
    case .confirm(let act): .say(confirmText(act))
    case .leftAsItIs: .say("All right, nothing changed.")
    }
  }

  private func confirmText(_ act: Confirmable) -> String {
    switch act {
    case .throwAway(_, let days):
      return "Throw away the plan of \(spanText(days)), with its shopping list? Say yes or no."
    case .forget(let things):
      let parts = things.compactMap(forgetQuestion)
      return parts.joined(separator: " ") + " Say yes or no."
    }
  }

  /// "Forget that Emma is nut-free? Dishes with nuts may be offered again."
  private func forgetQuestion(_ thing: Forgettable) -> String? {
    switch thing {
    case .member(let name), .leaver(let name):
      return "Forget \(personText(name)), and all \(personText(name)) can't have?"
    case .avoidance(let person, let avoided):
      let who = person.map(personText) ?? "somebody"
      switch avoided {
      case .diet(let diet):
        return "Forget that \(who) is \(Avoidance(avoided).phraseAfterName)? "
          + "Dishes that are not \(diet.rawValue) may be offered again."
      case .allergen, .food:
        let name = avoided.thing
        return "Forget that \(who) can't have \(name)? Dishes with \(name) may be offered again."
      }
    case .everyone: return "Forget everybody, and all they can't have?"
    case .everythingAvoided:
      return "Forget what anybody avoids? Dishes with all of it may be offered again."
    case .everything:
      return "Forget everything you told me about your household? The pantry, plans and history stay."
    case .guests, .budget, .cuisines: return nil
    }
  }

  /// A person as they were named: "my son" is "your son" here.
  private func personText(_ word: String) -> String {
    let key = word.lowercased()
    if ["we", "us", "i", "me", "everyone", "everybody"].contains(key) { return "everybody" }
    if key.hasPrefix("my ") { return "your " + word.dropFirst(3) }
    return word
  }

  func closing(for news: PlanNews) -> Closing {
    switch news {
    case .ended: .say("plan the week", "what's for dinner tonight", "show our dinner history")
    case .archived: .say("shopping list", "undo")
    case .thrownAway: .say("undo", "plan the week")
    case .nothingToThrowAway, .tableIsOver: .say("plan the week", "what's for dinner tonight")
    case .confirm: .silent("yes", "no")
    case .leftAsItIs: .say("show the plan", "what do you know about us")
    }
  }
}
