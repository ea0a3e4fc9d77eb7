import Foundation
@testable import Planning
import Testing

@Suite("The table of arrows and the machine agree")
struct ArrowTests {
  @Test("an arrow of the table is taken, any other event refused", arguments: Sample.states)
  func tableRulesMachine(_ state: PlanningState) throws {
    for event in Sample.events {
      let targets = PlanningArrows.all
        .filter { $0.from == state.name && $0.event == event.name }.map(\.to)
      if targets.isEmpty {
        #expect(throws: IllegalTransition(state: state, event: event)) {
          try PlanningMachine.step(state, event)
        }
      } else {
        let step = try PlanningMachine.step(state, event)
        #expect(targets.contains(step.state.name), "\(state.name) --\(event.name)--> \(step.state.name)")
      }
    }
  }

  @Test("the machine can take every arrow of the table", arguments: PlanningArrows.all)
  func machineReachesTable(_ arrow: PlanningArrow) {
    let reached = Sample.states.filter { $0.name == arrow.from }.flatMap { state in
      Sample.events.filter { $0.name == arrow.event }.compactMap { event in
        try? PlanningMachine.step(state, event).state.name
      }
    }
    #expect(reached.contains(arrow.to))
  }

  @Test("the samples show every state and every event")
  func samplesAreComplete() {
    #expect(Set(Sample.states.map(\.name)) == Set(StateName.allCases))
    #expect(Set(Sample.events.map(\.name)) == Set(EventName.allCases))
  }

  @Test("each arrow stands in the table once")
  func arrowsAreUnique() {
    #expect(Set(PlanningArrows.all).count == PlanningArrows.all.count)
  }

  @Test("every state is reached from idle and leads back to it", arguments: StateName.allCases)
  func statesAreConnected(_ state: StateName) {
    #expect(reachable(from: .idle).contains(state))
    #expect(reachable(from: state).contains(.idle))
  }

  @Test("cancel leads to idle from anywhere; what works may fail, what waits may not")
  func leaving() {
    for state in StateName.allCases {
      #expect(PlanningArrows.all.contains(PlanningArrow(state, .cancelled, .idle)))
      let mayFail = PlanningArrows.all.contains(PlanningArrow(state, .failed, .error))
      #expect(mayFail == !state.waitsForPerson)
    }
  }

  @Test("a state that waits goes on by a person's act, one that works by a result or cancel")
  func whoMovesOn() {
    for arrow in PlanningArrows.all where arrow.event != .cancelled {
      #expect(arrow.event.isPersonsAct == arrow.from.waitsForPerson, "\(arrow)")
    }
  }

  @Test("a working state is entered with exactly one order, idle with none")
  func ordersOnEntry() throws {
    for state in Sample.states {
      for event in Sample.events {
        guard let step = try? PlanningMachine.step(state, event) else { continue }
        let count = step.state == .idle || event == .recovered ? 0 : 1
        #expect(step.effects.count == count, "\(state.name) --\(event.name)-->")
      }
    }
  }

  @Test("a state kept as JSON comes back the same", arguments: Sample.states)
  func statesAreKept(_ state: PlanningState) throws {
    let kept = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(PlanningState.self, from: kept) == state)
  }

  @Test("an event kept as JSON comes back the same", arguments: Sample.events)
  func eventsAreKept(_ event: PlanningEvent) throws {
    let kept = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(PlanningEvent.self, from: kept) == event)
  }

  private func reachable(from start: StateName) -> Set<StateName> {
    var found: Set<StateName> = [start]
    var open = [start]
    while let state = open.popLast() {
      for arrow in PlanningArrows.all where arrow.from == state && found.insert(arrow.to).inserted {
        open.append(arrow.to)
      }
    }
    return found
  }
}
