import Language
import Testing
import Values

/// What a bare answer of that entity is read as; "-" when it is none. The clock is Monday 2026-03-02, 17:00.
private func bare(_ entity: String, _ line: String, now: CivilTime = monday) -> String {
  let found = recognizer.recognize(
    line, expecting: Question(intent: "swap_day", slot: "answer", entity: entity),
    context: RecognitionContext(now: now))
  guard found.intent == "swap_day", found.layer == .entity, found.confidence == 100 else { return "-" }
  return found.slots.values("answer").flatMap(\.shortTexts).joined(separator: " ")
}

@Suite("Entities")
struct EntityTests {
  @Test(
    "numbers",
    arguments: [
      ("4", "4"), ("four", "4"), ("twenty-five", "25"), ("a couple", "2"), ("a dozen", "12"),
      ("half a dozen", "6"),
      ("two hundred and ten", "210"), ("a hundred", "100"), ("one thousand", "1000"), ("1.5", "1 1/2"),
      ("1 1/2", "1 1/2"), ("one and a half", "1 1/2"), ("-3", "-3"), ("minus three", "-3"), ("0", "0"),
      ("99999999999999999999999999", "\(Int.max)"), ("a trillion", "1000000000000"), ("2k", "2000"),
    ])
  func numbers(_ line: String, _ value: String) { #expect(bare("number", line) == value) }

  @Test(
    "money",
    arguments: [
      ("$120", "$120"), ("120", "$120"), ("$1,200.50", "$1,200.50"), ("90 bucks", "$90"),
      ("120 dollars a week", "$120"),
      ("about 150 a week", "$150"), ("$0", "$0"), ("-$5", "-$5"), ("no limit", "none"), ("unlimited", "none"),
      ("a trillion dollars", "$1,000,000,000,000"), ("under $80", "$80"), ("no", "none"), ("tuesday", "-"),
    ])
  func money(_ line: String, _ value: String) { #expect(bare("budget", line) == value) }

  @Test(
    "a day",
    arguments: [
      ("today", "2026-03-02"), ("tonight", "2026-03-02"), ("monday", "2026-03-02"), ("tuesday", "2026-03-03"),
      ("sunday", "2026-03-08"), ("next friday", "2026-03-13"), ("this friday", "2026-03-06"),
      ("tomorrow night", "2026-03-03"),
      ("the day after tomorrow", "2026-03-04"), ("yesterday", "2026-03-01"), ("in 3 days", "2026-03-05"),
      ("+3d", "2026-03-05"),
      ("sunday march 8", "2026-03-08"), ("thursday, 12 march", "2026-03-12"),
      ("sunday the 8th of march", "2026-03-08"),
      ("march 5", "2026-03-05"), ("March 5th, please", "2026-03-05"), ("5 march", "2026-03-05"),
      ("the 5th of march", "2026-03-05"),
      ("3/5", "2026-03-05"), ("2026-03-05", "2026-03-05"), ("0517", "2026-05-17"),
      ("february 10", "2027-02-10"),
      ("the 1st", "2026-04-01"), ("last friday", "2026-02-27"), ("february 30", "february 30"),
      ("2026-13-01", "2026-13-01"),
      ("13/45", "13/45"),
    ])
  func day(_ line: String, _ value: String) { #expect(bare("day", line) == value) }

  @Test(
    "several days, by their first, last and number",
    arguments: [
      ("this week", "2026-03-02…2026-03-08 7"), ("next week", "2026-03-09…2026-03-15 7"),
      ("mon to fri", "2026-03-02…2026-03-06 5"), ("Monday to Friday", "2026-03-02…2026-03-06 5"),
      ("wed-fri", "2026-03-04…2026-03-06 3"), ("friday - sunday", "2026-03-06…2026-03-08 3"),
      ("weekdays", "2026-03-02…2026-03-06 5"), ("the weekend", "2026-03-07…2026-03-08 2"),
      ("tonight and tomorrow", "2026-03-02…2026-03-03 2"), ("mon, wed and fri", "2026-03-02…2026-03-06 3"),
      ("from wednesday", "2026-03-04…2026-03-10 7"), ("the rest of the week", "2026-03-02…2026-03-08 7"),
      ("thursday to tuesday", "2026-03-05…2026-03-10 6"), ("the next three days", "2026-03-02…2026-03-04 3"),
    ])
  func days(_ line: String, _ value: String) {
    let texts = bare("days", line).split(separator: " ")
    #expect("\(texts.first ?? "")…\(texts.last ?? "") \(texts.count)" == value)
  }

  @Test("from 19:00 on, this week starts tomorrow")
  func evening() {
    let late = CivilTime(day: monday.day, hour: 19)
    #expect(bare("days", "this week", now: late).hasPrefix("2026-03-03"))
    #expect(
      bare("days", "this week", now: CivilTime(day: monday.day, hour: 18, minute: 59)).hasPrefix("2026-03-02")
    )
  }

  @Test(
    "durations",
    arguments: [
      ("20 minutes", "20"), ("under 20 minutes", "most 20"), ("half an hour", "30"), ("an hour", "60"),
      ("1.5 hours", "90"),
      ("an hour and a half", "90"), ("1 hour 15 minutes", "75"), ("45min", "45"),
      ("at least 2 hours", "least 120"),
      ("30 minutes or less", "most 30"), ("no more than 40 mins", "most 40"), ("30-minute", "30"),
      ("twenty", "-"),
    ])
  func duration(_ line: String, _ value: String) { #expect(bare("duration", line) == value) }

  @Test(
    "percentages, ratings and choices",
    arguments: [
      ("percentage", "20%", "20"), ("percentage", "15 percent", "15"), ("rating", "4 stars", "4"),
      ("rating", "4 out of 5", "4"), ("rating", "4/5", "4"), ("rating", "★★★", "3"), ("choice", "2", "2"),
      ("choice", "the second one", "2"), ("choice", "number two", "2"), ("choice", "#3", "3"),
      ("choice", "the last", "-1"),
      ("choice", "2nd", "2"), ("choice", "option 1 please", "1"),
    ])
  func places(_ entity: String, _ line: String, _ value: String) { #expect(bare(entity, line) == value) }

  @Test(
    "people, counted",
    arguments: [
      ("me, my husband and our two kids", "4"), ("my wife and I", "2"), ("me and my parents", "3"),
      ("two adults and three kids", "5"), ("just me", "1"), ("4 people", "4"), ("me, Tom and the twins", "4"),
    ])
  func roles(_ line: String, _ value: String) { #expect(bare("size", line) == value) }

  @Test(
    "what is avoided",
    arguments: [
      ("none", "none"), ("no", "none"), ("nobody", "none"), ("vegan", "vegan"), ("dairy", "dairy-free"),
      ("gluten", "gluten-free"),
      ("nuts", "nut-free"), ("shellfish", "shellfish-free"), ("meat", "vegetarian"), ("eggs", "egg"),
      ("peanuts", "peanut"),
      ("pork and lamb", "pork lamb"), ("mushrooms, cilantro or eggs", "mushroom cilantro egg"),
      ("coeliac", "gluten-free"),
      ("plant-based", "vegan"), ("tree nuts", "tree-nut"), ("alcohol", "alcohol"),
    ])
  func avoid(_ line: String, _ value: String) { #expect(bare("avoid", line) == value) }

  @Test(
    "cuisines",
    arguments: [
      ("italian and thai", "italian thai"), ("anything", "any"), ("surprise us", "any"),
      ("Middle-Eastern", "middle-eastern"),
      ("italian, indian or anything", "italian indian any"), ("no preference", "any"),
    ])
  func cuisines(_ line: String, _ value: String) { #expect(bare("cuisine", line) == value) }

  @Test("pescatarian is no diet that we know")
  func pescatarian() { #expect(understood("I am pescatarian").slots.value("avoid") == nil) }
}
