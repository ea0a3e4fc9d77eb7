/// One step of a compiled template. Plain numbers, so that looking at one costs no counting of references.
enum Step: Sendable {
  case word(Int32)
  /// An entity of the recogniser's table, by the plan of that number.
  case entity(Int32, plan: Int32)
  case range(SteppedRange, plan: Int32)
  case jump(Int32)
  /// Tries the first, then the second.
  case split(Int32, Int32)
  /// A few words of talk, or none.
  case gap
  case accept
}

/// Where a captured value goes and how it is read.
struct CapturePlan: Sendable {
  var slot: String
  var many = false
  /// Free text is a name.
  var isName = false
  var bound: Bound = .exactly
}

/// A compiled template and where it comes from. A class, since a line looks at hundreds of them.
final class Program: Sendable {
  enum Owner: Sendable {
    /// Index into the grammar's intents.
    case intent(Int)
    /// Index into the grammar's details.
    case detail(Int)
    /// Index into the grammar's rewrites.
    case rewrite(Int)
    /// Index into the grammar's answers; a bare entity's own answer is -1.
    case answer(Int)
  }

  let steps: [Step]
  let plans: [CapturePlan]
  let owner: Owner
  let set: [SlotBinding]
  let requires: [Fact]
  let excludes: [Fact]
  let response: String?
  /// Its text, as the file has it; "" for what no file declares.
  let template: String
  /// One word at least of each set stands in every line it matches; at most two sets, the smallest.
  let needs: [Set<Int32>]

  init(
    steps: [Step], plans: [CapturePlan], owner: Owner, set: [SlotBinding] = [], requires: [Fact] = [],
    excludes: [Fact] = [],
    response: String? = nil, template: String = "", needs: [Set<Int32>] = []
  ) {
    self.steps = steps
    self.plans = plans
    self.owner = owner
    self.set = set
    self.requires = requires
    self.excludes = excludes
    self.response = response
    self.template = template
    self.needs = needs
  }

  func isOpen(_ facts: [String: String]) -> Bool {
    if requires.isEmpty, excludes.isEmpty { return true }
    return requires.allSatisfy { $0.holds(in: facts) } && !excludes.contains { $0.holds(in: facts) }
  }
}

/// Programs by what they can begin with and by the words they cannot do without, so that a line only
/// tries those that can match.
struct ProgramIndex: Sendable {
  private(set) var programs: [Program] = []
  /// Its programs are frames: they may stand anywhere in a line.
  var isOfFrames = false
  private var byWord: [Int32: [Int32]] = [:]
  /// By entity index, in order of first use.
  private var byEntity: [(entity: Int32, programs: [Int32])] = []
  /// By a needed word: the programs, and which of their needs it meets.
  private var needing: [Int32: [(program: Int32, need: UInt8)]] = [:]
  /// By program: all its needs.
  private var needs: [UInt8] = []

  /// Adds a program; `number` is the entity that a range begins with.
  mutating func add(_ program: Program, number: Int32) {
    let index = Int32(programs.count)
    programs.append(program)
    needs.append(UInt8(1 << program.needs.count) - 1)
    for (place, words) in program.needs.enumerated() {
      for word in words { needing[word, default: []].append((index, 1 << UInt8(place))) }
    }
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
      case .gap: open.append(at + 1)
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

  /// What a line with these words can match at all.
  func possible(_ words: Set<Int32>) -> PossiblePrograms {
    var met = [UInt8](repeating: 0, count: programs.count)
    for word in words {
      for (program, need) in needing[word] ?? [] { met[Int(program)] |= need }
    }
    var result = PossiblePrograms()
    for word in words {
      let starting = (byWord[word] ?? []).filter { met[Int($0)] == needs[Int($0)] }
      if !starting.isEmpty { result.byWord[word] = starting }
    }
    for entry in byEntity {
      let starting = entry.programs.filter { met[Int($0)] == needs[Int($0)] }
      if !starting.isEmpty { result.byEntity.append((entry.entity, starting)) }
    }
    return result
  }
}

/// The programs that one line can match, by what they begin with.
struct PossiblePrograms {
  fileprivate(set) var byWord: [Int32: [Int32]] = [:]
  fileprivate(set) var byEntity: [(entity: Int32, programs: [Int32])] = []
}
