/// Words that point at things and name none: "put both on the list".
let wordsForNoThing: Set<String> = [
  "both", "it", "them", "these", "those", "this", "that", "all of them", "both of them", "they", "all of it",
  "all of that",
]
