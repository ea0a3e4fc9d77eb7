/// What somebody is to a household, in a word or three: "wife", "mother in law", "twins", "toddler", "roommates".
struct RollNoun {
  /// The role as it is kept, in one person; nil for words that are no role ("kids", "adults").
  var role: String?
  var isPlural: Bool
  /// How many heads the word stands for when no number is said.
  var least: Int
  /// "Twins", "parents": two, whatever else is said.
  var isPair = false
  /// "Adults", "people": the speaker is one of them.
  var holdsSpeaker = false
  /// A word that needs an owner or a number before it: "boys", "people".
  var isVague: Bool
  var end: Int

  /// The noun that begins there; nil where none does.
  init?(scan: Scan, at: Int) {
    let word = scan.word(at)
    let two = [scan.word(at), scan.word(at + 1)]
    let isInLaw =
      PersonWords.kin.contains(word) && scan.word(at + 1) == "in"
      && ["law", "laws"].contains(scan.word(at + 2))
    if isInLaw {
      self.init(role: "\(word) in law", isPlural: false, least: 1, isVague: false, end: at + 3)
    } else if two == ["other", "half"] || two == ["better", "half"] {
      self.init(role: "partner", isPlural: false, least: 1, isVague: true, end: at + 2)
    } else if two == ["in", "laws"] || word == "inlaws" {
      self.init(
        role: nil, isPlural: true, least: 2, isPair: true, isVague: true, end: at + (word == "in" ? 2 : 1))
    } else if word == "grown", ["up", "ups"].contains(scan.word(at + 1)) {
      let isPlural = scan.word(at + 1) == "ups"
      self.init(
        role: nil, isPlural: isPlural, least: isPlural ? 2 : 1, holdsSpeaker: true, isVague: true, end: at + 2
      )
    } else if let role = Self.spoken[word] {
      self.init(role: role, isPlural: false, least: 1, isVague: false, end: at + 1)
    } else if Self.singleGroups.contains(word) {
      self.init(
        role: nil, isPlural: false, least: 1, holdsSpeaker: ["adult", "person"].contains(word), isVague: true,
        end: at + 1)
    } else if Self.groups.contains(word) {
      self.init(
        role: nil, isPlural: true, least: 2, isPair: ["twins", "parents", "grandparents"].contains(word),
        holdsSpeaker: Self.withSpeaker.contains(word),
        isVague: !["kids", "children", "twins"].contains(word),
        end: at + 1)
    } else if PersonWords.kin.contains(word), word != "law" {
      let role = Self.owned[word] ?? word
      self.init(role: role, isPlural: false, least: 1, isVague: false, end: at + 1)
    } else if word.hasSuffix("s"), PersonWords.kin.contains(String(word.dropLast())) {
      let single = String(word.dropLast())
      self.init(role: Self.owned[single] ?? single, isPlural: true, least: 2, isVague: true, end: at + 1)
    } else {
      return nil
    }
  }

  /// Children nobody calls so: "our two".
  init(childrenAt end: Int) { self.init(role: nil, isPlural: true, least: 2, isVague: true, end: end) }

  private init(
    role: String?, isPlural: Bool, least: Int, isPair: Bool = false, holdsSpeaker: Bool = false,
    isVague: Bool,
    end: Int
  ) {
    (self.role, self.isPlural, self.least, self.isPair) = (role, isPlural, least, isPair)
    (self.holdsSpeaker, self.isVague, self.end) = (holdsSpeaker, isVague, end)
  }

  private static let spoken = [
    "bro": "brother", "sis": "sister", "mam": "mum", "mama": "mum", "papa": "dad", "hubby": "husband",
    "ma": "mum", "pa": "dad", "missus": "wife", "bf": "boyfriend", "gf": "girlfriend",
    "lad": "son", "lass": "daughter", "nonna": "grandma", "oma": "grandma", "opa": "grandpa",
    "nonno": "grandpa",
    "granddad": "grandad",
  ]
  /// "Our boys" are sons.
  private static let owned = ["boy": "son", "girl": "daughter"]
  private static let singleGroups: Set<String> = [
    "kid", "child", "teen", "teenager", "adult", "person", "grown-up", "lodger", "friend", "neighbour",
    "neighbor",
    "colleague",
  ]
  private static let groups: Set<String> = [
    "kids", "children", "twins", "teens", "teenagers", "adults", "persons", "people", "grown-ups", "grownups",
    "parents", "grandparents", "grandkids", "grandchildren", "kiddos", "littles", "lodgers", "friends",
    "babies", "mates",
  ]
  private static let withSpeaker: Set<String> = ["adults", "persons", "people", "grown-ups", "grownups"]
}
