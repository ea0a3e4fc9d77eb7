/// The words in which people tell what became of a dinner.
enum DinnerWords {
  static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "plate", "plates", "bowl", "bowls",
    "box", "boxes",
  ]
  static let joints: Set<String> = ["and", "so", "but", "um", "uh", "because", "cuz", "then", "while"]
  static let leads: Set<String> = [
    "and", "so", "but", "um", "uh", "ok", "okay", "well", "then", "now", "yes", "no", "nah", "just", "also",
    "actually",
    "correction", "sorry", "wait", "i", "meant", "oh", "yep", "yeah", ":",
  ]
  static let subjects: Set<String> = [
    "i", "we", "he", "she", "they", "it", "that", "that's", "thats", "there", "theres", "there's", "everyone",
    "mom", "dad", "everybody", "half", "nothing", "none", "leftover",
  ]
  static let verbs: Set<String> = [
    "ate", "had", "threw", "put", "freeze", "froze", "got", "finished", "took", "tossed", "moved", "stuck",
  ]
  static let questions: Set<String> = [
    "is", "are", "can", "could", "do", "does", "how", "what", "whats", "what's", "which", "should", "will",
    "did",
    "when", "may",
  ]
  static let articles: Set<String> = [
    "the", "our", "my", "that", "cooked", "leftover", "leftovers", "those", "these", "all", "this",
  ]
  static let having: Set<String> = [
    "there", "theres", "there's", "'s", "is", "are", "were", "was", "we", "have", "got", "still", "i",
    "leaves", "has",
    "only", "about", "just", "um", "kept", "saved", "that",
  ]
  static let leftWords: Set<String> = ["left", "leftover", "leftovers", "remaining", "remain", "remains"]
  static let stops: Set<String> = Set(
    """
    is are was were left leftover leftovers remaining remain remains over eaten gone ate had took finished put freeze \
    frozen for when after before at today tonight yesterday too already now as this last fridge freezer refrigerator \
    icebox portion portions serving servings helping helpings plate plates bowl bowls into so but because cooked made \
    all goes still there how what
    """.split(separator: " ").map(String.init))
  static let tails: Set<String> = [
    "for", "when", "after", "before", "at", "this", "last", "tonight", "yesterday", "as", "by", "later",
    "in", "from",
  ]
  static let allGone: Set<String> = [
    "the", "all", "our", "leftovers", "leftover", "are", "were", "is", "have", "been", "now", "already", "so",
  ]
  static let goneWords: Set<String> = [
    "nothing left", "nothing is left", "theres nothing left", "there's nothing left", "there is nothing left",
    "there 's nothing left", "none left", "none is left", "thats gone", "that's gone", "that 's gone",
    "that is gone",
    "they are gone", "they 're gone", "theyre gone", "it is gone", "its gone", "it 's gone", "it's gone",
    "no leftovers",
    "nothing left over", "not a drop left", "those are gone", "they were gone",
  ]
}
