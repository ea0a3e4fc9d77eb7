/// The words by which a telling of what is at home is taken apart.
extension StockReader {
  static let being: Set<String> = ["there", "is", "are", "we", "i", ":", "has"]
  static let labels: [String: Act] = [
    "bought": .bought, "fridge": .there, "freezer": .there, "pantry": .there, "cupboard": .there,
    "in the fridge": .there, "purchased": .bought,
    "in the freezer": .there, "not in stock": .lacking, "out of stock": .lacking, "not available": .lacking,
    "used up": .used, "gone": .used,
    "thrown away": .thrown, "at home": .there, "got": .bought, "shopping": .bought, "counter": .there,
  ]
  static let places: [String: String] = [
    "fridge": "fridge", "refrigerator": "fridge", "freezer": "freezer", "pantry": "pantry",
    "cupboard": "cupboard", "larder": "pantry",
    "counter": "counter", "cellar": "cellar", "in the fridge": "fridge", "in the freezer": "freezer",
  ]
  static let verbs: [([String], Act)] = [
    (["picked", "up"], .bought), (["came", "home", "with"], .bought), (["bought"], .bought),
    (["purchased"], .bought), (["grabbed"], .bought),
    (["have", "got"], .there), (["got"], .bought), (["have", "bought"], .bought), (["have", "buy"], .bought),
    (["were", "out", "of"], .lacking), (["was", "out", "of"], .lacking), (["are", "out", "of"], .lacking),
    (["had", "run", "out", "of"], .lacking),
    (["didnt", "have"], .lacking), (["did", "not", "have"], .lacking),
    (["used", "up"], .used), (["used", "all"], .used), (["used"], .used), (["finished"], .used),
    (["ran", "out", "of"], .used),
    (["threw", "out"], .thrown), (["threw", "away"], .thrown), (["binned"], .thrown), (["chucked"], .thrown),
    (["tossed"], .thrown),
    (["there", "is"], .there), (["there", "are"], .there), (["there", "'s"], .there),
    (["still", "have"], .there), (["have"], .there), (["is"], .there),
    (["are"], .there),
  ]
  static let dating = [
    ["best", "before"], ["best", "by"], ["use", "by"], ["good", "until"], ["good", "till"], ["expires"],
    ["expiring"], ["bb"], ["until"],
    ["keeps", "until"], ["dated"], ["date"],
  ]
  static let fillers: Set<String> = [
    "just", "back", "so", "i", "we", "ok", "okay", "hi", "hello", "and", "also", "went", "to", "shopping",
    "the", "shop", "store", "was", "he",
    "she", "they", "a", "an", "of", "then", "well", "oh", "um", "now", "home", "my", "our", "still", "plus",
    "please", "been", "market", "in",
    "sorry", "wee", "lol", "tom", "mum", "dad", "husband", "wife", "hubby", "both", "same", "morning",
    "x", "bout", "about",
    "believe", "think", "it", "its", "them", "em", "dear", "cheers", "thanks", "fine", "like", "left",
    "ugh", "hiya", "found", "took", "buy",
    "at", "from", "got", "with", "too", "as", "for", "some", "there", "that", "all", "on", "way", "this",
    "moment", "supermarket", "have",
  ]
}
