/// One line to learn from.
struct TrainingLine {
  var features: [UInt32]
  /// The class it belongs to.
  var label: Int
  /// How much it counts: 1 for a line somebody wrote, less for a variant made from one.
  var weight: Float
}

/// How long and at what rate to learn.
package struct TrainingPace: Sendable {
  /// How often every line is looked at.
  package var epochs = 2
  /// Features that fewer lines have say nothing and are left out.
  package var leastLines = 4
  /// How far a step goes at first.
  package var rate: Float = 10
  /// Shares closer to the truth than this teach nothing more.
  package var enough: Float = 0.02
  /// Lines closer to the truth than this are not looked at again.
  package var known: Float = 0.05

  /// The pace that the model is trained with.
  package init() {}
}

/// Learns a linear model by stochastic gradient descent on the softmax loss, rare features weighing more.
///
/// Nothing but IEEE additions, multiplications, divisions and square roots in a fixed order, so that the
/// same files give the same model on every machine. Source: maximum entropy models (Berger et al. 1996);
/// inverse document frequency (Spärck Jones 1972); a learning rate that falls with the steps (Bottou 2010).
struct LinearTraining {
  /// Feature ids, ascending.
  private(set) var ids: [UInt32] = []
  /// By feature: how much it counts in a line, by how rare it is.
  private(set) var rarity: [Float] = []
  /// A row of `width` weights for each feature.
  private(set) var weights: [Float] = []
  let width: Int

  private typealias Lane = SIMD16<Float>

  init(_ lines: [TrainingLine], classes: Int, pace: TrainingPace) {
    width = (classes + 15) / 16 * 16
    var counts = [Int32](repeating: 0, count: Int(Features.space))
    for line in lines { for id in line.features { counts[Int(id)] += 1 } }
    // From here on the table tells each kept feature's row.
    for id in counts.indices {
      let count = Int(counts[id])
      counts[id] = count >= pace.leastLines ? Int32(ids.count) : -1
      guard count >= pace.leastLines else { continue }
      ids.append(UInt32(id))
      rarity.append(Self.rarity(lines.count, count))
    }
    let rows = lines.map { line in line.features.map { counts[Int($0)] }.filter { $0 >= 0 } }
    weights = learned(lines, rows, classes: classes, pace: pace)
  }

  /// One more than the natural logarithm of how rare a feature is, near enough.
  private static func rarity(_ lines: Int, _ having: Int) -> Float {
    let ratio = Float(lines + 1) / Float(having + 1)
    let whole = Float(ratio.exponent)
    return 1 + (whole + (ratio.significand - 1)) * 0.693_147_18
  }

  private func learned(_ lines: [TrainingLine], _ rows: [[Int32]], classes: Int, pace: TrainingPace)
    -> [Float]
  {
    let lanes = width / 16
    var table = counted(lines, rows, classes: classes)
    var order = Array(lines.indices)
    var random = UInt64(88_172_645_463_325_252)
    var scores = [Lane](repeating: .zero, count: lanes)
    var step: Float = 0
    var known = [Bool](repeating: false, count: lines.count)
    let decay = Self.slowing / Float(max(1, lines.count * pace.epochs))
    for _ in 0..<pace.epochs {
      for at in stride(from: order.count - 1, to: 0, by: -1) {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        order.swapAt(at, Int(random % UInt64(at + 1)))
      }
      table.withUnsafeMutableBufferPointer { table in
        scores.withUnsafeMutableBufferPointer { scores in
          rarity.withUnsafeBufferPointer { rarity in
            for number in order {
              let features = rows[number]
              guard !features.isEmpty, !known[number] else { continue }
              step += 1
              var norm: Float = 0
              for lane in 0..<lanes { scores[lane] = .zero }
              for row in features {
                let size = rarity[Int(row)]
                norm += size * size
                let base = Int(row) * lanes
                for lane in 0..<lanes { scores[lane] += table[base + lane] * size }
              }
              let scale = 1 / norm.squareRoot()
              let label = lines[number].label
              let missing = Self.softmax(
                UnsafeMutableBufferPointer(rebasing: scores[0..<lanes]), classes: classes, scale: scale,
                label: label)
              if missing < pace.known { known[number] = true }
              guard missing > pace.enough else { continue }
              let size = pace.rate * lines[number].weight * scale / (1 + decay * step)
              // Where all classes of a lane are out of the question nothing is learned.
              for lane in 0..<lanes where label / 16 == lane || scores[lane].max() > Self.faint {
                let change = scores[lane] * size
                for row in features { table[Int(row) * lanes + lane] -= change * rarity[Int(row)] }
              }
            }
          }
        }
      }
    }
    return table.flatMap { lane in (0..<16).map { lane[$0] } }
  }

  /// Where learning begins: how likely each feature is in lines of each class, as logarithms less their
  /// mean. Source: multinomial naive Bayes on weighted counts (Rennie et al. 2003).
  private func counted(_ lines: [TrainingLine], _ rows: [[Int32]], classes: Int) -> [Lane] {
    let lanes = width / 16
    var table = [Lane](repeating: Lane(repeating: Self.unseen), count: ids.count * lanes)
    var totals = [Lane](repeating: Lane(repeating: Self.unseen * Float(ids.count)), count: lanes)
    for (line, features) in zip(lines, rows) where !features.isEmpty {
      let norm = features.reduce(Float(0)) { $0 + rarity[Int($1)] * rarity[Int($1)] }.squareRoot()
      for row in features {
        let count = line.weight * rarity[Int(row)] / norm
        table[Int(row) * lanes + line.label / 16][line.label % 16] += count
        totals[line.label / 16][line.label % 16] += count
      }
    }
    let logs = totals.map { total in Lane((0..<16).map { Self.logarithm(total[$0]) }) }
    for row in ids.indices {
      var sum: Float = 0
      for lane in 0..<lanes {
        let counts = table[row * lanes + lane]
        let values = Lane((0..<16).map { Self.logarithm(counts[$0]) }) - logs[lane]
        table[row * lanes + lane] = values
        for place in 0..<16 where lane * 16 + place < classes { sum += values[place] }
      }
      let mean = sum / Float(classes)
      for lane in 0..<lanes { table[row * lanes + lane] -= mean }
    }
    return table
  }

  /// How many times slower the last line is learned from than the first, less one.
  private static let slowing: Float = 16
  private static let faint: Float = 0.002

  /// What a feature counts in a class none of whose lines has it.
  private static let unseen: Float = 0.03

  /// The natural logarithm of a positive number, to six digits; of our own for the reason of `exponential`.
  static func logarithm(_ number: Float) -> Float {
    let z = (number.significand - 1) / (number.significand + 1)
    let square = z * z
    let series = 2 * z * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))
    return Float(number.exponent) * 0.693_147_18 + series
  }

  /// Turns sums into shares less the truth; says how far the truth was missed.
  private static func softmax(
    _ scores: UnsafeMutableBufferPointer<Lane>, classes: Int, scale: Float, label: Int
  ) -> Float {
    var most = -Float.greatestFiniteMagnitude
    for place in 0..<classes { most = max(most, scores[place / 16][place % 16]) }
    var sum: Float = 0
    for lane in scores.indices {
      for place in 0..<16 {
        let isClass = lane * 16 + place < classes
        let share = isClass ? exponential((scores[lane][place] - most) * scale) : 0
        scores[lane][place] = share
        sum += share
      }
    }
    for lane in scores.indices { scores[lane] /= sum }
    let missing = 1 - scores[label / 16][label % 16]
    scores[label / 16][label % 16] -= 1
    return missing
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
