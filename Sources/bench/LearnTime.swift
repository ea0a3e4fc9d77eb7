import Language

/// How long learning takes, in parts; for finding out, not for the table.
func learnTimes() throws {
  let clock = ContinuousClock()
  let files = try benchIntentFiles()
  var grammar = Grammar()
  print("reading the files:", clock.measure { grammar = loadGrammar(files: files).0 })
  let lists = try benchLists()
  var bytes = 0
  print("learning:", clock.measure { bytes = PhraseModel(learnedFrom: grammar, lists: lists).bytes.count })
  print("bytes:", bytes)
  var plain = Recognizer(grammar: grammar, lists: lists, model: nil)
  print("a recogniser:", clock.measure { plain = Recognizer(grammar: grammar, lists: lists, model: nil) })
  let people = NamedList(name: "person", version: 1, values: [ListValue(text: "Emma", out: "Emma")])
  print("told of a name:", clock.measure { _ = plain.knowing(people) })
}
