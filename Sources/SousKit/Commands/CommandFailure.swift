import Store

/// Says why a command beside the talk failed, and gives the exit status for it: a store's or a start's own, else 1.
func status(of error: any Error, width: Int, complain: (String) -> Void) -> Int32 {
  switch error {
  case let error as StoreError:
    error.sentences(width: width).forEach(complain)
    return error.exitStatus
  case let failure as StartFailure:
    failure.lines.forEach(complain)
    return failure.exit
  default:
    complain("\(error)")
    return 1
  }
}
