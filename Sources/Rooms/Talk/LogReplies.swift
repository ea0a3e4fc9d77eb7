import Talk

/// Whether a log is kept, where, of what, and how big it may grow.
struct LogTold: Reply, Hashable {
  var isOn: Bool
  var isChanged: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard isOn else {
      return .say(
        isChanged
          ? "No log is written any more. What was written stays: the command sous log shows it, and you may delete the file."
          : "No log is kept.")
    }
    return .say(
      "\(isChanged ? "A log is kept from now on" : "A log is kept"), on this machine alone: errors, how long answers took, "
        + "and what kind of thing was asked, never what you said.")
      + .say(
        "It lies in \(logFileWords), for you alone to read, and grows to \(logKilobytes) KB at most. "
          + "The command sous log shows it.")
  }

  func next(_ words: Wording) -> Closing {
    isOn ? .say("turn the log off", "undo") : .say("keep a log of errors")
  }
  var matter: Facts? { ["kind": "log", "on": isOn, "kilobytes": logKilobytes] }
}

/// The usual place of the log, as a person writes it.
private let logFileWords = "~/.local/state/sous/log"
