/// All the words, lists and entities that a line is read with.
struct Lexicon: Sendable {
  var vocabulary: Vocabulary
  var entities: [Compiler.EntityKey]
  var lists: [CompiledList]
  var firstWords: FirstWords
  /// The lists that our own parsers look into.
  var parserLists: ParserLists
  /// Words that a number, a date or a length of time can begin with, besides those of the calendar and
  /// of counting.
  var openers: Set<Int32>
  /// Shared lists by name.
  var listIndex: [String: Int]
  var polite: PhraseTrie
  var stopWords: Set<Int32>
  var negations: Set<Int32>
  var harm: Set<Int32>
  /// Words of harm that say what food does to a body.
  var illness: Set<Int32>
  var questions: Set<Int32>
  /// Words that turn what stands around them; no frame passes over one.
  var qualifiers: Set<Int32>
  /// Those of them that change a number or a fact beside them wherever they stand.
  var turning: Set<Int32>
  var retractions: PhraseTrie
  var lifting: PhraseTrie
  /// Stems of words that mean something to the word model and are no names.
  var ordinary: Set<Int32>

  /// The table's index of an entity; nil when no sentence uses it.
  func entityIndex(_ name: String) -> Int32? {
    let key: Compiler.EntityKey? =
      if let builtIn = BuiltInEntity(rawValue: name) {
        .builtIn(builtIn)
      } else {
        listIndex[name].map { .list($0) }
      }
    return key.flatMap { entities.firstIndex(of: $0) }.map { Int32($0) }
  }

  /// Gives a list that was empty at run time its values.
  mutating func put(_ list: NamedList, _ declared: ListDeclaration) {
    guard let index = listIndex[list.name], !list.values.isEmpty else { return }
    lists[index] = CompiledList(
      declared, runtime: list.values, union: lists[index].union, into: &vocabulary)
    firstWords.put(lists[index], at: index, stems: vocabulary.words.count)
  }
}

/// Lists by their place, in the order they are looked into; what the grammar lacks is left out.
struct ParserLists: Sendable {
  var avoid: [Int]
  var edible: [Int]
  var supply: [Int]
  /// The same with everyday words for several foods, which come last.
  var supplyAny: [Int]
  var cuisine: [Int]
  var person: Int?
  var role: Int?

  init(_ index: [String: Int]) {
    avoid = ["avoid", "allergen", "food", "ingredient", "own_avoid"].compactMap { index[$0] }
    edible = ["ingredient", "recipe"].compactMap { index[$0] }
    supply = ["own_food", "ingredient", "goods"].compactMap { index[$0] }
    supplyAny = supply + ["everyday"].compactMap { index[$0] }
    cuisine = ["cuisine"].compactMap { index[$0] }
    person = index["person"]
    role = index["role"]
  }
}
