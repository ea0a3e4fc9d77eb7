import Testing
import Values

@testable import Language

/// A shop that rents and buys, and what is none of its business.
private let shop = loadGrammar(files: [
  (
    "intents/shop/rent.yaml",
    "intent: rent\nsummary: Rent\nact: show\nexamples: [\"rent a tent\"]\nsentences: [\"rent a tent\"]\n"
      + "phrasings: |\n  lend me shelter\n  could I borrow shelter\n  shelter for hire\n"
  ),
  (
    "intents/shop/buy.yaml",
    "intent: buy\nsummary: Buy\nact: change\nexamples: [\"buy a tent\"]\nsentences: [\"buy a tent\"]\n"
      + "phrasings: |\n  I want to purchase one\n  sell me one\n  purchase one for keeps\n"
  ),
  ("intents/outside/weather.yaml", "outside: |\n  will it rain\n  how warm is it\n"),
]).0

private func learned() -> PhraseModel {
  var pace = TrainingPace()
  pace.leastLines = 1
  pace.epochs = 20
  return PhraseModel(learnedFrom: shop, lists: [], pace: pace)
}

@Suite("The word model")
struct PhraseModelTests {
  @Test("the same files give the same model, and it reads what it learned")
  func learns() {
    let model = learned()
    #expect(model == learned())
    #expect(model.likeliest("shelter to borrow").name == "rent")
    #expect(model.likeliest("purchase it").name == "buy")
    #expect(model.likeliest("is it warm").name == PhraseModel.outside)
  }

  @Test("its bytes give it back; bytes cut or lengthened anywhere give none")
  func bytes() {
    let model = learned()
    #expect(PhraseModel(bytes: model.bytes[...]) == model)
    for count in stride(from: 0, to: model.bytes.count, by: max(1, model.bytes.count / 97)) {
      #expect(PhraseModel(bytes: model.bytes.prefix(count)) == nil)
    }
    #expect(PhraseModel(bytes: (model.bytes + [0])[...]) == nil)
  }

  @Test(
    "features are ascending and each stands once",
    arguments: ["", "?", "milk", "add milk and add milk", "7 7"])
  func features(line: String) {
    let ids = Features(Utterance(line).tokens, ModelWords()).ids
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("exponential and logarithm undo each other", arguments: [0.001, 0.03, 0.5, 0.9, 1] as [Float])
  func inverse(number: Float) {
    let back = LinearTraining.exponential(LinearTraining.logarithm(number))
    #expect(abs(back - number) < number * 0.0001)
  }
}
