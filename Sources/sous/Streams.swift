import Glibc

/// Writes lines to standard output in one piece; false when nobody reads them any more.
func writeLines(_ lines: [String]) -> Bool {
  fflush(nil)
  return lines.isEmpty || writeAll(lines.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
}

/// Writes a text that answers the command to standard output; gives the exit status 0.
func report(_ text: String) -> Int32 {
  _ = writeLines([text])
  return 0
}

/// Says a problem on standard error.
func complain(_ sentence: String) { _ = writeAll("sous: " + sentence + "\n", to: STDERR_FILENO) }

/// Writes all bytes, however often the system stops half-way; false when it can't.
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
