/// One step of a compiled template.
enum Step: Sendable {
  case word(Int32)
  /// An entity of the recogniser's table into a slot.
  case entity(Int32, CapturePlan)
  case range(ClosedRange<Int>, CapturePlan)
  case jump(Int32)
  /// Tries the first, then the second.
  case split(Int32, Int32)
  case accept
}

/// Where a captured value goes and how it is read.
struct CapturePlan: Sendable {
  var slot: String
  var many = false
  var bound: Bound = .exactly
}

/// A compiled template and where it comes from.
struct Program: Sendable {
  enum Owner: Sendable {
    /// Index into the grammar's intents.
    case intent(Int)
    /// Index into the grammar's details.
    case detail(Int)
    /// Index into the grammar's answers; a bare entity's own answer is -1.
    case answer(Int)
  }

  var steps: [Step]
  var owner: Owner
  var set: [SlotBinding] = []
  var requires: [Fact] = []
  var excludes: [Fact] = []
  var response: String?
  /// One word at least of each set stands in every line it matches; at most two sets, the smallest.
  var needs: [Set<Int32>] = []

  /// Whether a line with these words can match at all.
  func isPossible(_ words: Set<Int32>) -> Bool {
    needs.allSatisfy { need in
      need.count < words.count ? need.contains(where: words.contains) : words.contains(where: need.contains)
    }
  }

  func isOpen(_ facts: [String: String]) -> Bool {
    if requires.isEmpty, excludes.isEmpty { return true }
    return requires.allSatisfy { $0.holds(in: facts) } && !excludes.contains { $0.holds(in: facts) }
  }
}

/// Programs by what they can begin with, so that a line only tries those that can match.
struct ProgramIndex: Sendable {
  private(set) var programs: [Program] = []
  private(set) var byWord: [Int32: [Int32]] = [:]
  /// By entity index, in order of first use.
  private(set) var byEntity: [(entity: Int32, programs: [Int32])] = []

  /// Adds a program; `number` is the entity that a range begins with.
  mutating func add(_ program: Program, number: Int32) {
    let index = Int32(programs.count)
    programs.append(program)
    var seen = Set<Int>()
    var words = Set<Int32>()
    var entities = Set<Int32>()
    var open = [0]
    while let at = open.popLast() {
      guard seen.insert(at).inserted else { continue }
      switch program.steps[at] {
      case .word(let word): words.insert(word)
      case .entity(let entity, _): entities.insert(entity)
      case .range: entities.insert(number)
      case .jump(let target): open.append(Int(target))
      case .split(let first, let second): open += [Int(first), Int(second)]
      case .accept: break
      }
    }
    for word in words { byWord[word, default: []].append(index) }
    for entity in entities.sorted() {
      if let place = byEntity.firstIndex(where: { $0.entity == entity }) {
        byEntity[place].programs.append(index)
      } else {
        byEntity.append((entity, [index]))
      }
    }
  }
}
