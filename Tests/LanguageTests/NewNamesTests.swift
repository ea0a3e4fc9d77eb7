import Language
import Testing
import Values

@Suite("People who come and go")
struct NewNamesTests {
  private func lists(_ people: [String]) -> [NamedList] {
    runtimeLists.filter { $0.name != "person" } + [list(people)]
  }

  private func list(_ people: [String]) -> NamedList {
    NamedList(name: "person", version: 1, values: people.map { ListValue(text: $0, out: $0) })
  }

  @Test("a recogniser told of people reads as one made with them; one told of others has forgotten them")
  func sameAsMadeAnew() {
    let people = ["Emma", "Wolfgang", "Mary Ann", "Pepper"]
    let anew = Recognizer(grammar: grammar, lists: lists(people), model: model)
    let plain = Recognizer(grammar: grammar, lists: lists([]), model: model)
    let others = Recognizer(grammar: grammar, lists: lists(["Quentin"]), model: model)
    let lines =
      [
        "wolfgnag can't have dairy", "forget mary ann", "Emma and quentin hate olives", "pepper is vegan",
        "does wolfgang eat fish", "queentin doesnt eat pork", "what can emma and Mary Ann eat tonight",
      ] + grammar.intents.flatMap { $0.examples.prefix(1).map(\.say) }
    let context = RecognitionContext(now: monday)
    for line in lines {
      let told = plain.knowing(list(people)).recognizeAll(line, expecting: nil, context: context)
      #expect(told == anew.recognizeAll(line, expecting: nil, context: context), "\(line)")
      let forgotten = plain.knowing(list(["Quentin"])).recognizeAll(line, expecting: nil, context: context)
      #expect(forgotten == others.recognizeAll(line, expecting: nil, context: context), "\(line)")
    }
    let found = plain.knowing(list(people)).recognize("forget mary ann", expecting: nil, context: context)
    #expect(slotTexts(found)["person"] == ["Mary Ann"])
  }

  @Test("a line that a sentence explains does not ask for the word model; another does")
  func modelOnDemand() {
    let asked = Counter()
    let reader = Recognizer(grammar: grammar, lists: runtimeLists) {
      asked.count += 1
      return model
    }
    let context = RecognitionContext(now: monday)
    for line in ["quit", "plan dinners for this week", "what's for dinner tonight", "add milk to the list"] {
      #expect(reader.recognize(line, expecting: nil, context: context).confidence == 100, "\(line)")
    }
    #expect(asked.count == 0)
    _ = reader.recognize("would you happen to know about feeding us later", expecting: nil, context: context)
    #expect(asked.count > 0)
  }
}

/// Counts on one thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}
