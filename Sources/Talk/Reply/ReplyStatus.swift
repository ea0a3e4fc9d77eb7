/// How a reply ended; `--json` says it and the exit status follows. In the order of how bad it is.
/// Source: formats, "A reply of --json"; design §9.
package enum ReplyStatus: String, Ranked, Sendable {
  case done, asking
  case notUnderstood = "not_understood"
  case refused
  case nothingFits = "nothing_fits"
  case failed, damaged

  package var exit: Int32 {
    switch self {
    case .done, .asking: 0
    case .notUnderstood, .refused, .failed: 1
    case .nothingFits: 3
    case .damaged: 4
    }
  }
}
