import Testing

@testable import Kitchen

@Suite struct SectionLayoutTests {
  private let bulk = ListSection(rawValue: "bulk")
  private let produce = ListSection(.produce)
  private let dairy = ListSection(.dairy)

  @Test("the usual sections in the usual order; one's own stand behind them, the unknown one last")
  func usual() {
    #expect(SectionLayout.usual.sections == ListSection.usual)
    let layout = SectionLayout(own: [OwnSection(bulk, name: "Bulk")], goods: [], order: [])
    #expect(layout.sections.suffix(2) == [bulk, .unknown])
    #expect(layout.isOwn(bulk) && !layout.isOwn(produce))
  }

  @Test("an order names some; the rest follow, what nobody has is left out, the unknown one is never moved")
  func order() {
    let gone = ListSection(rawValue: "gone")
    let layout = SectionLayout(own: [], goods: [], order: [dairy, gone, dairy, produce])
    #expect(layout.sections.prefix(3) == [dairy, produce, ListSection(.meat)])
    #expect(layout.sections.count == ListSection.usual.count)
    #expect(layout.place(of: gone) == layout.place(of: .unknown))
    #expect(layout.order(moving: [.unknown, produce], to: .first).first == produce)
    #expect(layout.order(moving: [produce], to: .last).last == produce)
    #expect(layout.order(moving: [produce], to: .before(dairy)).prefix(2) == [produce, dairy])
    #expect(layout.order(moving: [dairy], to: .after(produce)).prefix(2) == [produce, dairy])
    #expect(layout.order(moving: [dairy], to: .after(dairy)) == Array(layout.sections.dropLast()))
    #expect(layout.order(swapping: dairy, produce).prefix(2) == [produce, dairy])
  }

  @Test("a thing stands where it was said, else where it usually does; nowhere once its section is gone")
  func goods() {
    let tofu = LineKey(IngredientID("firm-tofu"), name: "firm tofu")
    let layout = SectionLayout(
      own: [OwnSection(bulk, name: "Bulk")], goods: [SectionOfGoods(tofu, name: "firm tofu", section: bulk)],
      order: [])
    #expect(layout.section(of: tofu, usually: produce) == bulk)
    #expect(layout.section(of: LineKey(IngredientID("milk"), name: "milk"), usually: dairy) == dairy)
    #expect(layout.isSaid(tofu) && !layout.isSaid(LineKey(IngredientID("milk"), name: "milk")))
    let later = SectionLayout(
      own: [], goods: [SectionOfGoods(tofu, name: "firm tofu", section: bulk)], order: [])
    #expect(later.section(of: tofu, usually: produce) == .unknown)
  }

  @Test("ids are made of the name and never taken twice")
  func ids() {
    let layout = SectionLayout(own: [OwnSection(bulk, name: "Bulk")], goods: [], order: [])
    #expect(layout.newSection(named: "Bulk Bins!").rawValue == "bulk-bins")
    #expect(layout.newSection(named: "bulk").rawValue == "bulk-2")
    #expect(layout.newSection(named: "Produce").rawValue == "produce-2")
    #expect(layout.newSection(named: "…").rawValue == "section")
  }

  @Test("a colour has one name, and some another")
  func colours() {
    #expect(SectionColour(said: "Grey") == .gray)
    #expect(SectionColour(said: "violet") == .purple)
    #expect(SectionColour(said: "orange") == nil)
    #expect(SectionColour.allCases.allSatisfy { SectionColour(said: $0.rawValue) == $0 })
  }
}
