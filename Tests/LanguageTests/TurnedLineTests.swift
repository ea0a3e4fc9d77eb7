import Language
import Testing
import Values

/// Lines whose words stand in another order than a sentence has them, said in that order. The clock stands at Monday,
/// March 2, 2026.
@Suite struct TurnedLineTests {
  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "whoever comes stands before the verb, and before what is told of them",
    arguments: [
      (
        "tonight comes a colleague Priya, she can't have soy",
        "a colleague Priya comes tonight, she can't have soy"
      ),
      ("on Friday comes Noor", "Noor comes on Friday"),
      ("noor is halal, she eats with us every friday", "noor eats with us every friday, she is halal"),
      (
        "noor eats with us every friday and she is halal no pork no alcohol",
        "noor eats with us every friday and she is halal and can't have pork and alcohol"
      ),
      ("Emma is halal, no pork and no alcohol", "Emma is halal and can't have pork and alcohol"),
    ])
  func people(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "what is told behind a question stands before it, by name",
    arguments: [
      ("can Ava eat satay? She is allergic to peanuts", "Ava is allergic to peanuts. can Ava eat satay?"),
      (
        "is the masala ok for Emma, she can't have dairy", "Emma can't have dairy. is the masala ok for Emma?"
      ),
      ("why can't Emma have the satay", "can Emma eat the satay?"),
      ("okay so why can't Emma have the satay", "can Emma eat the satay?"),
      ("who can eat the chicken noodle soup", "can everyone eat the chicken noodle soup?"),
    ])
  func questions(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "what is asked of one dish in other words",
    arguments: [
      ("what's in my minestrone", "what's in the minestrone"),
      ("um what does a pot of Carla's minestrone cost me", "what does Carla's minestrone cost"),
      ("which ingredient of the bean stew contains wheat?", "does the bean stew contain wheat?"),
      ("which soy product is in the quinoa chaufa?", "does the quinoa chaufa contain soy?"),
      (
        "does the chana masala contain sesame or peanuts",
        "does the chana masala contain sesame? does the chana masala contain peanuts?"
      ),
      ("can all on saturday eat the bean stew?", "can everybody eat the bean stew?"),
      (
        "can all on saturday eat the bean stew? Emma and Leo",
        "can Emma eat the bean stew? can Leo eat the bean stew?"
      ),
      (
        "check no. 2: corn salad. Emma: yes or no? Leo: yes or no?",
        "can Emma eat the corn salad? can Leo eat the corn salad?"
      ),
      (
        "the snow peas were sold out. what can I use instead in the chaufa?",
        "the snow peas were sold out. what can i use instead of snow peas?"
      ),
    ])
  func dishes(line: String, said: String) { #expect(rewritten(line)?.trimmingSpaces() == said) }

  @Test(
    "places and other questions stay", arguments: ["what's in my fridge", "what does a can of beans cost"])
  func places(line: String) { #expect(rewritten(line) == nil) }

  @Test(
    "amounts, dates and places stand beside their food",
    arguments: [
      ("milk is in the fridge, it is a gallon", "a gallon of milk is in the fridge"),
      (
        "we have six eggs and a pint of milk that needs using by Wednesday",
        "we have six eggs and a pint of milk. milk best before Wednesday."
      ),
      ("dinner from what we have at home", "what can I cook with what's at home"),
      ("only from what's in the house, what's for dinner tonight", "what can I cook with what's at home"),
      ("what can I make with the leeks before they go off", "what can I make with the leeks"),
      ("no dinner over half an hour on weekdays", "30 minutes on weekdays"),
      ("nothing that takes longer than 40 minutes on weekdays", "40 minutes on weekdays"),
    ])
  func foods(line: String, said: String) { #expect(rewritten(line)?.trimmingSpaces() == said) }

  @Test(
    "what is said of everybody, of several and of another day is left alone",
    arguments: [
      "Emma is vegan, no nuts for anyone", "no dinner on weekdays", "tonight we come home late",
      "milk is in the fridge, it is open", "dinner on Friday from what we have at home",
      "can she eat satay", "Emma is halal and she eats fish", "who can cook the soup",
      "no more than one dinner on weekdays",
    ])
  func others(line: String) { #expect(rewritten(line) == nil) }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
