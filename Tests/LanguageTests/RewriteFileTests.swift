import Testing

@testable import Language

/// What the files `rewrites.yaml` declare.
struct RewriteFileTests {
  private static let declared = recognizer.grammar.rewrites.flatMap { rewrite in
    rewrite.examples.map { (rewrite.name, $0.say, $0.means) }
  }

  private func rewritten(_ line: String) -> String? {
    let scan = recognizer.scan(line, RecognitionContext(now: monday))
    return DeclaredRewrites(recognizer: recognizer, scan: scan).plain()
  }

  @Test("each example comes to what stands beside it", arguments: declared)
  func examples(rewrite: String, say: String, means: String) {
    #expect(rewritten(say) ?? say == means, "\(rewrite)")
  }

  @Test("what a line comes to is rewritten no more", arguments: declared)
  func once(rewrite: String, say: String, means: String) {
    #expect(rewritten(means) == nil, "\(rewrite)")
  }

  @Test("each rewrite has an example and a line that it leaves")
  func bothKinds() {
    for rewrite in recognizer.grammar.rewrites {
      #expect(rewrite.examples.contains { $0.say != $0.means }, "\(rewrite.name)")
      #expect(rewrite.examples.contains { $0.say == $0.means }, "\(rewrite.name)")
    }
  }

  @Test("what is declared changes no line but those of its shape")
  func isolation() {
    var bare = recognizer.grammar
    bare.rewrites = []
    let without = Recognizer(grammar: bare, lists: runtimeLists, model: model)
    let context = RecognitionContext(now: monday)
    for intent in bare.intents {
      for line in intent.phrasings.prefix(2) where rewritten(line) == nil {
        let (with, plain) = (
          recognizer.recognize(line, expecting: nil, context: context),
          without.recognize(line, expecting: nil, context: context)
        )
        #expect(with.intent == plain.intent && with.slots == plain.slots, "\(line)")
      }
    }
  }

  @Test("a shape whose words would be lost is a problem of its file")
  func lostSlot() {
    let text = """
      rewrites:
        lossy:
          in: ["the {ingredient:one} and the {ingredient:other}"]
          means: "{one}"
      """
    let (grammar, problems) = loadGrammar(files: [("rewrites.yaml", text)])
    #expect(problems.contains { $0.message.contains("other") })
    #expect(grammar.rewrites.first?.templates.isEmpty ?? true)
  }
}
