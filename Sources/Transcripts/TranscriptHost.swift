/// A program a transcript can drive, one conversation at a time.
///
/// Replies are the lines a person would see, rendered plain; nothing else may be answered.
package protocol TranscriptHost: AnyObject {
  /// Starts the program afresh as the header says; called once, before all else.
  func open(_ header: TranscriptHeader) throws(TranscriptRefusal)
  /// One turn: the line as typed, without its line feed.
  func say(_ line: String) -> [String]
  /// Ends the program and starts it again on the same kitchen; gives what it says on starting.
  func restart() -> [String]
  /// Negative turns the clock back.
  func advanceClock(bySeconds seconds: Int)
  /// The next such call fails, and only that one.
  func failNext(_ call: FailingCall)
}

/// Why a host cannot start from a header, such as a fixture that is not there.
package struct TranscriptRefusal: Error, Hashable, Sendable {
  package var reason: String
  package init(reason: String) { self.reason = reason }
}
