import Kitchen
import Page
import Planning
import Store
import Testing
import Values

@testable import Talk

/// The words of replies that several rooms say.
@Suite struct SharedRepliesTests {
  private func said(
    _ reply: some Reply, in state: DialogueState = DialogueState(), width: Int = 80
  ) -> String {
    Renderer(width: width, style: .plain).lines(for: [reply], in: state, today: monday.day)
      .joined(separator: "\n")
  }

  @Test("each time something is not understood the words are others")
  func notUnderstood() {
    let texts = (1...4).map { said(NotUnderstood(failures: $0, help: HelpPage())) }
    #expect(Set(texts).count == 4)
    #expect(texts[0].hasPrefix("I didn't understand that.\nSay \"what's for dinner tonight\""))
    #expect(texts[1].hasSuffix("Say \"help\" for examples of what I can do."))
    #expect(texts[2].contains("\"plan dinners for this week\""))
  }

  @Test("help follows where the talk stands")
  func help() {
    #expect(said(HelpPage()).contains("\"plan dinners for this week\""))
    let asking = DialogueState(
      planning: .onboarding(asking: .avoids, PlanOrder(days: [monday.day])))
    #expect(said(HelpPage(), in: asking).contains("\"skip\""))
    let waiting = DialogueState(planning: .awaitingApproval(draft(evenings: 2)))
    #expect(said(HelpPage(), in: waiting).contains("\"swap Tuesday\""))
  }

  @Test("each way of avoiding reads as a phrase behind a name")
  func avoidances() {
    let tom = Member(
      name: "Tom",
      avoids: [
        Avoidance(.diet(.vegan)), Avoidance(.allergen(.treeNut)), Avoidance(.food("olive"), .dislike),
      ])
    let home = Household(members: [tom], avoids: [Avoidance(.food("pork"))])
    #expect(
      said(Heard(home, factoriesNote: false)).hasPrefix(
        "No pork; Tom vegan, without tree nuts, and dislikes olives.\n"))
  }

  @Test("the note about factories is said, and a notice")
  func factories() {
    let heard = Heard(Household(size: 4), factoriesNote: true)
    #expect(said(heard).hasPrefix("4 people. I go by ingredients, not by factories: please read labels.\n"))
    #expect(heard.notices(Wording(today: nil)) == [factoriesSentence])
  }

  @Test("somebody's words are quoted on one line, cut, and cannot steer the terminal")
  func quotes() {
    let words = "du\u{1B}[2Jri\nan " + String(repeating: "x", count: 500)
    let lines = said(FactsRefused([.unknownFood(words)]), width: 200).split(separator: "\n")
    #expect(lines[0].hasPrefix("I don't know \"du[2Jri an xxx"))
    #expect(lines[0].hasSuffix("…\" yet, so I can't check dishes for it: please look at each one."))
  }

  @Test("a food that is kept as it was said is no refusal; what was not taken is")
  func refused() {
    #expect(FactsRefused([.unknownFood("durian")]).status == .done)
    #expect(FactsRefused([.unknownFood("durian"), .minutes(0)]).status == .refused)
  }

  @Test(
    "a file that can't be used is named, with what to do",
    arguments: [
      StoreError.cannotOpen(path: "/home/emma/kitchen.db", reason: "permission denied"),
      .notAKitchen(path: "notes.db"), .tooNew(path: "kitchen.db", version: 9),
      .damaged(path: "kitchen.db", setAside: "kitchen.db.damaged", Recovery(ground: .file)),
      .damaged(path: "kitchen.db", setAside: "kitchen.db.damaged", Recovery(ground: .nothing)),
      .damaged(
        path: "kitchen.db", setAside: "kitchen.db.damaged",
        Recovery(
          ground: .backup(path: "kitchen.db.backups/x", day: Day(number: 20_000)), replayed: 2,
          lost: [
            LostTurn(
              turn: 3, person: "ann", at: CivilTime(day: Day(number: 20_001), hour: 9), said: "we are 4")
          ],
          unsureAfter: CivilTime(day: Day(number: 20_001), hour: 10))),
      .damaged(path: "kitchen.db", setAside: nil, nil), .gone(path: "kitchen.db", kept: "copy"),
      .begunAnew(path: "kitchen.db", kept: "copy"), .busy, .full, .tooLarge, .failed("disk I/O error"),
    ])
  func files(error: StoreError) {
    let reply = StoreFailed(error)
    let text = said(reply).split(separator: "\n").joined(separator: " ")
    switch error {
    case .cannotOpen, .notAKitchen, .tooNew:
      #expect(text.contains("kitchen.db") || text.contains("notes.db"))
      #expect(text.contains("--kitchen"))
      #expect(reply.status == .failed)
    case .damaged:
      #expect(text.hasPrefix("The kitchen at kitchen.db was damaged."))
      #expect(reply.status == .damaged)
    case .gone:
      #expect(text.contains("sous restore"))
      #expect(reply.status == .damaged)
    case .begunAnew:
      #expect(text.contains("sous restore"))
      #expect(reply.status == .done)
    case .busy, .full, .tooLarge, .failed:
      #expect(text.contains("Nothing was changed"))
      #expect(reply.status == .failed)
    }
  }
}
