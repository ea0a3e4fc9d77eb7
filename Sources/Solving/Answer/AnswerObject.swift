extension Solution {
  /// The answer as JSON. Format: docs/solve.md.
  package var object: JSONTree {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONTree) { members.append(JSONMember(key: key, value: value)) }
    add("status", .string(status.rawValue))
    add("minimise", .string(model.goal.rawValue))
    add("value", number(value, scale: scale))
    add("bound", number(bound, scale: scale))
    add("gap", number(gap, scale: scale))
    add("plan", plan.map { .array((0..<model.days).map(day(of: $0))) } ?? .null)
    add("totals", plan.map { totals($0) } ?? .null)
    if let plan, model.repetition != nil {
      add("repetition", number(model.repetition(of: plan), scale: RepetitionRules.scale))
    }
    if status == .infeasible {
      add("fighting", .array(fighting.map(\.object)))
      add("smallest", .bool(fightIsSmallest))
    }
    add("notes", .array(notes.map { .string($0.sentence) }))
    add("work", .integer(work))
    return .object(members)
  }

  /// How much better than the plan another could be; nil without a plan or a bound.
  package var gap: Int? {
    guard let value, let bound else { return nil }
    return max(0, value - bound)
  }

  private func number(_ units: Int?, scale: Int) -> JSONTree {
    units.map { .number(decimalText($0, scale: scale)) } ?? .null
  }

  private func day(of plan: Plan) -> (Int) -> JSONTree {
    { day in
      let dishes = plan.day(day, courses: model.courseCount)
      return .object(zip(model.courses, dishes).map { JSONMember(key: $0, value: .string(model.ids[$1])) })
    }
  }

  private func totals(_ plan: Plan) -> JSONTree {
    .object(
      zip(model.quantities.indices, model.totals(plan)).map { quantity, total in
        JSONMember(
          key: model.quantities[quantity].name, value: number(total, scale: model.quantities[quantity].scale))
      })
  }
}

extension Limit {
  /// `{"limit":"plan","name":"iron_mg","side":"least"}`.
  package var object: JSONTree {
    switch self {
    case .excluded(let name): .members(("limit", "exclude"), ("name", .string(name)))
    case .day(let name, let side):
      .members(("limit", "day"), ("name", .string(name)), ("side", .string(side.rawValue)))
    case .plan(let name, let side):
      .members(("limit", "plan"), ("name", .string(name)), ("side", .string(side.rawValue)))
    case .cap(let name): .members(("limit", "cap"), ("name", .string(name)))
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral {
  /// A text.
  package init(stringLiteral text: String) { self = .string(text) }
}
