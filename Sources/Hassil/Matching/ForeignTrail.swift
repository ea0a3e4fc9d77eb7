/// What the ways through a sentence have behind them: the rules they are inside of, what they captured and
/// what the values said add to the context. Linked lists that share their beginnings, each named by the
/// number of its last link; 0 is an empty list.
struct ForeignTrail {
  /// What goes on when a rule, or a part of a permutation, is done.
  enum Frame: Hashable {
    /// The step behind the call.
    case rule(Int32)
    /// The permutation's step, and the parts begun, as bits.
    case permutation(Int32, begun: UInt32)
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
    /// Index into the program's values.
    var value: Int32
  }

  private static let deepest = 20_000

  private var frames: [Link<Frame>] = []
  private var frameIndex: [FrameKey: Int32] = [:]
  private var captures: [Link<ForeignReading.Capture>] = []
  private var contexts: [ContextKey] = []
  private var contextIndex: [ContextKey: Int32] = [:]

  /// Forgets the frames and captures of the sentence before; contexts are the line's.
  mutating func beginSentence() {
    frames.removeAll(keepingCapacity: true)
    frameIndex.removeAll(keepingCapacity: true)
    captures.removeAll(keepingCapacity: true)
  }

  /// False when so many rules were entered that the sentence is given up.
  var hasRoom: Bool { frames.count < Self.deepest }

  /// The list with one frame more; the same one gets the same number.
  mutating func push(_ frame: Frame, on parent: Int32) -> Int32 {
    let key = FrameKey(parent: parent, frame: frame)
    if let known = frameIndex[key] { return known }
    frames.append(Link(parent: parent, content: frame))
    frameIndex[key] = Int32(frames.count)
    return Int32(frames.count)
  }

  /// The last frame and the list without it; nil for an empty list.
  func pop(_ stack: Int32) -> (frame: Frame, parent: Int32)? {
    guard stack > 0 else { return nil }
    let top = frames[Int(stack) - 1]
    return (top.content, top.parent)
  }

  /// The list with one capture more.
  mutating func add(_ capture: ForeignReading.Capture, to parent: Int32) -> Int32 {
    captures.append(Link(parent: parent, content: capture))
    return Int32(captures.count)
  }

  /// The captures in the order said.
  func captured(_ last: Int32) -> [ForeignReading.Capture] {
    var result: [ForeignReading.Capture] = []
    var at = last
    while at > 0 {
      let link = captures[Int(at) - 1]
      result.append(link.content)
      at = link.parent
    }
    return result.reversed()
  }

  /// The list with one value more, whose context counts; the same one gets the same number.
  mutating func add(value: Int32, to parent: Int32) -> Int32 {
    let key = ContextKey(parent: parent, value: value)
    if let known = contextIndex[key] { return known }
    contexts.append(key)
    contextIndex[key] = Int32(contexts.count)
    return Int32(contexts.count)
  }

  /// What the values add to the context; of one key the value said last counts.
  func context(_ last: Int32, of values: [ForeignListValue]) -> [String: ForeignValue] {
    var result: [String: ForeignValue] = [:]
    var at = last
    while at > 0 {
      let key = contexts[Int(at) - 1]
      result.merge(values[Int(key.value)].context) { known, _ in known }
      at = key.parent
    }
    return result
  }
}
