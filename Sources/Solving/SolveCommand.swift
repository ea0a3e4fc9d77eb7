/// How the command is to work.
package struct SolveOptions: Equatable, Sendable {
  /// One JSON object instead of text.
  package var json = false
  package var effort = Effort()

  package init(json: Bool = false, effort: Effort = Effort()) { (self.json, self.effort) = (json, effort) }
}

/// What the command says and ends with.
package struct SolveAnswer: Equatable, Sendable {
  /// The lines for standard output; for a bad file they belong to standard error.
  package let lines: [String]
  /// 0 with a plan, 2 for a file that can't be solved exactly, 3 when no plan keeps the limits, 4 when
  /// nothing is known.
  package let exit: Int32
  /// A file that is no problem: `lines` say why.
  package let isFault: Bool
}

/// `sous solve FILE [--json]`: reads a problem, solves it and tells. `progress` is told of what is found
/// meanwhile; when `shouldStop` says so the answer is the best so far.
package func solve(
  text: String, options: SolveOptions, shouldStop: () -> Bool = { false },
  progress: (Progress) -> Void = { _ in }
) -> SolveAnswer {
  do {
    let problem = try readProblem(text)
    let solution = try solve(problem, effort: options.effort, shouldStop: shouldStop, progress: progress)
    let lines = options.json ? [solution.object.text] : solution.lines(problem)
    return SolveAnswer(lines: lines, exit: solution.exit, isFault: false)
  } catch {
    let line =
      options.json ? JSONTree.members(("error", .string(error.sentence))).text : inertText(error.sentence)
    return SolveAnswer(lines: [line], exit: 2, isFault: true)
  }
}

extension Solution {
  fileprivate var exit: Int32 {
    switch status {
    case .optimal, .feasible: 0
    case .infeasible: 3
    case .unknown: 4
    }
  }
}
