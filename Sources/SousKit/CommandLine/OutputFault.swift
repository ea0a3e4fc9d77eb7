/// Why no more words can be shown.
package enum OutputFault: Error, Hashable, Sendable {
  /// Nobody reads them any more: the other end of a pipe is closed.
  case unread
  /// The system refused, in its words.
  case refused(String)

  /// What the program ends with at least: 141, as a shell has it for a broken pipe, or 1.
  package var exit: Int32 {
    switch self {
    case .unread: 141
    case .refused: 1
    }
  }

  /// What to say on standard error; nil where somebody simply read enough.
  package var sentence: String? {
    switch self {
    case .unread: nil
    case .refused(let reason):
      "What I had to say could not be written (\(reason)), so I stopped there; make room or send it "
        + "elsewhere, then go on."
    }
  }
}
