// room: Transcripts
