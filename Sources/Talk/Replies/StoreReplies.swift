/// What happened to the kitchen's file and what to do next. Source: requirements DC-09.
package struct StoreFailed: Reply, Hashable {
  package var error: StoreError
  package init(_ error: StoreError) { self.error = error }

  package func blocks(_ words: Wording) -> [Block] {
    switch error {
    case .cannotOpen(let path, let reason):
      return .say(
        "I can't open the kitchen at \(path): \(reason). Make that place writable, or name another "
          + "file with --kitchen.")
    case .notAKitchen(let path):
      return .say("\(path) is not a kitchen file, so I left it alone. Name another file with --kitchen.")
    case .tooNew(let path, let version):
      return .say(
        "A newer version of Sous wrote \(path) (form \(version)), so I left it alone. Please update Sous, "
          + "or name another file with --kitchen.")
    case .damaged(let path, let setAside, let recovery):
      return .say(damageSentence(path, setAside, recovery))
    case .gone(let path, let kept):
      let copy =
        kept.map { _ in "Everything in it is kept: \"sous restore\" brings it back." }
        ?? "Put it back, or leave and begin anew."
      return .say("The kitchen at \(path) was taken away, so nothing is saved any more. \(copy)")
    case .begunAnew(let path, _):
      return .say(
        "The kitchen that was at \(path) is gone, so this is a new one. \"sous restore\" brings the old one "
          + "back.")
    case .busy: return .say("Another window is using the kitchen. Nothing was changed; please say it again.")
    case .full: return .say("The disk is full. Nothing was changed; free some space and say it again.")
    case .tooLarge:
      return .say(
        "No more may be written there: a limit on the size of files stands in the way. Nothing was changed; raise the "
          + "limit (\"ulimit -f unlimited\" in the shell) and say it again.")
    case .failed(let reason):
      return .say(
        "The kitchen could not be read or saved: \(reason). Nothing was changed; please " + "say it again.")
    }
  }

  private func damageSentence(
    _ path: String, _ setAside: String?, _ recovery: Recovery?
  ) -> String {
    let moved = setAside.map { "I moved it to \($0)." } ?? "I left it where it is."
    let next = recovery.map(saved) ?? "Name another file with --kitchen."
    return "The kitchen at \(path) was damaged. \(moved) \(next)"
  }

  private func saved(_ recovery: Recovery) -> String {
    var sentences: [String] = []
    switch recovery.ground {
    case .file: sentences.append("Everything in it could be read, and is in use again.")
    case .backup(_, let day):
      let since = recovery.replayed == 0 ? "" : ", with the \(counted(recovery.replayed, "change")) after it"
      sentences.append("The backup\(day.map { " of \($0.dateText)" } ?? "")\(since) is in use now.")
    case .nothing: sentences.append("There was no good backup, so this is a new kitchen.")
    }
    if recovery.isWhole {
      if recovery.ground != .file { sentences.append("Every change that was saved is there.") }
      return sentences.joined(separator: " ")
    }
    if !recovery.lost.isEmpty {
      let said = recovery.lost.map { "\"\($0.said)\" (\($0.person), \($0.at.day.dateText))" }
      sentences.append("Lost, please say it again: \(said.joined(separator: "; ")).")
    }
    if let moment = recovery.unsureAfter {
      sentences.append(
        "What was said after \(moment.day.dateText), \(padded(moment.hour, 2)):\(padded(moment.minute, 2)), may be missing: please look at "
          + "\"what do you know about us\".")
    }
    return sentences.joined(separator: " ")
  }

  package var status: ReplyStatus {
    switch error {
    case .damaged, .gone: .damaged
    case .begunAnew: .done
    default: .failed
    }
  }
  package var tellsOfFailedSave: Bool { true }

  package var matter: Facts? {
    let facts: Facts =
      switch error {
      case .cannotOpen(let path, let reason): ["name": "cannotOpen", "path": path, "reason": reason]
      case .notAKitchen(let path): ["name": "notAKitchen", "path": path]
      case .tooNew(let path, let version): ["name": "tooNew", "path": path, "version": version]
      case .damaged(let path, let setAside, let recovery):
        ["name": "damaged", "path": path, "set_aside": setAside, "recovery": recovery.map { $0.facts }]
      case .gone(let path, let kept): ["name": "gone", "path": path, "kept": kept]
      case .begunAnew(let path, let kept): ["name": "begunAnew", "path": path, "kept": kept]
      case .busy: ["name": "busy"]
      case .full: ["name": "full"]
      case .tooLarge: ["name": "tooLarge"]
      case .failed(let reason): ["name": "failed", "reason": reason]
      }
    return facts + ["kind": "problem"]
  }
}

extension Recovery {
  fileprivate var facts: Facts {
    let from =
      switch ground {
      case .file: "file"
      case .backup: "backup"
      case .nothing: "nothing"
      }
    var backup: String?
    if case .backup(let path, _) = ground { backup = path }
    return [
      "from": from, "backup": backup, "turns_after_backup": replayed, "unsure_after": unsureAfter?.iso,
      "lost": lost.map { ["turn": "\($0.turn)", "person": $0.person, "at": $0.at.iso, "said": $0.said] },
    ]
  }
}

/// The daily copy could not be made.
package struct BackupFailed: Reply, Hashable {
  package var error: StoreError
  package init(_ error: StoreError) { self.error = error }

  package func blocks(_ words: Wording) -> [Block] {
    let reason =
      switch error {
      case .full: "the disk is full"
      case .tooLarge: "a limit on the size of files does not allow it"
      case .cannotOpen(_, let reason), .failed(let reason): reason
      default: "it could not be written"
      }
    return .say(
      "Today's backup of your kitchen could not be made: \(reason). Nothing in your kitchen was changed.")
  }
}

/// What undo needs of old changes was tidied away.
package struct JournalTidied: Reply, Hashable {
  package var tidied: Tidied
  package init(_ tidied: Tidied) { self.tidied = tidied }

  package func blocks(_ words: Wording) -> [Block] {
    let copy =
      tidied.copy == nil ? "" : " Before it I made a backup, which \"sous restore\" lists."
    return .say(
      "I tidied up: what was said before \(tidied.first.dateText), \(tidied.first.civil.year) can't be taken back "
        + "any more. Nothing you told me is gone.\(copy)")
  }
}

/// The conversation that was left open can't be read by this program.
package struct ConversationDropped: Reply, Hashable {
  /// Why it can't be.
  package enum Reason: Hashable, Sendable {
    /// It has a form that this program does not know yet, or no longer knows.
    case newer, older
    /// It has a known form, and is not what was written.
    case damaged
  }

  /// Why it can't be.
  package var reason: Reason
  package init(_ reason: Reason) { self.reason = reason }

  package func blocks(_ words: Wording) -> [Block] {
    let why =
      switch reason {
      case .newer: "since a newer version of Sous wrote it down"
      case .older: "since a much older version of Sous wrote it down"
      case .damaged: "since what I had written down of it is damaged"
      }
    return .say("I could not pick up where we left off, \(why). Everything you saved is still here.")
  }

  package func next(_ words: Wording) -> Closing { .say("plan the week", "show the plan") }
}
