import Testing

@testable import Language

/// Ways to say more than one thing of the same matter: who it is of, what it is not, what it goes with.
struct SaidInOneBreathTests {
  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "what is said in one breath is said one by one",
    arguments: [
      ("she is vegetarian and can't have nuts", "she is vegetarian. she can't have nuts"),
      ("hes vegan and allergic to soy", "hes vegan. he is allergic to soy"),
      ("he is vegan, no nuts", "he is vegan. he can't have nuts"),
      ("my 2 brothers theo and max", "my brother Theo and my brother Max"),
      ("two grandchildren, Lotte and Emil, eat with us on Friday", "Lotte and Emil eat with us on Friday"),
      ("Tonight we're 6, my friend Ana comes", "my friend Ana comes Tonight. Tonight we're 6"),
      ("There will be five of us on Sunday, me and three more", "There will be five of us on Sunday"),
      ("My grandson Eli will be here on Saturday", "My grandson Eli is coming on Saturday"),
      ("my flatmate is called tom", "my flatmate is called Tom"),
      ("The milk wasn't $41, that was the whole bill", "forget the price of milk. it came to $41"),
      ("limes were not 9.18 they were 40 cents", "limes was 40 cents"),
      ("save the plan, keep monday as is", "save the plan"),
      ("save the plan, keep monday as is and add milk to the list", "save the plan and add milk to the list"),
      ("Got all of the list, except the cheese", "we bought everything on the list except the cheese"),
      (
        "I have no ice cream yet. Put it on the list.",
        "I have no ice cream yet. Put the ice cream on the list."
      ),
      ("milk and eggs are off. throw them out", "milk and eggs are off. throw the milk and eggs out"),
      ("the other half of the ground beef, is it still ok", "is the ground beef still good?"),
      ("Plan next week and use up what I have", "Plan next week, use up what we have"),
      (
        "the children would like pancakes; do you have a recipe without eggs",
        "do you have a pancakes recipe without eggs for the children"
      ),
    ])
  func oneByOne(line: String, said: String) {
    var words = line
    for _ in 0..<3 { words = rewritten(words) ?? words }
    #expect(words == said)
  }

  @Test(
    "what is like it and says something else stays",
    arguments: [
      "Emma (she is new) can't have nuts", "she wants pasta tonight, no cheese",
      "only Emma will be here on Friday",
      "paper plates and bananas. put it on the list", "my three brothers Theo and Max",
      "keep monday as it is",
      "the milk wasn't good",
    ])
  func stays(line: String) { #expect(rewritten(line) == nil) }
}
