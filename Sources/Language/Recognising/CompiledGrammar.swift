/// The grammar's sentences, details and answers as programs, with all their words and lists.
struct CompiledGrammar {
  let lexicon: Lexicon
  let sentences: ProgramIndex
  let details: ProgramIndex
  /// The frames of intents and details.
  let frames: ProgramIndex
  let answers: [String: ProgramIndex]
  /// The shapes of the rewrites.
  let rewrites: ProgramIndex

  init(_ grammar: Grammar, lists named: [NamedList]) {
    var compiler = Compiler(rules: grammar.rules)
    Self.addEntityWords(to: &compiler.vocabulary)
    let runtime = Dictionary(named.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
    var lists: [CompiledList] = []
    for (place, list) in grammar.lists.enumerated() { compiler.lists[list.name] = place }
    for list in grammar.lists {
      lists.append(
        CompiledList(
          list, runtime: runtime[list.name] ?? [], union: list.union.compactMap { compiler.lists[$0] },
          into: &compiler.vocabulary))
    }
    let number = compiler.entity(.builtIn(.number))
    var sentences = ProgramIndex()
    var frames = ProgramIndex()
    frames.isOfFrames = true
    for (index, intent) in grammar.intents.enumerated() {
      var own: [String: Int] = [:]
      for list in intent.lists {
        own[list.name] = lists.count
        lists.append(CompiledList(list, runtime: [], union: [], into: &compiler.vocabulary))
      }
      compiler.enter(rules: intent.rules, lists: own)
      for group in intent.groups {
        for program in compiler.programs(group, slots: intent.slots, owner: .intent(index)) {
          sentences.add(program, number: number)
        }
      }
      for group in intent.frames {
        for program in compiler.programs(group, slots: intent.slots, owner: .intent(index)) {
          frames.add(program, number: number)
        }
      }
    }
    compiler.enter(rules: [], lists: [:])
    var details = ProgramIndex()
    for (index, phrase) in grammar.details.enumerated() {
      for group in phrase.groups {
        for program in compiler.programs(group, slots: phrase.slots, owner: .detail(index)) {
          details.add(program, number: number)
        }
      }
      for group in phrase.frames {
        for program in compiler.programs(group, slots: phrase.slots, owner: .detail(index)) {
          frames.add(program, number: number)
        }
      }
    }
    var rewrites = ProgramIndex()
    compiler.isOfRewrites = true
    for (index, rewrite) in grammar.rewrites.enumerated() {
      let group = SentenceGroup(templates: rewrite.templates)
      for program in compiler.programs(group, slots: [], owner: .rewrite(index)) {
        rewrites.add(program, number: number)
      }
    }
    compiler.isOfRewrites = false
    self.rewrites = rewrites
    self.sentences = sentences
    self.details = details
    self.frames = frames
    answers = Self.answers(grammar, &compiler, number: number)
    let openers = Set(DayWords.openers.map { compiler.vocabulary.add($0, []) })
    let words = Self.functionWords(grammar, &compiler.vocabulary)
    lexicon = Lexicon(
      vocabulary: compiler.vocabulary, entities: compiler.entities, lists: lists,
      firstWords: FirstWords(lists, stems: compiler.vocabulary.words.count),
      parserLists: ParserLists(compiler.lists), openers: openers, listIndex: compiler.lists,
      polite: words.polite, stopWords: words.stop, negations: words.negations, harm: words.harm,
      illness: words.illness,
      questions: words.questions, qualifiers: words.qualifiers,
      turning: words.turning, retractions: words.retractions, lifting: words.lifting,
      ordinary: Self.ordinaryWords(grammar, compiler.vocabulary))
  }

  /// The declared answers, and for every other entity or list a program that takes it bare.
  private static func answers(_ grammar: Grammar, _ compiler: inout Compiler, number: Int32) -> [String:
    ProgramIndex]
  {
    var answers: [String: ProgramIndex] = [:]
    for (index, phrase) in grammar.answers.enumerated() {
      var programs = ProgramIndex()
      for group in phrase.groups {
        for program in compiler.programs(group, slots: phrase.slots, owner: .answer(index)) {
          programs.add(program, number: number)
        }
      }
      answers[phrase.name] = programs
    }
    for name in BuiltInEntity.allCases.map(\.rawValue) + grammar.lists.map(\.name) where answers[name] == nil
    {
      guard let program = compiler.program(bare: name, slot: TemplateLayer.answerSlot) else { continue }
      var programs = ProgramIndex()
      programs.add(program, number: number)
      answers[name] = programs
    }
    return answers
  }

  private struct FunctionWords {
    var polite = PhraseTrie()
    var retractions = PhraseTrie()
    var lifting = PhraseTrie()
    var stop, negations, harm, illness, questions, qualifiers, turning: Set<Int32>
  }

  private static func functionWords(_ grammar: Grammar, _ vocabulary: inout Vocabulary) -> FunctionWords {
    func ids(_ text: String) -> [Int32] {
      Utterance(text).tokens.filter { !$0.isSeparator }.map { vocabulary.add($0.text, .function) }
    }
    func all(_ texts: [String]) -> Set<Int32> { Set(texts.flatMap(ids)) }
    let polite = grammar.polite.map(ids)
    let stop = all(grammar.stopWords)
    var words = FunctionWords(
      stop: stop, negations: all(grammar.negations), harm: all(grammar.harm), illness: all(grammar.illness),
      questions: all(grammar.questions), qualifiers: all(grammar.qualifiers),
      turning: all(["more", "extra", "less", "fewer", "almost", "nearly", "unless", "until", "cancelled"]))
    for phrase in polite { words.polite.add(phrase, value: 0) }
    for phrase in grammar.retractions { words.retractions.add(ids(phrase), value: 0) }
    for phrase in grammar.lifting { words.lifting.add(ids(phrase), value: 0) }
    return words
  }

  private static func ordinaryWords(_ grammar: Grammar, _ vocabulary: Vocabulary) -> Set<Int32> {
    var stems = Set<Int32>()
    for word in grammar.concepts.flatMap(\.words) {
      let stem = vocabulary.stem(word, id: vocabulary.id(word))
      if stem != Vocabulary.unknown { stems.insert(stem) }
    }
    return stems
  }

  private static func addEntityWords(to vocabulary: inout Vocabulary) {
    let words =
      Array(NumberWords.small.keys) + Array(NumberWords.scales.keys) + NumberWords.others
      + Array(ChoiceWords.ordinals.keys) + Array(DayWords.weekdays.keys) + Array(DayWords.months.keys)
      + DayWords.others + AmountWords.all
    for word in words.sorted() { _ = vocabulary.add(word, .entity) }
  }
}
