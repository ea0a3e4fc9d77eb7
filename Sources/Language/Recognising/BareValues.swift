/// What of a request is a mere value, or tells of nobody.
extension Recognition {
  /// Nothing but one value ("thursday"): that belongs to what was said before and is no request of its own.
  var isBare: Bool {
    layer == .template && details.isEmpty && slots.contains { $0.range == 0..<said.utf8.count }
  }

  /// A value alone ("Six dollars!"), which among sentences tells nothing by itself.
  var isBareFact: Bool {
    guard act == .change, details.count == 1, let only = details.first else { return false }
    let words = only.slots.filter { !$0.range.isEmpty }
    return words.count == 1 && words[0].range == 0..<said.utf8.count
      && ["budget", "size"].contains(only.kind)
  }

  /// Takes the words for a wish, where "free" behind them would turn it round.
  var isWishing: Bool { slots.contains { $0.name == "want" } || unexplained.contains("free") }

  /// Tells what is avoided, and of nobody.
  var hasNobodyAvoiding: Bool {
    act == .change
      && details.contains { detail in
        detail.kind == "avoid" && detail.slots.contains { $0.name.hasPrefix("avoid") || $0.name == "eats" }
          && !detail.slots.contains { $0.name == "person" || $0.name == "scope" }
      }
  }

  /// "Tom is at work on Thursday so we are three": so many eat that day, and no others live here.
  var withoutSizeOfDay: Recognition {
    guard intent == "day_eaters", value("count") != nil else { return self }
    var found = self
    found.details.removeAll { $0.kind == "size" }
    return found
  }
}
