/// The words of lines that tell who is at the table when.
extension PresenceClauseReader {
  static let openers: Set<String> = [
    "so", "and", "but", "well", "ok", "okay", "also", "no", "actually", "hey", "hi", "oh", "um", "uh",
    "please", "note",
    "plus", "btw", "right", "yes", "yeah", "usually", "normally", "that", ",", "sorry", "remember", "always",
  ]
  static let pronouns = [
    "she": "she", "he": "he", "they": "they", "shes": "she", "hes": "he", "theyre": "they",
  ]
  static let restOfWeek = ["week", "wk", "time"].flatMap {
    [["the", "rest", "of", "the", $0], ["rest", "of", "the", $0]]
  }
  static let rest: Set<String> = ["otherwise", "else"]
  static let joints: Set<String> = [
    "but", "and", "so", "because", "since", "cause", "cos", "cuz", "otherwise", "while", "although", "though",
    "n", "&",
  ]
  static let beforeCounts: Set<String> = [
    "it", "its", "'s", "is", "are", "we", "were", "'re", "there", "theres", "thats", "that", "will", "be",
    "'ll", "only", "just", "then", "for", "cook", "usually", "have", "got", "ve", "'ve", "dinner", "well",
  ]
  static let behindCounts: Set<String> = [
    "of", "us", "people", "persons", "eaters", "at", "the", "table", "in", "all", "altogether", "total",
    "here", "home",
    "to", "feed", "eating", "for", "dinner", "supper", "alone", "then", "together", "who", "eat", "on",
    "only", "just",
    "kids", "adults",
  ]
  static let always: Set<String> = [
    "always", "usually", "normally", "regularly", "generally", "weekly",
  ]
  static let negations: Set<String> = [
    "not", "never", "doesnt", "dont", "isnt", "arent", "wont", "cant", "n't", "aint", "no",
  ]
  /// What does not come round every week cannot be kept.
  static let unsure: Set<String> = [
    "other", "second", "alternate", "alternating", "sometimes", "maybe", "might", "may", "this", "next",
    "last", "if",
    "today", "tonight", "tomorrow", "once", "often", "would", "could", "can",
  ]
  static let verbs: Set<String> = [
    "is", "'s", "are", "am", "'m", "'re", "re", "will", "be", "does", "do", "has", "have", "gets", "get",
    "comes", "come",
    "eats", "eat", "works", "work", "goes", "go", "stays", "lives", "joins", "visits", "dines", "leaves",
    "travels",
  ]
  static let fillers: Set<String> = [
    "is", "'s", "are", "am", "'m", "'re", "re", "s", "m", "will", "be", "does", "do", "with", "us", "me",
    "at", "our", "my",
    "his", "her", "their", "the", "a", "an", "for", "to", "in", "on", "home", "house", "place", "here",
    "dinner",
    "supper", "tea", "meal", "meals", "food", "only", "just", "both", "all", "who", "whos", "that", "also",
    "too", "then", "from",
    "now", "of", "as", "well", "along", "again", "back", "every", "each", "week", "ever", "around", "over",
    "by", "it",
    "them", "him", "up", "really", "there", "gets", "get", "has", "have", "till", "until", "nights", "night",
    "evening",
    "evenings", "table", "ours", "us", "time",
  ]
  static let comingWords: Set<String> = [
    "comes", "come", "coming", "eats", "eat", "eating", "here", "home", "joins", "join", "visits", "visit",
    "dines",
    "stays", "stay", "staying", "with", "round", "over", "around", "in", "drops", "lives", "sleeps",
  ]
  static let awayWords: Set<String> = [
    "away", "out", "off", "gone", "elsewhere", "absent", "travels", "travelling", "traveling", "college",
    "uni",
    "university", "school", "work", "works", "working", "dads", "mums", "moms", "mothers", "fathers",
    "grandmas",
    "boarding", "shift", "shifts", "road",
  ]
  static let places: Set<String> = [
    "dad", "mum", "mom", "father", "mother", "grandma", "grandmas", "gran", "nan", "friend", "friends",
    "girlfriend",
    "girlfriends", "boyfriend", "boyfriends", "parents", "own", "club", "pub", "office", "canteen", "gym",
    "late",
    "business", "trip", "trips", "nights", "on", "go", "goes", "leave", "leaves",
  ]
  static let lateWords: Set<String> = [
    "late", "later", "comes", "come", "coming", "gets", "eats", "eat", "eating", "works", "work", "working",
    "shift", "than",
    "rest", "bit", "little", "quite", "very", "pretty", "usually", "arrives", "finishes", "returns", "runs",
    "home", "work",
  ]
  static let busyVerbs: Set<String> = [
    "has", "have", "plays", "goes", "go", "teaches", "trains", "does", "'s", "got", "takes",
  ]
}
