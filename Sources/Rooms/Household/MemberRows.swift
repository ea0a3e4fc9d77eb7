import Talk

private typealias PlacedAvoidances = [(position: Int, element: Avoidance)]

/// The members in order, each with what they avoid and their age.
func storedMembers(_ statements: Statements) throws -> [Member] {
  let avoidances = try storedMemberAvoidances(statements)
  let ages = Dictionary(
    uniqueKeysWithValues: try statements.rows(
      of: "member_age", "SELECT member, age FROM member_age ORDER BY member"
    ) { (try $0.int(), try $0.int()) })
  return try storedNames(statements).map { position, name in
    Member(name: name, avoids: avoidances[position, default: []].map(\.element), age: ages[position])
  }
}

/// A member stays while the name does; what a member avoids, and the age, go with the member.
func saveMembers(_ members: [Member], _ statements: Statements) throws {
  let stored = try storedMemberAvoidances(statements)
  let edit = ListEdit(from: try storedNames(statements), to: members.map(\.name))
  for position in edit.dropped {
    try statements.run("DELETE FROM member_avoidance WHERE member = ?", [.int(position)])
    try statements.run("DELETE FROM member_age WHERE member = ?", [.int(position)])
    try statements.run("DELETE FROM member WHERE position = ?", [.int(position)])
  }
  for (position, name) in edit.added {
    try statements.insert(into: "member", "position, name", [.int(position), Cell(name)])
  }
  for (member, row) in zip(members, edit.kept) {
    try saveAvoidances(member.avoids, of: row.position, over: stored[row.position] ?? [], statements)
    try saveAge(member.age, of: row.position, statements)
  }
  // A newcomer may get the position of one who left.
  for (member, row) in zip(members.dropFirst(edit.kept.count), edit.added) {
    try saveAvoidances(member.avoids, of: row.position, over: [], statements)
    try saveAge(member.age, of: row.position, statements)
  }
}

private func storedNames(_ statements: Statements) throws -> [(position: Int, element: String)] {
  try statements.rows(of: "member", "SELECT position, name FROM member ORDER BY position") {
    (try $0.int(), try $0.text())
  }
}

/// By the member's position.
private func storedMemberAvoidances(_ statements: Statements) throws -> [Int: PlacedAvoidances] {
  let rows = try statements.rows(
    of: "member_avoidance",
    "SELECT member, position, kind, word, strength FROM member_avoidance ORDER BY member, position"
  ) { (member: try $0.int(), position: try $0.int(), element: try storedAvoidance(&$0)) }
  return Dictionary(grouping: rows, by: \.member).mapValues { rows in rows.map { ($0.position, $0.element) } }
}

private func saveAvoidances(
  _ avoids: [Avoidance], of member: Int, over stored: PlacedAvoidances, _ statements: Statements
) throws {
  let edit = ListEdit(from: stored, to: avoids)
  for position in edit.dropped {
    try statements.run(
      "DELETE FROM member_avoidance WHERE member = ? AND position = ?", [.int(member), .int(position)])
  }
  for (position, avoidance) in edit.added {
    try statements.insert(
      into: "member_avoidance", "member, position, kind, word, strength",
      [.int(member), .int(position)] + avoidanceCells(avoidance))
  }
}

private func saveAge(_ age: Int?, of member: Int, _ statements: Statements) throws {
  if let age {
    try statements.upsert(into: "member_age", key: "member", "age", [.int(member), .int(age)])
  } else {
    try statements.run("DELETE FROM member_age WHERE member = ?", [.int(member)])
  }
}
