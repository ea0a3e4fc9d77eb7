@preconcurrency import CReadline
import Glibc

/// Where readline's questions go; it asks on the main thread only.
nonisolated(unsafe) private var completionsForLine: ((String) -> [String])?
/// The answers readline is being given, one by one.
nonisolated(unsafe) private var pending: ArraySlice<String> = []

/// Lets Tab complete the line up to the cursor with the whole lines that `completions` gives for it.
func offerCompletions(_ completions: @escaping (String) -> [String]) {
  completionsForLine = completions
  // The whole line is the word to complete: requests are sentences.
  rl_completer_word_break_characters = UnsafePointer(strdup(""))
  rl_variable_bind("show-all-if-ambiguous", "on")
  rl_completer_quote_characters = nil
  rl_basic_quote_characters = nil
  rl_attempted_completion_function = complete
}

private func complete(
  _ word: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  // Else readline offers the names of files.
  rl_attempted_completion_over = 1
  // Nothing is wanted behind a whole sentence.
  rl_completion_append_character = 0
  guard let completionsForLine, let buffer = rl_line_buffer else { return nil }
  let typed = UnsafeBufferPointer(start: buffer, count: Int(end)).map { UInt8(bitPattern: $0) }
  pending = completionsForLine(String(decoding: typed, as: UTF8.self))[...]
  return rl_completion_matches(word, nextCompletion)
}

private func nextCompletion(_ word: UnsafePointer<CChar>?, _ state: Int32) -> UnsafeMutablePointer<CChar>? {
  pending.popFirst().flatMap { strdup($0) }
}
