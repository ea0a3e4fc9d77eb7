import Testing
import Values

@Suite struct RandomnessTests {
  /// Source: the reference implementation's published output for this seed.
  @Test func `SplitMix64 gives the published numbers`() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
    #expect(numbers.next() == 9_817_491_932_198_370_423)
  }

  @Test func `draws stay in their range and reach its ends`() {
    var numbers = SplitMix64(seed: 7)
    var seen: Set<Int> = []
    for _ in 0..<1000 { seen.insert(numbers.within(-2...3)) }
    #expect(seen == Set(-2...3))
    #expect(numbers.below(0) == 0)
    #expect(numbers.below(-5) == 0)
  }

  @Test func `a shuffle keeps every element and moves some`() {
    var numbers = SplitMix64(seed: 8)
    let list = Array(0..<50)
    let shuffled = numbers.shuffled(list)
    #expect(shuffled.sorted() == list)
    #expect(shuffled != list)
    #expect(numbers.pick(from: [Int]()) == nil)
  }

  @Test func `each purpose, week and attempt has a stream of its own`() {
    let source = Randomizer(seed: 7)
    let week = Day(number: 20_514)
    var firsts: Set<UInt64> = []
    for purpose in ["plan", "tonight"] {
      for days in [0, 7] {
        for attempt in 0..<3 {
          var stream = source.stream(purpose, week: week + days, attempt: attempt)
          firsts.insert(stream.next())
        }
      }
    }
    #expect(firsts.count == 12)
    let keys = [("a", "bc"), ("ab", "c")].map { purpose, item in
      source.key(purpose, week: week, attempt: 0, item: item)
    }
    #expect(keys[0] != keys[1])
  }

  @Test func `the stable hash is the same on every machine`() {
    #expect(StableHash.of("sous") == StableHash.of("sous"))
    #expect(StableHash.of("") != StableHash.of(" "))
    var parts = StableHash()
    parts.combine("ab")
    parts.combine("c")
    var others = StableHash()
    others.combine("a")
    others.combine("bc")
    #expect(parts.value != others.value)
  }
}

@Suite struct IdentityTests {
  @Test func `ids never repeat across turns, kitchens and places in a turn`() {
    var seen: Set<String> = []
    for replica in [UInt64(1), 2, .max] {
      for turn in 0..<50 {
        var source = IdentitySource(replica: replica, turn: turn)
        for _ in 0..<20 { seen.insert(source.next(Int.self).text) }
      }
    }
    #expect(seen.count == 3 * 50 * 20)
  }

  @Test func `the same turn of the same kitchen gives the same ids`() {
    var (a, b) = (IdentitySource(replica: 9, turn: 4), IdentitySource(replica: 9, turn: 4))
    for _ in 0..<10 { #expect(a.next(Int.self) == b.next(Int.self)) }
  }

  @Test func `an id reads back from its text and from nothing else`() {
    var source = IdentitySource(replica: 9, turn: 4)
    let id = source.next(Int.self)
    #expect(ID<Int>(id.text) == id)
    #expect(ID<Int>(id.text.uppercased()) == nil || id.text.uppercased() == id.text)
    #expect(ID<Int>("") == nil)
    #expect(ID<Int>(id.text + "0") == nil)
  }
}
