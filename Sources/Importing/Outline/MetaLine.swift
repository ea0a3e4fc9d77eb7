/// A line that tells a fact of the whole recipe: "Serves 4", "Prep time: 10 min", "Source: Aunt May".
enum MetaFact: Hashable {
  case yield(String)
  case prep(Int), cook(Int), total(Int)
  case author(String), source(String), tags(String), language(String), description(String), image(String)
}

/// The facts of one line, which may tell several ("Serves 4 | Prep 10 min"); empty where any piece is none.
func metaFacts(_ line: String) -> [MetaFact] {
  guard line.utf8.count <= 300, mayBeMeta(line) else { return [] }
  let isOne = !line.holds("|") && !line.holds("·") && !line.holds("•")
  if isOne, let fact = metaFact(line) { return [fact] }
  let pieces = line.split { isOne ? ";/".contains($0) : "|·•".contains($0) }.map { $0.trimmed }.filter {
    !$0.isEmpty
  }
  guard pieces.count > 1, pieces.count <= 8 else { return [] }
  let facts = pieces.compactMap(metaFact)
  return facts.count == pieces.count ? facts : []
}

/// Whether a line begins with a word that labels begin with: every line of a page is asked.
private func mayBeMeta(_ line: String) -> Bool {
  let first = line.drop { $0 == "*" || $0 == "_" || $0 == " " }
    .prefix { $0 != " " && $0 != ":" && $0 != "：" && $0 != "*" && $0 != "|" }
  return firstWords.contains(first.lowercased().filter { $0 != "'" && $0 != "’" })
}

private func metaFact(_ line: String) -> MetaFact? {
  let line = line.trimmed(of: "*_ ")
  let (head, rest, isOpen) = labelAndRest(line)
  guard let label = metaLabels[head], !rest.isEmpty else { return nil }
  switch label {
  case .yield:
    return rest.count <= 80 && rest.contains(where: \.isNumber) || servings(in: rest) != nil
      ? .yield(isOpen ? yieldText(head, rest) : rest) : nil
  case .prep: return time(rest).map(MetaFact.prep)
  case .cook: return time(rest).map(MetaFact.cook)
  case .total: return time(rest).map(MetaFact.total)
  case .author: return rest.count <= 80 && rest.words.count <= 8 ? .author(rest) : nil
  case .source: return .source(rest)
  case .tags: return .tags(rest)
  case .language: return .language(rest)
  case .description: return .description(rest)
  case .image: return .image(rest)
  }
}

/// A time that is all the rest of its line: "Cook 10 minutes over low heat" is a step.
private func time(_ rest: String) -> Int? {
  guard rest.words.count <= 8, !rest.hasSuffix(".") || rest.words.count <= 4 else { return nil }
  return minutes(of: rest)
}

/// "Serves 4" keeps its verb; behind other labels the rest is the yield.
private func yieldText(_ head: String, _ rest: String) -> String {
  ["serves", "makes", "feeds", "für", "pour"].contains(head)
    ? "\(head.prefix(1).uppercased())\(head.dropFirst()) \(rest)" : rest
}

/// The label before a colon, or the longest label that the line begins with, which is then open.
private func labelAndRest(_ line: String) -> (head: String, rest: String, isOpen: Bool) {
  if let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) {
    let head = line[..<colon].words.joined(separator: " ")
    if metaLabels[head] != nil { return (head, line[line.index(after: colon)...].trimmed(of: "*_ "), false) }
  }
  // Without a colon only what leaves no doubt.
  let words = line.split(separator: " ")
  if words.count > 1, words.count <= 5, ["by", "from"].contains(words[0].lowercased()),
    words.dropFirst().allSatisfy({ $0.first?.isUppercase == true })
  {
    return ("by", words.dropFirst().joined(separator: " "), true)
  }
  for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
    let head = words[..<count].joined(separator: " ").words.joined(separator: " ")
    if openLabels.contains(head), let first = words[count].first,
      first.isNumber || first.fractionValue != nil || "~".contains(first) || head.hasPrefix("by")
        || head == "recipe by" || ["serves", "makes", "für", "feeds"].contains(head)
    {
      return (head, words[count...].joined(separator: " "), true)
    }
  }
  return ("", "", false)
}

private enum MetaLabel { case yield, prep, cook, total, author, source, tags, language, description, image }

