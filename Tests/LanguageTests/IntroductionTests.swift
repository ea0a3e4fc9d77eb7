import Language
import Testing
import Values

/// Who lives here, told by people introducing themselves.
@Suite struct IntroductionTests {
  private func told(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  /// Each detail as its kind, its person or "all", and its value; sorted.
  private func facts(_ line: String) -> [String] {
    told(line).flatMap(\.details).flatMap { detail in
      let people = detail.slots.filter { $0.name == "person" || $0.name == "name" }
        .compactMap(\.value.shortTexts.first)
      let values = detail.slots.filter { ["avoid", "size", "age", "kin"].contains($0.name) }
      return values.compactMap { slot in
        slot.value.shortTexts.first.map { "\(people.first ?? "all") \(detail.kind) \($0)" }
      }
    }.sorted()
  }

  @Test(
    "everybody named is somebody, with their role, their age and what is said of them",
    arguments: [
      (
        "Hi, I'm Dana, I live with my wife Priya and our two boys Sam (9) and Eli (6)",
        ["Eli age 6", "Eli called son", "Priya called wife", "Sam age 9", "Sam called son", "all size 4"]
      ),
      (
        "we are 5: me, my husband tom, kids mia 12 leo 9 and grandma",
        ["Leo age 9", "Mia age 12", "Tom called husband", "all size 5"]
      ),
      (
        "hi its us, me jo, kev and the twins max n ava, theyre 7",
        ["Ava age 7", "Max age 7", "all size 4"]
      ),
      (
        "i just came from night shift we are 4 in the house me my husband Emeka and my two boys Chidi is 11 and Obi is 6",
        [
          "Chidi age 11", "Chidi called son", "Emeka called husband", "Obi age 6", "Obi called son",
          "all size 4",
        ]
      ),
      ("i live in a flat with ash bea n kit", ["all size 4"]),
      (
        "hi its rosa, me my hubby joe n the kids lily 4 and max 9",
        ["Joe called husband", "Lily age 4", "Max age 9", "all size 4"]
      ),
      (
        "im cooking for myself and 2 roommates, ben is veggie and aisha only eats halal",
        ["Ben avoid vegetarian", "aisha avoid halal", "all size 3"]
      ),
      (
        "me my gf n her lil brother kai whos 9. kai cant have nuts",
        ["Kai age 9", "Kai avoid nut-free", "all size 3"]
      ),
      (
        "so there's me, my other half Dave, and the twins Ella and Max who are 10",
        ["Dave called partner", "Ella age 10", "Max age 10", "all size 4"]
      ),
      (
        "We are three persons at home: I, my wife Ewa (vegetarian) and our son Kuba, 5 years.",
        ["Ewa avoid vegetarian", "Ewa called wife", "Kuba age 5", "Kuba called son", "all size 3"]
      ),
      (
        "there's four of us me and Gaz and our two Freddie who's 11 and Poppy who's 6 and Poppy's got a nut allergy",
        ["Freddie age 11", "Poppy age 6", "Poppy avoid nut-free", "all size 4"]
      ),
      (
        "Household: 3. Oskar (52), Annika (wife, low carb), Nils (son, 17, lactose intolerant).",
        [
          "Annika avoid low-carb", "Annika called wife", "Nils age 17", "Nils avoid dairy-free",
          "Nils called son",
          "Oskar age 52", "all size 3",
        ]
      ),
      (
        "there is four of us, me and Gaz and our two, Freddie and Poppy and Poppys got a nut allergy",
        ["Poppy avoid nut-free", "all size 4"]
      ),
      (
        "there's me, my wife Ann and the twins Ella and Max who are 10 and allergic to nuts",
        [
          "Ann called wife", "Ella age 10", "Ella avoid nut-free", "Max age 10", "Max avoid nut-free",
          "all size 4",
        ]
      ),
      (
        "I live with our two boys Sam and Eli (allergic to nuts)",
        ["Eli avoid nut-free", "Eli called son", "Sam avoid nut-free", "Sam called son", "all size 3"]
      ),
      (
        "I live with my wife Ann who can't have Brazil nuts and Parmesan and my son Leo",
        ["Ann avoid brazil-nut", "Ann avoid parmesan", "Ann called wife", "Leo called son", "all size 3"]
      ),
      (
        "I've got a husband Tom and two kids, Mia 9 and Leo 6",
        ["Leo age 6", "Mia age 9", "Tom called husband", "all size 4"]
      ),
      (
        "I cook for me and two flatmate, Camila and Jo",
        ["Camila called flatmate", "Jo called flatmate", "all size 3"]
      ),
    ])
  func heard(_ line: String, _ wanted: [String]) {
    #expect(facts(line) == wanted)
    let left = told(line).filter(\.isLeftOut)
    #expect(left.isEmpty)
  }

  @Test(
    "what is no introduction is none",
    arguments: [
      "me and my mum on sunday", "we have chicken and rice", "i have a nut allergy",
      "can I have chicken and my husband fish", "I live with diabetes", "we have guests and no bread",
      "tonight, it's me and my mum", "this week, it's just me and my daughter Zoe",
      "I have a sister who is vegan", "I shop for my mum Jean",
    ])
  func others(_ line: String) {
    let sizes = facts(line).filter { $0.hasPrefix("all size") }
    #expect(sizes.isEmpty)
  }

  @Test("children without names are told apart by their ages, twins are not")
  func loose() {
    let found = told("my husband and i have three kids, 14, 11 and 4")
    #expect(found.filter(\.isLeftOut).isEmpty)
    #expect(
      facts("my husband and i have three kids, 14, 11 and 4") == [
        "all size 5", "my middle kid age 11", "my oldest kid age 14", "my youngest kid age 4",
      ])
    #expect(told("my husband and i have two kids, 4 and 4").filter(\.isLeftOut).map(\.said) == ["4 and 4"])
  }

