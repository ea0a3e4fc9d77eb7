import Values

/// What the reader of lines knows of a word.
struct WordFacts: Hashable, Sendable {
  /// What a word may be to a line.
  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    /// "a", "an".
    static let article = Roles(rawValue: 1)
    /// "about", "roughly": before a number.
    static let about = Roles(rawValue: 1 << 1)
    /// "large", "heaped": said of a count or a measure.
    static let size = Roles(rawValue: 1 << 2)
    /// What a cook does to it: "chopped", "melted".
    static let worked = Roles(rawValue: 1 << 3)
    /// How it is done: "finely", "freshly".
    static let manner = Roles(rawValue: 1 << 4)
    /// Says that no number is meant: "some", "few".
    static let vague = Roles(rawValue: 1 << 5)
    /// Never ends a name: "boneless", "ripe", "unsalted".
    static let adjective = Roles(rawValue: 1 << 6)
    /// Ends a name wherever it stands behind one: "for", "such", "preferably".
    static let ending = Roles(rawValue: 1 << 7)
    /// Spoken before an amount and without meaning: "um", "so".
    static let filler = Roles(rawValue: 1 << 8)
    /// A part that is taken off, in "stems removed".
    static let part = Roles(rawValue: 1 << 9)
    /// May follow what a cook does: "cut into", "peeled and".
    static let joint = Roles(rawValue: 1 << 10)
    /// What names one of two kinds of the same food: "vegetable or sunflower oil".
    static let kind = Roles(rawValue: 1 << 11)
    /// What is taken of a food: "juice of", "yolks of".
    static let extract = Roles(rawValue: 1 << 12)
    /// Kept before the words of work: a part of an animal is no measure ("leg of lamb").
    static let cut = Roles(rawValue: 1 << 13)
    /// May begin a measure of two words: "tea spoon".
    static let phrase = Roles(rawValue: 1 << 14)
  }

  var roles: Roles = []
  var unit: Unit?
  /// "seven", "twenty".
  var number: Int?
  /// "half", "quarters".
  var share: Rational?

  /// Every word that is known, in lower case.
  static let table: [String: WordFacts] = makeTable()

  private static func makeTable() -> [String: WordFacts] {
    var table: [String: WordFacts] = [:]
    for (name, unit) in Unit.names where !name.contains(" ") { table[name, default: WordFacts()].unit = unit }
    for (name, unit) in UnitTable.foreign where table[name] == nil { table[name] = WordFacts(unit: unit) }
    for (name, unit) in spoons { table[name, default: WordFacts()].unit = unit }
    for (word, number) in SaidNumber.small { table[word, default: WordFacts()].number = number }
    for (word, share) in SaidNumber.shares { table[word, default: WordFacts()].share = share }
    for (roles, words) in words {
      for word in words.split(whereSeparator: \.isWhitespace) {
        table[String(word), default: WordFacts()].roles.formUnion(roles)
      }
    }
    return table
  }

  /// A spoon or a cup full, in all the ways it is written; "12 count", which a talk means otherwise.
  private static let spoons: [String: Unit] = {
    var table: [String: Unit] = [:]
    for (name, unit) in [
      ("teaspoon", Unit.teaspoon), ("tablespoon", .tablespoon), ("cup", .cup), ("teacup", .teacup),
      ("dessertspoon", .dessertspoon), ("saltspoon", .saltspoon), ("wineglass", .wineglass),
      ("tumbler", .tumbler), ("glass", .glass), ("coffeecup", .coffeecup), ("bowl", .bowl), ("mug", .mug),
      ("jug", .jug), ("pot", .pot), ("basket", .basket), ("scoop", .scoop),
    ] {
      for ending in ["ful", "fuls", "full", "fulls"] { table[name + ending] = unit }
      table[name + "sful"] = unit
    }
    table["count"] = .each
    return table
  }()

  private static let words: [(Roles, String)] = [
    (.article, "a an"),
    (
      .about,
      """
      about abt approximately approx approximate around roughly circa nearly almost ca some over under another
      generally at least most up
      """
    ),
    (
      .size,
      """
      large medium small big lg lge med md sm sml jumbo huge tiny tall little heaped heaping level rounded scant
      scanty generous good thick thin fat plump long short extra mini medium-sized good-sized full wide narrow
      hefty healthy giant baby-sized sized size even hpd heapg rnd
      lrg xl
      """
    ),
    (
      .worked,
      """
      chopped chop diced dice minced sliced grated shredded shred peeled peel cored seeded deseeded pitted stoned
      trimmed halved quartered cubed crushed smashed mashed melted softened soft beaten beat whisked sifted sift
      toasted drained rinsed thawed defrosted cooked uncooked cooled torn crumbled julienned zested juiced squeezed
      separated sep scrubbed washed cleaned deveined shelled hulled stemmed destemmed packed pressed strained soaked
      blanched cut divided boiled fried browned poached pureed puréed cracked ground shaved pared jointed shucked
      husked picked bruised scored pounded warmed heated whipped undrained unpeeled peeled rolled broken
      flaked snipped slit splintered thaw drain melt grate removed discarded reserved split skinned patted dissolved scalded parboiled
      steamed caramelized caramelised creamed sieved topped tailed segmented finely-chopped mixed tied chunked
      slivered butterflied shaken stuck studded tempered prepared unwrapped scraped crosscut wedged deboned boned blended
      optional opt chilled cold warm hot lukewarm tepid frozen chpd chp chopd dcd slcd mncd mincd grtd shrd shrdd pld drnd
      pkd ckd mltd sftd crmbld chld thwd tstd qtrd crushd choppd microplaned spiralized batonnet brunoise chiffonade
      """
    ),
    (
      .manner,
      """
      finely freshly coarsely roughly thinly thickly lightly well very firmly loosely tightly gently slightly crosswise
      lengthwise lengthways diagonally thoroughly partially completely just still fine coarse hard soft newly
      quickly evenly separately neatly
      """
    ),
    (.vague, "some any few little several plenty lots enough more various additional extra"),
    (
      .adjective,
      """
      boneless skinless skin-on bone fresh ripe dry unsalted salted lean crisp firm lowfat nonfat unsweetened sweet
      dark light organic free-range thick thin small large medium good quality best fully low reduced
      unbleached uncooked raw tender young hot cold warm sour tart plain natural pure full trimmed semisweet mild
      bnls sknls skls frsh unswt gran evap froz frz frzn
      """
    ),
    (
      .ending,
      """
      for such preferably plus minus if according that's thats until depending weighing worth at like without
      whichever whatever ideally unless about roughly approximately see per equals total eg ie enough tt
      """
    ),
    (
      .filler,
      "um uh uhm er so let's lets see think okay ok well then and also you need we'll i'll add maybe need us now the "
        + "we i i'd i've got have put there's gonna wanna like toss throw oh ah hmm right alright yeah yes plus use take get grab"
    ),
    (
      .part,
      "stems stem seeds skin skins crusts ends end leaves bones bone fat tails tail shells rind tops tough outer"
    ),
    (
      .joint,
      """
      and or & into in to on off up from thin thick fine very with crosswise lengthwise lengthways through by until
      away as at for stiff smooth dry tender crisp soft hard light fluffy through over separately well if twice once small apart stems seeds both then
      """
    ),
    (
      .kind,
      """
      vegetable canola sunflower olive rapeseed peanut groundnut coconut avocado corn grapeseed red white yellow green
      black brown chicken beef plain whole skim skimmed low-fat full-fat fresh frozen dried light dark golden
      granulated caster icing smoked sweet salted unsalted cider wine rice sherry kosher sea table self-raising
      flat-leaf curly spring lemon lime orange pork turkey lamb fish cheddar milk semi-skimmed almond soy oat bread
      semisweet bittersweet crunchy smooth creamy hot mild ripe raw sour double single heavy whipping
      """
    ),
    (
      .extract,
      "juice zest rind peel yolk yolks white whites flesh pulp seeds leaves grated finely the and of"
    ),
    (
      .phrase,
      """
      fl fluid tea coffee table soup eating dessert salt wine coffeespoon coffeespoons soupspoon soupspoons teeth tooth
      c cuil cuillère cuillères cuillere cuilleres colher colheres yemek çay tatlı st ch tbsp tsp mils
      """
    ),
    (
      .cut,
      "leg legs shoulder breast breasts loin neck side haunch saddle joint shank knuckle belly rump heart hearts"
    ),
  ]
}
