import Dialogue
import Kitchen
import Planning
import Rendering
import Testing
import Values

@Suite struct ReplyStatusTests {
  @Test(
    "every status has its exit status",
    arguments: zip(ReplyStatus.allCases, [0, 0, 1, 1, 3, 1, 4] as [Int32]))
  func exits(status: ReplyStatus, exit: Int32) {
    #expect(status.exit == exit)
  }

  @Test(
    "a reply's status follows from what was said",
    arguments: [
      (Response.thanks, ReplyStatus.done), (question(.size, .next), .asking),
      (question(.size, .notRead(failures: 1)), .notUnderstood),
      (question(.size, .notRead(failures: 1), problems: [.size(.zero)]), .refused),
      (.refused([.minutes(0)]), .refused), (.refused([.unknownFood("durian")]), .done),
      (.draft(draft(), change: .new, leftOut: 0), .done), (.notNow(.nothingToSwap), .refused),
      (.noOffer(SingleMealRequest(day: monday, eaters: 4)), .nothingFits),
      (.failure(.insufficientRecipes(day: monday, fighting: []), .idle), .nothingFits),
      (.failure(.unavailable(.prices), .idle), .failed),
      (.failure(.saveFailed(.damaged), .idle), .damaged), (.storeFailure(.full), .failed),
      (.storeFailure(.damaged(path: "k", setAside: nil, restored: nil)), .damaged),
      (.notUnderstood(said: "", failures: 1), .notUnderstood), (.noPlan(.list), .refused),
    ])
  func follows(response: Response, expected: ReplyStatus) {
    #expect(status(of: [response], in: DialogueState()) == expected)
  }

  @Test("the worst of several counts, and an open question makes done asking")
  func worst() {
    let asking = DialogueState(planning: .awaitingApproval(draft()))
    #expect(status(of: [.thanks], in: asking) == .asking)
    #expect(status(of: [.thanks, .notNow(.nothingAsked)], in: asking) == .refused)
    #expect(status(of: [.storeFailure(.busy), .notNow(.nothingAsked)], in: asking) == .failed)
  }

  @Test("what a state waits for is said with lines that answer it")
  func asks() {
    let onboarding = DialogueState(planning: .onboarding(asking: .avoids, PlanOrder(days: [monday])))
    #expect(openQuestion(in: onboarding)?.slot == "avoid")
    #expect(openQuestion(in: onboarding)?.choices.first == "nobody")
    #expect(
      openQuestion(in: DialogueState(planning: .awaitingApproval(draft())))
        == OpenQuestion(slot: "approval", choices: ["looks good", "swap a day", "start over"]))
    let swap = DialogueState(
      planning: .awaitingApproval(draft()), pendingSwap: PendingSwap(wish: DayWish(day: monday)))
    #expect(
      openQuestion(in: swap, today: monday)
        == OpenQuestion(slot: "day", choices: ["Monday", "Tuesday", "Friday"]))
    #expect(openQuestion(in: DialogueState()) == nil)
  }

  @Test("suggestions are the lines the text ends with")
  func suggestionsInText() {
    let renderer = Renderer(width: 200, style: .plain)
    for (name, response) in sampleResponses {
      let end = renderer.lines(for: response, today: monday).last ?? ""
      guard end.hasPrefix("Say "), !end.hasPrefix("Say a number"), !end.hasPrefix("Say its number") else {
        continue
      }
      for line in suggestions(for: DialogueState(), responses: [response], today: monday) {
        #expect(end.contains("\"\(line)\""), "\(name)")
      }
    }
  }
}
