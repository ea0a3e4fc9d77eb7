import Testing
import Values

@Suite struct UnusableNumberTests {
  @Test(
    "what nobody can count with is found where it stands, and shown as it was written",
    arguments: [
      ("we have 1e309 eggs", "1e309", .unreadable), ("we have 1E+3 eggs", "1E+3", .unreadable),
      ("we have 1/0 cups of flour", "1/0", .unreadable), ("1 1/00 cups", "1/00", .unreadable),
      ("0.1234567890123456 cups", "0.1234567890123456", .unreadable),
      ("we have 99999999999999999999999 eggs", "99999999999999999999999", .tooLarge),
      ("+9223372036854775807d", "9223372036854775807", .tooLarge),
      ("budget $9,223,372,036,854,775,807", "9,223,372,036,854,775,807", .tooLarge),
      ("1000000000001", "1000000000001", .tooLarge), ("1/99999999999999 cup", "1/99999999999999", .tooLarge),
      ("-5000000000000", "5000000000000", .tooLarge), ("2–9999999999999 cups", "9999999999999", .tooLarge),
      ("supply=9999999999999 eggs", "9999999999999", .tooLarge),
      (String(repeating: "9", count: 40), String(repeating: "9", count: 27) + "…", .tooLarge),
    ] as [(String, String, UnusableNumber.Fault)])
  func found(_ line: String, _ shown: String, _ fault: UnusableNumber.Fault) {
    let found = unusableNumber(in: line)
    #expect(found?.shown == shown)
    #expect(found?.fault == fault)
  }

  @Test(
    "what people say is none",
    arguments: [
      "", "we are 4", "1 1/2 cups", "budget $1,250.50", "1000000000000 eggs", "call 491701234567",
      "on 2026-03-02", "3/5/2026",
      "0 lb", "0/5", "1.5", "2-3 eggs", "2 eggs", "2e", "https://a.example/99999999999999999999/1e309",
      "mail@99999999999999999999", "x99999999999999999999", "a,b,1,2,3", "½", "１２３", "007", "1.2.3",
      String(repeating: "0", count: 50) + "7",
    ])
  func none(_ line: String) { #expect(unusableNumber(in: line) == nil) }
}
