/// The legal moves as a Mermaid state diagram: no code fence, no newline at its end.
///
/// One line for each pair of states, its events in the table's order. `cancelled` and `failed`, which leave
/// many states for one, stand in a note each, so that the chart can be read. Source: design §4.
package func mermaidChart() -> String {
  var lines = ["stateDiagram-v2", "  [*] --> idle"]
  var drawn: Set<[StateName]> = []
  for arrow in PlanningArrows.all where !isNoted(arrow.event) {
    guard drawn.insert([arrow.from, arrow.to]).inserted else { continue }
    let events = PlanningArrows.all
      .filter { $0.from == arrow.from && $0.to == arrow.to && !isNoted($0.event) }
      .map(\.event.rawValue)
    lines.append("  \(arrow.from) --> \(arrow.to): \(events.joined(separator: ", "))")
  }
  lines += note(on: .idle, event: .cancelled)
  lines += note(on: .error, event: .failed)
  return lines.joined(separator: "\n")
}

private func isNoted(_ event: EventName) -> Bool { event == .cancelled || event == .failed }

private func note(on state: StateName, event: EventName) -> [String] {
  let sources = PlanningArrows.all.filter { $0.event == event && $0.to == state }.map(\.from)
  let names =
    sources.count == StateName.allCases.count
    ? "every state" : sources.map(\.rawValue).joined(separator: ", ")
  return ["  note right of \(state)", "    \(event) leads here from \(names)", "  end note"]
}
