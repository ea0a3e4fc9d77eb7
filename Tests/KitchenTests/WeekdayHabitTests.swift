import Foundation
import Kitchen
import Testing
import Values

/// Who and how many are at the table on weekdays of every week. Source: requirements MP-36, MP-37.
@Suite struct WeekdayHabitTests {
  private let monday = Day(iso: "2026-03-02")!

  @Test(
    "a number for a weekday holds whoever comes or stays away by name, and a noted evening goes before it")
  func counts() {
    let gran = WeeklyEater(name: "Gran", habit: .comes, weekdays: [.sunday])
    let tom = WeeklyEater(name: "Tom", habit: .away, weekdays: [.monday, .sunday])
    let noted = [EveningNote(day: monday + 13, eaters: 2)]
    let evenings = noted.with(
      [gran, tom], counts: [WeekdayCount(weekday: .sunday, eaters: 6)], usually: 4, from: monday)
    #expect(evenings.eaters(on: monday, usually: 4) == 3)
    #expect(evenings.eaters(on: monday + 1, usually: 4) == 4)
    #expect(evenings.eaters(on: monday + 6, usually: 4) == 6)
    #expect(evenings.note(on: monday + 6).absent == ["Tom"])
    #expect(evenings.eaters(on: monday + 13, usually: 4) == 2)
  }

  @Test("who eats later has a seat")
  func late() {
    let tom = WeeklyEater(name: "Tom", habit: .away, weekdays: [], late: [.tuesday])
    #expect([EveningNote]().with([tom], usually: 4, from: monday).isEmpty)
    #expect(tom.on([])?.late == [.tuesday])
    #expect(WeeklyEater(name: "Tom", habit: .away, weekdays: [.friday]).without([.friday]) == nil)
  }

  @Test("an eater written before days of eating later were noted is read")
  func old() throws {
    let text = #"{"name":"Gran","habit":"comes","weekdays":["sunday"],"avoids":[]}"#
    let read = try JSONDecoder().decode(WeeklyEater.self, from: Data(text.utf8))
    #expect(read == WeeklyEater(name: "Gran", habit: .comes, weekdays: [.sunday]))
  }

  @Test("a word for several means those of the house it fits, and nobody guessed")
  func groups() {
    let house = Household(
      size: 5,
      members: [
        Member(name: "Emma", age: 8), Member(name: "your son Max", age: 12), Member(name: "your husband Tom"),
      ])
    #expect(HouseGroup("the kids", in: house) == .members(["Emma", "your son Max"]))
    #expect(HouseGroup("my two kids", in: house) == .members(["Emma", "your son Max"]))
    #expect(HouseGroup("three kids", in: house) == .unnamed(3))
    #expect(HouseGroup("the girls", in: house) == .unnamed(nil))
    #expect(HouseGroup("our parents", in: house) == .unnamed(2))
    #expect(HouseGroup("Emma", in: house) == nil)
  }

  @Test("children without names are told apart by age")
  func order() {
    let house = Household(
      members: [Member(name: "your younger kid", age: 5), Member(name: "your older kid", age: 8)])
    #expect(house.member(called: "the younger one") == 0)
    #expect(house.member(called: "your oldest") == 1)
    #expect(house.member(called: "the middle one") == nil)
  }
}
