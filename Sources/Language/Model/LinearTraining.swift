/// One line to learn from.
struct TrainingLine {
  var features: [UInt32]
  /// The class it belongs to.
  var label: Int
  /// How much it counts: 1 for a line somebody wrote, less for a variant made from one.
  var weight: Float
}

/// Learns a linear model by stochastic gradient descent on the softmax loss.
///
/// Nothing but IEEE additions, multiplications, divisions and square roots in a fixed order, so that the
/// same files give the same model on every machine. Source: the maximum entropy model of Berger et al.
/// (1996); the learning rate that falls with the steps after Bottou (2010).
struct LinearTraining {
  private let classes: Int
  private let width: Int
  /// Feature ids, ascending; a row of `width` weights for each.
  private(set) var ids: [UInt32] = []
  private(set) var weights: [Float] = []
  private var index: [UInt32: Int32] = [:]

  /// Features that fewer lines have than `leastLines` say nothing and are left out.
  init(_ lines: [TrainingLine], classes: Int, epochs: Int, leastLines: Int, rate: Float, decay: Float) {
    self.classes = classes
    width = (classes + 7) / 8 * 8
    var counts: [UInt32: Int32] = [:]
    for line in lines { for id in line.features { counts[id, default: 0] += 1 } }
    ids = counts.filter { $0.value >= leastLines }.keys.sorted()
    for (row, id) in ids.enumerated() { index[id] = Int32(row) }
    weights = Array(repeating: 0, count: ids.count * width)
    learn(lines, epochs: epochs, rate: rate, decay: decay)
  }

  private mutating func learn(_ lines: [TrainingLine], epochs: Int, rate: Float, decay: Float) {
    let rows = lines.map { line in line.features.compactMap { index[$0] } }
    var order = Array(lines.indices)
    var random = UInt64(88_172_645_463_325_252)
    var scores = [Float](repeating: 0, count: width)
    let (classes, width) = (classes, width)
    var step: Float = 0
    weights.withUnsafeMutableBufferPointer { weights in
      for _ in 0..<epochs {
        for at in stride(from: order.count - 1, to: 0, by: -1) {
          random ^= random << 13
          random ^= random >> 7
          random ^= random << 17
          order.swapAt(at, Int(random % UInt64(at + 1)))
        }
        for number in order {
          let features = rows[number]
          guard !features.isEmpty else { continue }
          let scale = 1 / Float(features.count).squareRoot()
          for place in 0..<width { scores[place] = 0 }
          scores.withUnsafeMutableBufferPointer { scores in
            for row in features {
              let base = Int(row) * width
              for place in 0..<width { scores[place] += weights[base + place] }
            }
            Self.softmax(scores, classes: classes, scale: scale)
            scores[lines[number].label] -= 1
            step += 1
            let size = rate * lines[number].weight * scale / (1 + decay * step)
            for place in 0..<width { scores[place] *= size }
            for row in features {
              let base = Int(row) * width
              for place in 0..<width { weights[base + place] -= scores[place] }
            }
          }
        }
      }
    }
  }

  /// Turns sums into shares that add up to one; places past the classes become nothing.
  private static func softmax(_ scores: UnsafeMutableBufferPointer<Float>, classes: Int, scale: Float) {
    var most = -Float.greatestFiniteMagnitude
    for place in 0..<classes { most = max(most, scores[place]) }
    var sum: Float = 0
    for place in 0..<classes {
      let share = exponential((scores[place] - most) * scale)
      scores[place] = share
      sum += share
    }
    for place in 0..<classes { scores[place] /= sum }
    for place in classes..<scores.count { scores[place] = 0 }
  }

  /// e to the power of a number of at most 0, to seven digits; by halves and a short series, since the
  /// core has no mathematics library and every machine must agree.
  static func exponential(_ power: Float) -> Float {
    guard power > -80 else { return 0 }
    let twos = power * 1.442_695_04
    let whole = twos.rounded(.down)
    let rest = (twos - whole) * 0.693_147_18
    let series =
      1 + rest * (1 + rest * (0.5 + rest * (0.166_666_67 + rest * (0.041_666_668 + rest * 0.008_333_33))))
    return series * Float(bitPattern: UInt32(Int32(whole) + 127) << 23)
  }
}