  @Test("foods and cuisines are nobody of the house")
  func foods() {
    let line = "it's me, my wife Ann, Thai and Mexican, 100 a week"
    let people = told(line).flatMap(\.details).flatMap(\.slots).filter { $0.name == "person" }
    #expect(Set(people.compactMap(\.value.shortTexts.first)) == ["Ann"])
  }

  /// Rolls drawn from names, roles and ways of joining them: nobody is lost, and nobody is counted twice.
  @Test("whoever is listed is noted once, and the heads add up", arguments: 0..<60)
  func drawn(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) + 77)
    func pick<T>(_ all: [T]) -> T { all[random.below(all.count)] }
    var names = ["Ottilie", "Zosia", "Bernd", "Kwame", "Ines", "Ravi", "Tomasz", "Ngozi"]
    var roles = ["wife", "sister", "son", "mother", "daughter", "uncle"]
    var items: [String] = []
    var wanted: [String] = []
    for _ in 0..<random.below(3) + 2 {
      let name = names.remove(at: random.below(names.count))
      let role = roles.remove(at: random.below(roles.count))
      let age = random.below(70) + 2
      switch random.below(3) {
      case 0:
        items.append("my \(role) \(name)")
      case 1:
        items.append("my \(role) \(name) (\(age))")
        wanted.append("\(name) age \(age)")
      default:
        items.append("my \(role) \(name) who is \(age)")
        wanted.append("\(name) age \(age)")
      }
      wanted.append("\(name) called \(role)")
    }
    let opener = pick(["I live with ", "it's me, ", "there's me, ", "I cook for me, ", "so we are: me, "])
    let joined =
      items.dropLast().joined(separator: pick([", ", " and ", " n "])) + pick([" and ", ", and "])
      + items[items.count - 1]
    wanted.append("all size \(items.count + 1)")
    #expect(facts(opener + joined) == wanted.sorted(), "\(opener + joined)")
  }
}
