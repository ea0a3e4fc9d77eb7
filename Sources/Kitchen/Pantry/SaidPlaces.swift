/// A place named in a line, with the byte it begins at.
package struct SaidPlace: Hashable, Sendable {
  package var place: PantryPlace
  package var at: Int
}

/// The words of a line in small letters, each with the byte it begins at: "I've got 2 eggs" is i've, got, 2, eggs.
package func wordsSaid(_ line: String) -> [(word: String, at: Int)] {
  var words: [(word: String, at: Int)] = []
  var (current, start, at) = ("", 0, 0)
  for character in line {
    if character.isLetter || character.isNumber || "-'’".contains(character) {
      if current.isEmpty { start = at }
      current.append(character == "’" ? "'" : character)
    } else if !current.isEmpty {
      words.append((current.lowercased(), start))
      current = ""
    }
    at += String(character).utf8.count
  }
  if !current.isEmpty { words.append((current.lowercased(), start)) }
  return words
}

/// The places a line names, in the order said. Source: requirements BB-17.
package func placesSaid(_ line: String) -> [SaidPlace] {
  let words = wordsSaid(line)
  return words.indices.compactMap { index in
    let word = words[index].word
    let before = index > 0 ? words[index - 1].word : ""
    let place: PantryPlace? =
      switch word {
      case "fridge", "refrigerator", "icebox", "fridges": .refrigerator
      case "freezer", "deep-freeze", "freezers": .freezer
      case "counter", "countertop", "worktop": .counter
      case "bowl" where before == "fruit": .counter
      case "cupboard", "cabinet", "cupboards", "cabinets": .cabinet
      case "rack" where before == "spice", "drawer" where before == "spice": .spiceRack
      case "pantry", "larder", "cellar": .pantry
      default: nil
      }
    return place.map { SaidPlace(place: $0, at: words[index].at) }
  }
}

/// The place said of what stands at that stretch of the line: the only one named, else the next one behind it, or the
/// last one before it where the line begins with a place ("in the fridge: milk, in the freezer: peas").
package func place(of range: Range<Int>, among places: [SaidPlace], firstFood: Int) -> PantryPlace? {
  if Set(places.map(\.place)).count <= 1 { return places.first?.place }
  if let first = places.first, first.at < firstFood {
    return places.last { $0.at < max(1, range.lowerBound) }?.place
  }
  return places.first { $0.at >= range.upperBound }?.place
}

/// Where a food goes by what was said: "the pantry" is also all there is at home, so it is a place only for what is
/// kept in one.
package func placeMeant(_ said: PantryPlace?, for rules: KeepingRules) -> PantryPlace? {
  said == .pantry && !rules.place.isShelf ? nil : said
}
