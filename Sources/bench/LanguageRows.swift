import Catalogue
import Kitchen
import Language
import Values

/// The figures of reading one line with every intent and ten thousand names.
func languageRows() throws -> [Row] {
  let (grammar, _) = loadGrammar(files: try benchIntentFiles())
  let lists = try names(10_000)
  let model = PhraseModel(learnedFrom: grammar, lists: lists)
  let recognizer = Recognizer(grammar: grammar, lists: lists, model: model)
  let context = RecognitionContext(now: CivilTime(iso: "2026-03-02T17:00")!)
  let lines = grammar.intents.flatMap { $0.examples.map(\.say) + $0.phrasings.prefix(20) } + oddLines
  let times = samples(lines.count * 10, warmup: lines.count) { round in
    _ = recognizer.recognize(lines[round % lines.count], expecting: nil, context: context)
  }
  return [
    Row("recognise a line, all intents, 10,000 list values", samples: times, aims: [.median(0.1), .p99(1)])
  ]
}

private let oddLines = [
  "could you maybe tell me what on earth we are having for dinner this evening", "asdf qwer zxcv",
  "plan mon to fri, 5 people, dairy-free, under $90, no pork", "¿qué hay para cenar?", "",
  "my mother in law who is allergic to shellfish comes on thursday and hates mushrooms",
]

/// That many names of dishes and foods: the catalogue's own, then combinations of them.
private func names(_ count: Int) throws -> [NamedList] {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  let dishes = catalogue.recipes.map { ListValue(text: $0.title, out: $0.id.rawValue) }
  let foods = catalogue.table.ingredients.map { ListValue(text: $0.name, out: $0.id.rawValue) }
  var mixed: [ListValue] = []
  for (number, food) in foods.enumerated() {
    for dish in dishes where mixed.count < count - dishes.count - foods.count {
      mixed.append(ListValue(text: "\(food.text) \(dish.text)", out: "mixed-\(number)-\(dish.out)"))
    }
  }
  return [
    NamedList(name: "recipe", version: 1, values: dishes + mixed),
    NamedList(name: "ingredient", version: 1, values: foods),
    NamedList(name: "person", version: 1, values: [ListValue(text: "Emma", out: "Emma")]),
  ]
}
