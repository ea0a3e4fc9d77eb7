import Solving
import Testing

@Suite struct CommandTests {
  static func text(_ goal: String, days: Int = 6, low: Int = 0) -> String {
    var dishes: [String] = []
    for course in ["soup", "main"] {
      for number in 1...6 {
        let groups = number % 2 == 0 ? #"["fish"]"# : #"["meat"]"#
        dishes.append(
          #"{"id":"\#(course)\#(number)","course":"\#(course)","cost":\#(number).25,"#
            + #""amounts":{"iron_mg":\#(number * 2)},"groups":\#(groups),"allergens":["nuts"]}"#)
      }
    }
    return #"{"days":\#(days),"courses":["soup","main"],"dishes":[\#(dishes.joined(separator: ","))],"#
      + #""plan":{"iron_mg":[\#(low),null]},"minimise":"\#(goal)","repetition":{"same_day":{"fish":1},"#
      + #""dish_again":{"soup":3,"main":5},"window":{"groups":{"meat":1},"days_back":[1,2]}}}"#
  }

  @Test func `the same seed gives the same answer, to the byte`() {
    let options = SolveOptions(json: true, effort: Effort(work: 100_000, seed: 9))
    let one = solve(text: Self.text("repetition"), options: options)
    #expect(one == solve(text: Self.text("repetition"), options: options))
    #expect(one.exit == 0)
  }

  @Test func `a stopped search answers with the best so far and says so`() throws {
    var asked = 0
    let options = SolveOptions(json: true, effort: Effort(work: 50_000_000))
    let answer = solve(
      text: Self.text("repetition", days: 30), options: options,
      shouldStop: {
        asked += 1
        return asked > 40
      })
    let tree = try readJSON(try #require(answer.lines.first))
    #expect(answer.exit == 0)
    guard case .array(let days)? = tree["plan"] else {
      Issue.record("no plan")
      return
    }
    #expect(days.count == 30)
    #expect(tree["notes"]?.text.contains("stopped early") == true)
  }

  @Test func `progress tells ever better values`() throws {
    var values: [Int] = []
    _ = solve(
      text: Self.text("repetition", days: 20), options: SolveOptions(effort: Effort(work: 300_000)),
      progress: { values.append($0.value ?? .max) })
    #expect(values.count > 10)
    #expect(values == values.sorted(by: >))
  }

  @Test func `exit statuses`() {
    #expect(solve(text: Self.text("cost"), options: SolveOptions()).exit == 0)
    let impossible = solve(text: Self.text("cost", low: 10_000), options: SolveOptions())
    #expect(impossible.exit == 3)
    #expect(impossible.lines.contains("  over the plan iron_mg at least 10000"))
    let bad = solve(text: "{", options: SolveOptions())
    #expect(bad.exit == 2)
    #expect(bad.isFault)
    #expect(bad.lines == ["The file is not valid JSON: line 1, column 2: it ends too early."])
  }

  @Test func `an allergen that leaves a course empty is told`() {
    let text = Self.text("cost").replacing("\"minimise\"", with: "\"exclude\":[\"nuts\"],\"minimise\"")
    let answer = solve(text: text, options: SolveOptions())
    #expect(answer.exit == 3)
    #expect(answer.lines.contains("  no dish with nuts"))
  }

  @Test func `nothing in an answer steers a terminal`() {
    let text = Self.text("cost").replacing("soup1", with: #"soup\u001b[2J"#)
    let answer = solve(text: text, options: SolveOptions())
    #expect(answer.exit == 0)
    #expect(!answer.lines.joined().unicodeScalars.contains("\u{1b}"))
  }
}
