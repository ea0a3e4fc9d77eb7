/// What is known of a problem when the search ends.
package struct Solution: Equatable, Sendable {
  package enum Status: String, Sendable {
    /// The plan is proved to be the best.
    case optimal
    /// There is a plan; the bound says how much better another could be.
    case feasible
    /// It is proved that no plan keeps all limits.
    case infeasible
    /// No plan was found within the work, and none is ruled out.
    case unknown
  }

  /// Something the reader of the answer should know.
  package enum Note: Equatable, Sendable {
    /// Repetition points are told, but the cost is what is minimised.
    case repetitionNotMinimised
    /// No dish of the file has this allergen.
    case allergenOfNoDish(String)
    /// No dish of the file has this amount: it counts as zero.
    case amountOfNoDish(String)
    /// The search was stopped from outside.
    case stopped
  }

  package let model: Model
  package var status: Status
  package var plan: Plan?
  /// What the plan has of the goal, in units.
  package var value: Int?
  /// No plan has less; nil when nothing is known.
  package var bound: Int?
  /// Limits that no plan keeps together; empty unless infeasible.
  package var fighting: [Limit] = []
  /// Without any one of them there is a plan for the rest.
  package var fightIsSmallest = false
  package var notes: [Note] = []
  /// Counted work: trial changes, simplex steps and menus looked at. The same for the same problem, seed and
  /// limit.
  package var work: Int

  /// How many decimals value and bound have.
  package var scale: Int {
    switch model.goal {
    case .cost: model.quantities[0].scale
    case .repetition: RepetitionRules.scale
    }
  }
}

/// How far a search has come.
package struct Progress: Equatable, Sendable {
  package let work: Int
  /// The best plan's value and the bound, in units of 10^-`scale`.
  package let value: Int?
  package let bound: Int?
  package let scale: Int
}

/// What a search may spend and draws from.
package struct Effort: Equatable, Sendable {
  /// About ten seconds on one core for a canteen of three courses.
  package static let usualWork = 70_000_000

  /// Trial changes and other counted steps.
  package var work: Int
  package var seed: UInt64

  package init(work: Int = Effort.usualWork, seed: UInt64 = 1) { (self.work, self.seed) = (work, seed) }
}
