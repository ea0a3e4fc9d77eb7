import Dialogue
import Kitchen
import Language
import Planning

extension Wording {
  /// Replies about the talk itself.
  func blocks(for talk: SmallTalk) -> [Block] {
    switch talk {
    case .undecided: .say("Take your time; nothing is decided.")
    case .swapLetGo: .say("All right, the plan stays as it is.")
    case .ratingLetGo: .say("All right, no stars this time.")
    case .passed(let question): .say(passedOver(question, state.draft?.plan.meals.first?.eaters ?? 4))
    case .sorry: .say("Sorry. Please put it another way; \"undo\" takes the last change back.")
    case .planWaits:
      .say(
        "This is a plan for you to look at; nothing is saved yet. Keep it as it is, change a day, or turn it "
          + "down.")
    case .offerWaits(let count):
      .say(
        count == 1
          ? "This is a dish you could have. Say 1 to take it, or ask for something else."
          : "These are dishes you could have. Say a number to take one, or ask for something else.")
    case .about:
      .say(
        "I'm Sous, a program that plans dinners on this computer. I look things up and count; "
          + "what you tell me stays here.")
    case .animalsFood:
      .say("I only know what people eat. Please ask a vet what an animal may have.")
    case .notYet(let feature): .say("I can't \(feature.what) yet.")
    }
  }

  /// What can be said after them.
  func closing(for talk: SmallTalk) -> Closing {
    switch talk {
    case .undecided:
      state.draft != nil
        ? .say("looks good", "something else", "cancel") : .say("1", "something else", end: "")
    case .swapLetGo, .passed:
      state.draft != nil ? .say("looks good", "show the plan") : .say("show the plan", "help")
    case .ratingLetGo: .say("what's for dinner tonight", "show the plan")
    case .planWaits: linesOnTheTable ?? .say("looks good", "never mind")
    case .offerWaits: .say("1", "something else", "never mind")
    case .sorry: .say("help", "undo")
    case .about: .say("what can you do", "what's for dinner tonight")
    case .animalsFood: .say("help")
    case .notYet(let feature): .say(feature.instead ?? "help")
    }
  }
}
