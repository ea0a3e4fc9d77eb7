/// What went wrong below the kitchen's rules. Facts only; whoever shows it says what to do.
package enum StoreError: Error, Hashable, Sendable {
  /// The path can't be opened for writing: a directory, no permission, no such folder.
  case cannotOpen(path: String, reason: String)
  /// A file that is not a kitchen; it is left untouched.
  case notAKitchen(path: String)
  /// Written by a newer program.
  case tooNew(path: String, version: Int)
  /// The file is damaged. `setAside` names where it was moved and the recovery what is in use now; both nil
  /// when nothing could be done.
  case damaged(path: String, setAside: String?, Recovery?)
  /// The file was taken away while it was in use; nothing is saved any more. `kept` is a copy of all that
  /// was in it.
  case gone(path: String, kept: String?)
  /// A new kitchen began where another one stood before, whose newest copy is `kept`. A notice, no failure.
  case begunAnew(path: String, kept: String)
  /// Another process holds the file for longer than the time-out.
  case busy
  /// The disk is full; nothing was saved.
  case full
  /// A limit on the size of files (`ulimit -f`) keeps anything more from being written; nothing was saved.
  case tooLarge
  /// Anything else, in the system's words.
  case failed(String)
}
