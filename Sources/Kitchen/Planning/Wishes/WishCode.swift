// The written form of a wish: in slots, in stored talks and in the household's file. "without:gear:oven",
// "most:sodium_mg:500", "with:fish@>=2", "with:spicy+prefer".
extension Wish {
  /// Nil for a text that is none.
  package init?(code: String, days: [Day] = []) {
    var text = Substring(code)
    var quota: Quota?
    if let at = text.firstIndex(of: "@") {
      guard let read = Quota(code: text[text.index(after: at)...]) else { return nil }
      quota = read
      text = text[..<at]
    }
    var strength: Strength?
    if let plus = text.lastIndex(of: "+"),
      let read = Strength(rawValue: String(text[text.index(after: plus)...]))
    {
      strength = read
      text = text[..<plus]
    }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "with", "without":
      guard let feature = Feature(code: parts[1]) else { return nil }
      self.init(feature, parts[0] == "with" ? .with : .without, strength: strength, quota: quota, days: days)
    case "most", "least":
      let figure = parts[1].split(separator: ":").map(String.init)
      guard figure.count == 2, let feature = Feature(code: figure[0]), let number = Self.number(figure[1])
      else {
        return nil
      }
      self.init(
        feature, parts[0] == "most" ? .most(number) : .least(number), strength: strength, quota: quota,
        days: days)
    default: return nil
    }
  }

  package var code: String {
    let text =
      switch aim {
      case .with: "with:\(feature.code)"
      case .without: "without:\(feature.code)"
      case .most(let number): "most:\(feature.code):\(Self.text(number))"
      case .least(let number): "least:\(feature.code):\(Self.text(number))"
      }
    let usual = Wish(feature, aim).strength
    return text + (strength == usual ? "" : "+\(strength.rawValue)") + (quota.map { "@\($0.code)" } ?? "")
  }

  private static func number(_ text: String) -> Rational? {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    if parts.count == 2, parts[1] > 0 { return Rational(parts[0], parts[1]) }
    return parts.count == 1 && !text.contains("/") ? Rational(parts[0]) : nil
  }

  private static func text(_ number: Rational) -> String {
    number.isWhole ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
  }
}

extension Wish.Quota {
  fileprivate init?(code: Substring) {
    let digits = code.drop { !$0.isNumber }
    guard let number = Int(digits) else { return nil }
    switch code.prefix(code.count - digits.count) {
    case ">=": self.init(least: number)
    case "<=": self.init(most: number)
    case "=": self.init(least: number, most: number)
    default: return nil
    }
  }

  fileprivate var code: String {
    switch (least, most) {
    case (let least?, let most?) where least == most: "=\(least)"
    case (let least?, _): ">=\(least)"
    case (_, let most?): "<=\(most)"
    default: ">=0"
    }
  }
}

extension Wish.Feature {
  /// "spicy", "gear:oven", "diet:vegan", "allergen:milk", "minutes", "sodium_mg", "salmon-fillet".
  package init?(code: String) {
    if code.isEmpty { return nil }
    if let gear = code.hasPrefix("gear:") ? Gear(rawValue: String(code.dropFirst(5))) : nil {
      self = .gear(gear)
    } else if code.hasPrefix("gear:") {
      return nil
    } else if let kind = ["diet", "allergen", "food"].first(where: { code.hasPrefix("\($0):") }) {
      guard let avoided = Avoided(kind: kind, word: String(code.dropFirst(kind.count + 1))) else {
        return nil
      }
      self = .avoiding(avoided)
    } else if code == "minutes" {
      self = .minutes
    } else if code == "cost" {
      self = .cost
    } else if let nutrient = Nutrient(rawValue: code) {
      self = .nutrient(nutrient)
    } else if let quality = Wish.Quality(rawValue: code) {
      self = .quality(quality)
    } else if let diet = Diet(rawValue: code) {
      self = .avoiding(.diet(diet))
    } else {
      self = .having(code)
    }
  }

  package var code: String {
    switch self {
    case .having(let word): word
    case .avoiding(.diet(let diet)): "diet:\(diet.rawValue)"
    case .avoiding(.allergen(let allergen)): "allergen:\(allergen.rawValue)"
    case .avoiding(.food(let name)): "food:\(name)"
    case .gear(let gear): "gear:\(gear.rawValue)"
    case .minutes: "minutes"
    case .cost: "cost"
    case .nutrient(let nutrient): nutrient.rawValue
    case .quality(let quality): quality.rawValue
    }
  }
}

extension Wish: Codable {
  private enum CodingKeys: String, CodingKey { case code, days, who }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let code = try box.decode(String.self, forKey: .code)
    guard let wish = Wish(code: code, days: try box.decodeIfPresent([Day].self, forKey: .days) ?? []) else {
      throw DecodingError.dataCorruptedError(forKey: .code, in: box, debugDescription: "no wish: \(code)")
    }
    self = wish
    who = try box.decodeIfPresent(String.self, forKey: .who)
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(code, forKey: .code)
    if !days.isEmpty { try box.encode(days, forKey: .days) }
    try box.encodeIfPresent(who, forKey: .who)
  }
}
