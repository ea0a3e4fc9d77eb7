import Talk

/// A recipe as a text that can be copied from the screen.
struct RecipeWrittenOut: Reply {
  var title: String
  var text: String

  func blocks(_ words: Wording) -> [Block] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { inertLine(String($0)) }
    return [.gap] + lines.map { $0.isEmpty ? .gap : .say($0) } + [.gap]
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe", "let's cook it") }
  var matter: Facts? { ["kind": "text", "title": title, "text": text] }
  var vouches: Bool { true }
}
