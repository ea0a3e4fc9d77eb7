import Foundation
import Language

/// The word model, fetched or learned beside the chat's start: neither the first prompt waits for it nor a
/// line that a sentence explains.
final class LearnedModel: @unchecked Sendable {
  private let turn = NSCondition()
  private var model: PhraseModel?
  private var waiting: () -> Void = {}

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

  /// What to do, once, when somebody waits for more than half a second.
  func whenWaiting(_ notice: @escaping () -> Void) {
    turn.lock()
    waiting = notice
    turn.unlock()
  }

  /// The model, waited for if need be.
  func value() -> PhraseModel {
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
