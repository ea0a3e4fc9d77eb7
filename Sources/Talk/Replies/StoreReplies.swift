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
    case .damaged(let path, let setAside, let restored): return .say(damageSentence(path, setAside, restored))
    case .busy: return .say("Another window is using the kitchen. Nothing was changed; please say it again.")
    case .full: return .say("The disk is full. Nothing was changed; free some space and say it again.")
    case .failed(let reason):
      return .say(
        "The kitchen could not be read or saved: \(reason). Nothing was changed; please " + "say it again.")
    }
  }

  private func damageSentence(_ path: String, _ setAside: String?, _ restored: String?) -> String {
    let moved = setAside.map { "I moved it to \($0)." } ?? "I left it where it is."
    let next =
      restored.map { "The backup \($0) is in use now; what came after it has to be said again." }
      ?? (setAside == nil
        ? "Name another file with --kitchen." : "There was no good backup, so this is a new kitchen.")
    return "The kitchen at \(path) was damaged. \(moved) \(next)"
  }

  package var status: ReplyStatus { if case .damaged = error { .damaged } else { .failed } }
  package var tellsOfFailedSave: Bool { true }

  package var matter: Facts? {
    let facts: Facts =
      switch error {
      case .cannotOpen(let path, let reason): ["name": "cannotOpen", "path": path, "reason": reason]
      case .notAKitchen(let path): ["name": "notAKitchen", "path": path]
      case .tooNew(let path, let version): ["name": "tooNew", "path": path, "version": version]
      case .damaged(let path, let setAside, let restored):
        ["name": "damaged", "path": path, "set_aside": setAside, "restored": restored]
      case .busy: ["name": "busy"]
      case .full: ["name": "full"]
      case .failed(let reason): ["name": "failed", "reason": reason]
      }
    return facts + ["kind": "problem"]
  }
}

/// The conversation that was left open can't be read by this program.
package struct ConversationDropped: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] {
    .say(
      "I could not pick up where we left off, since a newer version of Sous wrote it down. "
        + "Everything you saved is still here.")
  }

  package func next(_ words: Wording) -> Closing { .say("plan the week", "show the plan") }
}
