import Quantities
import Testing

/// Lines as restaurants' sheets and hurried cards write them: the food first, and the amount behind it.
@Suite struct KitchenSheetTests {
  private let reader = IngredientReader()

  private func expect(_ line: String, _ amounts: String, _ name: String) {
    let found = reader.read(line)
    #expect(found.amounts.map(\.short).joined(separator: " ") == amounts)
    #expect(found.name == name)
  }

  @Test(
    "so many of each",
    arguments: [
      ("x6 tortillas", "6 ", "tortillas"), ("tortillas x 6", "6 ", "tortillas"),
      ("3x eggs", "3 ", "eggs"), ("thyme x2 sprigs", "2 sprig", "thyme"),
      ("6 oz salmon x 8", "8  {6 oz}", "salmon"), ("Salmon 150g x 4", "4  {150 g}", "salmon"),
      ("Sauerkraut 5# bag x 2", "2 bag {5 lb}", "sauerkraut"),
      ("Duck breast, 2 ea 6-7 oz", "2  {6–7 oz}", "duck breast"),
      ("Quail eggs 12 ea (approx. 120 g)", "12  = 120 g", "quail eggs"),
      ("Potatoes, 80ct, 4 ea", "4 ", "potatoes"),
      ("3 pcs 200g bass fillets", "3 piece {200 g}", "bass fillets"),
      ("4 ea 8 oz cod portions", "4 portion {8 oz}", "cod"),
      ("Oil, fry, 35# jug, 2 ea", "2 jug {35 lb}", "oil"),
      ("Salmon, 5 oz portions, 20 ea", "20 portion {5 oz}", "salmon"),
      ("Lamb, tied — 12 portions @ 7 oz", "12 portion {7 oz}", "lamb"),
      ("Tortillas, 6\" – 2 dz", "24  {6 inch}", "tortillas"),
      ("1 ea sachet d'herbes", "1 ", "sachet d'herbes"),
    ])
  func counts(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "cases, cans and pans",
    arguments: [
      ("1 case leeks (18 ct)", "1 case {18 each}", "leeks"), ("2 cs kale, 24 ct", "2 case {24 each}", "kale"),
      ("1 (12-count) package tortillas", "1 package {12 each}", "tortillas"),
      ("2 #10 cans hominy", "2 can", "hominy"), ("1 x #10 can hominy", "1 can", "hominy"),
      ("#10 can beets, 3 ea", "3 can", "beets"), ("a No. 3 can of plums", "1 can", "plums"),
      ("2 1/9 pans olives", "2 1/9 pan", "olives"), ("1/6 pan olives", "1 1/6 pan", "olives"),
      ("2 sheet pans carrots", "2 sheet pan", "carrots"), ("1 sixth pan leeks", "1 sixth pan", "leeks"),
    ])
  func containers(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "weights beside what they are of",
    arguments: [
      ("Rye flour 300 g 100%", "300 g", "rye flour"), ("Rye flour 100% 300 g", "300 g", "rye flour"),
      ("Cream 36% 2 qt", "2 quart", "cream 36%"), ("Yeast 0.5% (5 g)", "5 g", "yeast"),
      ("2 oz wt Comté, grated", "2 oz", "Comté"), ("JUS 2 OZ LADLE", "2 oz", "JUS"),
      ("Leeks 4 lb AP / 3 lb EP", "4 lb = 3 lb", "leeks"), ("10 # potatoes", "10 lb", "potatoes"),
      ("Turnip, diced 1/4\" — 2 qt", "2 quart", "turnip"), ("Scallops U10 5 lb", "5 lb", "scallops U10"),
    ])
  func weights(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "work without a comma",
    arguments: [
      ("oats 2c toasted", "2 cup", "oats", "toasted"), ("lentils 1 1/2 c ckd", "1 1/2 cup", "lentils", "ckd"),
      ("tofu 1 blk (300g) crumbled", "1 block {300 g}", "tofu", "crumbled"),
      ("leeks 2 lg slcd", "2 ", "leeks", "slcd"), ("celery 2 stks dcd", "2 stalk", "celery", "dcd"),
      ("lemon 1/2 juiced", "1/2 ", "lemon", "juiced"), ("1 leek chpd", "1 ", "leek", "chpd"),
    ])
  func tails(_ line: String, _ amounts: String, _ name: String, _ work: String) {
    expect(line, amounts, name)
    #expect(reader.read(line).preparation == work)
  }

  @Test(
    "a number that tells no amount",
    arguments: [
      "pie filling, page 24", "serves 4", "ready at 180 C", "A1 steak sauce", "three bean salad", "flour (1)",
      "T55 flour", "extra virgin olive oil, as much as is enough", "7-grain bread", "5 spice powder",
      "a very little mace",
      "10 cents' worth of cloves", "oil a small amount", "mace a little", "basil handful",
      "cabbage from a 2 lb head",
    ])
  func none(_ line: String) {
    #expect(reader.read(line).amounts.allSatisfy { $0.quantity == nil })
  }

  @Test(
    "sizes",
    arguments: [
      ("2 #10 cans hominy", "#10"), ("2 No. 2½ cans plums", "No. 2 1/2"), ("eggs 2, large", "large"),
      ("2 hpd tbsp oats", "heaped"), ("3 even teaspoons soda", "even"),
    ])
  func sizes(_ line: String, _ size: String) { #expect(reader.read(line).amounts.first?.size == size) }
}
