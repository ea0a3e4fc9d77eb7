/// A store's name as a sign has it: "trader joe's" is "Trader Joe's".
package func storeTitle(_ store: String) -> String {
  store.split(separator: " ").map { capitalized(String($0)) }.joined(separator: " ")
}
