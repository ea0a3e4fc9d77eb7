import Foundation
import Language

/// The word model, there at once when it was kept from before, else learned beside the chat's start: the
/// first prompt does not wait for it, the first line does.
final class LearnedModel: @unchecked Sendable {
  private let turn = NSCondition()
  private var model: PhraseModel?

  /// A model that is there.
  init(_ model: PhraseModel) { self.model = model }

  /// One that a thread of its own makes from now on.
  init(learning: @escaping @Sendable () -> PhraseModel) {
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

  private static let made = NSLock()
  nonisolated(unsafe) private static var learning: [UInt64: LearnedModel] = [:]

  /// The one that is learned for a key, begun when it is the first asked for in this process.
  static func shared(_ key: UInt64, learning make: @escaping @Sendable () -> PhraseModel) -> LearnedModel {
    made.lock()
    defer { made.unlock() }
    if let known = learning[key] { return known }
    let model = LearnedModel(learning: make)
    learning[key] = model
    return model
  }

  /// The model, waited for if need be. `waiting` is called once when that takes more than half a second.
  func value(waiting: () -> Void = {}) -> PhraseModel {
    turn.lock()
    defer { turn.unlock() }
    if let model { return model }
    if !turn.wait(until: Date(timeIntervalSinceNow: 0.5)), model == nil { waiting() }
    while true {
      if let model { return model }
      turn.wait()
    }
  }
}
