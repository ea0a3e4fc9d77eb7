/// Somebody who does not live here and eats along on one evening.
package struct Visitor: Hashable, Sendable, Codable {
  /// As it was said: "Bridie", "my boss"; "a guest" for one whom nobody named ("one of them is vegan").
  package var name: String
  package var avoids: [Avoidance]

  package init(name: String, avoids: [Avoidance] = []) { (self.name, self.avoids) = (name, avoids) }

  /// Stands for whoever was not named.
  package static let unnamed = "a guest"

  /// Whether the words name nobody in particular: "the guests", "one of the guests".
  package static func isUnnamed(_ words: String) -> Bool {
    let plain = key(words)
    return plain == unnamed
      || [
        "guest", "guests", "the guest", "the guests", "one of the guests", "another guest", "visitors",
        "the visitors",
      ].contains(plain)
  }

  /// What tells names apart: "your mum", "Mum" and "mum" are one person, and "your friend Irma" is Irma.
  package static func key(_ name: String) -> String {
    let key = (KnownAs(name).given ?? name).lowercased().replacing("-", with: " ")
    return ["your ", "my ", "our "].first(where: key.hasPrefix).map { String(key.dropFirst($0.count)) } ?? key
  }

  /// Whether both words mean one person: by the name, or by the role where one of them has no name ("your mom" is "your
  /// mother Rita").
  package static func isSame(_ one: String, _ other: String) -> Bool {
    key(one) == key(other) || KnownAs(one).agrees(with: KnownAs(other))
  }

  /// Named as the kitchen answers: "my mum" is "your mum"; nobody's name ("she", "them") is a guest.
  package static func name(_ words: String?) -> String {
    if case .named(let name) = PersonWords(words) { name } else { unnamed }
  }
}

/// What is different about one evening: who is there, or that nobody cooks.
package struct EveningNote: Hashable, Sendable, Codable {
  package var day: Day
  /// How many sit at the table, guests and all; nil for as usual.
  package var eaters: Int?
  /// People more than usual; they count on top of the household, not of `eaters`.
  package var guests: Int
  /// Nobody eats at home: no dinner is planned.
  package var isOut: Bool
  /// Guests whose names or diets were told; their heads are counted in `eaters` or `guests`. What they avoid
  /// holds for this evening's dinner alone.
  package var visitors: [Visitor]
  /// Those of the house who are away, by name; their seats are taken off `eaters`. What only they avoid binds nobody then.
  package var absent: [String]
  /// What they see to themselves that evening, in their words: "fish fingers", "takeout pizza". No dinner is planned then,
  /// and nothing is bought or checked for it. Nil where nothing is told.
  package var own: String?
  /// Portions cooked on top, for nobody at the table: for lunches, or for the freezer.
  package var extra: Int
  /// Who gets a plate of their own; each counts among those at the table, and eats nothing of the others' dinner.
  package var plates: [OwnPlate]

  package init(
    day: Day, eaters: Int? = nil, guests: Int = 0, isOut: Bool = false, visitors: [Visitor] = [],
    absent: [String] = [], own: String? = nil, extra: Int = 0, plates: [OwnPlate] = []
  ) {
    (self.day, self.eaters, self.guests, self.isOut) = (day, eaters, guests, isOut)
    (self.visitors, self.absent, self.own, self.extra) = (visitors, absent, own, extra)
    self.plates = plates
  }

  /// Visitors, who is away, what is cooked on top, and plates of their own are missing in what was written before they were noted.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    day = try values.decode(Day.self, forKey: .day)
    eaters = try values.decodeIfPresent(Int.self, forKey: .eaters)
    guests = try values.decode(Int.self, forKey: .guests)
    isOut = try values.decode(Bool.self, forKey: .isOut)
    visitors = try values.decodeIfPresent([Visitor].self, forKey: .visitors) ?? []
    absent = try values.decodeIfPresent([String].self, forKey: .absent) ?? []
    own = try values.decodeIfPresent(String.self, forKey: .own)
    extra = try values.decodeIfPresent(Int.self, forKey: .extra) ?? 0
    plates = try values.decodeIfPresent([OwnPlate].self, forKey: .plates) ?? []
  }

  /// Everything its visitors avoid that its dinner has to heed, once each; strictly where one of them does.
  package var avoids: [Avoidance] {
    var all: [Avoidance] = []
    for visitor in visitors {
      for avoidance in bindingTable(visitor.avoids, of: visitor.name) { all.put(avoidance) }
    }
    return all
  }

  /// Notes visitors by name, and what more they avoid; who is known already comes once.
  package mutating func note(_ more: [Visitor]) {
    for visitor in more {
      if let known = visitors.firstIndex(where: { Visitor.key($0.name) == Visitor.key(visitor.name) }) {
        for avoidance in visitor.avoids { visitors[known].avoids.put(avoidance) }
      } else {
        visitors.append(visitor)
      }
    }
  }

  /// Seats that many more, or fewer. Fewer than usual is kept as a number of eaters. `isOfHouse`: who stays away lives
  /// here, so that guests and what they avoid stay noted.
  package mutating func seat(_ more: Int, usually: Int, isOfHouse: Bool = false) {
    if let said = eaters {
      eaters = Swift.max(1, said + more)
    } else if guests + more < 0 {
      eaters = Swift.max(1, usually + guests + more)
      guests = 0
    } else {
      guests += more
    }
    if eaters == usually { eaters = nil }
    if guests == 0, eaters.map({ $0 <= usually }) ?? true, more < 0, !isOfHouse { visitors = [] }
  }

  /// Notes that somebody of the house is away, or is there after all.
  package mutating func note(_ name: String, isAway: Bool) {
    absent.removeAll { Visitor.key($0) == Visitor.key(name) }
    if isAway { absent.append(name) }
  }

  /// Whether somebody of the house is noted as away.
  package func isAway(_ name: String) -> Bool { absent.contains { Visitor.key($0) == Visitor.key(name) } }

  /// How many of those at the table nobody has named.
  package func unnamed(usually: Int) -> Int {
    let more = Swift.max(0, (eaters ?? usually + guests) - usually)
    return Swift.max(0, more - visitors.count { !Visitor.isUnnamed($0.name) })
  }

  /// True when the evening is like any other: nothing to keep.
  package var isPlain: Bool {
    eaters == nil && guests == 0 && !isOut && visitors.isEmpty && absent.isEmpty && extra == 0
      && plates.isEmpty
  }
}

