/// What `sous transcript` does with its files.
package enum TranscriptMode: String, CaseIterable, Sendable {
  case test, record
}

/// Says how each line would be understood, until there are no more; gives the exit status.
package func understandLines(
  json: Bool, options: SessionOptions, read: () -> String?, write: (String) -> Void
) -> Int32 {
  write("Understanding lines is not built in yet.")
  return 1
}

/// Plays transcripts, or records their replies anew; gives the exit status.
package func transcriptCommand(
  _ mode: TranscriptMode, files: [String], write: (String) -> Void
) -> Int32 {
  write("Transcripts are not built in yet.")
  return 1
}

/// Lists the intents, checks their files, or shows what covers what; gives the exit status.
package func intentsCommand(_ what: String, write: (String) -> Void) -> Int32 {
  write("The intents can't be listed yet.")
  return 1
}
