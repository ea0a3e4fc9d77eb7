/// The words by which a clause is known to begin. They only propose where a line may be cut; whether it is cut there is
/// decided by how well its parts read.
enum ClauseWords {
  static let subjects: Set<String> = [
    "i", "we", "he", "she", "they", "you", "it", "that", "this", "there", "these", "those", "everyone",
    "everybody", "nobody", "somebody", "someone", "nothing", "im", "ive", "weve", "hes", "shes", "theyre",
    "theres", "thats", "its", "were", "one", "both", "none", "half",
  ]

  /// Verbs that only a clause of its own has in this form.
  static let finite: Set<String> = [
    "is", "'s", "are", "'re", "am", "'m", "was", "were", "has", "have", "'ve", "had", "will", "'ll", "wont",
    "won't", "can", "can't", "cant", "cannot", "does", "doesn't", "doesnt", "do", "don't", "dont", "did",
    "didn't", "didnt", "isn't", "isnt", "aren't", "arent", "wasn't", "wasnt", "weren't", "hasn't", "hasnt",
    "hates", "hate", "likes", "like", "loves", "loved", "love", "hated", "liked", "needs", "need", "wants",
    "want", "eats", "ate", "comes", "came", "goes", "went", "gets", "got", "expires", "expire", "keeps",
    "keep", "costs", "cost", "says", "said", "takes", "took", "avoids", "dislikes", "lives", "stays",
    "brings", "brought", "gave", "made", "serves", "looks", "look", "smells", "tastes", "tasted", "turned",
    "ended", "should", "must", "might", "may", "would", "could", "ran", "leaves", "left", "works", "sounds",
    "r", "joins", "visits", "adores", "adored", "enjoyed", "bought", "finished", "used", "threw", "froze",
    "cooked", "won", "touch", "wouldnt", "wouldn't", "gone", "never",
  ]

  /// What an order begins with.
  static let orders: Set<String> = [
    "add", "put", "take", "remove", "swap", "move", "make", "plan", "give", "set", "tell", "show", "find",
    "save", "keep", "skip", "remind", "read", "freeze", "throw", "toss", "use", "push", "check", "change",
    "note", "cancel", "start", "stop", "double", "leave", "drop", "buy", "order", "mark", "tick", "cook",
    "let", "let's", "lets", "please", "pls", "plz", "undo", "scale", "go", "stick", "strike", "chuck",
    "bin", "call", "include", "replace", "fix", "suggest", "list", "get", "grab", "write", "log", "rate",
    "book", "do", "don't", "dont", "never", "count", "turn", "repeat", "next", "redo", "kindly", "avoid",
    "wake", "warn", "cut", "reheat", "thaw", "defrost", "store", "pick", "delete", "update", "correct",
    "try", "timer", "help", "open", "lower", "raise", "substitute",
  ]

  /// What a report begins with whose subject is left out: "bought salmon", "forgot the price".
  static let reports: Set<String> = [
    "got", "bought", "used", "threw", "tossed", "ate", "finished", "froze", "frozen", "opened", "made",
    "cooked", "found", "ran", "forgot", "picked", "spent", "paid", "came", "had", "binned", "chucked",
    "took", "gave", "brought", "couldn't", "couldnt", "can't", "cant", "didn't", "didnt", "thawed",
    "defrosted", "moved", "burned", "burnt", "missed", "still", "already", "need", "needs", "want", "wants",
    "should", "hates", "loves", "loved", "hated", "has", "is", "was", "out", "done", "eaten", "tasted",
    "going", "comes", "went", "goes", "keeps", "expires", "serves", "needed", "planned", "won't", "wont",
    "doesn't", "doesnt", "isn't", "isnt", "not", "only", "allergic",
  ]

  static let questions: Set<String> = [
    "what", "whats", "how", "hows", "when", "whens", "where", "wheres", "which", "who", "whos", "why",
    "can", "could", "would", "will", "is", "are", "do", "does", "did", "should", "may", "might", "any",
    "shall", "what's", "has", "have", "am", "was", "were",
  ]

  /// What may stand before the words a clause begins with.
  static let leading: Set<String> = [
    "oh", "and", "but", "so", "also", "then", "now", "please", "pls", "plus", "because", "since", "as",
    "cause", "cuz", "cos", "bc", "for", "though", "although", "therefore", "however", "anyway", "ok",
    "okay", "well", "too", "yes", "yeah", "yep", "hey", "btw", "um", "uh", "which", "while", "kindly",
    "thanks", "alright", "thank", "you", "good", "evening", "morning", "hello", "hi", "great", "right",
  ]

  /// What joins one clause to another without a mark.
  static let joints: Set<String> = [
    "and", "but", "so", "also", "then", "plus", "because", "since", "cause", "cuz", "cos", "bc", "though",
    "although", "therefore", "&", "n", "which", "oh",
  ]

  /// Words a clause does not end with: what follows them belongs to it.
  static let open: Set<String> = [
    "if", "that", "what", "when", "how", "who", "whom", "where", "why", "and", "but", "or", "as", "than",
    "until", "till", "whether", "which", "before", "after", "once", "unless", "say", "says", "said",
    "think", "know", "hope", "sure", "mean", "guess", "believe", "wish", "anything", "something",
    "everything", "nothing", "thing", "things", "the", "a", "an", "to", "for", "with", "of", "no", "not",
    "like", "tell", "so", "also", "then", "please", "just", "only", "both", "my", "our", "your", "his",
    "her", "their", "i", "we", "he", "she", "they", "you", "it", "there", "in", "on", "at", "from", "by",
    "about", "is", "are", "was", "were", "'s", "'m", "'re", "'ve", "'ll", "am", "can", "could", "will",
    "would", "should", "do", "does", "did", "dont", "don't", "may", "might", "must", "have", "has", "had",
    "lets", "let", "let's", "us", "me", "ones", "stuff", "all", "dish", "dishes", "recipe", "recipes",
    "dinner", "dinners", "meal", "meals", "food", "foods", "because", "since", "while", "though", "always",
    "never", "already", "still", "really", "cant", "can't", "cannot", "didnt", "didn't", "doesnt",
    "doesn't", "very", "be", "been", "get",
  ]

  /// A clause that begins so hangs on another one, or takes it back: nothing is done beside it while it is unread.
  static let binding: Set<String> = [
    "if", "unless", "instead", "except", "otherwise", "else", "rather", "sorry", "wait", "actually", "nope",
    "no", "not", "mean", "meant", "misspoke", "until", "only",
  ]
}
