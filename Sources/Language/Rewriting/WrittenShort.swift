/// "Max. 40 min", "b.b. 3/6", "w/ rice": what people write short.
struct WrittenShort {
  let scan: Scan

  /// The line with such words written out; nil where it has none.
  func spelled() -> String? {
    var text = scan.utterance.raw
    let line = Array(text.lowercased().utf8)
    for (word, (short, long)) in zip(Self.bytes, Self.words) where Self.holds(line, word) {
      while let place = Self.place(of: short, in: text) { text.replaceSubrange(place, with: long) }
    }
    return text == scan.utterance.raw ? nil : text
  }

  /// The line with what must be plain before it is cut anywhere: "Mrs. Hale" ends no sentence, and the refrigerator is the fridge in
  /// every reading.
  static func beforeCuts(_ line: String) -> String {
    let line = behindGreeting(line.replacing("the refrigerator", with: "the fridge"))
    guard line.contains(". ") else { return line }
    return ["Mrs. ", "Mr. ", "Ms. ", "Dr. ", "mrs. ", "mr. "].reduce(line) {
      $0.replacing($1, with: $1.replacing(".", with: ""))
    }
  }

  /// "Good evening. In the fridge: 12 eggs, best before March 20": food with its dates is told as by itself.
  private static func behindGreeting(_ line: String) -> String {
    let small = line.lowercased()
    guard let greeting = greetings.first(where: { small.hasPrefix($0) }),
      ["best before", "bb ", "bbe ", "exp ", "use by"].contains(where: small.contains)
    else { return line }
    return String(line.dropFirst(greeting.count))
  }

  private static let greetings = [
    "good morning. ", "good evening. ", "good afternoon. ", "good day. ", "hello. ", "hi. ", "hello, ",
    "hi, ",
  ]

  /// "GF pudding" as "gluten-free pudding"; "my gf" is a girlfriend.
  func diets() -> String? {
    let found = scan.tokens.indices.filter { at in
      Self.diets[scan.word(at)] != nil && (at == 0 || !Self.whose.contains(scan.word(at - 1)))
        && !["and", "is", "has", "comes", "'s"].contains(scan.word(at + 1))
    }
    guard !found.isEmpty else { return nil }
    return scan.utterance.replacing(found.map { ($0..<$0 + 1, Self.diets[scan.word($0)] ?? "") })
  }

  private static let diets = ["gf": "gluten-free", "df": "dairy-free"]
  private static let whose: Set<String> = [
    "my", "his", "her", "our", "the", "a", "your", "'s", "new", "with",
  ]
  private static let bytes = words.map { Array($0.short.lowercased().utf8) }

  /// Whether the bytes stand there in a row: most of the words don't, and are passed over so.
  private static func holds(_ line: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, line.count >= word.count else { return false }
    return (0...line.count - word.count).contains { at in
      line[at] == first && line[at..<at + word.count].elementsEqual(word)
    }
  }

  /// Where it stands as a word of its own, whatever its capitals.
  private static func place(of short: String, in text: String) -> Range<String.Index>? {
    var from = text.startIndex
    while let found = text[from...].firstRange(of: short, anyCase: true) {
      let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : " "
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : " "
      // "N" alone is a no.
      let isAlone = found.lowerBound == text.startIndex || found.upperBound == text.endIndex
      if isAlone, short.count == 1 {
        from = found.upperBound
        continue
      }
      let isWhole = short.hasPrefix("/") ? before.isNumber : !before.isLetter && !before.isNumber
      if isWhole, !after.isLetter { return found }
      from = found.upperBound
    }
    return nil
  }

  /// "No dinner over 30 minutes": of minutes alone, since "no dinner over $12" bounds what each may cost.
  private static let minutes = [15, 20, 25, 30, 35, 40, 45, 60].flatMap { count in
    ["no dinners over", "no dinner over", "nothing over"].flatMap { lead in
      ["min", "mins", "minutes"].map {
        (short: "\(lead) \(count) \($0)", long: "at most \(count) minutes")
      }
    }
  }

