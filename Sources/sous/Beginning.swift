import Glibc

/// What must be so before anything is opened.
///
/// What Sous makes is for its owner's eyes only. A stream that is closed is /dev/null: else the first file to
/// be opened, maybe the kitchen, would take its number and be written over by replies. On output it is opened
/// so that writing fails, and is told by the exit status. Too large a file is an error of `write`, not the end.
func begin() {
  umask(0o077)
  for (stream, access) in [(STDIN_FILENO, O_RDWR), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  where fcntl(stream, F_GETFD) < 0 {
    // The lowest free number is this one.
    _ = open("/dev/null", access)
  }
  signal(SIGXFSZ, SIG_IGN)
}
