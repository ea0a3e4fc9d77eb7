import Values

extension RoleModel {
  /// Learns from marked sayings; `recognizer` reads their pieces. The same sayings give the same model on every
  /// machine: nothing but whole numbers in a fixed order.
  package init(learnedFrom sayings: [MarkedSaying], _ recognizer: Recognizer, epochs: Int = 8) {
    let now = CivilTime(day: Day(year: 2026, month: 3, day: 2)!, hour: 17, minute: 0)
    let words = ModelWords(concepts: recognizer.grammar.concepts, names: [])
    var lines: [(features: [[UInt32]], labels: [String])] = []
    for saying in sayings {
      let own = recognizer.knowing(people: saying.people)
      let scan = own.scan(saying.text, RecognitionContext(now: now))
      let pieces = scan.pieces()
      guard !pieces.isEmpty else { continue }
      lines.append((PieceFeatures(pieces, scan, words).ids, saying.labels(pieces, scan)))
    }
    let labels = [Self.none] + Set(lines.flatMap(\.labels)).subtracting([Self.none]).sorted()
    let number = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    var counts: [UInt32: Int] = [:]
    for line in lines { for own in line.features { for id in own { counts[id, default: 0] += 1 } } }
    let ids = counts.filter { $0.value >= Self.leastPieces }.keys.sorted()
    let rows = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, Int32($0)) })
    let rowed = lines.map { line in line.features.map { $0.compactMap { rows[$0] } } }
    let truths = lines.map { $0.labels.map { number[$0] ?? 0 } }
    var training = ChainTraining(rows: ids.count, labels: labels)
    training.learn(rowed, truths, epochs: epochs)
    let (weights, moves) = training.averaged()
    self.init(labels: labels, words: words, ids: ids, weights: weights, moves: moves)
  }

  /// Features that fewer pieces have say nothing.
  private static let leastPieces = 2
}

/// Learns the weights of a chain by the averaged perceptron. A label's weight is the sum of its own, that of its kind
/// of fact and that of its role, so that what is learned of one kind or role helps the others.
struct ChainTraining {
  let width: Int
  /// By label: the columns of its own, of its kind and of its role.
  private let columns: [[Int]]
  private let rowWidth: Int
  private var weights: [Int32]
  private var sums: [Int64]
  /// By row and label: what the columns add up to.
  private var folded: [Int32]
  private var moves: [Int32]
  private var moveSums: [Int64]
  /// By column: the labels that have it.
  private let members: [[Int]]
  private var step: Int64 = 1

  init(rows: Int, labels: [String]) {
    width = labels.count
    let kinds = Array(Set(labels.map { String($0.prefix { $0 != "." }) })).sorted()
    let roles = Array(Set(labels.map { String($0.drop { $0 != "." }) })).sorted()
    columns = labels.enumerated().map { place, label in
      let kind = kinds.firstIndex(of: String(label.prefix { $0 != "." }))!
      let role = roles.firstIndex(of: String(label.drop { $0 != "." }))!
      return [place, labels.count + kind, labels.count + kinds.count + role]
    }
    rowWidth = labels.count + kinds.count + roles.count
    var members = Array(repeating: [Int](), count: rowWidth)
    for (label, own) in columns.enumerated() { for column in own { members[column].append(label) } }
    self.members = members
    weights = Array(repeating: 0, count: rows * rowWidth)
    sums = Array(repeating: 0, count: rows * rowWidth)
    folded = Array(repeating: 0, count: rows * labels.count)
    moves = Array(repeating: 0, count: width * width)
    moveSums = Array(repeating: 0, count: width * width)
  }

  mutating func learn(_ lines: [[[Int32]]], _ truths: [[Int]], epochs: Int) {
    var order = Array(lines.indices)
    var random = SplitMix64(seed: 7)
    for _ in 0..<epochs {
      for at in stride(from: order.count - 1, to: 0, by: -1) {
        order.swapAt(at, Int(random.next() % UInt64(at + 1)))
      }
      for number in order { learn(lines[number], truths[number]) }
    }
  }

  /// One line: where the best path errs, the truth's weights rise and the path's fall. A wrong label starts with a
  /// head start, so that the truth must win clearly.
  private mutating func learn(_ line: [[Int32]], _ truth: [Int]) {
    var scores = [Int32](repeating: 0, count: line.count * width)
    scores.withUnsafeMutableBufferPointer { scores in
      folded.withUnsafeBufferPointer { folded in
        for (place, rows) in line.enumerated() {
          let base = place * width
          for row in rows {
            let from = Int(row) * width
            for label in 0..<width { scores[base + label] &+= folded[from + label] }
          }
          for label in 0..<width where label != truth[place] { scores[base + label] &+= Self.headStart }
        }
      }
    }
    let best = Self.path(scores, moves, width)
    step += 1
    guard best != truth else { return }
    for place in truth.indices {
      if best[place] != truth[place] {
        for row in line[place] {
          change(Int(row), truth[place], 1)
          change(Int(row), best[place], -1)
        }
      }
      guard place > 0 else { continue }
      let (right, wrong) = (truth[place - 1] * width + truth[place], best[place - 1] * width + best[place])
      if right != wrong {
        moves[right] += Self.moveStep
        moveSums[right] += Int64(Self.moveStep) * step
        moves[wrong] -= Self.moveStep
        moveSums[wrong] -= Int64(Self.moveStep) * step
      }
    }
  }

  private static let headStart: Int32 = 12
  private static let moveStep: Int32 = 3

  private mutating func change(_ row: Int, _ label: Int, _ by: Int32) {
    for column in columns[label] {
      weights[row * rowWidth + column] += by
      sums[row * rowWidth + column] += Int64(by) * step
      for member in members[column] { folded[row * width + member] += by }
    }
  }

  static func path(_ scores: [Int32], _ moves: [Int32], _ width: Int) -> [Int] {
    let count = scores.count / width
    var from = [UInt16](repeating: 0, count: scores.count)
    var before = Array(scores[0..<width])
    var after = before
    moves.withUnsafeBufferPointer { moves in
      for place in 1..<max(1, count) {
        for label in 0..<width { after[label] = Int32.min }
        for source in 0..<width {
          let base = before[source]
          for label in 0..<width {
            let score = base &+ moves[source * width + label]
            if score > after[label] {
              after[label] = score
              from[place * width + label] = UInt16(source)
            }
          }
        }
        for label in 0..<width { before[label] = after[label] &+ scores[place * width + label] }
      }
    }
    var labels = [Int](repeating: 0, count: count)
    labels[count - 1] = (0..<width).max { (before[$0], -$0) < (before[$1], -$1) } ?? 0
    for place in stride(from: count - 2, through: 0, by: -1) {
      labels[place] = Int(from[(place + 1) * width + labels[place + 1]])
    }
    return labels
  }

  /// The mean of the weights over all steps, as eighths.
  func averaged() -> (weights: [Int16], moves: [Int32]) {
    func mean(_ value: Int32, _ sum: Int64) -> Int64 { (Int64(value) * step - sum) * 8 / step }
    var result = [Int16](repeating: 0, count: folded.count)
    for row in 0..<folded.count / max(1, width) {
      for label in 0..<width {
        let sum = columns[label].reduce(Int64(0)) {
          $0 + mean(weights[row * rowWidth + $1], sums[row * rowWidth + $1])
        }
        result[row * width + label] = Int16(clamping: sum)
      }
    }
    return (result, zip(moves, moveSums).map { Int32(clamping: mean($0, $1)) })
  }
}