  /// Longer ones first, since one may hold another.
  private static let words: [(short: String, long: String)] =
    minutes + [
      ("nothing longer than like", "at most"), ("nothing longer than", "at most"),
      ("nothing that takes longer than", "at most"), ("nothing that takes more than", "at most"),
      ("any food is fine", "any cuisine"), ("any cuisine is fine", "any cuisine"),
      ("tbh", ""), ("ngl", ""), ("idk", ","), ("lol", ""), ("lmao", ""),
      ("mr.", "Mr"), ("mrs.", "Mrs"), ("ms.", "Ms"), ("dr.", "Dr"), ("settle a week of", "plan a week of"),
      (", every scrap of it", ""), (", every bit of it", ""), (", every crumb of it", ""),
      ("if you'd care to", "please"),
      ("might i", "can I"), ("might we", "can we"),
      ("(sold out)", ""), ("(out of stock)", ""),
      ("veg fried", "vegetable fried"), ("veg curry", "vegetable curry"), ("veg soup", "vegetable soup"),
      ("veg stew", "vegetable stew"), ("veg biryani", "vegetable biryani"),
      ("veg lasagne", "vegetable lasagna"),
      ("veg chili", "vegetable chili"), ("veg stir", "vegetable stir"),
      ("allergy on", "allergy to"), ("allergic on", "allergic to"), ("allergic against", "allergic to"),
      ("allergy against", "allergy to"), ("allergic of", "allergic to"), ("is in pregnancy", "is pregnant"),
      ("how many costs", "how much is"), ("how many cost", "how much is"), ("how much costs", "how much is"),
      ("what does cost", "how much is"),
      ("excepting", "except"),
      ("with the exception of", "except"), ("apart from", "except"), ("the larder", "the pantry"),
      ("how thaw i", "how do I thaw"), ("how thaw we", "how do we thaw"), ("how cook i", "how do I cook"),
      ("cauli", "cauliflower"), ("half a dozen", "6"), ("a half dozen", "6"),
      ("half dozen", "6"), ("mozz", "mozzarella"), ("avos", "avocados"), ("2nite", "tonight"),
      ("2night", "tonight"), ("2moro", "tomorrow"), ("2morrow", "tomorrow"),
      ("wats", "what's"),
      ("gng to", "going to"), ("enuf", "enough"), ("cant breath", "can't breathe"),
      ("evrything", "everything"), ("shldnt", "shouldn't"),
      ("shouldnt", "shouldn't"), ("cudnt", "couldn't"), ("dont hav", "don't have"),
      ("b.b.f.", "best before"), ("b.b.d.", "best before"), ("b.b.", "best before"), ("bbf", "best before"),
      ("exp.", "best before"), ("max.", "max"), ("approx.", "about"),
      ("incl.", "with"), ("excl.", "without"),
      ("pers.", "people"), ("pcs.", "pieces"), ("veg.", "vegetarian"),
      ("/week", " a week"), ("/wk", " a week"), ("/month", " a month"), ("/day", " a day"),
      ("p.p.", "per person"), ("1 dozen", "a dozen"),
      ("w/o", "without"), ("w/", "with "), ("'n'", "and"), ("n", "and"), ("smth", "something"),
      ("nothin", "nothing"), ("stop i used", "i used"), ("stop we used", "we used"), ("stop i ate", "i ate"),
      ("somthing", "something"), ("smthing", "something"), ("somethin", "something"),
      ("shoping", "shopping"), ("servins", "servings"), ("comin", "coming"), ("cookin", "cooking"),
      ("eatin", "eating"), ("makin", "making"), ("goin", "going"), ("havin", "having"), ("gettin", "getting"),
      ("nite", "night"), ("nites", "nights"), ("b4", "before"), ("tonite", "tonight"), ("tmr", "tomorrow"),
      ("tmrw", "tomorrow"),
      ("temp.", "temperature"),
      ("and actually nvm", "no wait"), ("actually nvm", "no wait"), ("actually never mind", "no wait"),
      ("wk", "week"), ("half an hr", "half an hour"), ("an hr", "an hour"), ("hrs", "hours"),
      ("ppl", "people"), ("am supposed to eat", "must eat"), ("is supposed to eat", "must eat"),
      ("mke", "make"),
      ("wht", "what"), ("wot", "what"), ("wots", "what's"), ("m8", "mate"), ("m8s", "mates"),
      ("smth", "something"),
      ("sumthing", "something"), ("evrything", "everything"), ("alredy", "already"), ("hav", "have"),
      ("skool", "school"), ("cept", "except"), ("cuz", "because"),
      ("bday", "birthday"),
      ("shoud", "should"), ("dinna", "dinner"),
      ("for my tea", "for dinner"), ("for our tea", "for dinner"), ("for her tea", "for dinner"),
      ("for his tea", "for dinner"), ("for their tea", "for dinner"), ("for tea", "for dinner"),
      ("tea tonight", "dinner tonight"), ("me teas", "me dinners"),
      ("teas for the week", "dinners for the week"),
      ("teas for this week", "dinners for this week"), ("teas for next week", "dinners for next week"),
      ("uhh", ""), ("uhhh", ""), ("umm", ""), ("uhm", ""), ("ummm", ""),
      ("dauther", "daughter"), ("daugther", "daughter"), ("daugter", "daughter"), ("doughter", "daughter"),
      ("dauhgter", "daughter"), ("husbend", "husband"), ("hasband", "husband"), ("brohter", "brother"),
      ("granddauther", "granddaughter"),
      ("naw", "no"), ("nae", "no"), ("aye", "yes"), ("wi", "with"), ("fae", "from"), ("gie us", "give us"),
      ("gie me", "give me"),
      ("my bro", "my brother"), ("little bro", "little brother"), ("lil bro", "little brother"),
      ("big bro", "big brother"), ("my sis", "my sister"), ("little sis", "little sister"),
      ("lil sis", "little sister"),
      ("big sis", "big sister"), ("tatties", "potatoes"), ("summat", "something"), ("sth", "something"),
      ("w", "with"),
    ]
}

extension Substring {
  /// The first place of those words of plain letters; `anyCase`: whatever their capitals.
  fileprivate func firstRange(of words: String, anyCase: Bool) -> Range<Index>? {
    guard anyCase else { return firstRange(of: words) }
    let wanted = Array(words.lowercased())
    var start = startIndex
    while start < endIndex {
      var at = start
      var matched = 0
      while matched < wanted.count, at < endIndex, self[at].lowercased() == String(wanted[matched]) {
        at = index(after: at)
        matched += 1
      }
      if matched == wanted.count { return start..<at }
      start = index(after: start)
    }
    return nil
  }
}
