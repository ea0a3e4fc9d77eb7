/// Makes the ways of writing one thing meet: "can't", "cant", "can not" and "cannot" are all "cant";
/// "I'm" and "im" are "i am"; "what's" and "whats" are "what 's".
enum Contractions {
  /// The parts a word with or without apostrophes stands for, each with where it starts in the word's
  /// own scalars; nil when the word stays whole.
  static func parts(_ word: String) -> [String]? {
    if let whole = wholes[word] { return whole }
    guard let apostrophe = word.lastIndex(of: "'") else { return nil }
    let stem = word[..<apostrophe].filter { $0 != "'" }
    let ending = word[word.index(after: apostrophe)...]
    if stem.isEmpty { return ending == "s" ? ["'s"] : [String(ending)] }
    switch ending {
    case "s": return [stem, "'s"]
    case "t" where stem.hasSuffix("n"): return [negatives[stem + "t"] ?? stem + "t"]
    case "m": return [stem, "am"]
    case "re": return [stem, "are"]
    case "ve": return [stem, "have"]
    case "ll": return [stem, "will"]
    case "d": return [stem, "would"]
    default: return [stem + ending]
    }
  }

  /// "can" and "not" are one word; nil when the two stay apart.
  static func joined(_ first: String, _ second: String) -> String? {
    second == "not" ? beforeNot[first] : nil
  }

  private static let wholes: [String: [String]] = [
    "cannot": ["cant"], "whats": ["what", "'s"], "thats": ["that", "'s"], "lets": ["let", "'s"],
    "wheres": ["where", "'s"], "hows": ["how", "'s"], "whos": ["who", "'s"], "hes": ["he", "'s"],
    "shes": ["she", "'s"], "theres": ["there", "'s"],
    "im": ["i", "am"], "ive": ["i", "have"], "id": ["i", "would"], "youre": ["you", "are"],
    "theyre": ["they", "are"], "theyve": ["they", "have"], "weve": ["we", "have"], "&": ["and"],
    "aint": ["isnt"], "y'all": ["yall"], "o'clock": ["oclock"],
    // As people type on a telephone.
    "u": ["you"], "w": ["with"], "ur": ["your"], "r": ["are"], "wk": ["week"], "wks": ["weeks"],
    "wknd": ["weekend"],
    "n": ["and"], "til": ["until"], "tmrw": ["tomorrow"], "2moro": ["tomorrow"], "tmoz": ["tomorrow"],
    "2nite": ["tonight"], "2night": ["tonight"], "tho": ["though"], "cus": ["because"],
    "plz": ["please"], "pls": ["please"], "thx": ["thanks"], "tonite": ["tonight"], "nite": ["night"],
    "tonights": ["tonight", "'s"], "todays": ["today", "'s"],
    "tomorrows": ["tomorrow", "'s"], "yesterdays": ["yesterday", "'s"], "smth": ["something"],
    "sth": ["something"], "gimme": ["give", "me"], "lemme": ["let", "me"], "wanna": ["want", "to"],
    "gonna": ["going", "to"], "dunno": ["dont", "know"], "ppl": ["people"], "av": ["have"],
    "somin": ["something"], "weeknite": ["weeknight"], "weeknites": ["weeknights"], "tmr": ["tomorrow"],
    "tmw": ["tomorrow"], "tmrrw": ["tomorrow"], "bday": ["birthday"], "abt": ["about"], "bc": ["because"],
    "cuz": ["because"], "cos": ["because"], "coz": ["because"], "rn": ["now"],
    "thru": ["through"], "cept": ["except"], "xcept": ["except"], "brekkie": ["breakfast"],
    "brekky": ["breakfast"], "din": ["dinner"],
    "recs": ["recommendations"],
    // Slips of the commonest short words, which spelling repair is too short-sighted for.
    "teh": ["the"], "hte": ["the"], "adn": ["and"], "fro": ["for"], "wek": ["week"], "weke": ["week"],
    "wekk": ["week"],
  ]

  private static let negatives: [String: String] = ["aint": "isnt"]

  private static let beforeNot: [String: String] = [
    "can": "cant", "do": "dont", "does": "doesnt", "did": "didnt", "is": "isnt", "are": "arent",
    "will": "wont", "should": "shouldnt", "could": "couldnt", "would": "wouldnt", "has": "hasnt",
    "have": "havent", "was": "wasnt",
  ]
}
