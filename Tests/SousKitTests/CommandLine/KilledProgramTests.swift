import Foundation
import SousKit
import Talk
import Testing

/// A few deaths of the program in the middle of its work; `make crash` has hundreds.
@Suite struct KilledProgramTests {
  private struct Answered: Decodable {
    var said, status: String
  }

  @Test("what was answered before the program is killed is in the kitchen, and the kitchen is sound")
  func killed() throws {
    let program = try Program()
    defer { program.clear() }
    var answered: [String] = []
    for (round, answers) in [1, 2, 7, 13, 3, 25].enumerated() {
      let lines = (0..<30).map { "budget $\(100 + round * 30 + $0)" }
      try program.write(lines.joined(separator: "\n") + "\n", to: "lines")
      // The moment is an answer and not a time; a program that answers nothing ends it after a minute.
      _ = try program.shell(
        """
        : > said
        "$SOUS" --kitchen k --json --seed 7 --now 2026-03-02T17:00 < lines > said & id=$!
        for _ in $(seq 6000); do [ "$(wc -l < said)" -ge \(answers) ] && break; sleep 0.01; done
        kill -9 $id; wait $id
        """)
      // What stands behind the last line end was cut off by the kill: nobody was answered.
      let said = program.text(of: "said").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let replies = try said.map { try JSONDecoder().decode(Answered.self, from: Data($0.utf8)) }
      #expect(replies.count >= answers)
      #expect(replies.allSatisfy { $0.status == "done" })
      answered += replies.map(\.said)
      // Every second death is left for the program itself to recover from.
      guard round % 2 == 1 else { continue }
      let store = try SQLiteKitchen(path: program.path("k"), tables: House.complete.tables, seed: nil)
      defer { store.close() }
      #expect(store.openingNotice == nil)
      #expect(store.integrity() == [])
      let journaled = try store.journal(limit: .max).map(\.said)
      #expect(Set(answered).subtracting(journaled) == [])
      #expect(journaled.count == Set(journaled).count, "nothing is done twice")
      // Saved and not yet answered: one turn a death at most.
      #expect(journaled.count - answered.count <= round + 1)
    }
  }
}
