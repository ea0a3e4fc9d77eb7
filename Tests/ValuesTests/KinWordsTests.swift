import Testing
import Values

@Suite struct KinWordsTests {
  @Test(
    "kin tell which pronoun may be said of them, and a name alone tells nothing",
    arguments: [
      (["your", "daughter"], "she", true), (["your", "daughter"], "his", false), (["stepson"], "her", false),
      (["your", "daughter"], "they", true), (["vera"], "he", true), ([], "she", true),
    ])
  func pronouns(_ words: [String], _ pronoun: String, _ may: Bool) {
    #expect(KinWords.may(words, be: pronoun) == may)
  }

  @Test("no word is of both") func apart() { #expect(KinWords.women.isDisjoint(with: KinWords.men)) }
}
