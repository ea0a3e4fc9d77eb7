import Testing

@testable import Language

@Suite("Confidence")
struct ConfidenceTests {
  @Test(
    "however sure an intent is, a line that is more than a seventh none of our business is refused",
    arguments: [(850, 150, true), (849, 151, false), (700, 300, false), (600, 399, false), (999, 0, true)])
  func outOfScope(_ own: Int, _ outside: Int, _ acts: Bool) {
    let confidence = Confidence.ofModel(own: own, outside: outside)
    #expect(Confidence.band(confidence) == (acts ? .act : .refuse), "\(confidence)")
  }

  @Test(
    "what an intent's share is worth: refused, asked from 0.38 on, acted on from 0.55",
    arguments: [(0, 0), (379, 37), (380, 50), (381, 50), (549, 79), (550, 80), (551, 80), (1000, 99)])
  func share(_ own: Int, _ confidence: Int) {
    #expect(Confidence.ofModel(own: own, outside: 0) == confidence)
  }

  @Test("a greater share is never worth less, and a greater part outside never worth more")
  func monotone() {
    let steps = Array(stride(from: 0, through: 1000, by: 10))
    for outside in steps {
      let worth = steps.prefix { $0 + outside <= 1000 }.map { Confidence.ofModel(own: $0, outside: outside) }
      #expect(zip(worth, worth.dropFirst()).allSatisfy { $0 <= $1 }, "\(outside)")
      #expect(worth.allSatisfy { (0...99).contains($0) }, "\(outside)")
    }
    for own in steps {
      let worth = steps.prefix { $0 + own <= 1000 }.map { Confidence.ofModel(own: own, outside: $0) }
      #expect(zip(worth, worth.dropFirst()).allSatisfy { $0 >= $1 }, "\(own)")
    }
  }

  @Test(
    "at 80 it is done, at 50 it is asked about",
    arguments: [(80, "act"), (79, "ask"), (50, "ask"), (49, "refuse")])
  func bands(_ confidence: Int, _ band: String) {
    #expect(Confidence.band(confidence).rawValue == band)
  }
}
