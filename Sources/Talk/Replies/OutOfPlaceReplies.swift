/// A request that makes no sense at this point: said kindly, nothing changed. Source: design §4.
package enum NotNow: Reply, Hashable {
  case nothingToChoose
  case noSuchChoice(of: Int)
  case nothingAsked, nothingToSkip, nothingToGoBackTo, nothingToRepeat, nothingToExplain
  /// None of the readings offered was meant.
  case noneMeant

  package func blocks(_ words: Wording) -> [Block] {
    switch self {
    case .nothingToSkip: .say("I haven't asked anything, so there is nothing to skip.")
    case .nothingToGoBackTo: .say("There is nothing before this.")
    case .nothingToChoose: .say("There is nothing to choose from just now.")
    case .noSuchChoice(let count):
      count == 1 ? .say("There is only number 1.") : .say("Please choose a number from 1 to \(count).")
    case .nothingToExplain: .say("I have picked nothing yet that I could explain.")
    case .nothingToRepeat: .say("I have shown nothing yet that I could repeat.")
    case .nothingAsked: .say("I haven't asked anything just now.")
    case .noneMeant: .say("All right, none of those. Please put it another way.")
    }
  }

  package func next(_ words: Wording) -> Closing {
    if case .noSuchChoice(let count) = self {
      return Closing(text: "", lines: (1...max(1, min(20, count))).map(String.init))
    }
    return words.linesOnTheTable ?? .say("what's for dinner tonight", "plan the week", "help")
  }

  package var status: ReplyStatus { self == .noneMeant ? .done : .refused }
}

/// There is no plan yet for what was asked.
package struct NoPlan: Reply, Hashable {
  package enum For: Hashable, Sendable { case list, plan, nutrition }

  package var what: For
  package init(_ what: For) { self.what = what }

  package func blocks(_ words: Wording) -> [Block] {
    if words.state.asked != nil {
      return .say(what == .list ? "The list comes with the plan." : "The plan comes after the questions.")
    }
    let missing =
      switch what {
      case .list: "There is no plan yet, so nothing to shop for."
      case .nutrition: "There is no plan yet, so nothing to measure."
      case .plan: "There is no plan yet."
      }
    return .say(missing)
  }

  package func next(_ words: Wording) -> Closing {
    words.state.asked == nil ? .say("plan the week", end: " and I'll make one") : .silent("plan the week")
  }

  package var status: ReplyStatus { .refused }
}

/// What stands where a reply came to no words at all.
let wordless = Block.say("I have nothing to say to that; please put it another way.")