extension [EveningNote] {
  /// What is noted of that evening; a plain note where nothing is.
  package func note(on day: Day) -> EveningNote { first { $0.day == day } ?? EveningNote(day: day) }

  /// The evenings for which somebody of that name is noted as coming, as they stand.
  package func visits(of name: String) -> [EveningNote] {
    filter { note in note.visitors.contains { Visitor.isSame($0.name, name) } }
  }

  /// With the evenings that are theirs to see to by a habit of the weekday; what is noted of an evening stands.
  package func with(_ fixed: [FixedDish], from today: Day) -> [EveningNote] {
    guard fixed.contains(where: { $0.own != nil }) else { return self }
    let noted = Set(map(\.day))
    let habitual = (0..<WeeklyEater.daysAhead).map { today + $0 }.filter { !noted.contains($0) }
      .compactMap { day in
        fixed.first { $0.weekday == day.weekday && $0.own != nil }.map {
          EveningNote(day: day, isOut: true, own: $0.own)
        }
      }
    return (self + habitual).sorted { $0.day < $1.day }
  }

  /// How many sit at the table that evening, 1 to 20. Source: requirements MP-36, MP-37.
  package func eaters(on day: Day, usually: Int) -> Int {
    guard let note = first(where: { $0.day == day }) else { return Swift.min(20, Swift.max(1, usually)) }
    return Swift.min(20, Swift.max(1, note.eaters ?? usually + note.guests))
  }

  /// How many portions of the dinner are cooked that evening: one for everybody at the table who gets no plate of their own,
  /// and those on top; 1 to 20.
  package func portions(on day: Day, usually: Int) -> Int {
    let note = first { $0.day == day }
    let plates = note?.servedPlates.count ?? 0
    return Swift.min(20, Swift.max(1, eaters(on: day, usually: usually) - plates) + (note?.extra ?? 0))
  }
}
