@preconcurrency import CReadline
import Glibc
import SousKit

/// The line editor at a terminal. There is one at a time: readline keeps its state in globals, and calls
/// back on the thread that called it, which is the main one.
final class ReadlineEditor: LineEditor {
  private let prompt: String
  private let history = HistoryFile()
  private var hasToldHowToLeave = false

  /// `promptsOnError` keeps prompt and echo off standard output, where only results go.
  init(prompt: String, promptsOnError: Bool, completions: @escaping (String) -> [String]) {
    self.prompt = prompt
    useUTF8()
    rl_readline_name = UnsafePointer(strdup("sous"))
    if promptsOnError { rl_outstream = stderr }
    rl_getc_function = nextKey
    rl_pre_input_hook = promptIsShown
    offerCompletions(completions)
    history.load()
  }

  func read(whenShown: @escaping () -> Void) -> LineRead {
    _ = takeInterrupt()
    if let status = statusOfSignal() { return .stopped(status) }
    isGivenUp = false
    whenPromptIsShown = whenShown
    let typed = readline(prompt)
    defer { free(typed) }
    whenPromptIsShown = nil
    if let status = statusOfSignal() { return .stopped(status) }
    if isGivenUp {
      let isEmpty = typed?.pointee == 0
      tellHowToLeave(onEmptyLine: isEmpty)
      return .abandoned(isEmpty: isEmpty)
    }
    guard let typed else {
      endLine()
      return .end
    }
    let text = String(cString: typed)
    history.add(text)
    return .line(text)
  }

  /// Somebody who presses Ctrl-C at an empty prompt may be looking for the door; said once.
  private func tellHowToLeave(onEmptyLine isEmpty: Bool) {
    guard isEmpty, !hasToldHowToLeave else { return }
    hasToldHowToLeave = true
    fputs("Ctrl-D leaves.\n", rl_outstream)
    fflush(nil)
  }

  /// Ctrl-D leaves the cursor behind the prompt; readline moves on by itself only where it has switched
  /// bracketed paste off again.
  private func endLine() {
    let pastes = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) } == "on"
    guard !pastes || environment("TERM") == "dumb" else { return }
    fputs("\n", rl_outstream)
    fflush(nil)
  }
}

/// What to do when the prompt stands there.
nonisolated(unsafe) private var whenPromptIsShown: (() -> Void)?
/// True once Ctrl-C, or a signal to stop, came while a line was being typed.
nonisolated(unsafe) private var isGivenUp = false

private func promptIsShown() -> Int32 {
  whenPromptIsShown?()
  return 0
}

/// The next key for readline. A signal is turned into the keys that leave whatever is going on (a search,
/// a question about completions, the line itself), so that readline puts its own house in order and
/// returns; `read` then knows better than to believe what was "typed".
private func nextKey(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  let input = fileno(stream)
  while !isGivenUp {
    var key: UInt8 = 0
    let count = Glibc.read(input, &key, 1)
    if count == 1 { return Int32(key) }
    guard count < 0, errno == EINTR else { return EOF }
    // Readline's own handler ran first: it passes the signal on here, and follows a resized window.
    rl_check_signals()
    isGivenUp = statusOfSignal() != nil
  }
  let isAsking = rl_readline_state & UInt(RL_STATE_MOREINPUT) != 0
  _ = takeInterrupt()
  return isAsking ? abortKey : returnKey
}

private let abortKey: Int32 = 7
private let returnKey: Int32 = 13
