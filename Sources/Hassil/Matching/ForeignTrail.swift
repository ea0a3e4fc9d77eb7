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

  private struct Link<Content: Hashable>: Hashable {
    var parent: Int32
    var content: Content
  }

  private static let deepest = 20_000

  private var frames: [Link<Frame>] = []
  private var frameIndex: [Link<Frame>: Int32] = [:]
  private var captures: [Link<ForeignReading.Capture>] = []
  /// Of indices into the program's values.
  private var contexts: [Link<Int32>] = []
  private var contextIndex: [Link<Int32>: Int32] = [:]

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
    Self.number(of: Link(parent: parent, content: frame), in: &frames, &frameIndex)
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
    Self.contents(of: captures, to: last).reversed()
  }

  /// The list with one value more, whose context counts; the same one gets the same number.
  mutating func add(value: Int32, to parent: Int32) -> Int32 {
    Self.number(of: Link(parent: parent, content: value), in: &contexts, &contextIndex)
  }

  /// What the values add to the context; of one key the value said last counts.
  func context(_ last: Int32, of values: [ForeignListValue]) -> [String: ForeignValue] {
    Self.contents(of: contexts, to: last).reduce(into: [:]) { result, value in
      result.merge(values[Int(value)].context) { known, _ in known }
    }
  }

  private static func number<Content>(
    of link: Link<Content>, in links: inout [Link<Content>], _ index: inout [Link<Content>: Int32]
  ) -> Int32 {
    if let known = index[link] { return known }
    links.append(link)
    index[link] = Int32(links.count)
    return Int32(links.count)
  }

  /// The last one first.
  private static func contents<Content>(of links: [Link<Content>], to last: Int32) -> [Content] {
    var result: [Content] = []
    var at = last
    while at > 0 {
      result.append(links[Int(at) - 1].content)
      at = links[Int(at) - 1].parent
    }
    return result
  }
}
