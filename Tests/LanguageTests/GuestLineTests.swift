import Language
import Testing
import Values

/// Who comes on one evening and what each of them avoids, in one line.
@Suite struct GuestLineTests {
  private func told(_ line: String, people: [String] = []) -> [Recognition] {
    recognizer.knowing(
      NamedList(name: "person", version: 1, values: people.map { ListValue(text: $0, out: $0) })
    )
    .recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  /// Of each avoidance: whose, and the evening where it is a guest's.
  private func diets(_ line: String, people: [String] = []) -> [String] {
    told(line, people: people).flatMap(\.details).filter { $0.kind == "avoid" }.map { detail in
      let slots = Dictionary(
        detail.slots.map { ($0.name, $0.value.shortTexts.first ?? "") },
        uniquingKeysWith: { first, _ in first })
      return "\(slots["person"] ?? "everybody") \(slots["day"] ?? "always")"
    }
  }

  @Test(
    "each guest's diet is their own",
    arguments: [
      (
        "Ravi and Mei are coming to dinner on Friday, Mei is allergic to shellfish",
        ["Mei 2026-03-06"]
      ),
      (
        "friday Luis, Carla and aunt Rosa visit. Luis is vegan, Carla hates mushrooms",
        ["Luis 2026-03-06", "Carla 2026-03-06"]
      ),
      (
        "Kim comes friday, she's vegetarian and her husband Jon can't have eggs",
        ["Kim 2026-03-06", "Jon 2026-03-06"]
      ),
      ("dan comes friday hes coeliac, and his wife sue no dairy", ["dan 2026-03-06", "sue 2026-03-06"]),
      ("Bo and Ann come on Friday, one of them is vegan", ["them 2026-03-06"]),
      ("Bo and Ann come on Friday and we don't eat pork", ["everybody always"]),
    ])
  func own(_ line: String, _ wanted: [String]) {
    #expect(diets(line) == wanted)
  }

  @Test(
    "people listed with the speaker on one evening avoid nothing, and are not the household",
    arguments: [
      "Tomorrow we are four at the table: me, Olaf, Tiago and Ines", "on friday we are four: me, Tom and Ann",
      "on Saturday we are three, me and Tom and Ann",
    ])
  func listed(_ line: String) {
    let found = told(line)
    let kinds = found.filter { !$0.isLeftOut }.flatMap(\.details).map(\.kind)
    #expect(!kinds.contains("avoid") && !kinds.contains("roles") && !kinds.contains("size"))
    let days = found.filter { $0.intent == "day_eaters" }
    #expect(days.count == 1)
  }

  @Test(
    "a number at the table takes nobody's diet with it",
    arguments: [
      ("tonight we are 6, Yaw no eggs", ["Yaw 2026-03-02"]),
      ("we're 8 on friday and Pia is vegan, Omar can't have sesame", ["Pia 2026-03-06", "Omar 2026-03-06"]),
      ("on Friday there are seven of us, one of them is coeliac", ["them 2026-03-06"]),
    ])
  func counted(_ line: String, _ wanted: [String]) {
    #expect(diets(line) == wanted)
    #expect(told(line).first?.intent == "day_eaters")
  }

  @Test(
    "several who come are counted, with whoever is named behind them",
    arguments: [
      ("Tom and Sofie come on Friday", 2), ("my brother Jo, his wife Sue and their kid come on Saturday", 3),
      ("our neighbours and Bo are over for dinner on Friday", 3),
      ("Dan comes friday, his wife Sue can't have dairy", 2),
    ])
  func heads(_ line: String, _ count: Int) {
    let heads = told(line).flatMap(\.details).filter { $0.kind == "guest" }.compactMap { $0.value("heads") }
    #expect(heads == [.number(Rational(count))])
  }

  @Test(
    "lines that say otherwise are not read so",
    arguments: [
      "Tom and Sofie aren't coming on Friday", "do Tom and Sofie come on Friday?",
      "Tom and Sofie come home late on Friday",
    ])
  func otherwise(_ line: String) {
    #expect(told(line).allSatisfy { !$0.details.contains { $0.kind == "guest" } || $0.band != .act })
  }

  @Test(
    "a dinner asked for is not only noted",
    arguments: [
      "dinner for 6 tonight, no eggs", "something for 4 tonight without pork", "tonight for 3, no nuts",
    ])
  func asked(_ line: String) {
    #expect(!told(line).contains { $0.intent == "day_eaters" && $0.band == .act })
  }

  @Test("whoever lives here is no guest by being named")
  func members() {
    #expect(diets("tonight we are 6, Yaw no eggs", people: ["Yaw"]) == ["Yaw 2026-03-02"])
    #expect(
      told("Yaw and Bo come on Friday", people: ["Yaw"]).allSatisfy { $0.band != .act || $0.details.isEmpty })
  }
}
