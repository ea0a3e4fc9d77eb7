/// What went wrong below the kitchen's rules. Facts only; whoever shows it says what to do.
package enum StoreError: Error, Hashable, Sendable {
  /// The path can't be opened for writing: a directory, no permission, no such folder.
  case cannotOpen(path: String, reason: String)
  /// A file that is not a kitchen; it is left untouched.
  case notAKitchen(path: String)
  /// Written by a newer program.
  case tooNew(path: String, version: Int)
  /// The file is damaged; `setAside` names where it was moved and `restored` the backup now in use.
  case damaged(path: String, setAside: String?, restored: String?)
  /// Another process holds the file for longer than the time-out.
  case busy
  /// The disk is full; nothing was saved.
  case full
  /// Anything else, in the system's words.
  case failed(String)
}
