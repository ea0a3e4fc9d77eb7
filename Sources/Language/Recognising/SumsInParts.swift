/// Whether an "and" stands between dollars and their cents.
func isInsideSum(_ tokens: [Token], _ at: Int, _ next: Int) -> Bool {
  let dollars: Set<String> = ["dollars", "dollar", "bucks", "quid"]
  guard at > 0, dollars.contains(tokens[at - 1].text) else { return false }
  return tokens[next..<min(next + 3, tokens.count)].contains { ["cents", "cent"].contains($0.text) }
}
