import Testing
import Values

@testable import Language

@Suite("Roles learned from marked sayings")
struct BindingTests {
  @Test("a marked line is its text and its marks")
  func marks() throws {
    let saying = try #require(
      MarkedSaying(line: "Joao, Kim\tps [joao](avoid.who 1) [can't do](avoid.in 1) [honey](avoid.what 1)"))
    #expect(saying.text == "ps joao can't do honey")
    #expect(saying.people == ["Joao", "Kim"])
    #expect(saying.marks.map(\.label) == ["avoid.who", "avoid.in", "avoid.what"])
    #expect(
      saying.marks.map {
        String(saying.text.utf8.prefix($0.range.upperBound).dropFirst($0.range.lowerBound))!
      } == ["joao", "can't do", "honey"])
    #expect(MarkedSaying(line: "no tab here") == nil)
    #expect(MarkedSaying(line: "\t[broken](label)") == nil)
  }

  @Test("what was learned is said again, in other words too, and the same sayings give the same model")
  func learning() throws {
    let sayings = [
      "\t[Tom](avoid.who 1) [swells up from](avoid.in 1) [peanuts](avoid.what 1)",
      "\t[Ana](avoid.who 1) [swells up with](avoid.in 1) [milk](avoid.what 1)",
      "\t[my son](avoid.who 1) [gets hives from](avoid.in 1) [eggs](avoid.what 1)",
      "\t[on Friday](heads.when 1) [there are](heads.in 1) [six](heads.total 1) of us",
      "\t[there are](heads.in 1) [four](heads.total 1) of us [on Sunday](heads.when 1)",
    ].compactMap { MarkedSaying(line: $0) }
    let model = RoleModel(learnedFrom: sayings, recognizer)
    #expect(model == RoleModel(learnedFrom: sayings, recognizer))
    let now = try #require(CivilTime(iso: "2026-03-02T17:00"))
    for saying in sayings {
      let read = model.labelled(saying, recognizer, now: now)
      #expect(read.map(\.label) == read.map(\.truth), "\(saying.text)")
    }
    let other = try #require(MarkedSaying(line: "Kim\tKim swells up from eggs"))
    let read = model.labelled(other, recognizer, now: now)
    #expect(read.first?.label == "avoid.who")
    #expect(read.last?.label == "avoid.what")
    let kept = try #require(RoleModel(bytes: model.bytes[...]))
    #expect(kept == model)
    #expect(RoleModel(bytes: model.bytes.dropLast()) == nil)
  }

  @Test(
    "sums, days, ages and amounts are read whole or not at all",
    arguments: [
      ("sums", "32,50", "$32.50"), ("sums", "hundred twelve dollars", "$112.00"),
      ("sums", "41.60 and 12", "$41.60 $12.00"),
      ("sums", "thirty two fifty", "$32.50"), ("sums", "70 and some cents", nil), ("sums", "nothing", nil),
      ("days", "the day after tomorrow", "2026-03-04"), ("days", "tomorrow Tuesday", "2026-03-03"),
      ("days", "all the weekend", "2026-03-07 and 2026-03-08"), ("days", "every Tuesday", nil),
      ("days", "Tuesdays", nil),
      ("days", "soon", nil), ("age", "8 months", "8 months"), ("age", "seven", "7 years"),
      ("age", "2 and a half", nil),
      ("amount", "2 cans of 14.5 oz", "29 oz"), ("amount", "two 14.5 oz cans", "29 oz"),
      ("amount", "a little", "a little"),
      ("amount", "one six-pack", "6"), ("number", "four people", "4"), ("number", "three or four", nil),
    ] as [(String, String, String?)])
  func values(_ kind: String, _ said: String, _ wanted: String?) throws {
    let now = try #require(CivilTime(iso: "2026-03-02T17:00"))
    let values = RoleValues(recognizer: recognizer, context: RecognitionContext(now: now))
    let read: String? =
      switch kind {
      case "sums": values.sums(said)?.map(\.text).joined(separator: " ")
      case "days": values.days(said)
      case "age": values.age(said)
      case "amount": values.amount(said)
      default: values.number(said).map(String.init)
      }
    #expect(read == wanted)
  }

  @Test("the best path and its margins are those of all paths tried")
  func path() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<50 {
      let (count, width) = (4, 3)
      let scores = (0..<count * width).map { _ in Int32(random.next() % 20) }
      let moves = (0..<width * width).map { _ in Int32(random.next() % 20) }
      func score(_ path: [Int]) -> Int32 {
        path.indices.reduce(0) { sum, at in
          sum + scores[at * width + path[at]] + (at > 0 ? moves[path[at - 1] * width + path[at]] : 0)
        }
      }
      let all = (0..<81).map { number in [number / 27, number / 9 % 3, number / 3 % 3, number % 3] }
      let best = RoleModel.best(scores, moves, width)
      let most = all.map(score).max()!
      #expect(score(best.labels) == most)
      #expect(score(ChainTraining.path(scores, moves, width)) == most)
      for at in 0..<count {
        let other = all.filter { $0[at] != best.labels[at] }.map(score).max()!
        #expect(best.margins[at] == most - other)
      }
    }
  }
}
