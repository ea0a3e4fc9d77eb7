import Talk

/// What is noted of evenings that no plan holds yet.
struct EveningsNoted: Reply, Hashable {
  var notes: [EveningNote]
  /// How many eat on an evening like any other.
  var usually: Int

  func blocks(_ words: Wording) -> [Block] {
    let sentences = notes.map { note in
      let day = words.names.heading(note.day)
      if note.isOut { return "\(day) is left out of the plans." }
      let eaters = eaters(note)
      return eaters == usually ? "\(day) is as usual, for \(usually)." : "\(day) is for \(eaters)."
    }
    return .say(sentences.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing {
    notes.contains(where: \.isOut)
      ? .say("plan the week", "undo") : .say("plan the week", "show the plan", "undo")
  }

  var matter: Facts? {
    let evenings = notes.map { ["day": $0.day, "out": $0.isOut, "eaters": eaters($0)] as Facts }
    return ["kind": "evenings", "evenings": evenings]
  }

  private func eaters(_ note: EveningNote) -> Int { [note].eaters(on: note.day, usually: usually) }
}

/// Who eats here on a weekday of every week, which single evenings do not keep.
struct NotEveryWeek: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I can't keep who eats on the same day of every week yet, so nothing is noted. Please tell me each time."
    )
  }

  func next(_ words: Wording) -> Closing { .say("3 on Wednesday") }
  var status: ReplyStatus { .refused }
}
