import Documents
import Testing

@Suite struct CheckYAMLTests {
  /// Levels of lists, each of ten aliases of the one before: ten times as much each.
  private func bomb(levels: Int) -> String {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<levels {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }

  private func excess(_ text: String, _ bounds: YAMLBounds = YAMLBounds()) -> YAMLExcess? {
    do throws(YAMLExcess) {
      try checkYAML(text, bounds)
      return nil
    } catch { return error }
  }

  @Test func `what people write is no excess, aliases included`() {
    #expect(excess("") == nil)
    #expect(excess("a: &one [1, 2]\nb: *one\n? [x, y]\n: \"*bold* and & more\"\n") == nil)
    #expect(excess(bomb(levels: 4)) == nil)
  }

  @Test func `aliases that unfold to too much are counted, not unfolded`() {
    let clock = ContinuousClock()
    let took = clock.measure {
      #expect(excess(bomb(levels: 12)) == .nodes(line: 5, most: 100_000))
      #expect(excess(bomb(levels: 400)) == .nodes(line: 5, most: 100_000))
    }
    #expect(took < .seconds(1))
  }

  @Test func `a key counts like a value`() {
    var key = "&k0 [x, x, x, x, x, x, x, x, x, x]"
    for level in 1..<12 {
      key =
        "&k\(level) [\(key), " + Array(repeating: "*k\(level - 1)", count: 9).joined(separator: ", ") + "]"
    }
    #expect(excess("? \(key)\n: value\n") == .nodes(line: 1, most: 100_000))
  }

  @Test func `depth counts through aliases`() {
    let bounds = YAMLBounds(depth: 3)
    #expect(excess("a: [b]", bounds) == nil)
    #expect(excess("[[[x]]]", bounds) == nil)
    #expect(excess("[[[[x]]]]", bounds) == .depth(line: 1, most: 3))
    #expect(excess("- &a [[x]]\n- *a\n", bounds) == nil)
    #expect(excess("- &a [[x]]\n- [*a]\n", bounds) == .depth(line: 2, most: 3))
    #expect(excess(String(repeating: "[", count: 100)) == .depth(line: 1, most: 40))
    // Past a thousand the C parser itself refuses, and so does whoever reads the text.
    #expect(excess(String(repeating: "[", count: 200_000)) == nil)
  }

  @Test func `a long text is refused unread`() {
    #expect(excess(String(repeating: "x", count: 11), YAMLBounds(bytes: 10)) == .bytes(most: 10))
  }

  @Test func `what is no YAML, or names an anchor that is not there, is left to its reader`() {
    #expect(excess("a: [1, 2\nb: }") == nil)
    #expect(excess("a: *nowhere\n") == nil)
    #expect(excess("a: &a [*a]\n") == nil)
  }
}
