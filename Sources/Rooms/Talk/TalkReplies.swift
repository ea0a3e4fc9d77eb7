import Talk

/// Replies about the talk itself.
enum TalkReply: Reply, Hashable {
  /// Something was read wrong.
  case sorry
  /// Who is talking.
  case about
  case welcome, goodbye
  /// "Never mind", where nothing was begun.
  case nothingToStop

  func blocks(_ words: Wording) -> [Block] {
    switch self {
    case .sorry:
      .say(
        words.standing?.canUndo == false
          ? "Sorry. Please put it another way."
          : "Sorry. Please put it another way; \"undo\" takes the last change back.")
    case .about:
      .say(
        "I'm Sous, a program that plans dinners on this computer. I look things up and count; "
          + "what you tell me stays here.")
    case .welcome: .say("You're welcome.")
    case .goodbye: .say("Goodbye, and enjoy your dinner.")
    case .nothingToStop: .say("There is nothing to stop.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch self {
    case .sorry: .say("help", "undo").reachingBack
    case .about: .say("what can you do", "what's for dinner tonight")
    case .welcome, .goodbye: .none
    case .nothingToStop: .say("plan the week", "what's for dinner tonight")
    }
  }
}

/// What was taken back, or why nothing was.
struct UndoTold: Reply, Hashable {
  var outcome: UndoOutcome

  func blocks(_ words: Wording) -> [Block] {
    switch outcome {
    case .undone(let entry, _): .say("Taken back: \(quoted(entry.said)).")
    case .nothingToUndo: .say("There is nothing to take back.")
    case .redone(let entry, _): .say("Done again: \(quoted(entry.said)).")
    case .nothingToRedo: .say("Nothing was taken back since your last change.")
    case .nothingAbout: .say("I find nothing of yours about that which still stands.")
    case .blocked(let entry, let later):
      .say(
        "I can't take back \(quoted(entry.said)): \(quoted(later.said)), which "
          + "\(later.person == entry.person ? "you" : later.person) said on \(later.at.day.dateText), builds on it. "
          + "Tell me how it should be instead.")
    case .barrier(let entry):
      .say(
        "I can't take back \(quoted(entry.said)): it was said to an older version of Sous. "
          + "Tell me how it should be instead.")
    case .tidiedAway(let entry):
      .say(
        "I can't take back \(quoted(entry.said)): it was said on \(entry.at.day.dateText), too long ago. "
          + "Tell me how it should be instead.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch outcome {
    case .undone: .say("undo", end: " to go one step further back").reachingBack
    case .redone: .say("undo", end: " to take it back again").reachingBack
    case .nothingToUndo, .nothingToRedo, .nothingAbout, .blocked, .barrier, .tidiedAway:
      .say("show the plan", "what do you know about us")
    }
  }

  var status: ReplyStatus {
    switch outcome {
    case .undone, .redone: .done
    case .nothingToUndo, .nothingToRedo, .nothingAbout, .blocked, .barrier, .tidiedAway: .refused
    }
  }
}

/// The kitchen was copied, or could not be.
struct BackedUp: Reply, Hashable {
  /// Nil where there is no copy.
  var path: String?

  func blocks(_ words: Wording) -> [Block] {
    guard let path else {
      return .say("I could not make a backup: this kitchen is on no disk, or the disk is full.")
    }
    return .say("Your kitchen is backed up in \(path). In a shell, \"sous restore\" brings a backup back.")
  }

  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight", "show the plan") }
  var status: ReplyStatus { path == nil ? .failed : .done }
}
