import Cooklang
import Testing
import Values

/// What a mark may carry beside name, quantity and units.
@Suite struct ComponentTests {
  @Test(
    "a quantity behind = is fixed",
    arguments: [
      ("{=1%tsp}", "1", "tsp", true), ("{ = 2 % pods }", "2", "pods", true), ("{=}", "", "", true),
      ("{=a pinch}", "a pinch", "", true), ("{1%tsp}", "1", "tsp", false), ("{%tsp}", "", "tsp", false),
      ("{1%}", "1", "", false), ("{1%50% cream}", "1", "50% cream", false),
    ])
  func fixed(_ braces: String, _ quantity: String, _ units: String, _ isFixed: Bool) throws {
    let amount = try #require(components("@salt\(braces)").first?.amount)
    #expect(amount.quantity == quantity && amount.units == units && amount.isFixed == isFixed)
  }

  @Test(
    "a parenthesis directly behind is the preparation",
    arguments: [
      ("@leek{1}(in rings)", "in rings"), ("@leek(in rings)", "in rings"), ("@leek{1} (in rings)", nil),
      ("@leek{1}(in\nrings)", "in rings"), ("@leek{1}()", nil), ("@leek{1}(in rings", nil),
      ("#pan{}(a wide one)", "a wide one"), ("~{5%min}(about)", nil),
      ("@leek{1}( in [- x -]rings )", "in rings"),
    ] as [(String, String?)])
  func preparations(_ source: String, _ preparation: String?) throws {
    #expect(try #require(components(source).first).preparation == preparation)
  }

  @Test(
    "a path is another recipe, called by its last name",
    arguments: [
      ("@./sauces/green sauce{150%g}", "green sauce", "./sauces/green sauce"),
      ("@../Pesto{2%tbsp}", "Pesto", "../Pesto"), (#"@.\sauces\Pesto{}"#, "Pesto", #".\sauces\Pesto"#),
      ("@./dough.cook{}", "dough", "./dough.cook"), ("@?./sauces/pesto{}", "pesto", "./sauces/pesto"),
      ("@half/half{1}", "half/half", nil), ("@./{1}", "./", nil),
    ] as [(String, String, String?)])
  func references(_ source: String, _ name: String, _ reference: String?) throws {
    let component = try #require(components(source).first)
    #expect(component.name == name && component.reference == reference)
  }

  @Test("a parenthesis with another ingredient or braces in it is text, and nothing is lost")
  func marksInParentheses() {
    #expect(components("@leek{1}(soaked for ~{5%min})").map(\.kind) == [.ingredient, .timer])
    #expect(
      told("@leek{1}(fried in @butter{}) and @salt(fine)") == [
        ["@leek|=1|", "t:(fried in ", "@butter|some|", "t:) and ", "@salt|some|"]
      ])
    #expect(
      components("@leek{1}(a #9 size, ~2 cm, see \\@home)").map(\.preparation) == [
        "a #9 size, ~2 cm, see \\@home"
      ])
  }

  @Test("a name may go over the end of a line, and has no sentence's signs but in it")
  func names() {
    #expect(components("@brown\nsugar{1%cup}").map(\.name) == ["brown sugar"])
    #expect(components("@St. John's bread{1}").map(\.name) == ["St. John's bread"])
    #expect(components("@salt and @pepper and #mill{}").map(\.name) == ["salt", "pepper", "mill"])
    #expect(components("@salt~{5%min}#pan").map(\.name) == ["salt", "", "pan"])
  }

  @Test("a backslash makes a mark a letter, and breaks a line at its end")
  func escapes() {
    #expect(told(##"Write to me\@home, dish \#4, \~5"##) == [["t:Write to me@home, dish #4, ~5"]])
    #expect(told("@./rice{2} \\\n@./peas{1}") == [["@rice|=2|", "t:  ", "@peas|=1|"]])
    #expect(told(#"C:\food and \ more"#) == [[#"t:C:\food and \ more"#]])
  }

  @Test(
    "a quantity is a number only as the canonical tests have it",
    arguments: [
      ("3", Rational(3)), ("0", .zero), ("1.5", Rational(3, 2)), (".5", Rational(1, 2)),
      ("0.05", Rational(1, 20)),
      ("1/2", Rational(1, 2)), ("1 / 2", Rational(1, 2)), ("1 1/2", Rational(3, 2)),
      ("0 1/2", Rational(1, 2)),
      ("10/4", Rational(5, 2)), ("01", nil), ("01/2", nil), ("1/02", nil), ("1/0", nil), ("1.", nil),
      (".", nil),
      ("01.5", nil), ("½", nil), ("2-3", nil), ("7 k", nil), ("-1", nil), ("1,5", nil), ("1 2", nil),
      ("", nil),
      ("1/2/3", nil), ("1 2/3 4", nil), ("1e3", nil), ("9223372036854775808", nil), ("/", nil), ("1 /", nil),
      ("1.5/2", nil), ("1.5 1/2", nil), ("٣", nil),
    ] as [(String, Rational?)])
  func numbers(_ text: String, _ number: Rational?) { #expect(cooklangNumber(text) == number) }

  @Test("every part has its place in the text")
  func places() throws {
    let text = "Ähm: add @?brown\nsugar{= 1/2 %cup }(packed) now"
    let document = readCooklang(text)
    let part = try #require(components(text).first)
    #expect(document.text(part.range) == "@?brown\nsugar{= 1/2 %cup }(packed)")
    #expect(document.text(part.nameRange) == "brown\nsugar" && part.name == "brown sugar")
    let amount = try #require(part.amount)
    #expect(document.text(amount.quantityRange) == "1/2")
    #expect(document.text(try #require(amount.unitsRange)) == "cup")
    #expect(amount.percentAt.map { document.bytes[$0] } == UInt8(ascii: "%"))
  }
}
