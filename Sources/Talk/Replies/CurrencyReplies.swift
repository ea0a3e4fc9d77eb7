/// A sum was said in another money than the prices have: it is counted as so many dollars.
package struct OneCurrency: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] {
    .say("Prices here are in US dollars, so I count that sum as dollars.")
  }
  package func next(_ words: Wording) -> Closing { .none }
  package var isByTheWay: Bool { true }
}
