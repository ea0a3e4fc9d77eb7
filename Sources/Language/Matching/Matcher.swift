import Values

/// A value found on the way through a program.
struct Capture {
  var slot: String
  var value: SlotValue
  /// Tokens.
  var range: Range<Int>
}

/// The best way a program explains a stretch of the line.
struct ProgramMatch {
  var end: Int
  var captures: [Capture]
  /// Literal words matched.
  var literals: Int
  var weak: Int
  var unknown: Int
  /// Words of talk inside of it.
  var skipped = 0
}

/// Runs one program from one token: depth first, with a stack of choices and a limit of steps, so that no
/// line can make it run long. The longest match wins, then more literal words, then the first found.
struct Matcher {
  static let fuel = 4_000
  /// Of a frame, whose gaps give many ways.
  static let fuelOfFrames = 16_000
  /// A gap takes so many words at most.
  private static let mostSkipped = 6

  /// Plain numbers: frames are copied at every choice.
  private struct Frame {
    var step: Int
    var at: Int
    var captures: Int
    var literals: Int
    var weak: Int
    var unknown: Int
    /// Words of talk in gaps.
    var skipped = 0
    /// What this way captures first; into `pending`, -1 for nothing.
    var pending = -1
  }

  let scan: Scan
  private var captures: [Capture] = []
  private var stack: [Frame] = []
  private var pending: [ArraySlice<Capture>] = []
  private var best: ProgramMatch?
  private var limit = 0

  init(_ scan: Scan) { self.scan = scan }

  /// The best match that ends at or before `limit`.
  mutating func run(
    _ program: Program, from start: Int, limit: Int? = nil, fuel: Int = Self.fuel
  ) -> ProgramMatch? {
    self.limit = limit ?? scan.count
    captures.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    best = nil
    var now = Frame(step: 0, at: start, captures: 0, literals: 0, weak: 0, unknown: 0)
    for _ in 0..<fuel {
      if advance(&now, program) { continue }
      guard let next = stack.popLast() else { break }
      captures.removeSubrange(next.captures...)
      if next.pending >= 0 { captures += pending[next.pending] }
      now = next
      now.pending = -1
      now.captures = captures.count
    }
    return best
  }

  /// One step; false when this way ends.
  private mutating func advance(_ now: inout Frame, _ program: Program) -> Bool {
    switch program.steps[now.step] {
    case .jump(let target):
      now.step = Int(target)
    case .split(let first, let second):
      var other = now
      other.step = Int(second)
      stack.append(other)
      now.step = Int(first)
    case .word(let word):
      let at = scan.skippingSeparators(now.at)
      guard at < limit, scan.ids[at] == word else { return false }
      now.at = at + 1
      now.literals += 1
      now.step += 1
    case .entity(let entity, let plan):
      let at = scan.skippingSeparators(now.at)
      let singles = scan.matches(entity, at: at)
      if singles.isEmpty { return false }
      return take(readings(singles, entity, program.plans[Int(plan)], at: at), &now)
    case .range(let range, let plan):
      let at = scan.skippingSeparators(now.at)
      guard let number = NumberParser(scan: scan).wholeNumber(at: at), range.contains(number.value) else {
        return false
      }
      let match = EntityMatch(end: number.end, value: .number(.init(number.value)))
      return take([reading(match, program.plans[Int(plan)], from: at)], &now)
    case .gap:
      now.step += 1
      var at = now.at
      var behind: [Frame] = []
      while at < limit, at - now.at < Self.mostSkipped, scan.mayPassOver(at) {
        at += 1
        var frame = now
        frame.at = at
        frame.skipped += at - now.at
        behind.append(frame)
      }
      stack += behind.reversed()
    case .accept:
      keep(now)
      return false
    }
    return true
  }

  private struct Reading {
    /// A stretch of what its chain captures: the readings of one chain share it.
    var captures: ArraySlice<Capture>
    var end: Int
    var weak: Int
    var unknown: Int
  }

  /// Goes on with the first reading and leaves the others for later.
  private mutating func take(_ readings: [Reading], _ now: inout Frame) -> Bool {
    guard let first = readings.first else { return false }
    now.step += 1
    for other in readings.dropFirst().reversed() {
      var frame = now
      frame.at = other.end
      frame.weak += other.weak
      frame.unknown += other.unknown
      frame.pending = pending.count
      pending.append(other.captures)
      stack.append(frame)
    }
    captures += first.captures
    now.captures = captures.count
    now.at = first.end
    now.weak += first.weak
    now.unknown += first.unknown
    return true
  }

  private func readings(
    _ singles: [EntityMatch], _ entity: Int32, _ plan: CapturePlan, at start: Int
  ) -> [Reading] {
    // What a list has is a name, whatever its words: "Whole Foods".
    let singles =
      plan.isName
      ? singles.filter { match in
        if case .item = match.value { true } else { scan.isName(start..<match.end) }
      } : singles
    let result = singles.map { reading($0, plan, from: start) }
    guard plan.many, let first = singles.first else { return result }
    var chain = [(first, start)]
    while chain.count < 20, let last = chain.last, let at = scan.joined(last.0.end),
      let next = scan.matches(entity, at: at).first
    {
      chain.append((next, at))
    }
    return chain.count == 1 ? result : longer(chain, plan) + result
  }

  /// Two and more links of a chain of values, the most first.
  private func longer(_ chain: [(EntityMatch, Int)], _ plan: CapturePlan) -> [Reading] {
    let parts = chain.map { captures($0.0, plan, from: $0.1) }
    let all = parts.flatMap { $0 }
    var (count, weak, unknown) = (0, 0, 0)
    let readings = zip(chain, parts).map { link, part in
      count += part.count
      weak += link.0.isWeak ? 1 : 0
      unknown += link.0.isUnknown ? 1 : 0
      return Reading(captures: all[..<count], end: link.0.end, weak: weak, unknown: unknown)
    }
    return readings.dropFirst().reversed()
  }

  private func reading(_ match: EntityMatch, _ plan: CapturePlan, from start: Int) -> Reading {
    Reading(
      captures: captures(match, plan, from: start)[...], end: match.end,
      weak: match.isWeak ? 1 : 0, unknown: match.isUnknown ? 1 : 0)
  }

  private func captures(_ match: EntityMatch, _ plan: CapturePlan, from start: Int) -> [Capture] {
    ([match.value] + match.others).map { value in
      var value = value
      if case .minutes(let minutes, .exactly) = value { value = .minutes(minutes, plan.bound) }
      if case .text("") = value { value = .text(scan.utterance.text(tokens: start..<match.end)) }
      return Capture(slot: plan.slot, value: value, range: start..<match.end)
    }
  }

  private mutating func keep(_ now: Frame) {
    guard now.at <= limit else { return }
    if let best,
      (best.end, -best.skipped, best.literals, -best.weak) >= (
        now.at, -now.skipped, now.literals, -now.weak
      )
    {
      return
    }
    best = ProgramMatch(
      end: now.at, captures: captures, literals: now.literals, weak: now.weak, unknown: now.unknown,
      skipped: now.skipped)
  }
}
