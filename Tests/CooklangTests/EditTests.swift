import Cooklang
import Testing

/// One amount is changed, and nothing else.
@Suite struct EditTests {
  private func edited(_ text: String, _ quantity: String, _ units: String? = nil) throws -> String {
    let part = try #require(components(text).first)
    return try readCooklang(text).text(settingAmountOf: part, to: quantity, units: units)
  }

  @Test(
    "a person's spaces, comments and line ends stay",
    arguments: [
      ("Fold  @flour{ 1 % cup } in -- slowly\r\n", "2", nil, "Fold  @flour{ 2 % cup } in -- slowly\r\n"),
      ("@flour{1%cup}", "300", "g", "@flour{300%g}"), ("@flour{1}", "2", "cups", "@flour{2%cups}"),
      ("@flour{1 %cup}", "3", "", "@flour{3 }"), ("@flour{}", "1/2", "cup", "@flour{1/2%cup}"),
      ("@flour{ }(sifted)", "2", nil, "@flour{2 }(sifted)"), ("@salt{=1%tsp}", "2", nil, "@salt{=2%tsp}"),
      ("@salt to taste", "1", "tsp", "@salt{1%tsp} to taste"), ("@salt(fine)", "1", "", "@salt{1}(fine)"),
      ("Let it ~rest.", "5", "minutes", "Let it ~rest{5%minutes}."), ("~{5%min}", "6-7", nil, "~{6-7%min}"),
      ("@a{1[- one -]%cup}", "2", nil, "@a{2[- one -]%cup}"), ("@a{%cup}", "2", nil, "@a{2%cup}"),
      ("@a{1%}", "2", "cup", "@a{2%cup}"), ("@garlic{2 and stir", "3", nil, "@garlic{3}{2 and stir"),
      ("@flour{1%cup}", " 2 ", " ml ", "@flour{2%ml}"), ("#pan{}", "2", nil, "#pan{2}"),
    ] as [(String, String, String?, String)])
  func keeps(_ text: String, _ quantity: String, _ units: String?, _ expected: String) throws {
    #expect(try edited(text, quantity, units) == expected)
  }

  @Test(
    "words that would be read as something else are refused",
    arguments: [
      ("", nil), (" ", nil), ("1}", nil), ("{1", nil), ("1%cup", nil), ("=1", nil), ("1 -- one", nil),
      ("1[-", nil),
      ("-]", nil), ("1\n2", nil), ("1\u{2028}", nil), ("1", "cup}"), ("1", "a\nb"),
    ] as [(String, String?)])
  func refuses(_ quantity: String, _ units: String?) {
    #expect(throws: CooklangEditError.self) { try edited("@flour{3%g} and @b", quantity, units) }
  }

  @Test("a component of another text is not there")
  func foreign() throws {
    let other = try #require(components("Take @flour{3%g}").first)
    #expect(throws: CooklangEditError.notThere) {
      try readCooklang("@flour{3%g}").text(settingAmountOf: other, to: "2")
    }
  }
}
