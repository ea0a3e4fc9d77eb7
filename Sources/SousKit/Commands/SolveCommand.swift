import Catalogue
import Page
import Solving
import Values

/// Solves a planning problem of a file: see docs/solve.md. Exit status 0 with a plan; 2 for a file that is no problem,
/// or cannot be read; 3 where no plan keeps the limits; 4 where nothing is known within the steps allowed. `shouldStop`
/// ends the search, and the answer is the best so far. Source: issue 20, part 9.
package func solveCommand(
  _ file: String, _ options: GlobalOptions, shouldStop: () -> Bool, write: (String) -> Void,
  complain: (String) -> Void, progress: (String?) -> Void
) -> Int32 {
  let name = file == "-" ? "Standard input" : file
  let read =
    file == "-"
    ? readText(from: 0, file: name, most: longestProblem)
    : readText(at: file, file: name, most: longestProblem)
  guard let text = read.value else {
    complain("\(inertLine(name)) \(read.problems.first?.message ?? "cannot be read").")
    return 2
  }
  var effort = Effort()
  if let work = options.work { effort.work = work }
  if let seed = options.session.seed { effort.seed = seed }
  let start = ContinuousClock.now
  let answer = solve(
    text: text, options: SolveOptions(json: options.isJSON, effort: effort), shouldStop: shouldStop,
    progress: { step in
      if ContinuousClock.now - start > .milliseconds(500) {
        progress("Searching \(bar(value: min(step.work, effort.work), of: effort.work, width: 20))")
      }
    })
  progress(nil)
  answer.lines.forEach(answer.isFault && !options.isJSON ? complain : write)
  return answer.exit
}

private let longestProblem = 20 << 20
