/// One limit of a problem that a plan must keep, named so that the fighting ones can be told.
package enum Limit: Hashable, Sendable {
  package enum Side: String, Sendable {
    case least
    case most
  }

  /// No dish with this allergen.
  case excluded(String)
  /// One end of a day's range.
  case day(String, Side)
  /// One end of the plan's range.
  case plan(String, Side)
  /// The most the plan may have.
  case cap(String)
}

extension Problem {
  /// All its limits: allergens first, then days, plan and caps, each in the file's order.
  package var limits: [Limit] {
    excluded.map { .excluded($0) }
      + day.flatMap { ends(of: $0).map { .day($0.0, $0.1) } }
      + plan.flatMap { ends(of: $0).map { .plan($0.0, $0.1) } }
      + caps.map { .cap($0.name) }
  }

  private func ends(of range: NamedRange) -> [(String, Limit.Side)] {
    (range.low == nil ? [] : [(range.name, .least)]) + (range.high == nil ? [] : [(range.name, .most)])
  }

  /// The same problem with these limits alone.
  package func keeping(_ kept: Set<Limit>) -> Problem {
    var problem = self
    problem.excluded = excluded.filter { kept.contains(.excluded($0)) }
    problem.day = day.compactMap { range in
      let low = kept.contains(.day(range.name, .least)) ? range.low : nil
      let high = kept.contains(.day(range.name, .most)) ? range.high : nil
      return low == nil && high == nil ? nil : NamedRange(name: range.name, low: low, high: high)
    }
    problem.plan = plan.compactMap { range in
      let low = kept.contains(.plan(range.name, .least)) ? range.low : nil
      let high = kept.contains(.plan(range.name, .most)) ? range.high : nil
      return low == nil && high == nil ? nil : NamedRange(name: range.name, low: low, high: high)
    }
    problem.caps = caps.filter { kept.contains(.cap($0.name)) }
    return problem
  }
}
