/// The second layer: which intent a line is most like by its words. A linear model with whole-number
/// weights, learned from the files under `intents/` alone.
package struct PhraseModel: Hashable, Sendable {
  /// Names of the classes in order; the last one, `outside`, is what is out of scope.
  package let classes: [String]
  let words: ModelWords
  /// Where a line names a food or a dish.
  let names: NameModel
  /// Weights are this many times the learned ones.
  let scale: Int
  /// Feature ids, ascending.
  let ids: [UInt32]
  /// By feature: sixteen times how much it counts by its rarity.
  let rarity: [UInt8]
  /// A row of `width` weights for each feature.
  let weights: [Int8]
  private let places: [String: Int]
  /// By an id's upper bits: the first place in `ids` that has them, so that a search looks at few.
  let starts: [Int32]

  /// The class of requests that are out of scope.
  package static let outside = "outside"

  init(
    classes: [String], words: ModelWords, names: NameModel, scale: Int, ids: [UInt32], rarity: [UInt8],
    weights: [Int8]
  ) {
    self.classes = classes
    self.words = words
    self.names = names
    self.scale = scale
    self.ids = ids
    self.rarity = rarity
    self.weights = weights
    places = Dictionary(classes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    starts = Self.starts(ids)
  }

  /// Where a class stands among them; nil for what was not learned.
  func place(ofClass name: String) -> Int? { places[name] }

  private static let lowerBits = 9

  static func starts(_ ids: [UInt32]) -> [Int32] {
    var starts: [Int32] = []
    starts.reserveCapacity(Int(Features.space >> lowerBits) + 1)
    var place = 0
    for upper in 0...Features.space >> lowerBits {
      while place < ids.count, ids[place] >> lowerBits < upper { place += 1 }
      starts.append(Int32(place))
    }
    return starts
  }

  /// Classes rounded up to what a machine adds at once.
  var width: Int { Self.width(classes.count) }

  static func width(_ classes: Int) -> Int { (classes + 15) / 16 * 16 }

  /// The likeliest intent of a line, its share and that of being out of scope, in thousandths.
  package func judged(_ line: String) -> (name: String, own: Int, outside: Int) {
    let shares = shares(Utterance(line).tokens)
    let best = shares.indices.dropLast().max { (shares[$0], -$0) < (shares[$1], -$1) } ?? 0
    return (classes[best], shares[best], shares[shares.count - 1])
  }

  /// The likeliest class of a line, by the words alone, and its share in thousandths.
  package func likeliest(_ line: String) -> (name: String, share: Int) {
    let shares = shares(Utterance(line).tokens)
    let best = shares.indices.max { (shares[$0], -$0) < (shares[$1], -$1) } ?? classes.count - 1
    return (classes[best], shares[best])
  }

  /// How likely each class is, in thousandths, by the softmax of the sums; zeros for a line without a
  /// known feature.
  func shares(_ tokens: [Token]) -> [Int] {
    let features = Features(tokens, words).ids
    let width = width
    var sums = [Int32](repeating: 0, count: width)
    var norm: Float = 0
    var low = 0
    sums.withUnsafeMutableBufferPointer { sums in
      weights.withUnsafeBufferPointer { weights in
        for id in features {
          low = place(of: id)
          guard low < ids.count, ids[low] == id else { continue }
          let size = Int32(rarity[low])
          norm += Float(size * size)
          let base = low * width
          for at in 0..<width { sums[at] &+= Int32(weights[base + at]) &* size }
        }
      }
    }
    guard norm > 0, tokens.contains(where: Self.isReadable) else {
      return Array(repeating: 0, count: classes.count)
    }
    return Self.softmax(sums.prefix(classes.count), factor: 1 / (Float(scale) * norm.squareRoot()))
  }

  /// A number, or a word with a letter of the Latin alphabet: nothing was learned of other scripts.
  private static func isReadable(_ token: Token) -> Bool {
    let a = UInt8(ascii: "a")
    let z = UInt8(ascii: "z")
    return token.kind == .number || token.kind == .word && token.text.utf8.contains { (a...z).contains($0) }
  }

  private func place(of id: UInt32) -> Int {
    let upper = Int(id >> Self.lowerBits)
    var (low, high) = (Int(starts[upper]), Int(starts[upper + 1]))
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func softmax(_ sums: ArraySlice<Int32>, factor: Float) -> [Int] {
    let most = sums.max() ?? 0
    let shares = sums.map { LinearTraining.exponential(Float($0 - most) * factor) }
    let sum = shares.reduce(0, +)
    return shares.map { Int($0 / sum * 1000) }
  }
}
