/// SplitMix64: a small generator whose numbers never change with the toolchain.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
package struct SplitMix64: Sendable, Hashable {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return finished(state)
  }

  /// A number from 0 up to, not including, `bound`; 0 when the bound is not positive. Unbiased.
  package mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let range = UInt64(bound)
    let limit = UInt64.max - UInt64.max % range
    var draw = next()
    while draw >= limit { draw = next() }
    return Int(draw % range)
  }

  /// A number in the range.
  package mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// One of the list; nil when it is empty. The list must be in a stable order.
  package mutating func pick<T>(from list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }

  /// The list in a drawn order (Fisher–Yates).
  package mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for index in stride(from: list.count - 1, to: 0, by: -1) {
      list.swapAt(index, below(index + 1))
    }
    return list
  }
}

/// The seed of a conversation, from which every purpose draws its own stream, so that a new draw in
/// one feature does not move the others.
package struct Randomizer: Sendable, Hashable, Codable {
  package let seed: UInt64
  package init(seed: UInt64) { self.seed = seed }

  /// The stream for one purpose, in one week, at one attempt ("something else" is the next attempt).
  package func stream(_ purpose: String, week: Day, attempt: Int) -> SplitMix64 {
    SplitMix64(seed: key(purpose, week: week, attempt: attempt))
  }

  /// A fixed number for one item within a purpose: breaks ties by what the item is, not where it stands.
  package func key(_ purpose: String, week: Day, attempt: Int, item: String = "") -> UInt64 {
    var hash = StableHash(salt: seed)
    hash.combine(purpose)
    hash.combine(week.number)
    hash.combine(attempt)
    hash.combine(item)
    return hash.value
  }
}
