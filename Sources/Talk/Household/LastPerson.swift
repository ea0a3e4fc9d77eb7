/// Whoever of the house was spoken of last: "her", said in the next line, means them.
package struct LastPerson: Remembered {
  package static let name = "last person"

  /// As the household has it.
  package var name: String
  package init(_ name: String) { self.name = name }
}

extension Turn {
  /// Keeps that somebody was spoken of by name.
  package mutating func rememberPerson(_ name: String) {
    if household.members.contains(where: { $0.name == name }) {
      state.memory[LastPerson.self] = LastPerson(name)
    }
  }

  /// Whom "she" or "him" means: who was spoken of last, else who was named last; nil where nobody is known.
  package var lastPerson: Member? {
    let known = state.memory[LastPerson.self].flatMap { last in
      household.members.first { $0.name == last.name }
    }
    return known ?? household.members.last
  }
}
