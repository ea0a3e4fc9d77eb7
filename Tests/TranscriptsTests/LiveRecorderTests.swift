import Testing
import Transcripts
import Values

@Suite("Saving a live conversation")
struct LiveRecorderTests {
  private let start = TranscriptHeader(
    now: CivilTime(day: Day(number: 20_500), hour: 17, second: 5), seed: .max, catalogue: .builtin)

  @Test("The text is a story of one block")
  func text() throws {
    var recorder = LiveRecorder(start)
    #expect(recorder.text(title: "Nothing yet") == nil)
    recorder.restart(reply: ["Hello."])
    #expect(recorder.text(title: "Nothing said") == nil)
    recorder.advanceClock(bySeconds: 86_400 + 30)
    recorder.say("plan\nthe week", reply: ["> Fine. ", ""])
    recorder.advanceClock(bySeconds: 30)
    recorder.failNext(.prices)
    recorder.advanceClock(bySeconds: -7200)
    recorder.advanceClock(bySeconds: 59)
    recorder.say("", reply: [])
    #expect(
      recorder.text(title: "A bug\nreport") == """
        ---
        now: 2026-02-16T17:00:05
        seed: 18446744073709551615
        kitchen: new
        catalogue: builtin
        ---
        # A bug report

        ```transcript
        @ restart
        Hello.
        @ clock +1 day
        > plan the week
        \\> Fine.
        @ clock +1 minute
        @ fail prices
        @ clock -119 minutes
        >
        ```

        """)
  }

  @Test("Any conversation with whole minutes between its lines passes when played", arguments: 1...200)
  func roundTrip(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    let live = MoodyHost()
    var recorder = LiveRecorder(start)
    live.open(start)
    for _ in 0..<source.within(0...12) {
      switch source.below(6) {
      case 0: recorder.restart(reply: live.restart())
      case 1:
        let call = source.pick(from: FailingCall.allCases) ?? .save
        live.failNext(call)
        recorder.failNext(call)
      case 2:
        let seconds = 60 * (source.pick(from: [-1440, -60, -7, 1, 61, 120, 2880, 999_999]) ?? 1)
        live.advanceClock(bySeconds: seconds)
        recorder.advanceClock(bySeconds: seconds)
        recorder.restart(reply: live.restart())
      default:
        let line = awkwardLine(&source).replacing("\n", with: " ")
        recorder.say(line, reply: live.say(line))
      }
    }
    recorder.say("bye", reply: live.say("bye"))
    let text = try #require(recorder.text(title: "Live"))
    let transcript = try parseTranscript(path: "live.md", text: text)
    let outcome = try run(transcript, on: MoodyHost())
    #expect(outcome.passed, "\(unifiedDifference(transcript, outcome).joined(separator: "\n"))")
    #expect(transcript.header == start)
    #expect(transcript.text.utf8.elementsEqual(text.utf8))
  }
}
