import Testing

@testable import Importing

/// Times, yields, numbers, entities, cleaning: the rules, each with what it must not touch.
@Suite struct TextTests {
  @Test(
    "durations of ISO 8601 and in words, in minutes",
    arguments: [
      ("PT1H30M", 90), ("P0DT0H45M", 45), ("PT90M", 90), ("PT5400S", 90), ("PT1.5H", 90), ("P1DT2H", 1_560),
      ("PT45", 45),
      ("P30M", 30), ("pt20m", 20), ("PT0H40M0S", 40), ("1 hr 30 mins", 90), ("90 minutes", 90),
      ("1 hour", 60),
      ("1½ hours", 90), ("1 1/2 hours", 90), ("1h30", 90), ("1h 5m", 65), ("1:30", 90), ("20-25 minutes", 25),
      ("1 to 2 hours", 120), ("half an hour", 30), ("1 Std. 20 Min.", 80), ("1 heure 15", 75),
      ("2 horas", 120),
      ("1 tim 10 min", 70), ("1時間30分", 90), ("30分", 30), ("45", 45), ("less than 30 mins", 30),
      ("2 days", 2_880),
      ("45 minutes plus chilling", 45), ("an hour", 60), ("PT59S", 1),
    ])
  func times(_ text: String, _ wanted: Int) { #expect(minutes(of: text) == wanted) }

  @Test(
    "no time is none",
    arguments: [
      "", "PT0S", "PT", "P", "0", "overnight", "Serves 4", "until golden", "PT99999999H", "-PT5M", "PTM",
      "99999999999999999999 hours", "Please",
    ])
  func noTimes(_ text: String) { #expect(minutes(of: text) == nil) }

  @Test("every number of minutes is read back from ISO 8601")
  func isoLaw() {
    for count in stride(from: 1, through: 6_000, by: 7) {
      #expect(minutes(of: "PT\(count)M") == count && minutes(of: "PT\(count / 60)H\(count % 60)M") == count)
    }
  }

  @Test(
    "how many people a yield is for",
    arguments: [
      ("4", 4), ("Serves 4-6", 4), ("Serves 4 to 6", 4), ("4 servings", 4), ("Makes 6 servings", 6),
      ("4 Portionen", 4),
      ("für 4 Personen", 4), ("pour 6 personnes", 6), ("4人分", 4), ("2 people", 2), ("serves four", 4),
      ("about 8", 8),
      ("1 9-inch pie (8 servings)", 8), ("Serves 2 hungry people", 2), ("6 large servings", 6),
      ("12 muffins", nil),
      ("24 cookies", nil), ("1 loaf", nil), ("Makes 24 cookies, 2 per serving", nil), ("2.5 kg", nil),
      ("", nil),
      ("0 servings", nil), ("5000 servings", nil), ("one 9x13 pan", nil), ("serves a crowd", nil),
    ] as [(String, Int?)])
  func people(_ text: String, _ wanted: Int?) { #expect(servings(in: text) == wanted) }

  @Test(
    "decimals are as people write them",
    arguments: [
      ("0.333333 cup", "1/3 cup"), ("1.6667 cups", "1 2/3 cups"), ("2.0 eggs", "2 eggs"),
      ("0.5 tsp", "0.5 tsp"),
      ("0.125 tsp", "0.125 tsp"), ("0.30000000000000004 kg", "0.3 kg"), ("1.99999999 l", "2 l"),
      (".333 cup", "1/3 cup"),
      ("1.2.3", "1.2.3"), ("No. 5", "No. 5"), ("Bake. 20 min", "Bake. 20 min"), ("v0.333333", "v0.333333"),
      ("1.000", "1"),
    ])
  func decimals(_ text: String, _ wanted: String) { #expect(plainNumbers(text) == wanted) }

  @Test(
    "entities, also of entities, are characters; what is none stays",
    arguments: [
      ("Mac &amp; Cheese", "Mac & Cheese"), ("Mac &amp;amp; Cheese", "Mac & Cheese"),
      ("&frac12; cup", "½ cup"),
      ("&frac13;", "⅓"), ("&#189;", "½"), ("&#xBD;", "½"), ("&#X2F;", "/"), ("&#146;", "’"), ("Q&A", "Q&A"),
      ("AT&T; x", "AT&T; x"), ("&nosuch;", "&nosuch;"), ("a & b", "a & b"), ("&eacute", "é"),
      ("&#0;&#1114112;x", "\0&#1114112;x"),
      ("&", "&"), ("&#", "&#"), ("&;", "&;"),
    ])
  func entities(_ text: String, _ wanted: String) { #expect(decodeEntities(text) == wanted) }

  @Test(
    "what steers a terminal, turns writing or is not seen is gone; blanks are one",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;title\u{7}x", "x"),
      ("\u{1B}]8;;http://a\u{1B}\\link", "link"),
      ("\u{9B}2Jx", "x"), ("a\u{202E}b\u{200B}c\u{FEFF}", "abc"), ("a\u{A0}\u{2003} b", "a b"),
      ("soft\u{AD}ly", "softly"),
      (" a\tb\n c ", "a b c"), ("e\u{301}", "\u{E9}"), ("\u{1B}", ""), ("x\u{1B}", "x"),
      ("\u{1B}]never ends", "never ends"),
      ("a\u{0}b\u{7F}c", "abc"), ("👩‍🍳 cook", "👩‍🍳 cook"), ("\u{1B}\u{1B}[2Jx", "x"),
    ])
  func cleaning(_ text: String, _ wanted: String) {
    #expect(Array(cleanLine(text).unicodeScalars) == Array(wanted.unicodeScalars))
  }

  @Test(
    "numbers of steps go, numbers of sentences stay",
    arguments: [
      ("Step 1: Mix.", "Mix."), ("STEP 2 - Bake", "Bake"), ("1. Mix", "Mix"), ("2) Mix", "Mix"),
      ("(3) Mix", "Mix"),
      ("Schritt 4: Backen", "Backen"), ("Step 1 of 5: Mix", "Mix"), ("Step 1/5 Mix", "Mix"), ("① 切る", "切る"),
      ("1、切る", "切る"),
      ("2 minutes later, stir", "2 minutes later, stir"), ("1.5 cups go in", "1.5 cups go in"),
      ("1/2 of it", "1/2 of it"),
      ("10-12 minutes", "10-12 minutes"), ("350°F is hot", "350°F is hot"), ("Step back", "Step back"),
    ])
  func stepNumbers(_ line: String, _ wanted: String) { #expect(withoutStepNumber(line) == wanted) }

  @Test("one paragraph is cut at numbers that run from one, and at no others")
  func numberedParagraph() {
    #expect(stepLines("1. Boil it. 2. Fry 3 eggs. 3. Serve.") == ["Boil it.", "Fry 3 eggs.", "Serve."])
    #expect(stepLines("Step 1: Boil. Step 2: Fry.") == ["Boil.", "Fry."])
    #expect(stepLines("Fry for 10 min. 2 eggs go in.") == ["Fry for 10 min. 2 eggs go in."])
    #expect(stepLines("<p>Boil.</p><ul><li>Fry</li></ul>") == ["Boil.", "Fry"])
  }

  @Test("addresses of the web are made whole, all others are none")
  func addresses() {
    let page = "https://k.example/r/soup?x=1"
    #expect(webAddress("/i.jpg", on: page) == "https://k.example/i.jpg")
    #expect(webAddress("i.jpg", on: page) == "https://k.example/r/i.jpg")
    #expect(webAddress("//c.example/i.jpg") == "https://c.example/i.jpg")
    for none in [
      "javascript:alert(1)", "data:image/png;base64,AA", "", "a b", "file:///etc/passwd", "i.jpg",
      "https://a\u{1B}[0m",
    ] {
      #expect(webAddress(none) == nil, "\(none)")
    }
  }

  @Test("text is read by its mark, its own word, or what it can be")
  func charsets() {
    func text(_ bytes: [UInt8]) -> String { String(decoding: decodedText(bytes), as: UTF8.self) }
    #expect(text([0xFF, 0xFE, 0x41, 0, 0xE9, 0]) == "Aé" && text([0xFE, 0xFF, 0, 0x41, 0, 0xE9]) == "Aé")
    #expect(text([0xEF, 0xBB, 0xBF, 0x41]) == "A" && text(Array("crème".utf8)) == "crème")
    #expect(text([0x63, 0xE8, 0x93, 0x20, 0x81]) == "cè“ \u{FFFD}")
    #expect(text(Array("<?xml encoding=\"KOI8-R\"?>".utf8) + [0xC1]) == "<?xml encoding=\"KOI8-R\"?>а")
    #expect(text(Array("charset=no-such ".utf8) + [0xE9]) == "charset=no-such é")
    #expect(text(Array("charset=utf-8 ".utf8) + [0xE9]) == "charset=utf-8 \u{FFFD}")
  }
}
