import Dialogue
import Kitchen
import Language
import Planning
import Rendering
import Testing
import Values

@Suite struct ReplyObjectTests {
  @Test("a plan's reply, key by key")
  func wholePlan() {
    var small = draft()
    small.plan.meals = [tacos]
    small.list = GroceryList(items: [onion], assumed: ["olive oil", "salt"])
    let said = "plan dinners for this week, 4 of us, Emma can't have dairy, $120"
    let recognition = Recognition(
      said: said, intent: "plan_week", act: .change,
      slots: [
        SlotBinding(name: "avoid", value: .item(list: "diet", id: "dairy-free", name: "dairy")),
        SlotBinding(name: "budget", value: .money(Money(cents: 12000))),
        SlotBinding(name: "size", value: .number(Rational(4))),
      ],
      details: [
        Detail(kind: "size", slots: [SlotBinding(name: "size", value: .number(Rational(4)))]),
        Detail(
          kind: "avoid",
          slots: [
            SlotBinding(name: "avoid", value: .item(list: "diet", id: "dairy-free", name: "dairy")),
            SlotBinding(name: "person", value: .text("Emma")),
            SlotBinding(name: "strength", value: .text("strict")),
          ]),
      ], confidence: 100, layer: .template)
    let facts = ReplyFacts(
      said: said, recognitions: [recognition],
      responses: [.draft(small, change: .new, leftOut: 0)],
      state: DialogueState(planning: .awaitingApproval(small)), text: ["…"], today: monday)
    #expect(replyObject(facts).text == wholePlanText)
  }

  @Test("every key is there when nothing was understood", arguments: sampleResponses.indices)
  func allKeys(index: Int) {
    let facts = ReplyFacts(
      said: "", recognitions: [], responses: [sampleResponses[index].response],
      state: DialogueState(), text: [])
    guard case .object(let members) = replyObject(facts) else {
      Issue.record("not an object")
      return
    }
    #expect(
      members.keys.sorted() == [
        "asks", "confidence", "data", "exit", "intent", "layer", "notices", "parts", "said", "schema",
        "slots", "state", "status", "suggestions", "text",
      ])
    #expect(members["intent"] == .null)
    guard case .object(let data)? = members["data"], case .string? = data["kind"] else {
      Issue.record("data without a kind: \(sampleResponses[index].name)")
      return
    }
  }

  @Test("several requests give parts and the worst status")
  func parts() {
    let parts = [Response.thanks, .noPlan(.list)].map { response in
      ReplyFacts(
        said: "x", recognitions: [], responses: [response], state: DialogueState(), text: [])
    }
    let whole = ReplyFacts(
      said: "x and x", recognitions: [], responses: [.thanks], state: DialogueState(), text: [],
      notices: ["A backup is in use."], parts: parts)
    #expect(whole.status == .refused)
    guard case .object(let members) = replyObject(whole), case .array(let replies)? = members["parts"] else {
      Issue.record("no parts")
      return
    }
    #expect(replies == parts.map(replyObject))
    #expect(members["notices"] == ["A backup is in use."])
  }

  @Test(
    "slots are typed",
    arguments: [
      (SlotValue.day(monday), #"{"x":"2026-03-02"}"#), (.minutes(20, .most), #"{"x":{"most":20}}"#),
      (.number(Rational(3, 2)), #"{"x":1.5}"#), (.text("durian"), #"{"x":"durian"}"#),
      (.item(list: "food", id: "pork", name: "pork"), #"{"x":"pork"}"#),
      (.days([monday, monday + 1]), #"{"x":["2026-03-02","2026-03-03"]}"#), (.choice(-1), #"{"x":-1}"#),
    ])
  func slots(value: SlotValue, text: String) {
    let recognition = Recognition(said: "", slots: [SlotBinding(name: "x", value: value)])
    #expect(slotsObject(recognition).text == text)
  }

  @Test("slots that may hold several are arrays, and two phrases stay two people")
  func manySlots() {
    let avoid = { (id: String) in
      SlotBinding(name: "avoid", value: .item(list: "allergen", id: id, name: id))
    }
    let recognition = Recognition(
      said: "",
      slots: [SlotBinding(name: "cuisine", value: .item(list: "cuisine", id: "thai", name: "Thai"))],
      details: [
        Detail(kind: "avoid", slots: [avoid("egg"), SlotBinding(name: "person", value: .text("Emma"))]),
        Detail(kind: "avoid", slots: [avoid("soy"), SlotBinding(name: "strength", value: .text("dislike"))]),
      ])
    #expect(
      slotsObject(recognition).text
        == #"{"cuisine":["thai"],"people":["#
        + #"{"avoid":[{"kind":"allergen","strength":"strict","what":"egg"}],"name":"Emma"},"#
        + #"{"avoid":[{"kind":"allergen","strength":"dislike","what":"soy"}],"name":null}]}"#)
  }

  @Test("safety and bent rules are notices")
  func notes() {
    let response = Response.draft(draft(), change: .new, leftOut: 3)
    #expect(
      notices(for: [response, question(.avoids, note: true)], in: DialogueState()) == [
        "Friday repeats Italian cooking: nothing else fits.",
        "3 dishes left out because nobody vouches for every ingredient.",
        "I go by ingredients, not by factories: please read labels.",
      ])
  }
}

private let wholePlanText =
  #"{"asks":{"choices":["looks good","swap a day","start over"],"slot":"approval"},"confidence":1,"#
  + #""data":{"cost":{"budget":{"cents":12000,"currency":"USD"},"confidence":"low","of":44,"priced":41,"#
  + #""tax":{"cents":0,"currency":"USD"},"till":{"cents":11140,"currency":"USD"},"#
  + #""used":{"cents":8655,"currency":"USD"}},"kind":"plan","list":{"assumed":["olive oil","salt"],"#
  + #""covered":[],"sections":[{"items":[{"buy":{"packages":1,"text":"1 bag (3 lb)"},"checked":false,"#
  + #""cost":{"cents":349,"currency":"USD"},"from_pantry":[],"ingredient":"onion","name":"onion","#
  + #""need":[{"d":1,"n":3,"text":"3","unit":"each"}],"quality":"average","#
  + #""sources":[{"amount":{"d":1,"n":1,"text":"1","unit":"each"},"day":"2026-03-03","#
  + #""recipe":"black-bean-tacos"}]}],"section":"produce"}]},"plan":{"days":[{"because":["#
  + #""within 30 minutes","dairy-free"],"contains":[],"cuisine":"mexican","day":"2026-03-03","eaters":4,"#
  + #""kind":"cook","may_contain":[],"minutes":25,"protein":"legumes","recipe":"black-bean-tacos","#
  + #""servings":4,"title":"Black bean tacos","unknown":[],"used":{"cents":412,"currency":"USD"}}],"#
  + #""id":"\#(samplePlan.id.text)","nutrition":null,"starts":"2026-03-03","status":"draft","swaps":[]}},"exit":0,"#
  + #""intent":"plan_week","layer":"template","notices":[],"parts":[],"#
  + #""said":"plan dinners for this week, 4 of us, Emma can't have dairy, $120","schema":1,"#
  + #""slots":{"budget":{"cents":12000,"currency":"USD"},"people":[{"avoid":[{"kind":"diet","#
  + #""strength":"strict","what":"dairy-free"}],"name":"Emma"}],"size":4},"state":"awaitingApproval","#
  + #""status":"asking","suggestions":["looks good","swap Tuesday","why Tuesday?","shopping list"],"#
  + #""text":["…"]}"#
