import Foundation
import Testing

@Suite struct RecordingTests {
  @Test("what is rewritten is neither passed nor failed, and passes when played again")
  func counts() throws {
    let program = try Program()
    defer { program.clear() }
    let path = program.path("talk.md")
    let text = """
      ---
      now: 2026-03-02T17:00
      seed: 7
      kitchen: new
      catalogue: small
      ---
      # A talk

      ```transcript
      > we are 4
      Never said.
      ```

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let recorded = try program.run(["transcript", "record", path])
    #expect(recorded.status == 1)
    #expect(recorded.output.hasSuffix("0 passed, 0 failed\n"))
    #expect(program.mode(of: "talk.md") == 0o644)
    let played = try program.run(["transcript", "test", path])
    #expect(played.output == "1 passed, 0 failed\n")
    #expect(played.status == 0)
  }
}
