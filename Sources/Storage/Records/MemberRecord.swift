import GRDB
import Kitchen

/// Members and what each of them avoids.
extension HouseholdRecord {
  typealias Avoidances = [(position: Int, element: Avoidance)]

  /// By the member's position.
  static func memberAvoidances(_ db: Database) throws -> [Int: Avoidances] {
    let rows = try db.rows(
      of: "member_avoidance",
      """
      SELECT member, position, kind, word, strength FROM member_avoidance ORDER BY member, position
      """
    ) { (member: try $0.int(), position: try $0.int(), element: try $0.avoidance()) }
    return Dictionary(grouping: rows, by: \.member).mapValues { rows in
      rows.map { ($0.position, $0.element) }
    }
  }

  /// By the member's position.
  static func memberAges(_ db: Database) throws -> [Int: Int] {
    let rows = try db.rows(of: "member_age", "SELECT member, age FROM member_age ORDER BY member") {
      (try $0.int(), try $0.int())
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  private static func writeAge(_ age: Int?, of member: Int, to db: Database) throws {
    if let age {
      try db.upsert(into: "member_age", key: "member", "age", [member, age])
    } else {
      try db.run("DELETE FROM member_age WHERE member = ?", [member])
    }
  }

  /// A member stays while the name does; what a member avoids goes with the member.
  static func writeMembers(_ members: [Member], to db: Database) throws {
    let stored = try memberAvoidances(db)
    let edit = ListEdit(from: try self.members(db), to: members.map(\.name))
    for position in edit.dropped {
      try db.run("DELETE FROM member_avoidance WHERE member = ?", [position])
      try db.run("DELETE FROM member_age WHERE member = ?", [position])
      try db.run("DELETE FROM member WHERE position = ?", [position])
    }
    for (position, name) in edit.added {
      try db.insert(into: "member", "position, name", [position, name])
    }
    for (member, row) in zip(members, edit.kept) {
      try writeAvoidances(member.avoids, of: row.position, over: stored[row.position] ?? [], to: db)
      try writeAge(member.age, of: row.position, to: db)
    }
    for (member, row) in zip(members.dropFirst(edit.kept.count), edit.added) {
      try writeAvoidances(member.avoids, of: row.position, over: [], to: db)
      try writeAge(member.age, of: row.position, to: db)
    }
  }

  private static func writeAvoidances(
    _ avoids: [Avoidance], of member: Int, over stored: Avoidances, to db: Database
  ) throws {
    let edit = ListEdit(from: stored, to: avoids)
    for position in edit.dropped {
      try db.run(
        "DELETE FROM member_avoidance WHERE member = ? AND position = ?", [member, position])
    }
    for (position, avoidance) in edit.added {
      try db.insert(
        into: "member_avoidance", "member, position, kind, word, strength",
        [member, position] + avoidance.columns)
    }
  }
}

extension Avoidance {
  var columns: [Column] { [what.kind, what.word, strength.rawValue] }
}

extension Fields {
  /// Three columns: kind, word, strength.
  mutating func avoidance() throws -> Avoidance {
    let (kind, word) = (try text(), try text())
    guard let what = Avoided(kind: kind, word: word) else {
      throw StorageFault.unreadable(table: "avoidance", value: "\(kind) \(word)")
    }
    return Avoidance(what, try self.word())
  }
}
