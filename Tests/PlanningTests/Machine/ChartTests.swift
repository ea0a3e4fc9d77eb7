import Planning
import Testing

@Suite("The chart of the planning machine")
struct ChartTests {
  let lines = mermaidChart().split(separator: "\n").map(String.init)

  @Test("it begins as a state diagram whose start is idle")
  func start() {
    #expect(Array(lines.prefix(2)) == ["stateDiagram-v2", "  [*] --> idle"])
    #expect(mermaidChart().hasSuffix("end note"))
  }

  @Test("every arrow but cancel and failure stands on the line of its two states")
  func arrows() throws {
    for arrow in PlanningArrows.all where arrow.event != .cancelled && arrow.event != .failed {
      let head = "  \(arrow.from.rawValue) --> \(arrow.to.rawValue): "
      let drawn = lines.filter { $0.hasPrefix(head) }
      try #require(drawn.count == 1, "\(head)")
      #expect(drawn[0].dropFirst(head.count).split(separator: ", ").contains { $0 == arrow.event.rawValue })
    }
  }

  @Test("nothing is drawn that is not in the table")
  func nothingElse() {
    let drawn = lines.filter { $0.contains("-->") && !$0.contains("[*]") }
      .map { $0.split(separator: ", ").count }.reduce(0, +)
    let plain = PlanningArrows.all.filter { $0.event != .cancelled && $0.event != .failed }
    #expect(drawn == plain.count)
  }

  @Test("cancel and failure stand in notes with where they come from")
  func notes() {
    #expect(lines.contains("    cancelled leads here from every state"))
    #expect(lines.contains { $0.hasPrefix("    failed leads here from gatheringContext, generatingPlan") })
  }
}
