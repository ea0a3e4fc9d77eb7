import Kitchen
import Testing
import Values

@testable import Catalogue

/// What the shipped tables of the stove must keep: no answer about safety is looser than its source.
@Suite("The stove's tables") struct StoveLawTests {
  private var stove: Stove { Builtin.catalogue.stove }

  /// USDA FSIS and FoodSafety.gov, safe minimum internal temperatures: °F and minutes of rest.
  private static let least: [String: (Int, Int)] = [
    "poultry": (165, 0), "ground-poultry": (165, 0), "stuffing": (165, 0), "ground-meat": (160, 0),
    "beef": (145, 3),
    "pork": (145, 3), "ham-raw": (145, 3), "ham-cooked": (165, 0), "game": (160, 0), "fish": (145, 0),
    "shellfish": (145, 0), "shells": (145, 0), "egg-dishes": (160, 0), "eggs": (160, 0),
    "leftovers": (165, 0),
    "casserole": (165, 0), "rice": (165, 0), "hot-dogs": (165, 0),
  ]

  @Test func `everything was read`() {
    #expect(stove.times.count > 300 && stove.foods.count > 95 && stove.rules.count > 50)
    #expect(stove.howTos.count >= 40 && stove.terms.count >= 45 && stove.equivalents.count > 35)
    #expect(stove.gasMarks.count == 12 && stove.steps.count == 5 && stove.petRules.count > 7)
  }

  @Test func `no safe temperature is under that of its source`() throws {
    #expect(Set(stove.heats.map(\.id)) == Set(Self.least.keys))
    for heat in stove.heats {
      let (degrees, rest) = try #require(Self.least[heat.id])
      #expect(heat.fahrenheit >= degrees && heat.rest >= rest, "\(heat.id)")
    }
  }

  @Test func `every name of a food is answered no looser than its kind`() throws {
    for food in stove.foods where !food.heats.isEmpty {
      for word in food.words {
        let answer = safeHeats(for: StoveLine("what temp should \(word) be", in: stove), in: stove)
        #expect(!answer.isWholeChart && !answer.heats.isEmpty, "\(word)")
        let own = food.heats.first.flatMap { Self.least[$0]?.0 } ?? 0
        #expect(answer.heats.map(\.fahrenheit).max() ?? 0 >= own, "\(word)")
      }
    }
  }

  @Test func `a word for the whole animal is told with its ground meat`() {
    for word in ["pork", "beef", "lamb", "veal", "meat"] {
      let answer = safeHeats(for: StoveLine("safe temperature for \(word)", in: stove), in: stove)
      #expect(answer.heats.contains { $0.fahrenheit == 160 }, "\(word)")
    }
    for word in ["burger", "sausage", "meatloaf"] {
      let answer = safeHeats(for: StoveLine("safe temperature for \(word)", in: stove), in: stove)
      #expect(answer.heats.contains { $0.fahrenheit == 165 }, "\(word)")
    }
  }

