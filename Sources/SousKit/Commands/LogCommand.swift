import Foundation
import Talk

/// Shows the log, the oldest line first, or says that there is none and how to get one. Exit status 0. Source:
/// requirements BB-32.
package func logCommand(write show: (String) -> Void) -> Int32 {
  let path = Places.log(in: ProcessInfo.processInfo.environment)
  guard let path, let lines = EventLog(path: path).lines() else {
    show("There is no log. Say \"keep a log of errors\" in the talk to have one.")
    return 0
  }
  show("\(inertLine(path)), \(counted(lines.count, "line")), \(logKilobytes) KB at most")
  lines.forEach { show(inertLine($0)) }
  return 0
}
