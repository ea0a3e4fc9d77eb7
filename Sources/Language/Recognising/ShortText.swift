import Values

extension SlotValue {
  /// The value as intent files write it in their examples: an id, "2026-03-03", "$120", "most 20", "4".
  /// Several days give several texts; every other value gives one.
  package var shortTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .item(_, let id, _): [id]
    case .number(let number): [number.text]
    case .money(let money): [money.shortText]
    case .day(let day): [day.iso]
    case .days(let days): days.map(\.iso)
    case .minutes(let minutes, .exactly): ["\(minutes)"]
    case .minutes(let minutes, let bound): ["\(bound.rawValue) \(minutes)"]
    case .percent(let percent): ["\(percent)"]
    case .amount(let amount): [amount.text]
    case .supply(let amount, _, let id, _): [amount.map { "\($0.text) \(id)" } ?? id]
    case .choice(let place): ["\(place)"]
    }
  }
}
