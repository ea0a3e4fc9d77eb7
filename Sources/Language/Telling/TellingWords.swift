/// The words by which a telling of people is taken apart.
enum TellingWords {
  /// Between two things told, and around them.
  /// What people do for a living, told beside a name.
  static let trades: Set<String> = [
    "nurse", "teacher", "doctor", "student", "engineer", "driver", "retired", "accountant", "lawyer",
    "carpenter",
    "electrician", "plumber", "programmer", "developer", "writer", "artist", "musician", "baker", "farmer",
    "firefighter", "paramedic", "pharmacist", "dentist", "waiter", "waitress", "secretary", "manager",
    "pilot",
    "freelancer", "librarian", "mechanic",
  ]
  static let fillers: Set<String> = trades.union([
    "alone", "came", "from",
    "night", "shift", "work", "moment", "minute", "moved",
    "and", "but", "plus", "also", "so", "then", "um", "uh", "er", "ok", "okay", "hi", "hello", "hey", "hiya",
    "well", "basically",
    "right", "yeah", "yes", "oh", "ah", "too", "as", "good", "morning", "afternoon", "evening", "there",
    "here", "us", "'s", "it", "its",
    "is", "are", "in", "the", "at", "home", "bonjour", "hallo", "lol", "please", "pls", "now", "just",
    "because", "cause", "with", "w",
    "who", "that", "family", "household", "house", "consists", "of", "live", "lives", "living", "only",
    "mostly", "like", "+", "both",
    "for", "let", "me", "introduce", "our", "my", "proper", "really", "honestly", "actually", "though",
    "eaters", "always", "all", "total",
    "cook", "cooking", "feed", "feeding", "have", "got", "we", "i", "am", "flat", "shared", "a", "an", "kind",
    "sort",
  ])
  /// What begins to tell something of whoever was named.
  static let predicates: Set<String> = [
    "is", "'s", "are", "am", "isnt", "has", "have", "had", "hasnt", "havent", "can", "cant", "must", "mustnt",
    "should", "shouldnt",
    "may", "will", "wont", "would", "wouldnt", "does", "doesnt", "dont", "do", "eats", "eat", "hates", "hate",
    "dislikes", "dislike",
    "likes", "loves", "love", "avoids", "avoid", "needs", "need", "keeps", "no", "not", "never", "without",
    "nothing", "allergic",
    "allergy", "vegan", "vegetarian", "veggie", "pescatarian", "pescetarian", "halal", "kosher", "keto",
    "coeliac", "celiac", "diabetic",
    "pregnant", "intolerant", "refuses", "reacts", "gets", "got", "strictly", "severely", "lives", "works",
    "comes", "stays", "visits",
    "picky", "fussy", "low", "off", "away", "went", "gone", "turned", "type", "eating", "joins", "dines",
    "normal", "anything", "everything",
    "evrything", "going", "uses", "carries", "less", "take", "come", "stay", "join", "visit", "swells",
    "both",
    "low-carb", "gf", "only", "cares", "watches", "was", "moved", "plays", "goes", "sits",
    "live", "finds", "takes", "follows", "drinks", "tolerates", "swears", "detests", "loathes", "adores",
    "abides", "abide", "prefers", "wants",
  ]
  /// A predicate may not be cut before "no" behind these: "says no", "but no cheese" goes on.
  static let beforeNo: Set<String> = [
    "is", "'s", "has", "have", "means", "so", "and", "but", "eats", "eat", "with", "says", "said",
  ]
  /// "What we eat", "because she": such a pronoun begins no clause of its own.
  static let beforeClauses: Set<String> = [
    "what", "whatever", "that", "if", "when", "than", "as", "because", "cause", "like", "how", "unless",
    "until", "since", "while",
    "which", "where", "everything", "anything", "before", "after", "to", "for",
  ]
  static let pronouns: Set<String> = ["he", "she", "they", "i", "we"]
  /// All who live here.
  static let everyone: Set<String> = ["everyone", "everybody", "nobody", "noone", "all", "neither", "none"]
  /// Written with a large letter, and nobody's name.
  static let noNames: Set<String> = [
    "dear", "salam", "moin", "guten", "tag", "je", "god", "namaste", "himself", "herself", "himself", "none",
    "budget", "weekly", "english",
    "weekends", "weekend", "weekdays", "nights", "days", "evenings", "mornings", "shifts", "ages", "aged",
    "ciao", "hola", "bonsoir", "sorry", "thanks", "thank",
    "please", "first", "second",
    "third", "today", "dinner", "then", "everything", "still", "boards", "serious", "tired", "busy", "hungry",
    "starving", "broke", "skint", "retired", "divorced", "widowed", "lazy", "desperate", "exhausted",
    "excited",
    "sick", "fussy", "picky", "stressed", "sadly", "luckily", "basically",
  ]
  /// Labels behind which people stand.
  static let people: Set<String> = [
    "household", "family", "names", "people", "persons", "members", "eaters", "adults", "kids", "children",
    "house", "home", "flat",
    "who eats", "who eats here", "who lives here", "living here", "at home", "our household", "our family",
    "my family", "my household",
    "child", "who", "family members", "us", "we are", "people here", "who", "the family", "here", "residents",
    "roommates", "flatmates", "name", "eats here",
  ]
  static let harm: Set<String> = [
    "allergies", "allergy", "food allergies", "intolerances", "intolerance", "allergic",
  ]
  static let dislikes: Set<String> = [
    "dislikes", "dislike", "hates", "doesnt like", "dont like", "not liked",
  ]
  static let diets: Set<String> = [
    "diet", "diets", "restrictions", "dietary", "special diet", "notes", "food",
  ]
  static let ages: Set<String> = ["ages", "age"]
  /// Words that stand before a name and belong to it.
  static let titles: Set<String> = [
    "mama", "babcia", "aunt", "auntie", "uncle", "oma", "opa", "granny", "grandma", "nan", "nana", "dona",
    "mrs", "mr", "ms", "tia",
    "nonna", "baba", "abuela", "tante", "papa", "sister", "old",
  ]
  /// Words before a role: "our grown son", "her two boys".
  static let before: Set<String> = [
    "my", "our", "the", "a", "an", "one", "his", "her", "their", "own", "grown", "adult", "little", "lil",
    "older", "younger", "elder",
    "big", "eldest", "oldest", "youngest", "teenage", "twin", "foster", "step", "new", "lovely", "dear",
    "wee", "small", "old", "baby",
    "elderly", "young", "both",
  ]
  /// Roles that are said behind "is my"; whoever is none of them lives here.
  static let kin: Set<String> = PersonWords.kin.subtracting([
    "law", "baby", "toddler", "boy", "girl", "grandchild", "hubby",
  ])
  static let days: Set<String> = ["weekend", "weekends", "weekdays", "weekday"]
  static let present: Set<String> = [
    "here", "there", "in", "home", "round", "over", "with", "comes", "come", "coming", "eats", "eat", "dines",
    "joins", "stays", "has",
    "visits", "only", "take", "takes", "joins", "join", "stay", "visit",
  ]
  static let absent: Set<String> = ["away", "out", "gone", "off", "elsewhere", "isnt", "not", "never"]
  /// "Lives here", "is grown up": told, and nothing that a kitchen keeps.
  static let plain: Set<String> = [
    "lives", "live", "living", "here", "with", "us", "too", "as", "well", "at", "home", "is", "'s", "are",
    "grown", "up", "now", "adult",
    "an", "a", "has", "have", "moved", "back", "in", "normal", "ok", "fine", "just", "also", "eats", "eat",
    "eating", "anything", "everything",
    "evrything", "anythng", "anythin", "everythin", "anyting", "owt", "normally", "can", "literally",
    "pretty", "much", "all", "along", "twins", "both", "the", "our", "own", "together", "permanently",
    "dont", "doesnt", "count", "alone", "lol", "carries", "epipen", "what", "we", "everyone", "same", "and",
    "so", "no", "allergies", "picky", "not",
  ]
  static let pets: Set<String> = [
    "dog", "cat", "dogs", "cats", "hamster", "rabbit", "parrot", "pets", "goldfish",
  ]
  /// Whom a line tells of as guests, and what is no telling of people at all, is read elsewhere.
  static let visits: Set<String> = [
    "guest", "guests", "visitors", "invited", "tonight", "today", "tomorrow", "coming", "recipe", "list",
    "buy", "fridge", "pantry", "swap",
    "menu", "order", "shop", "store", "leftover", "leftovers", "bought", "spent", "price", "ingredients",
    "steps", "serves", "stars",
    "cooked", "plan", "passed", "died", "widow", "widower", "late",
  ]
  /// Words that begin to ask for something, at the beginning of a clause.
  static let asking: Set<String> = [
    "what", "whats", "which", "how", "plan", "suggest", "show", "give", "find",
  ]
}