  @Test func `no row of times is done below the safe temperature`() {
    let kinds = [
      "chicken": 165, "turkey": 165, "duck": 165, "goose": 165, "pheasant": 165, "quail": 165, "beef": 145,
      "pork": 145,
      "lamb": 145, "veal": 145, "fish": 145,
    ]
    for row in stove.times {
      guard let least = kinds[row.food] else { continue }
      if let inside = Int(row.inside) {
        #expect(inside >= least, "\(row.food), \(row.form)")
        #expect(!row.words.contains("ground") || inside >= 160, "\(row.food), \(row.form)")
      }
    }
    // Cooked ham of an inspected plant alone may be heated to less, and each such row says so.
    for row in stove.times where row.food == "ham" {
      #expect(
        (Int(row.inside) ?? 145) >= 145 || row.inside == "140" && row.note.contains("165"), "\(row.form)")
    }
  }

  @Test func `every row names a source that is named, and figures without one are not there`() {
    let known = Set(stove.sources.map(\.id))
    let used =
      stove.times.map(\.source) + stove.heats.map(\.source) + stove.howTos.map(\.source)
      + stove.rules.map(\.source)
      + stove.petRules.map(\.source) + stove.equivalents.map(\.source)
    #expect(Set(used).subtracting(known) == [])
    #expect(!used.contains("unsourced"))
  }

  @Test func `foods point at heats and times that are there`() {
    let heats = Set(stove.heats.map(\.id))
    let times = Set(stove.times.map(\.food))
    for food in stove.foods {
      #expect(Set(food.heats).isSubset(of: heats), "\(food.id)")
      for name in food.times {
        #expect(times.contains(String(name.split(separator: ":")[0])), "\(food.id): \(name)")
      }
    }
  }

  @Test func `minutes, weights and thicknesses run upwards`() {
    for row in stove.times {
      if let low = row.minutesLow, let high = row.minutesHigh {
        #expect(low <= high && low > 0, "\(row.food), \(row.form)")
      }
      if let low = row.weightLow, let high = row.weightHigh {
        #expect(low <= high, "\(row.food), \(row.form)")
      }
    }
  }

  @Test func `steps tell no meat done below the safe temperature`() throws {
    let steps = stove.howTos.flatMap { howTo in howTo.steps.map { (howTo.id, $0) } }
    for (id, step) in steps
    where step.contains("Done at") || step.contains("Safe at") || step.contains("at least") {
      let degrees = step.split(separator: " ").compactMap { Int($0) }.filter { (100...212).contains($0) }
      for heat in degrees { #expect(heat >= 145, "\(id): \(step)") }
      if id.contains("chicken") { #expect(degrees.contains(165), "\(id)") }
      if id.contains("burger") || id.contains("ground") { #expect(degrees.contains(160), "\(id)") }
    }
  }

  @Test(arguments: [
    ("can pregnant women eat tuna", "albacore"), ("is brie safe in pregnancy", "pasteurized"),
    ("can pregnant women eat shark", "avoided"), ("can pregnant women have wine", "none"),
    ("can my 8 month old have honey", "12 months"), ("when can a baby have cow's milk", "12 months"),
    ("grapefruit with my pills", "medicines"), ("raw kidney beans", "30 minutes"),
    ("kidney beans in the slow cooker", "Never raw"), ("eat raw flour", "E. coli"),
    ("mold on cream cheese", "thrown away"),
    ("mold on bread", "throw it all away"), ("mold on cheddar", "1 inch"),
    ("mold on my yogurt", "throw it away"),
    ("sprouted potatoes", "solanine"), ("should I rinse chicken", "Don't rinse"),
    ("thaw meat on the counter", "Not on"),
    ("pink burger", "160 °F"), ("reheat rice", "165 °F"), ("frozen chicken in the slow cooker", "thawed"),
  ])
  func rules(_ line: String, _ holds: String) throws {
    let rules = stove.rules(for: StoveLine(line, in: stove))
    #expect(rules.contains { $0.says.contains(holds) }, "\(rules.map(\.id))")
  }

  @Test func `rules for the pregnant, for babies and for medicines send to somebody who knows`() {
    for rule in stove.rules where rule.who.contains(where: { [.pregnant, .infant, .immune].contains($0) }) {
      #expect(rule.ask == "doctor", "\(rule.id)")
    }
    for rule in stove.rules where rule.who.contains(.medicine) {
      #expect(rule.ask == "pharmacist", "\(rule.id)")
    }
  }

  @Test func `every fish of the lists is told as its list has it`() {
    let avoided = [
      "king mackerel", "marlin", "orange roughy", "shark", "swordfish", "tilefish", "bigeye tuna",
    ]
    for fish in avoided {
      let rule = stove.rules(for: StoveLine("can pregnant women eat \(fish)", in: stove)).first
      #expect(rule?.says.contains("avoided") == true, "\(fish)")
    }
    for fish in [
      "halibut", "grouper", "mahi mahi", "snapper", "monkfish", "Chilean sea bass", "Spanish mackerel",
    ] {
      let rule = stove.rules(for: StoveLine("can pregnant women eat \(fish)", in: stove)).first
      #expect(rule?.id == "preg-fish-good", "\(fish)")
    }
  }

  @Test func `a gas mark is its degrees, both ways`() {
    for mark in stove.gasMarks {
      #expect(stove.gasAnswer(for: StoveLine("gas mark \(mark.mark)", in: stove)) == .degrees(mark))
    }
  }

  @Test func `the basics that were asked for are there`() {
    let asked = [
      "boil an egg", "soft boiled egg", "cook rice", "cook pasta", "bake a potato", "roast vegetables",
      "cook bacon",
      "scramble eggs", "fry an egg", "poach an egg", "cook a chicken breast", "pan fry fish",
      "cook ground beef",
      "make gravy", "make a roux", "make vinaigrette", "make mashed potatoes", "steam broccoli",
      "cook dried beans",
      "cook lentils", "cook quinoa", "make oatmeal", "make porridge", "make pancakes", "whip cream",
      "caramelize onions", "thaw chicken", "cut an onion", "toast nuts", "make stock", "cook a steak",
    ]
    for line in asked {
      #expect(stove.howTo(for: StoveLine("how do I \(line)", in: stove), whole: true) != nil, "\(line)")
    }
  }
}
