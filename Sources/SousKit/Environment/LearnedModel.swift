import Foundation
import Language

/// A model, fetched or learned beside the chat's start: neither the first prompt waits for it nor a
/// line that a sentence explains.
final class Learned<Model: Sendable>: @unchecked Sendable {
  private let turn = NSCondition()
  private var model: Model?
  private var waiting: () -> Void = {}

  /// One that a thread of its own makes from now on.
  init(learning: @escaping @Sendable () -> Model) {
    let thread = Thread { [self] in
      let learned = learning()
      turn.lock()
      model = learned
      turn.broadcast()
      turn.unlock()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// What to do, once, when somebody waits for more than half a second.
  func whenWaiting(_ notice: @escaping () -> Void) {
    turn.lock()
    waiting = notice
    turn.unlock()
  }

  /// The model, waited for if need be.
  func value() -> Model {
    turn.lock()
    defer { turn.unlock() }
    if let model { return model }
    if !turn.wait(until: Date(timeIntervalSinceNow: 0.5)), model == nil { waiting() }
    waiting = {}
    while true {
      if let model { return model }
      turn.wait()
    }
  }
}

/// What was learned from the files under `intents/`: the word model from the intents, the roles from the sayings.
struct LearnedModels: Sendable {
  var words: Learned<PhraseModel>
  var roles: Learned<RoleModel>

  private static let made = NSLock()
  nonisolated(unsafe) private static var learning: [UInt64: LearnedModels] = [:]

  /// Those learned for a key, begun when they are the first asked for in this process.
  static func shared(
    _ key: UInt64, words: @escaping @Sendable () -> PhraseModel, roles: @escaping @Sendable () -> RoleModel
  ) -> LearnedModels {
    made.lock()
    defer { made.unlock() }
    if let known = learning[key] { return known }
    let models = LearnedModels(words: Learned(learning: words), roles: Learned(learning: roles))
    learning[key] = models
    return models
  }

  /// What to do when somebody waits for more than half a second: once, though they may wait for one and then for the
  /// other. For one talk, which waits on one thread.
  func whenWaiting(_ notice: @escaping () -> Void) {
    var isTold = false
    let once = {
      guard !isTold else { return }
      isTold = true
      notice()
    }
    words.whenWaiting(once)
    roles.whenWaiting(once)
  }
}
