/// How often each section came before each other one.
struct Precedence {
  /// For each two, by places in the present order: thousandths of the ticks' pairs, summed over trips, and one for the
  /// present order.
  private var weight: [[Int]]
  /// On how many trips more ticks stood that way round.
  private var count: [[Int]]

  init(_ trips: [[ListSection]], among present: [ListSection]) {
    let none = Array(repeating: Array(repeating: 0, count: present.count), count: present.count)
    (weight, count) = (none, none)
    let places = Dictionary(present.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for one in present.indices {
      for other in present.indices where other > one { weight[one][other] = 1 }
    }
    for trip in trips { take(trip.compactMap { places[$0] }, of: present.count) }
  }

  private mutating func take(_ ticks: [Int], of size: Int) {
    var seen = Array(repeating: 0, count: size)
    var before = Array(repeating: Array(repeating: 0, count: size), count: size)
    for tick in ticks {
      for other in 0..<size where seen[other] > 0 && other != tick { before[other][tick] += seen[other] }
      seen[tick] += 1
    }
    for one in 0..<size where seen[one] > 0 {
      for other in 0..<size where other != one && seen[other] > 0 {
        weight[one][other] += before[one][other] * 1_000 / (seen[one] * seen[other])
        if before[one][other] > before[other][one] { count[one][other] += 1 }
      }
    }
  }

  func trips(_ one: Int, before other: Int) -> Int { count[one][other] }

  /// How much more a section came before others than behind them.
  func wins(_ one: Int) -> Int {
    weight.indices.reduce(0) { $0 + weight[one][$1] - weight[$1][one] }
  }

  /// How much the sections of an order agree with the trips, two by two.
  func agreement(of order: [Int]) -> Int {
    var sum = 0
    for (at, one) in order.enumerated() { for other in order[(at + 1)...] { sum += weight[one][other] } }
    return sum
  }
}

/// How many ticks of trips stand in an order.
struct KeptTicks {
  /// Of each trip the sections by their places in the present order, each with how many ticks stood together.
  private var trips: [[(section: Int, count: Int)]]
  private let size: Int

  /// Of very long trips the first five hundred ticks.
  init(_ trips: [[ListSection]], among present: [ListSection]) {
    let places = Dictionary(present.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    size = present.count
    self.trips = trips.map { trip in
      var runs: [(section: Int, count: Int)] = []
      for section in trip.prefix(500).compactMap({ places[$0] }) {
        if let last = runs.last, last.section == section {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((section, 1))
        }
      }
      return runs
    }
  }

  /// Over all trips, the ticks of the longest part that never goes back in the order.
  func count(in order: [Int]) -> Int {
    var places = Array(repeating: 0, count: size)
    for (place, section) in order.enumerated() { places[section] = place }
    return trips.reduce(0) { sum, trip in
      // The most ticks that end at each place.
      var most = Array(repeating: 0, count: size)
      for run in trip {
        let place = places[run.section]
        most[place] = (most[...place].max() ?? 0) + run.count
      }
      return sum + (most.max() ?? 0)
    }
  }
}
