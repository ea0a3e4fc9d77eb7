import Glibc
import SousKit

/// What the process can find out about where it runs.
struct Terminal {
  let inputIsTerminal: Bool
  let place: OutputPlace

  init() {
    inputIsTerminal = isatty(STDIN_FILENO) == 1
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    place = OutputPlace(
      isTerminal: isatty(STDOUT_FILENO) == 1, columns: isKnown ? Int(size.ws_col) : nil,
      refusesColor: !(environment("NO_COLOR") ?? "").isEmpty, isDumb: environment("TERM") == "dumb")
  }

  /// The prompt is coloured where replies would be, and only on a terminal that can.
  func colorsPrompt(for options: GlobalOptions) -> Bool {
    options.usesColor(at: place) && place.isTerminal && !place.isDumb
  }
}

/// A variable of the environment; nil when it is not set.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Makes the C library speak UTF-8, which readline needs to move over é in one step. Swift itself never
/// sets a locale, and readline asks the environment again: so both are set.
func useUTF8() {
  if setlocale(LC_ALL, "") == nil || String(cString: nl_langinfo(CInt(CODESET))) != "UTF-8" {
    setenv("LC_ALL", "C.UTF-8", 1)
    setlocale(LC_ALL, "")
  }
}
