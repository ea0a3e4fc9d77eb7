import Kitchen
import Testing
import Values

@testable import Catalogue

@Suite struct FootprintTests {
  private let head = "food,kg_co2e,m2,liters,foods\n"

  @Test func `a row gives its foods the figures`() {
    let read = readFootprints(head + "Apples,0.43,0.63,180.1,apple;green-apple\n", file: "f")
    let footprints = Footprints(read.value)
    #expect(read.problems.isEmpty)
    #expect(footprints[IngredientID("green-apple")]?.carbon == Rational(43, 100))
    #expect(footprints[IngredientID("pear")] == nil)
  }

  @Test func `a row without a figure is left out and told`() {
    let read = readFootprints(head + "Apples,,0.63,180.1,apple\n", file: "f")
    #expect(read.value.isEmpty && read.problems.count == 1)
  }
}
