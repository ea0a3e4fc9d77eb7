import Kitchen
import Testing
import Values

@Suite struct PortionTests {
  private func portion(_ id: String, _ words: [String]) -> Portion {
    Portion(id: id, words: words, amount: nil, grams: 100, state: "", note: "")
  }

  @Test(
    "the longest name that is said is meant, whole words alone",
    arguments: [
      ("chicken", "chicken"), ("whole chicken", "whole"), ("two whole chickens", nil),
      ("boneless chicken breast", "chicken"),
      ("gold", nil),
    ] as [(String, String?)])
  func named(_ food: String, _ id: String?) {
    var stove = Stove()
    stove.portions = [portion("chicken", ["chicken"]), portion("whole", ["whole chicken"])]
    #expect(stove.portion(of: food)?.id == id)
  }
}
