/// The side of a session that chat, script and single request need, so that all three run the same
/// code path and tests can put something simple in its place. Source: DC-04.
package protocol Conversation: AnyObject {
  /// What a chat opens with.
  func greeting() -> [String]
  /// What to do, once, when a line waits for more than half a second until the program has learned.
  func whenWaiting(_ notice: @escaping () -> Void)
  func say(_ line: String) -> Answer
  /// Whether a text of several lines is one thing said: a pasted recipe.
  func takesWhole(_ text: String) -> Bool
  /// Leaves the question that is open, as "never mind" does; nil when none is, or when it may well wait.
  func leaveQuestion() -> Answer?
  /// Whole lines that begin with what is typed so far.
  func completions(for line: String) -> [String]
  /// The daily check and backup: behind a chat's first prompt, before a script's first line.
  func afterFirstPrompt()
  /// Ends the talk; gives a sentence when something it was asked to keep could not be written.
  @discardableResult func close() -> String?
}

extension Conversation {
  package func takesWhole(_ text: String) -> Bool { false }
}

/// What a person did at the prompt.
package enum LineRead: Equatable, Sendable {
  case line(String)
  /// Ctrl-C: the line is given up, the talk goes on; on an empty line the open question is left.
  case abandoned(isEmpty: Bool)
  /// Ctrl-D, or the end of a script.
  case end
  /// Asked to stop from outside, with the exit status to leave with (128 + the signal's number).
  case stopped(Int32)
}

/// Where lines come from: readline at a terminal, standard input in a script, an array in a test.
package protocol LineEditor: AnyObject {
  /// Waits for the next line. `whenShown` is called when a prompt stands there and the person may
  /// already type; a script never calls it.
  func read(whenShown: @escaping () -> Void) -> LineRead
}

/// Where the words of a talk go.
package struct TalkOutput {
  /// Lines for standard output, in one piece; nil when they went out, else why they didn't.
  package var show: ([String]) -> OutputFault?
  /// A problem, in a sentence, for standard error.
  package var complain: (String) -> Void

  package init(show: @escaping ([String]) -> OutputFault?, complain: @escaping (String) -> Void) {
    (self.show, self.complain) = (show, complain)
  }
}
