/// "Saturday is for 6; Bridie dairy-free, that evening only."
package func eveningSentence(_ note: EveningNote, usually: Int, _ names: DayNames) -> String {
  let day = names.heading(note.day)
  if note.isOut { return "\(day) is left out of the plans." }
  let eaters = [note].eaters(on: note.day, usually: usually)
  let isUsual = eaters == usually && note.visitors.isEmpty && note.absent.isEmpty
  let away = note.absent.isEmpty ? "" : ", without \(joined(note.absent))"
  let count = isUsual ? "\(day) is as usual, for \(usually)" : "\(day) is for \(eaters)\(away)"
  let diets = visitorDiets(note.visitors)
  return diets.isEmpty ? "\(count)." : "\(count); \(joined(diets)), that evening only."
}

/// What each visitor who avoids something avoids: "Bridie dairy-free and without eggs".
package func visitorDiets(_ visitors: [Visitor]) -> [String] {
  visitors.filter { !$0.avoids.isEmpty }.map {
    "\($0.name) \(joined($0.avoids.map(\.phraseAfterName)))"
  }
}
