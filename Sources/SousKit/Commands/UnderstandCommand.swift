import Catalogue
import Foundation
import Language
import Page
import Values

/// Reads one utterance a line and writes how each is understood, as text or as one JSON object a line.
/// `explains` adds why. Lines longer than anybody says are told to `complain` and left out. Nothing is done and
/// no kitchen is opened. Exit status 0.
package func understandLines(
  json: Bool, explains: Bool = false, options: SessionOptions, read: () -> String?,
  write show: (String) -> Void, complain: (String) -> Void
) -> Int32 {
  func write(_ line: String) { show(inertLine(line)) }
  let knowledge: Knowledge
  do { knowledge = try Knowledge.usual() } catch {
    error.lines.forEach(write)
    return error.exit
  }
  let clock = KitchenClock(now: options.now, zone: KitchenClock.systemZoneName)
  let recognizer = knowledge.recognizer
  while let line = sayable(read, complain) {
    let context = RecognitionContext(now: clock.now, state: "idle")
    if explains {
      for explanation in recognizer.explain(line, expecting: nil, context: context) {
        if json {
          write(explanationObject(explanation).text)
        } else {
          explanationLines(explanation, width: options.width).forEach(write)
        }
      }
      continue
    }
    let found = recognizer.recognizeAll(line, expecting: nil, context: context)
    if json {
      write(understandingObject(of: line, found).text)
    } else {
      found.flatMap { understandingLines($0) }.forEach(write)
    }
  }
  return 0
}

/// The next line that is no longer than what is read at once; those that are longer are told.
func sayable(_ read: () -> String?, _ complain: (String) -> Void) -> String? {
  while let line = read() {
    if line.utf8.count <= ScriptLines.longest { return line }
    complain("A line is longer than \(ScriptLines.longest) bytes, so it is left out.")
  }
  return nil
}
