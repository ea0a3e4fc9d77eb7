/// Runs one sentence over a line: depth first, each place of the sentence at each place of the line only
/// again when the way there was better, and with a limit, so that no line can make it run long.
struct ForeignMatcher {
  private enum Frame: Hashable {
    case rule(Int32)
    /// The parts begun, as bits.
    case permutation(Int32, begun: UInt32)
  }

  private struct Way {
    var step: Int32
    var at: Int
    var need = ForeignNeed.any
    /// Into the frames; 0 for none.
    var stack: Int32 = 0
    /// Into the captures; 0 for none.
    var captured: Int32 = 0
    /// Into the contexts; 0 for none.
    var context: Int32 = 0
    var rank = ForeignRank()
  }

  private struct Place: Hashable {
    var step: Int32
    var at: Int32
    var stack: Int32
    var context: Int32
    var need: UInt8
    var hasWildcard: Bool
  }

  private struct Link<Content> {
    var parent: Int32
    var content: Content
  }

  private struct FrameKey: Hashable {
    var parent: Int32
    var frame: Frame
  }

  private struct ContextKey: Hashable {
    var parent: Int32
    var value: Int32
  }

  private static let mostSteps = 40_000
  private static let deepest: Int32 = 20_000

  private let program: ForeignProgram
  private let said: SaidText
  /// Whether a list value may be used, and whether a reading is one after all.
  private let allows: (ForeignListValue) -> Bool
  private var open: [Way] = []
  private var frames: [Link<Frame>] = []
  private var frameIndex: [FrameKey: Int32] = [:]
  private var captures: [Link<ForeignReading.Capture>] = []
  private var contexts: [ContextKey] = []
  private var contextIndex: [ContextKey: Int32] = [:]
  private var seen: [Place: ForeignRank] = [:]

  init(_ program: ForeignProgram, _ said: SaidText, allows: @escaping (ForeignListValue) -> Bool) {
    self.program = program
    self.said = said
    self.allows = allows
  }

  /// The best reading of the line by the sentence that begins there; of equals the first found. Only
  /// readings that `accepts` takes count.
  mutating func best(from step: Int32, accepts: ([String: ForeignValue]) -> Bool) -> ForeignReading? {
    open.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    frameIndex.removeAll(keepingCapacity: true)
    captures.removeAll(keepingCapacity: true)
    open.append(Way(step: step, at: 0))
    var best: ForeignReading?
    for _ in 0..<Self.mostSteps {
      guard let way = open.popLast() else { break }
      guard isBetter(way) else { continue }
      guard let done = run(way), best.map({ $0.rank < done.rank }) ?? true else { continue }
      let context = context(done.context)
      if accepts(context) {
        best = ForeignReading(captures: captured(done.captured), context: context, rank: done.rank)
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
        guard frames.count < Self.deepest else { return nil }
        way.stack = frame(.rule(way.step + 1), above: way.stack)
        way.step = target
        continue
      case .choice(let targets):
        for target in targets.reversed() { push(way) { $0.step = target } }
        return nil
      case .permutation(let parts, _):
        begin(parts, of: way.step, begun: 0, way)
        return nil
      case .back:
        guard way.stack > 0 else { return nil }
        let top = frames[Int(way.stack) - 1]
        way.stack = top.parent
        switch top.content {
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

  private mutating func push(_ way: Way, _ change: (inout Way) -> Void) {
    var way = way
    change(&way)
    open.append(way)
  }

  private mutating func begin(_ parts: [Int32], of step: Int32, begun: UInt32, _ way: Way) {
    for (index, part) in parts.enumerated().reversed() where begun & (1 << UInt32(index)) == 0 {
      let stack = frame(.permutation(step, begun: begun | 1 << UInt32(index)), above: way.stack)
      push(way) {
        $0.step = part
        $0.stack = stack
      }
    }
  }

  private mutating func frame(_ frame: Frame, above parent: Int32) -> Int32 {
    let key = FrameKey(parent: parent, frame: frame)
    if let known = frameIndex[key] { return known }
    frames.append(Link(parent: parent, content: frame))
    frameIndex[key] = Int32(frames.count)
    return Int32(frames.count)
  }

  // MARK: Slots

  private mutating func take(_ list: ForeignWordings, _ slot: String, _ way: Way) {
    var found: [(wording: ForeignWordings.Wording, end: Int)] = []
    for at in said.places(way.at, way.need) {
      for wording in list.byLetter[said.letters[at].scalar] ?? [] {
        guard allows(program.values[Int(wording.value)]) else { continue }
        for end in said.ends(of: wording.letters, at: at, .any, skips: false) { found.append((wording, end)) }
      }
    }
    for (wording, end) in found.reversed() {
      let value = program.values[Int(wording.value)]
      let context = value.context.isEmpty ? way.context : context(wording.value, above: way.context)
      let capture = ForeignReading.Capture(
        slot: slot, value: value.out ?? .text(wording.text), metadata: value.metadata)
      go(on: way, end: end, capture) { $0.context = context }
    }
  }

  private mutating func take(_ range: ForeignRange, _ slot: String, _ way: Way) {
    for at in said.places(way.at, way.need).reversed() {
      for number in said.numbers(at: at).reversed() {
        guard range.allowsDigits || !number.usesDigits, range.allowsWords || !number.usesWords,
          let value = range.value(of: number.value)
        else { continue }
        go(on: way, end: number.end, .init(slot: slot, value: .number(value))) { _ in }
      }
    }
  }

  private mutating func takeAny(_ slot: String, endsInWord: Bool, _ way: Way) {
    guard way.at < said.count, said.fits(way.at, way.need) else { return }
    for end in (way.at + 1...said.count).reversed() where endsInWord || said.isWordEdge(end) {
      guard let range = said.withoutSkipped(way.at..<end) else { continue }
      go(on: way, end: end, .init(slot: slot, value: .text(said.text(range)))) {
        $0.rank.hasWildcard = true
        $0.rank.wild += range.count
      }
    }
  }

  private mutating func go(
    on way: Way, end: Int, _ capture: ForeignReading.Capture, _ change: (inout Way) -> Void
  ) {
    captures.append(Link(parent: way.captured, content: capture))
    let captured = Int32(captures.count)
    push(way) {
      $0.step += 1
      $0.at = end
      $0.need = .any
      $0.captured = captured
      change(&$0)
    }
  }

  private func captured(_ last: Int32) -> [ForeignReading.Capture] {
    var result: [ForeignReading.Capture] = []
    var at = last
    while at > 0 {
      let link = captures[Int(at) - 1]
      result.append(link.content)
      at = link.parent
    }
    return result.reversed()
  }

  private mutating func context(_ value: Int32, above parent: Int32) -> Int32 {
    let key = ContextKey(parent: parent, value: value)
    if let known = contextIndex[key] { return known }
    contexts.append(key)
    contextIndex[key] = Int32(contexts.count)
    return Int32(contexts.count)
  }

  private func context(_ last: Int32) -> [String: ForeignValue] {
    var result: [String: ForeignValue] = [:]
    var at = last
    while at > 0 {
      let key = contexts[Int(at) - 1]
      result.merge(program.values[Int(key.value)].context) { known, _ in known }
      at = key.parent
    }
    return result
  }
}
