/// "Looks good, n add 1 carrot to the smoky bean stew": a word of agreement before what a room hears as a line of its own; nil
/// where no room hears what stands behind it.
func approvedAndMore(
  _ line: String, in state: DialogueState, world: World, recognizer: Recognizer, context: RecognitionContext
) -> (word: Recognition, more: Recognition)? {
  let openings = [
    "looks good", "looks great", "sounds good", "that's good", "thats good", "perfect",
  ]
  let lead = line.lowercased().drop { !$0.isLetter }
  let hesitant = ["um ", "ok ", "okay ", "so ", "yes ", "yes, ", "that "].first(where: lead.hasPrefix)
  let rest = hesitant.map { line.suffix(lead.count - $0.count) } ?? line.suffix(lead.count)
  guard let opening = openings.first(where: rest.lowercased().hasPrefix) else { return nil }
  let behind = rest.dropFirst(opening.count)
  let joints: Set<String> = ["and", "n", "but", "also", "then", "so", "&"]
  let more = behind.split(whereSeparator: \.isWhitespace).drop { word in
    let plain = word.lowercased().filter(\.isLetter)
    return plain.isEmpty || joints.contains(plain)
  }
  guard behind.first?.isLetter == false, more.count > 2 else { return nil }
  let told = more.joined(separator: " ")
  guard let heard = world.house.rooms.lazy.compactMap({ $0.hears(told, state, world) }).first else {
    return nil
  }
  let word = recognizer.recognize(String(rest.prefix(opening.count)), expecting: nil, context: context)
  guard case .request(let intent) = world.house.reading(word), intent.role == .approve || intent.role == .yes
  else {
    return nil
  }
  return (word, heard.recognition(of: told, in: world.grammar))
}
