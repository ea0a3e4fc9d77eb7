import Kitchen

extension FoodRule.Who: CompactWord {}
extension CookingTime.Per: CompactWord {}

extension Stove: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(
      foods, heats, steps, times, howTos, terms, equivalents, gasMarks, portions, rules, petRules, sources)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init()
    (foods, heats, steps, times) = (try r.read(), try r.read(), try r.read(), try r.read())
    (howTos, terms, equivalents, gasMarks) = (try r.read(), try r.read(), try r.read(), try r.read())
    portions = try r.read()
    (rules, petRules, sources) = (try r.read(), try r.read(), try r.read())
  }
}

extension Portion: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, words, amount, grams, state, note) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), words: try r.read(), amount: try r.read(), grams: try r.read(), state: try r.read(),
      note: try r.read())
  }
}

extension StoveFood: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, words, heats, times) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(id: try r.read(), words: try r.read(), heats: try r.read(), times: try r.read())
  }
}

extension SafeHeat: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(id, name, fahrenheit, rest, hold, sign, note, source)
  }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), name: try r.read(), fahrenheit: try r.read(), rest: try r.read(), hold: try r.read(),
      sign: try r.read(), note: try r.read(), source: try r.read())
  }
}

extension DonenessStep: Compact {
  func write(to writer: inout CompactWriter) { writer.write(name, words, low, high, look) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      name: try r.read(), words: try r.read(), low: try r.read(), high: try r.read(), look: try r.read())
  }
}

extension CookingTime: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(
      food, form, words, state, method, weightLow, weightHigh, thickness, fahrenheit, heat, minutesLow)
    writer.write(minutesHigh, per, inside, rest, water, soak, makes, done, note, source)
  }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      food: try r.read(), form: try r.read(), words: try r.read(), state: try r.read(), method: try r.read(),
      weightLow: try r.read(), weightHigh: try r.read(), thickness: try r.read(), fahrenheit: try r.read(),
      heat: try r.read(), minutesLow: try r.read(), minutesHigh: try r.read(), per: try r.read(),
      inside: try r.read(), rest: try r.read(), water: try r.read(), soak: try r.read(), makes: try r.read(),
      done: try r.read(), note: try r.read(), source: try r.read())
  }
}

extension HowTo: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, title, words, steps, source) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), title: try r.read(), words: try r.read(), steps: try r.read(), source: try r.read())
  }
}

extension KitchenTerm: Compact {
  func write(to writer: inout CompactWriter) { writer.write(name, words, meaning) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(name: try r.read(), words: try r.read(), meaning: try r.read())
  }
}

extension Equivalent: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, words, says, source) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(id: try r.read(), words: try r.read(), says: try r.read(), source: try r.read())
  }
}

extension GasMark: Compact {
  func write(to writer: inout CompactWriter) { writer.write(mark, fahrenheit) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(mark: try r.read(), fahrenheit: try r.read())
  }
}

extension FoodRule: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, who, words, says, ask, source) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), who: try r.read(), words: try r.read(), says: try r.read(), ask: try r.read(),
      source: try r.read())
  }
}

extension StoveSource: Compact {
  func write(to writer: inout CompactWriter) { writer.write(id, name) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(id: try r.read(), name: try r.read())
  }
}
