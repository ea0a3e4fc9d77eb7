/// All the words, lists and entities that a line is read with.
struct Lexicon: Sendable {
  var vocabulary: Vocabulary
  var entities: [Compiler.EntityKey]
  var lists: [CompiledList]
  /// Shared lists by name.
  var listIndex: [String: Int]
  var polite: PhraseTrie
  var stopWords: Set<Int32>
  var negations: Set<Int32>
  var questions: Set<Int32>
  /// Stems of words that mean something to the word model and are no names.
  var ordinary: Set<Int32>
}
