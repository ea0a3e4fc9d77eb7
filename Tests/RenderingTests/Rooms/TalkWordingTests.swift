import Dialogue
import Kitchen
import Planning
import Rendering
import Testing
import Values

@Suite struct TalkWordingTests {
  @Test("the second time the words are others")
  func notUnderstood() {
    let first = said(.notUnderstood(said: "asdf", failures: 1))
    let second = said(.notUnderstood(said: "asdf", failures: 2))
    #expect(first.hasPrefix("I didn't understand that.\nSay \"what's for dinner tonight\""))
    #expect(second.hasPrefix("That is still beyond me, sorry."))
    #expect(second.hasSuffix("Say \"help\" for examples of what I can do."))
  }

  @Test("help follows where the talk stands")
  func help() {
    #expect(said(.help(.idle)).contains("\"plan dinners for this week\""))
    #expect(said(.help(.onboarding)).contains("\"skip\""))
    let state = DialogueState(planning: .awaitingApproval(draft()))
    #expect(said(.help(.awaitingApproval), in: state).contains("\"swap Tuesday\""))
  }

  @Test("what was taken back is named")
  func undone() {
    #expect(said(.undone(entry("swap tuesday"))).hasPrefix("Taken back: \"swap tuesday\".\n"))
  }

  @Test("a chat opens with who speaks and tonight's dinner")
  func opening() {
    #expect(
      said(.greeting(tonight: nil, isNewKitchen: true))
        == "Sous — your kitchen, in words. Say what you need; \"help\" shows examples.")
    #expect(
      said(.greeting(tonight: tacos, isNewKitchen: false)) == """
        Hello. Tonight: Black bean tacos, 25 min.
        Say "what's for dinner tonight" or "show the plan".
        """)
  }

  @Test("pages are set apart by an empty line, sentences are not")
  func gaps() {
    #expect(said(.thanks, .goodbye) == "You're welcome.\nGoodbye, and enjoy your dinner.")
    #expect(
      said(.heard(family, factoriesNote: false), .household(family)).hasPrefix(
        "4 people; Emma dairy-free.\n\nYour kitchen\n"))
  }

  @Test("a file that can't be used is named, with what to do", arguments: storeErrors)
  func files(error: StoreError) {
    let text = said(.storeFailure(error))
    switch error {
    case .cannotOpen, .notAKitchen, .tooNew:
      #expect(text.contains("kitchen.db") || text.contains("notes.db"))
      #expect(text.split(separator: "\n").joined(separator: " ").contains("--kitchen"))
    case .damaged: #expect(text.hasPrefix("The kitchen at kitchen.db was damaged."))
    case .busy, .full, .failed: #expect(text.contains("Nothing was changed"))
    }
  }

  @Test("a width out of range counts as the nearer end", arguments: [(1, 40), (80, 80), (999, 200)])
  func clamps(width: Int, used: Int) {
    #expect(Renderer(width: width, style: .plain).width == used)
  }
}
