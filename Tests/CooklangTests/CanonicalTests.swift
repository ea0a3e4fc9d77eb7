import Testing

/// The situations of the specification's canonical tests, with other food.
@Suite struct CanonicalTests {
  @Test(
    "plain words are text, whatever signs are in them",
    arguments: [
      ("Stir in a little dill", [["t:Stir in a little dill"]]),
      ("Warm the plates to 60°C", [["t:Warm the plates to 60°C"]]),
      ("Boil 3L of broth", [["t:Boil 3L of broth"]]),
      ("Slice it every 3/4 inch", [["t:Slice it every 3/4 inch"]]),
      ("Roast at 210℃/Fan 190°C.", [["t:Roast at 210℃/Fan 190°C."]]),
      ("", []), ("\n\n", []),
    ] as [(String, [[String]])])
  func text(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "comments are no part of a step",
    arguments: [
      ("-- leeks again", []),
      ("@dill{3%stalks} -- leeks again\nand a word", [["@dill|=3|stalks", "t:  and a word"]]),
      ("-- leeks again\n@dill{3%stalks}", [["@dill|=3|stalks"]]),
      ("Boil @rice{1} [- long grain -], then rest", [["t:Boil ", "@rice|=1|", "t: , then rest"]]),
    ] as [(String, [[String]])])
  func comments(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "ingredients have a name, a quantity and units",
    arguments: [
      (
        "Add @peas{3%handfuls}, @butter{10%g} and @cream{1%dl}.",
        [["t:Add ", "@peas|=3|handfuls", "t:, ", "@butter|=10|g", "t: and ", "@cream|=1|dl", "t:."]]
      ),
      ("@cream{1/2%pint}", [["@cream|=0.5|pint"]]), ("@cream{01/2%pint}", [["@cream|01/2|pint"]]),
      ("@cream{1 / 2 %pint}", [["@cream|=0.5|pint"]]),
      ("Serve with @57 herbs sauce{ }", [["t:Serve with ", "@57 herbs sauce|some|"]]),
      ("Finish with @🌿", [["t:Finish with ", "@🌿|some|"]]), ("@leeks{3%stems}", [["@leeks|=3|stems"]]),
      ("@leeks{ 3 % stems }", [["@leeks|=3|stems"]]), ("@leeks{3}", [["@leeks|=3|"]]),
      ("@leeks", [["@leeks|some|"]]), ("@7leeks", [["@7leeks|some|"]]),
      ("@type 55 flour{300%g}", [["@type 55 flour|=300|g"]]),
      ("@leeks cut in rings", [["@leeks|some|", "t: cut in rings"]]),
      ("@young leeks{4}", [["@young leeks|=4|"]]), ("@young leeks{}", [["@young leeks|some|"]]),
      ("@leeks in rings and @celery", [["@leeks|some|", "t: in rings and ", "@celery|some|"]]),
      ("@dill{a few%stalks}", [["@dill|a few|stalks"]]), ("@broth{2 l }", [["@broth|2 l|"]]),
    ] as [(String, [[String]])])
  func ingredients(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "cookware has a name and a quantity, which is one where none is given",
    arguments: [
      ("Sear in #cast iron pan{}", [["t:Sear in ", "#cast iron pan|=1|"]]),
      ("Sear in #9-inch cast iron pan{ }", [["t:Sear in ", "#9-inch cast iron pan|=1|"]]),
      ("Sear in #cast iron pan{ }", [["t:Sear in ", "#cast iron pan|=1|"]]),
      ("Steam in #wok for a while", [["t:Steam in ", "#wok|=1|", "t: for a while"]]),
      ("#pie dish{2}", [["#pie dish|=2|"]]), ("#pie dish{four}", [["#pie dish|four|"]]),
      ("#pie dish{four tiny}", [["#pie dish|four tiny|"]]),
    ] as [(String, [[String]])])
  func cookware(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "timers have a quantity and units, and a name if they like",
    arguments: [
      ("Bake for ~{2.5%hours}", [["t:Bake for ", "~|=2.5|hours"]]),
      ("Bake for ~{1/4%hour}", [["t:Bake for ", "~|=0.25|hour"]]),
      ("Bake for ~{35%minutes}", [["t:Bake for ", "~|=35|minutes"]]),
      ("Bake for ~crust{12%minutes}", [["t:Bake for ", "~crust|=12|minutes"]]),
      ("Leave it to ~cool before slicing", [["t:Leave it to ", "~cool||", "t: before slicing"]]),
    ] as [(String, [[String]])])
  func timers(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "a name of one word ends at punctuation and white space of any script",
    arguments: [
      ("~cool, then slice", [["~cool||", "t:, then slice"]]),
      ("~cool⸫ then slice", [["~cool||", "t:⸫ then slice"]]),
      ("~cool\u{2009}then slice", [["~cool||", "t:\u{2009}then slice"]]),
      ("Add @leeks, then stir", [["t:Add ", "@leeks|some|", "t:, then stir"]]),
      ("Add @leeks⸫ then stir", [["t:Add ", "@leeks|some|", "t:⸫ then stir"]]),
      ("Add @leeks\u{2009}then stir", [["t:Add ", "@leeks|some|", "t:\u{2009}then stir"]]),
      ("Heat #wok, then oil", [["t:Heat ", "#wok|=1|", "t:, then oil"]]),
      ("Heat #wok⸫ then oil", [["t:Heat ", "#wok|=1|", "t:⸫ then oil"]]),
      ("Heat #wok\u{2009}then oil", [["t:Heat ", "#wok|=1|", "t:\u{2009}then oil"]]),
    ] as [(String, [[String]])])
  func words(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "a mark with white space behind it is text",
    arguments: [
      "At noon ~ {7}", "At noon ~ 7", "Write @ somebody{}", "Write to @ somebody", "Dish # 12{}", "Dish # 7",
      "Add @? dill", "An end @", "An end ~", "@{}", "#{2}", "@", "@?", "@?{}",
    ])
  func unmarked(_ source: String) { #expect(told(source) == [["t:\(source)"]]) }

  @Test(
    "what is optional has its mark directly behind the sign, once",
    arguments: [
      ("Top with @?grated nutmeg{2%pinches}", [["t:Top with ", "@grated nutmeg|=2|pinches?"]]),
      ("Finish with @?cress", [["t:Finish with ", "@cress|some|?"]]),
      ("Take a #?salad spinner{} or not", [["t:Take a ", "#salad spinner|=1|?", "t: or not"]]),
      (
        "Fold @butter{90%g} in, glaze with @?butter{15%g}",
        [["t:Fold ", "@butter|=90|g", "t: in, glaze with ", "@butter|=15|g?"]]
      ),
      ("Add @??dill{}", [["t:Add ", "@?dill|some|?"]]),
      ("Is there @pepper{}?", [["t:Is there ", "@pepper|some|", "t:?"]]),
      ("~?{5%minutes}", [["~?|=5|minutes"]]),
    ] as [(String, [[String]])])
  func optional(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test(
    "an empty line parts steps, the end of a line does not",
    arguments: [
      ("Stir in dill\n\nStir in peas", [["t:Stir in dill"], ["t:Stir in peas"]]),
      ("Stir in dill\nand peas", [["t:Stir in dill and peas"]]),
      ("Stir in dill\r\nand peas\r\n\r\nServe", [["t:Stir in dill and peas"], ["t:Serve"]]),
      ("Stir\u{2028}\u{85}Serve", [["t:Stir"], ["t:Serve"]]),
      ("Stir\n \t\u{A0}\nServe", [["t:Stir"], ["t:Serve"]]),
      ("so ---\nfrom: auntie\n---", [["t:so --- from: auntie ---"]]),
    ] as [(String, [[String]])])
  func lines(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }
}
