import Language
import Testing
import Values

/// What people say of who lives here, who comes and what somebody else may eat, in words of their own, said plainly. The clock
/// stands at Monday, March 2, 2026.
@Suite struct OrdinaryWordsTests {
  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "a pronoun behind a name and a role is that name",
    arguments: [
      ("kofi is my brother hes 9", "kofi is my brother. kofi is 9"),
      (
        "kofi is my brother hes 9 and hes allergic to egg",
        "kofi is my brother. kofi is 9. kofi is allergic to egg"
      ),
      ("my dad marlon eats with us too", "Marlon is my dad. and Marlon lives here"),
      ("kofi is 9 not 4", "kofi is 9 years old"),
      (
        "Grandson: Theo, 4 years. Allergies: hazelnuts. He comes every Wednesday",
        "Theo is my grandson. Theo is 4 years old. Theo is allergic to hazelnuts. Theo comes every Wednesday"
      ),
    ])
  func people(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "an age is put right only where both are ages of one person",
    arguments: ["dinner is at 6 not 5", "kofi is 9 not vegan", "the soup is for 4 not 6"])
  func noAges(line: String) { #expect(rewritten(line)?.contains("years old") != true) }

  @Test(
    "what is fine for somebody is no part of what she avoids",
    arguments: [
      (
        "Emma doesn't eat red meat, chicken and fish are still fine for her",
        "Emma doesn't eat red meat. she can have chicken and fish"
      ),
      ("Emma eats chicken", "Emma can have chicken"),
      ("Emil can't have shellfish, Liv eats everything", "Emil can't have shellfish, Liv lives here"),
    ])
  func fine(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "of whoever comes, and by itself, it says nothing of who lives here",
    arguments: ["Liv eats everything", "Kari comes on Saturday, she can't have nuts, Bo eats everything"])
  func everything(line: String) { #expect(rewritten(line)?.contains("lives here") != true) }

  @Test(
    "what is asked for somebody of another house is asked by what they cannot have",
    arguments: [
      (
        "can a child with a hazelnut allergy eat pistachios",
        "can somebody allergic to hazelnut eat pistachios?"
      ),
      (
        "a neighbour asks: may a child allergic to hazelnuts eat almonds?",
        "can somebody allergic to hazelnuts eat almonds?"
      ),
      (
        "a kid in my daughter's class has a milk allergy can she eat gado-gado",
        "can somebody allergic to milk eat gado-gado?"
      ),
      (
        "mate at work has prawn allergy can she eat fish sauce",
        "can somebody allergic to prawn eat fish sauce?"
      ),
    ])
  func others(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "who is coming is a guest, and no stranger to ask for",
    arguments: [
      "a friend comes on saturday, she is allergic to nuts, can she eat gado-gado",
      "my friend is allergic to nuts, can she eat gado-gado",
    ])
  func guests(line: String) { #expect(rewritten(line)?.contains("somebody") != true) }

  @Test(
    "a day told once holds for all that stands with it",
    arguments: [
      ("no kale and no spinach this week", "no kale and spinach this week"),
      (
        "Marek comes too, we are seven on saturday", "Marek comes on saturday. we are seven on saturday"
      ),
      (
        "Friday evening: dinner with friends. Ann and her husband Paul come.",
        "Ann and Paul come on Friday evening."
      ),
    ])
  func days(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "a question keeps what it asks, without what surrounds it",
    arguments: [
      ("can eat it Igor and Emma?", "can Igor eat it? can Emma eat it?"),
      ("might Emma have a slice of the plum tart, do you think?", "might Emma have the plum tart?"),
      ("has it had its twenty minutes yet?", "how long is left on the timer?"),
    ])
  func questions(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test("a wish taken back with more than one cue gives way to what follows")
  func repairs() {
    #expect(rewritten("the ragu on Sunday no sorry I mean Monday") == "the ragu on Monday")
  }
}
