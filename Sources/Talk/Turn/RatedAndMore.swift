/// "4. Less garlic next time. Used: all the mushrooms, half of the spinach" behind "how was it?": the stars with what was said
/// of the dish, and what else is told, read by itself. Nil where all of the line is said of the dish.
func ratedAndMore(
  _ line: String, in state: DialogueState, house: House, recognizer: Recognizer, context: RecognitionContext
) -> (head: String, others: [Recognition])? {
  guard house.openQuestion(in: state)?.slot == "stars" || state.questions.top?.slot == "stars",
    line.lowercased().firstMatch(
      of: /^(?:um |uh |it was |that was |id say |a )*(?:one|two|three|four|five|[1-5])\b/) != nil
  else { return nil }
  // "It was a four, we ate about half so there's three portions left".
  let parted = line.replacing(
    /,? (?:so |and )?there(?:'s|s| is| are) (?:um |uh |like |about )*(\w+) (portions?|servings?) left/
  ) { ". " + ["there are", String($0.1), String($0.2), "left"].joined(separator: " ") }
  let all = sentences(of: parted.replacing(/^([1-5])\./) { "\($0.1)," })
  guard all.count > 1 else { return nil }
  var head = [all[0]]
  var others: [Recognition] = []
  for sentence in all.dropFirst() {
    let found = recognizer.recognizeAll(sentence, expecting: nil, context: context)
    let isOther = found.allSatisfy { part in
      guard part.band == .act, !part.isLeftOut, part.layer == .template, part.act == .change,
        case .request(let intent) = house.reading(part)
      else { return false }
      return intent.role != .stars && intent.role != .tell
    }
    if isOther { others += found } else { head.append(sentence) }
  }
  return others.isEmpty ? nil : (head.joined().split(separator: " ").joined(separator: " "), others)
}
