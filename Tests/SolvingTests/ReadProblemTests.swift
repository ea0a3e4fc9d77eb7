import Solving
import Testing

@Suite struct ReadProblemTests {
  static let dish = #"{"id":"m1","course":"main","cost":0.81,"amounts":{"kcal":512.0},"groups":["fish"]}"#

  static func file(
    days: String = "2", dishes: String = dish, rest: String = ""
  ) -> String { #"{"days":\#(days),"courses":["main"],"dishes":[\#(dishes)]\#(rest)}"# }

  @Test func `the example of the format is read whole`() throws {
    let text = #"""
      {"days":20,"courses":["starter","main","dessert"],"dishes":[
      {"id":"s","course":"starter","cost":1},{"id":"d","course":"dessert","cost":1},
      {"id":"m1","course":"main","cost":0.81,"amounts":{"energy_kcal":512.0},"groups":["fish"],"allergens":["fish"]}],
      "exclude":["nuts"],"day":{"energy_kcal":[1190,1610]},"plan":{"iron_mg":[110,null]},"minimise":"cost",
      "cap":{"cost":61.2},"repetition":{"same_day":{"fish":0.5},"dish_again":{"main":10},
      "window":{"groups":{"fish":0.5},"days_back":[0.1,0.2,0.4,0.8,3]}}}
      """#
    let problem = try readProblem(text)
    #expect(problem.days == 20)
    #expect(problem.dishes.count == 3)
    #expect(problem.plan == [.init(name: "iron_mg", low: ExactDecimal(digits: 110, places: 0), high: nil)])
    #expect(problem.caps == [.init(name: "cost", value: ExactDecimal(digits: 612, places: 1))])
    #expect(problem.repetition?.daysBack.count == 5)
    #expect(problem.limits.count == 5)
  }

  @Test(
    "files that are refused, and why",
    arguments: [
      (file(days: "0"), ProblemFault.outOfRange(path: "days", least: 1, most: 366)),
      (file(days: "2.5"), .notWhole(path: "days")),
      (file(days: "\"2\""), .notANumber(path: "days")),
      (file(dishes: ""), .courseWithoutDish(course: "main")),
      (file(dishes: dish + "," + dish), .repeated(path: "dishes[1].id", name: "m1")),
      (file(rest: #","exlude":[]"#), .unknownKey(path: "", key: "exlude")),
      (
        file(rest: #","minimise":"joy""#),
        .noneOf(path: "minimise", told: "joy", choices: ["cost", "repetition"])
      ),
      (file(rest: #","minimise":"repetition""#), .missing(path: "repetition")),
      (file(rest: #","day":{"kcal":[1]}"#), .notARange(path: "day.kcal")),
      (file(rest: #","cap":{"cost":-1}"#), .negative(path: "cap.cost")),
      (file(rest: #","exclude":"nuts""#), .notAList(path: "exclude")),
      (file(dishes: #"{"id":"x","course":"main"}"#), .missing(path: "dishes[0].cost")),
      (
        file(dishes: #"{"id":"x","course":"soup","cost":1}"#),
        .noneOf(path: "dishes[0].course", told: "soup", choices: ["main"])
      ),
      (
        file(dishes: #"{"id":"x","course":"main","cost":1,"amounts":{"cost":2}}"#),
        .reserved(path: "dishes[0].amounts", name: "cost")
      ),
      ("[]", .notAnObject(path: "")), ("{}", .missing(path: "courses")),
    ])
  func refuses(_ text: String, _ fault: ProblemFault) { #expect(throws: fault) { try readProblem(text) } }

  @Test func `amounts too fine for exact sums are refused`() throws {
    let dish = #"{"id":"m1","course":"main","cost":1,"amounts":{"kcal":1234.567890123456}}"#
    let problem = try readProblem(Self.file(days: "300", dishes: dish))
    #expect(throws: ProblemFault.tooLarge(amount: "kcal")) { try Model(problem) }
  }

  @Test func `a range told in dust of floating point keeps its meaning`() throws {
    let rest = #","plan":{"kcal":[1023.9999999999999,1024.0000000000002]}"#
    let model = try Model(readProblem(Self.file(rest: rest)))
    let kcal = try #require(model.quantities.firstIndex { $0.name == "kcal" })
    #expect(model.plan[kcal] == Model.Span(low: 1024, high: 1024))
  }
}
