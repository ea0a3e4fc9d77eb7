import Kitchen
import Testing
import Values

@testable import Catalogue

@Suite struct TableTests {
  private let header = """
    id,name,plural,aliases,section,category,subcategory,protein,groups,contains,may_contain,checked,\
    fdc_id,g_per_ml,g_each,each,edible,basic,months

    """

  private func one(_ row: String) -> Parsed<[Ingredient]> {
    readIngredients(header + row, file: "i.csv")
  }

  @Test func `a full row is read cell by cell`() throws {
    let parsed = one(
      "naan,naan,naans,garlic naan;naan bread,bakery,Bakery,Bread,grain,refined_grain,wheat;milk,egg,"
        + "yes,7,0.5,90,slice,0.95,no,1;12\n")
    #expect(parsed.problems.isEmpty)
    let naan = try #require(parsed.value.first)
    #expect(naan.id == IngredientID("naan"))
    #expect(naan.aliases == ["garlic naan", "naan bread"])
    #expect(naan.protein == .grain && naan.groups == [.refinedGrain] && naan.section == .bakery)
    // Wheat brings gluten along.
    #expect(naan.contains == FoodTags([.wheat, .gluten, .milk]))
    #expect(naan.mayContain == FoodTags(.egg))
    #expect(naan.isChecked && !naan.isBasic)
    #expect(naan.gramsPerMilliliter == Rational(1, 2) && naan.edibleShare == Rational(19, 20))
    #expect(naan.pieceUnit == .slice && naan.months == [1, 12] && naan.fdcID == 7)
  }

  @Test func `empty cells are unknown, never zero`() throws {
    let food = try #require(one("x,x,,,pantry,,,,,,,,,,,,,,\n").value.first)
    #expect(!food.isChecked)
    #expect(food.gramsPerMilliliter == nil && food.gramsPerPiece == nil && food.edibleShare == nil)
    #expect(food.fdcID == nil && food.protein == nil && food.plural == nil && food.months.isEmpty)
  }

  @Test(
    "a row with a mistake is left out and told",
    arguments: [
      ("X Y,x,,,pantry,,,,,,,yes,,,,,,no,", "lower-case"), (",x,,,pantry,,,,,,,yes,,,,,,no,", "id is empty"),
      ("x,,,,pantry,,,,,,,yes,,,,,,no,", "name is empty"), ("x,x,,,attic,,,,,,,yes,,,,,,no,", "section"),
      ("x,x,,,pantry,,,,,nuts,,yes,,,,,,no,", "contains"),
      ("x,x,,,pantry,,,,,,nuts,yes,,,,,,no,", "may_contain"),
      ("x,x,,,pantry,,,tofu,,,,yes,,,,,,no,", "protein"), ("x,x,,,pantry,,,,,,,maybe,,,,,,no,", "checked"),
      ("x,x,,,pantry,,,,,,,yes,1.5,,,,,no,", "fdc_id"), ("x,x,,,pantry,,,,,,,yes,,much,,,,no,", "g_per_ml"),
      ("x,x,,,pantry,,,,,,,yes,,-1,,,,no,", "g_per_ml"), ("x,x,,,pantry,,,,,,,yes,,,,,1.2,no,", "edible"),
      ("x,x,,,pantry,,,,,,,yes,,,,,,no,13", "months"), ("x,x,,,pantry,,,,,,,yes,,,,splotch,,no,", "each"),
      ("x,x,,,pantry", "cells"),
    ])
  func refuses(_ row: String, _ word: String) throws {
    let parsed = one(row + "\n" + "y,y,,,pantry,,,,,,,yes,,,,,,no,\n")
    #expect(parsed.value.map(\.id.rawValue) == ["y"])
    let problem = try #require(parsed.problems.first)
    #expect(problem.line == 2 && problem.file == "i.csv")
    #expect(problem.message.contains(word), "\(problem)")
  }

  @Test func `of two rows with one id the first stays`() {
    let row = "x,x,,,pantry,,,,,,,yes,,,,,,no,\n"
    let parsed = one(row + row)
    #expect(parsed.value.count == 1)
    #expect(parsed.problems.map(\.line) == [3])
  }

  @Test func `a name that two rows claim stays with the first`() throws {
    let parsed = one(
      "a,apple,apples,fruit,produce,,,,,,,yes,,,,,,no,\n"
        + "b,pear,,Fruit;conference,produce,,,,,,,yes,,,,,,no,\n")
    #expect(try #require(parsed.value.last).aliases == ["conference"])
    #expect(parsed.problems.map(\.message) == ["fruit names a already"])
  }

  @Test(
    "a table without its columns is left out whole",
    arguments: ["", "id,name\nx,x\n", "nonsense"])
  func headers(_ text: String) {
    let parsed = readIngredients(text, file: "i.csv")
    #expect(parsed.value.isEmpty)
    #expect(!parsed.problems.isEmpty)
  }

  @Test(
    "packages with mistakes are left out",
    arguments: [
      ("x,15,ounze,can,127,s,2026-08,average", "unit"), ("x,0,oz,can,127,s,2026-08,average", "amount"),
      ("x,15,oz,can,1.27,s,2026-08,average", "cents"), ("x,15,oz,can,,s,2026-08,average", "cents"),
      ("x,15,oz,can,127,s,2026-08,own", "quality"), (",15,oz,can,127,s,2026-08,average", "ingredient"),
      ("x,15,oz,,127,s,2026-08,average", "container"),
    ])
  func packages(_ row: String, _ word: String) throws {
    let head = "ingredient,amount,unit,container,cents,source,period,quality\n"
    let good = "x,14.5,oz,can,127,s,2026-08,average\n"
    let parsed = readPackages(head + good + row, file: "p.csv")
    #expect(parsed.value.map(\.amount) == [Amount(Rational(29, 2), .ounce)])
    #expect(try #require(parsed.problems.first).message.contains(word))
  }

  @Test func `a nutrient that was not measured stays unknown`() throws {
    let head = "fdc_id," + Nutrient.allCases.map(\.rawValue).joined(separator: ",") + "\n"
    let row = "7,90," + String(repeating: ",", count: Nutrient.allCases.count - 2) + "1.25\n"
    let parsed = readNutrients(head + row, file: "n.csv")
    #expect(parsed.problems.isEmpty)
    let profile = try #require(parsed.value.first).profile.per100g
    #expect(profile == [.energy: Rational(90), .iron: Rational(5, 4)])
  }
}
