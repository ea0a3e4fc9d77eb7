/// Words that point at things and name none: "put both on the list".
let wordsForNoThing: Set<String> = [
  "both", "it", "them", "these", "those", "this", "that", "all of them", "both of them", "they", "all of it",
  "another one", "another", "one more", "one of them", "some more", "some of it", "some of them",
  "one of those", "a few more",
  "two of them", "a dozen", "two more", "the same again", "the usual",
  "all of that",
]
