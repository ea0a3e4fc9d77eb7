import Quantities
import Testing

/// Lines as they are spoken, stand in old books, or come out of another language.
@Suite struct SaidAndOldLineTests {
  private let reader = IngredientReader()

  private func expect(_ line: String, _ amounts: String, _ name: String) {
    let found = reader.read(line)
    #expect(found.amounts.map(\.short).joined(separator: " ") == amounts)
    #expect(found.name == name)
  }

  @Test(
    "spoken amounts",
    arguments: [
      ("between two and three pounds of beets", "2–3 lb", "beets"),
      ("anywhere from one to two cups of stock", "1–2 cup", "stock"),
      ("one cup that's two hundred forty milliliters of cream", "1 cup = 240 ml", "cream"),
      ("half a cup of lemon juice so about three lemons", "1/2 cup = 3 ", "lemon juice"),
      ("one stick of butter so half a cup", "1 stick = 1/2 cup", "butter"),
      ("oh and some bay leaves", "_ ", "bay leaves"), ("we need two cans of corn", "2 can", "corn"),
      ("just under a cup of cream", "1 cup", "cream"), ("a dozen and a half rolls", "18 ", "rolls"),
      ("three eggs plus two yolks", "3  + 2 ", "eggs"), ("a sprig or two of mint", "1–2 sprig", "mint"),
      ("an onion or two", "1–2 ", "onion"), ("a cup or so of rice", "1 cup", "rice"),
      ("1/2 of a 15 oz can of corn", "1/2 can {15 oz}", "corn"), ("2 + 1/2 cups oats", "2 1/2 cup", "oats"),
    ])
  func spoken(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "old books and typewriters",
    arguments: [
      ("Three pounds and a half of suet", "3 1/2 lb", "suet"), ("half-a-pint of ale", "1/2 pint", "ale"),
      ("1 quart, less a gill, of milk", "1 quart - 1 gill", "milk"),
      ("1/2 salt-spoon mace", "1/2 saltspoon", "mace"),
      ("3 even teaspoons soda", "3 tsp", "soda"), ("2 coffeecupfuls of sugar", "2 coffeecup", "sugar"),
      ("A goose weighing 9 pounds", "1  {9 lb}", "goose"), ("A faggot of herbs", "1 faggot", "herbs"),
      ("1 large turnip, or 2 small ones", "1  = 2 ", "turnip"),
      ("½ package (1 oz.) of gelatine", "1/2 package = 1 oz", "gelatine"),
      ("l scant tsp. soda", "1 tsp", "soda"), ("l/2 cup lard", "1/2 cup", "lard"),
      ("1 stick cinnamon, 3 inches long", "1 stick {3 inch}", "cinnamon"),
      ("Half a pint and a wineglass of port", "1/2 pint + 1 wineglass", "port"),
      ("2 oz. mixed candied peel", "2 oz", "mixed candied peel"),
    ])
  func old(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "ranges with two units, a hyphen that hangs, and the size of a whole piece",
    arguments: [
      ("700 g – 1 kg chuck", "700–1000 g", "chuck"), ("2 tsp to 1 tbsp sugar", "2–3 tsp", "sugar"),
      ("1 lb – 500 g beef", "1 lb = 500 g", "beef"), ("2- to 3-pound roast", "2–3 lb", "roast"),
      ("1 (3- to 4-pound) duck", "1  {3–4 lb}", "duck"),
      ("1 3-4 lb turkey breast", "1  {3–4 lb}", "turkey breast"),
      ("1 3-4 cups milk", "1 3/4 cup", "milk"), ("2 inch cinnamon stick", "1 stick {2 inch}", "cinnamon"),
      ("1 c. leeks (about 2 packed cups)", "1 cup = 2 cup", "leeks"),
      ("2 leeks (c. 300g trimmed)", "2  = 300 g", "leeks"),
      ("4 sheets filo (about 180g)", "4 sheet = 180 g", "filo"),
      ("1 tsp lime zest (from 2 limes)", "1 tsp = 2 ", "lime zest"),
      ("1 packet yeast (2 1/4 tsp)", "1 package = 2 1/4 tsp", "yeast"),
      ("1 (15-oz / 425 g) can beans", "1 can {15 oz} = 425 g", "beans"),
      ("2 (400 g / 14 oz) cans beans", "2 can {400 g}", "beans"), ("1 (No. 2) can beets", "1 can", "beets"),
      ("1 pot of yoghurt (150 g)", "1 pot {150 g}", "yoghurt"),
    ])
  func ranges(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test(
    "measures of other languages",
    arguments: [
      ("2 msk honey", "2 tbsp", "honey"), ("1 krm salt", "1 krm", "salt"), ("1 EL oil", "1 tbsp", "oil"),
      ("3 Stk eggs", "3 piece", "eggs"), ("1 stk butter", "1 stick", "butter"),
      ("2 c. à soupe de cream", "2 tbsp", "cream"), ("1 c à c salt", "1 tsp", "salt"),
      ("2 colheres de chá sugar", "2 tsp", "sugar"), ("1 tbsp. l. semolina", "1 tbsp", "semolina"),
      ("Soy sauce 2 large spoons", "2 tbsp", "soy sauce"), ("Beef 600g / 1 catty", "600 g = 1 catty", "beef"),
      ("Rice — 1 faceted glass", "1 faceted glass", "rice"),
      ("1 green pepper of the long kind", "1 ", "green pepper of the long kind"),
      ("1 ricotta of sheep", "1 ", "ricotta of sheep"), ("a few threads of saffron", "_ thread", "saffron"),
      ("4 steaks à 200 g", "4  {200 g}", "steaks"), ("1 kg approx. mussels", "1 kg", "mussels"),
      ("1 cup tomato pur&eacute;e", "1 cup", "tomato purée"), ("A jet of oil", "_ jet", "oil"),
    ])
  func foreign(_ line: String, _ amounts: String, _ name: String) { expect(line, amounts, name) }

  @Test func `a kind of line that says it may be left out, and a second food behind its work`() {
    #expect(reader.read("1/2 cup citron, sliced (may be omitted)").isOptional)
    #expect(
      reader.read("1 clove garlic, minced, or 1/8 tsp. garlic powder").alternatives == ["garlic powder"])
    #expect(reader.read("BBQ sauce").name == "BBQ sauce")
  }
}