private let openLabels: Set<String> = [
  "serves", "makes", "feeds", "yield", "yields", "servings", "prep", "prep time", "cook", "cook time",
  "total",
  "total time", "ready in", "für", "pour", "portionen", "portioner", "recipe by", "preparation time",
  "cooking time",
  "time", "bake time", "active time", "hands on time", "zubereitungszeit", "préparation", "cuisson",
  "tiempo total",
  "prep time about", "serving", "porciones", "raciones", "personen", "personnes", "arbeitszeit", "kochzeit",
]
private let metaLabels: [String: MetaLabel] = {
  var labels: [String: MetaLabel] = [:]
  let table: [(MetaLabel, String)] = [
    (
      .yield,
      "serves;makes;feeds;yield;yields;servings;serving;portions;serving size;recipe yield;number of servings;"
        + "portionen;personen;für;portioner;antal portioner;porciones;raciones;comensales;pour;personnes;nombre de "
        + "personnes;porzioni;dosi per;dosi;rendimento;porções;ergibt;rende;人数;分量;份量;porcje;ilość porcji;quantité;"
        + "porties;aantal personen"
    ),
    (
      .prep,
      "prep;prep time;preparation time;preparation;active time;active;hands on time;vorbereitungszeit;"
        + "vorbereitung;arbeitszeit;temps de préparation;préparation;tiempo de preparación;preparación;förberedelse;"
        + "tempo di preparazione;preparazione;tempo de preparo;準備時間;bereidingstijd;czas przygotowania;prep time minutes"
    ),
    (
      .cook,
      "cook;cook time;cooking time;cooking;bake time;baking time;baking;kochzeit;backzeit;koch backzeit;garzeit;"
        + "temps de cuisson;cuisson;tiempo de cocción;cocción;tillagningstid;tempo di cottura;cottura;"
        + "tempo de cozimento;"
        + "調理時間;kooktijd;oventijd;czas gotowania"
    ),
    (
      .total,
      "total;total time;ready in;time;duration;cook and prep time;gesamtzeit;zubereitungszeit;dauer;zeit;"
        + "temps total;durée;tiempo total;tiempo;tid;total tid;tempo totale;tempo total;所要時間;時間;totale tijd;"
        + "czas;takes"
    ),
    (
      .author,
      "author;by;recipe by;from the kitchen of;autor;auteur;rezept von;recette de;autora;författare;"
        + "submitted by;posted by;contributed by;autore"
    ),
    (
      .source, "source;from;url;link;website;quelle;fuente;källa;adapted from;recipe from;fonte;出典;source url"
    ),
    (
      .tags,
      "tags;category;categories;course;cuisine;keywords;kategorie;kategorien;catégorie;categoría;kategori;type"
    ),
    (.language, "language;sprache;langue;idioma"), (.description, "description;summary;beschreibung"),
    (.image, "image;photo;picture"),
  ]
  for (label, names) in table { for name in names.split(separator: ";") { labels[String(name)] = label } }
  return labels
}()

private let firstWords: Set<String> = Set(
  (Array(metaLabels.keys) + openLabels).compactMap { $0.split(separator: " ").first.map(String.init) } + [
    "hands-on", "by", "from",
  ])

extension ImportedRecipe {
  /// Takes a fact where none of its kind was told before.
  mutating func take(_ fact: MetaFact) {
    switch fact {
    case .yield(let text):
      guard yieldText == nil else { return }
      let yield = readYield([text])
      (yieldText, servings) = (yield.text, yield.servings)
    case .prep(let minutes): prepMinutes = prepMinutes ?? minutes
    case .cook(let minutes): cookMinutes = cookMinutes ?? minutes
    case .total(let minutes): totalMinutes = totalMinutes ?? minutes
    case .author(let name): author = author ?? authorName(name)
    case .source(let text):
      if let address = webAddress(text) {
        sourceURL = sourceURL ?? address
      } else {
        sourceName = sourceName ?? text
      }
    case .tags(let text): tags = Importing.tags(tags + [text], most: ImportLimits().tags)
    case .language(let text): language = language ?? languageTag(text)
    case .description(let text): description = description ?? text
    case .image(let text): if image == nil, let address = webAddress(text) { image = .url(address) }
    }
  }
}
