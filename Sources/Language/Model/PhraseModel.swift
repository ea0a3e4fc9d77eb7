/// The second layer: which intent a line is most like by its words and pieces of words. A linear model
/// with whole-number weights, learned from the files under `intents/` alone.
package struct PhraseModel: Hashable, Sendable {
  /// Names of the classes in order; the last one, `outside`, is what is none of our business.
  package let classes: [String]
  /// Weights are this many times the learned ones.
  let scale: Int
  /// Feature ids, ascending.
  let ids: [UInt32]
  /// A row of `width` weights for each feature.
  let weights: [Int8]

  package static let outside = "outside"

  /// Classes rounded up to what one machine word of weights holds.
  var width: Int { Self.width(classes.count) }

  static func width(_ classes: Int) -> Int { (classes + 15) / 16 * 16 }

  /// How likely each class is, in thousandths, by the softmax of the sums; zeros for a line without a
  /// known feature.
  func shares(_ tokens: [Token]) -> [Int] {
    let features = Features(tokens).ids
    let width = width
    var sums = [Int32](repeating: 0, count: width)
    var known = 0
    // Both are ascending, and a line is short: look each up from where the last was found.
    var low = 0
    sums.withUnsafeMutableBufferPointer { sums in
      weights.withUnsafeBufferPointer { weights in
        for id in features {
          low = place(of: id, from: low)
          guard low < ids.count, ids[low] == id else { continue }
          known += 1
          let base = low * width
          for at in 0..<width { sums[at] &+= Int32(weights[base + at]) }
        }
      }
    }
    guard known > 0 else { return Array(repeating: 0, count: classes.count) }
    return Self.softmax(sums.prefix(classes.count), known: known, scale: scale)
  }

  private func place(of id: UInt32, from start: Int) -> Int {
    var (low, high) = (start, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func softmax(_ sums: ArraySlice<Int32>, known: Int, scale: Int) -> [Int] {
    let most = sums.max() ?? 0
    let factor = 1 / (Float(scale) * Float(known).squareRoot())
    let shares = sums.map { LinearTraining.exponential(Float($0 - most) * factor) }
    let sum = shares.reduce(0, +)
    return shares.map { Int($0 / sum * 1000) }
  }
}
