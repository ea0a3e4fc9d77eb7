import Glibc
import SousKit

/// The first failure to write to standard output.
nonisolated(unsafe) private(set) var outputFault: OutputFault?

/// Writes lines to standard output in one piece; nil when they went out. They must be fit to be shown.
func writeLines(_ lines: [String]) -> OutputFault? {
  fflush(nil)
  guard !lines.isEmpty, !writeAll(lines.map { $0 + "\n" }.joined(), to: STDOUT_FILENO) else { return nil }
  let fault: OutputFault = errno == EPIPE ? .unread : .refused(String(cString: strerror(errno)))
  outputFault = outputFault ?? fault
  return fault
}

/// Writes a text that answers the command to standard output, nothing in it steering a terminal; gives the
/// exit status 0.
func report(_ text: String) -> Int32 {
  _ = writeLines([plainlyShown(text)])
  return 0
}

/// Says a problem on standard error, nothing in it steering a terminal.
func complain(_ sentence: String) {
  _ = writeAll("sous: " + plainlyShown(sentence) + "\n", to: STDERR_FILENO)
}

/// Writes over the last line of standard error how far something is; nil takes that line away. Nothing where standard
/// error is no terminal.
func showProgress(_ text: String?) {
  guard isatty(STDERR_FILENO) == 1 else { return }
  _ = writeAll("\r" + plainlyShown(text ?? "") + "\u{1b}[K", to: STDERR_FILENO)
}

/// The status to exit with when what was to be shown could not be, and says why; else the same.
func statusWhenWritten(_ status: Int32) -> Int32 {
  guard let outputFault else { return status }
  outputFault.sentence.map(complain)
  return max(status, outputFault.exit)
}

/// Writes all bytes, however often the system stops half-way; false when it can't, and errno says why.
private func writeAll(_ text: String, to file: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var done = 0
    while done < bytes.count {
      let count = write(file, bytes.baseAddress! + done, bytes.count - done)
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
