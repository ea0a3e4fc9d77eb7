import Values

/// Finds the facts of a line by what was learned from marked sayings: which piece plays which role. Each fact is then
/// said plainly in a sentence of `intents/facts.yaml` and read like any other, so that nothing is carried out that
/// could not be said in so many words.
struct FactBinder {
  let recognizer: Recognizer
  let model: RoleModel
  let scan: Scan
  let pieces: [Piece]
  private let reading: RoleModel.Reading
  /// Kind and role of each of the model's labels.
  private let named: [(kind: String, role: String)]

  init(_ recognizer: Recognizer, _ model: RoleModel, _ scan: Scan) {
    self.recognizer = recognizer
    self.model = model
    self.scan = scan
    pieces = scan.pieces()
    reading = model.reading(pieces, scan)
    named = model.labels.map { label in
      let parts = label.split(separator: ".", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  /// One fact of the line.
  struct Fact {
    /// Its kind in `intents/facts.yaml`.
    var kind: String
    /// Roles in the order said, each with its pieces.
    var roles: [(role: String, pieces: Range<Int>)]
    /// All of its pieces, those that tell its kind among them.
    var pieces: Set<Int>
    /// How sure the least sure of its values is.
    var margin: Int32

    func has(_ role: String) -> Bool { roles.contains { $0.role == role } }
  }

  /// How much better the line scores with the piece's label than with any other.
  func margin(_ at: Int) -> Int32 { reading.margins[at] }

  /// The kind of fact and the role of a piece. Whoever stands before a colon amid what is refused is who refuses it.
  func label(_ at: Int) -> (kind: String, role: String) {
    let (kind, role) = learned(at)
    let isHead = at + 1 < pieces.count && scan.word(pieces[at + 1].tokens.lowerBound) == ":"
    let isSomebody =
      pieces[at].kind == .person || pieces[at].kind == .name
      || ["me", "myself"].contains(scan.word(pieces[at].tokens.lowerBound))
    return role == "in" && isHead && isSomebody && ["avoid", "dislike"].contains(kind)
      ? (kind, "who") : (kind, role)
  }

  private func learned(_ at: Int) -> (kind: String, role: String) { named[reading.labels[at]] }

  /// The facts in the order said. A fact ends where another kind begins, or where a role is filled a second time
  /// that may be filled but once.
  func facts() -> [Fact] {
    var result: [Fact] = []
    var open: Fact?
    func close() {
      if let fact = open,
        !fact.roles.isEmpty
          || recognizer.grammar.facts[fact.kind]?.contains(where: { !$0.contains("{") }) == true
      {
        result.append(fact)
      }
      open = nil
    }
    var at = 0
    while at < pieces.count {
      let (kind, role) = label(at)
      guard kind != RoleModel.none else {
        at += 1
        continue
      }
      var end = at + 1
      while end < pieces.count, role != "in", label(end) == (kind, role), !startsNewValue(end, role) {
        end += 1
      }
      if !isSameKind(kind, open) || startsAnew(open, role, at, end) { close() }
      var fact = open ?? Fact(kind: kind, roles: [], pieces: [], margin: .max)
      fact.pieces.formUnion(at..<end)
      if role != "in", !role.isEmpty { fact.roles.append((role, at..<end)) }
      for place in at..<end where isTelling(place) || role != "in" {
        fact.margin = min(fact.margin, reading.margins[place])
      }
      open = fact
      at = end
    }
    close()
    return withDays(joined(result.filter { fact in !isTakenBack(fact, result) }))
  }

  /// Neighbours of one kind that each tell what the other lacks are one fact: "not eating today: Nadia".
  private func joined(_ facts: [Fact]) -> [Fact] {
    var result: [Fact] = []
    for fact in facts {
      guard var last = result.last, last.kind == fact.kind, canJoin(last, fact) else {
        result.append(fact)
        continue
      }
      last.roles += fact.roles
      last.pieces.formUnion(fact.pieces)
      last.margin = min(last.margin, fact.margin)
      result[result.count - 1] = last
    }
    return result
  }

  private func canJoin(_ first: Fact, _ second: Fact) -> Bool {
    let (own, others) = (Set(first.roles.map(\.role)), Set(second.roles.map(\.role)))
    let sentences = ends(between: first, second)
    switch first.kind {
    case "movein", "moveout": return own.contains("change") != others.contains("change") && sentences <= 1
    case "avoid", "dislike", "again":
      // "Name: Sofia. Problem: peanuts."
      return own == ["who"] && others == ["what"] && sentences <= 1
    default:
      return own.isDisjoint(with: others) && sentences == 0
        || own == ["who"] && !others.contains("who") && sentences <= 1
    }
  }

  /// How many sentences end between two facts.
  private func ends(between first: Fact, _ second: Fact) -> Int {
    guard let end = first.pieces.max(), let start = second.pieces.min(), end < start else { return 0 }
    return (end..<start).count { pieces[$0].kind == .end }
  }

  /// "We are two tonight, oh no, seven": the later of two that tell the same takes its place.
  private func isTakenBack(_ fact: Fact, _ all: [Fact]) -> Bool {
    guard ["heads", "size", "nobody", "age", "spent", "budget"].contains(fact.kind),
      let end = fact.pieces.max()
    else { return false }
    return all.contains { other in
      guard other.kind == fact.kind, let start = other.pieces.min(), start > end else { return false }
      let tokens = pieces[end].tokens.upperBound..<pieces[start].tokens.lowerBound
      return tokens.contains {
        scan.lexicon.retractions.longest(scan.ids, from: $0) != nil || Self.oops.contains(scan.word($0))
      }
    }
  }

  private static let oops: Set<String> = [
    "no", "sorry", "wait", "oops", "pardon", "perdon", "rather", "lie", "mistake",
  ]

  /// A number at the table without its day is that of the day its sentence named.
  private func withDays(_ facts: [Fact]) -> [Fact] {
    facts.map { fact in
      guard ["heads", "guest", "away"].contains(fact.kind), !fact.has("when"), let place = fact.pieces.min()
      else { return fact }
      let near = (0..<pieces.count).filter { at in
        pieces[at].kind == .days && label(at).role == "when"
          && !(min(at, place)..<max(at, place)).contains { pieces[$0].kind == .end }
      }
      guard let day = near.last(where: { $0 < place }) ?? near.first else { return fact }
      var fact = fact
      fact.roles.append(("when", day..<day + 1))
      return fact
    }
  }

  /// Two foods or two people beside one another are two values, "every" and "Tuesday" one.
  private func startsNewValue(_ at: Int, _ role: String) -> Bool {
    guard ["who", "what", "food"].contains(role) else { return false }
    return isNamed(pieces[at].kind) && isNamed(pieces[at - 1].kind)
  }

  private func isNamed(_ kind: Piece.Kind) -> Bool {
    switch kind {
    case .person, .role, .name, .food, .pronoun: true
    default: false
    }
  }

  /// Whether the piece says something that may not be passed over.
  func isTelling(_ at: Int) -> Bool { scan.heat.values(pieces[at].tokens) > 0 }

  private func startsAnew(_ open: Fact?, _ role: String, _ at: Int, _ end: Int) -> Bool {
    guard let open, let last = open.roles.last, role != "in" else { return false }
    if !Self.lists.contains(role) { return open.has(role) }
    switch role {
    case "what":
      return last.role == "who" && open.roles.first?.role == "what"
    case "who":
      return open.has("who") && (last.role != "who" || at > last.pieces.upperBound + 2)
    case "food" where open.kind == "price":
      return open.has("food") && open.has("sum")
    case "food" where open.kind.hasPrefix("less"):
      return open.has("food")
    default: return false
    }
  }

  /// What somebody avoids and what they dislike is one list; the first word of it tells which.
  private func isSameKind(_ kind: String, _ open: Fact?) -> Bool {
    let refusals: Set<String> = ["avoid", "dislike"]
    guard let open else { return false }
    return kind == open.kind || refusals.contains(kind) && refusals.contains(open.kind)
  }

  private static let lists: Set<String> = ["who", "what", "food", "amount", "in"]

  /// Whether words within the fact turn it round: guests who do not come, what may be had again. Such a fact is never
  /// written.
  func isTurned(_ fact: Fact) -> Bool {
    guard let first = fact.pieces.min(), let last = fact.pieces.max() else { return true }
    let tokens = pieces[first].tokens.lowerBound..<pieces[last].tokens.upperBound
    if isUnlikely(fact, in: tokens) || PlanFactDoubts(scan: scan, pieces: pieces).isOfPlan(fact, in: tokens) {
      return true
    }
    let isNegated = tokens.contains { scan.lexicon.negations.contains(scan.ids[$0]) }
    switch fact.kind {
    case "plan":
      // "Please do not plan the week".
      let before = max(0, tokens.lowerBound - 4)..<tokens.lowerBound
      return isNegated || before.contains { scan.lexicon.negations.contains(scan.ids[$0]) }
    case "has":
      // "Still need a can of beans", "add milk": what is to be bought is not at home.
      let before = max(0, tokens.lowerBound - 3)..<tokens.lowerBound
      // "I need dishwasher tablets and a gallon of milk".
      let sentence = ((0..<tokens.lowerBound).last { scan.tokens[$0].kind == .end } ?? 0)..<tokens.lowerBound
      if sentence.contains(where: { ["need", "needs"].contains(scan.word($0)) }) { return true }
      // Portions are of a dish, of whose name the table may know one food ("4 portions of quinoa chaufa").
      return isNegated || before.contains { Self.wanting.contains(scan.word($0)) }
        || (before.lowerBound..<tokens.upperBound).contains { Self.helpings.contains(scan.word($0)) }
        || tokens.contains { ["need", "needs", "missing"].contains(scan.word($0)) }
    case "guest", "heads", "movein", "age", "size": return isNegated
    case "avoid", "dislike":
      if tokens.contains(where: { at in
        scan.lexicon.lifting.longest(scan.ids, from: at).map { $0 <= tokens.upperBound } ?? false
      }) {
        return true
      }
      // Refused in so many words, or surely.
      let isRefused =
        isNegated || tokens.contains { scan.lexicon.harm.contains(scan.ids[$0]) || scan.word($0) == "free" }
      let isDiet = fact.roles.contains { $0.role == "what" && pieces[$0.pieces.lowerBound].list == "diet" }
      return !isRefused && !isDiet && fact.margin < 600
    default: return false
    }
  }

  private static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings",
  ]
  private static let wanting: Set<String> = [
    "need", "needs", "missing", "want", "wants", "add", "buy", "get", "list",
  ]
}
