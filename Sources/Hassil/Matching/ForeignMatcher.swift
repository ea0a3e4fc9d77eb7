/// Runs one sentence over a line: depth first, each place of the sentence at each place of the line only
/// again when the way there was better, and with a limit, so that no line can make it run long.
struct ForeignMatcher {
  /// A place of the sentence at a place of the line, and how it was reached.
  struct Way {
    var step: Int32
    var at: Int
    var need = ForeignNeed.any
    // Lists of the trail.
    var stack: Int32 = 0
    var captured: Int32 = 0
    var context: Int32 = 0
    var rank = ForeignRank()
  }

  /// What tells two ways apart that go on alike.
  private struct Place: Hashable {
    var step, at, stack, context: Int32
    var need: UInt8
    var hasWildcard: Bool
  }

  private static let mostSteps = 40_000

  let program: ForeignProgram
  let said: SaidText
  /// Whether the conditions of a list value hold.
  let allows: (ForeignListValue) -> Bool
  private var open: [Way] = []
  var trail = ForeignTrail()
  private var seen: [Place: ForeignRank] = [:]

  init(_ program: ForeignProgram, _ said: SaidText, allows: @escaping (ForeignListValue) -> Bool) {
    (self.program, self.said, self.allows) = (program, said, allows)
  }

  /// The best reading of the line by the sentence that begins there; of equals the first found. Only
  /// readings that `accepts` takes count.
  mutating func best(from step: Int32, accepts: ([String: ForeignValue]) -> Bool) -> ForeignReading? {
    open.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    trail.beginSentence()
    open.append(Way(step: step, at: 0))
    var best: ForeignReading?
    for _ in 0..<Self.mostSteps {
      guard let way = open.popLast() else { break }
      guard isBetter(way) else { continue }
      guard let done = run(way), best.map({ $0.rank < done.rank }) ?? true else { continue }
      let context = trail.context(done.context, of: program.values)
      if accepts(context) {
        best = ForeignReading(captures: trail.captured(done.captured), context: context, rank: done.rank)
      }
    }
    return best
  }

  /// False for a place that was reached at least as well before.
  private mutating func isBetter(_ way: Way) -> Bool {
    let place = Place(
      step: way.step, at: Int32(way.at), stack: way.stack, context: way.context, need: way.need.rawValue,
      hasWildcard: way.rank.hasWildcard)
    if let known = seen[place], known >= way.rank { return false }
    seen[place] = way.rank
    return true
  }

  /// Follows one way as far as there is one; the way itself when it ends with the line.
  private mutating func run(_ start: Way) -> Way? {
    var way = start
    while true {
      switch program.steps[Int(way.step)] {
      case .gap: way.need = .gap
      case .edge(let isWord): if way.need != .gap { way.need = isWord ? .word : .any }
      case .literal(let letters):
        way.rank.literals += letters.count
        let ends = said.ends(of: letters, at: way.at, way.need)
        guard let end = ends.first else { return nil }
        way.need = .none
        way.step += 1
        for other in ends.dropFirst().reversed() { push(way) { $0.at = other } }
        way.at = end
        continue
      case .jump(let target):
        way.step = target
        continue
      case .call(let target):
        guard trail.hasRoom else { return nil }
        way.stack = trail.push(.rule(way.step + 1), on: way.stack)
        way.step = target
        continue
      case .choice(let targets):
        for target in targets.reversed() { push(way) { $0.step = target } }
        return nil
      case .permutation(let parts, _):
        begin(parts, of: way.step, begun: 0, way)
        return nil
      case .back:
        guard let top = trail.pop(way.stack) else { return nil }
        way.stack = top.parent
        switch top.frame {
        case .rule(let step): way.step = step
        case .permutation(let step, let begun):
          guard case .permutation(let parts, let next) = program.steps[Int(step)] else { return nil }
          if begun.nonzeroBitCount < parts.count {
            way.need = .gap
            begin(parts, of: step, begun: begun, way)
            return nil
          }
          way.step = next
        }
        continue
      case .list(let list, let slot):
        take(program.lists[Int(list)], slot, way)
        return nil
      case .range(let range, let slot):
        take(range, slot, way)
        return nil
      case .wildcard(let slot, let endsInWord):
        takeAny(slot, endsInWord: endsInWord, way)
        return nil
      case .accept:
        // Words to skip alone say nothing, even to a sentence that may be empty.
        let saysSomething = way.rank.literals > 0 || way.captured > 0
        return saysSomething && said.reachable(way.at).contains(said.count) ? way : nil
      }
      way.step += 1
    }
  }

  /// Leaves a way for later, changed.
  mutating func push(_ way: Way, _ change: (inout Way) -> Void) {
    var way = way
    change(&way)
    open.append(way)
  }

  /// Leaves for later each part of a permutation that was not begun.
  private mutating func begin(_ parts: [Int32], of step: Int32, begun: UInt32, _ way: Way) {
    for (index, part) in parts.enumerated().reversed() where begun & (1 << UInt32(index)) == 0 {
      let stack = trail.push(.permutation(step, begun: begun | 1 << UInt32(index)), on: way.stack)
      push(way) {
        $0.step = part
        $0.stack = stack
      }
    }
  }
}
