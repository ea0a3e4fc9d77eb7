/// A text whose decimal fractions are as people write them: "0.333333 cup" is "1/3 cup", "2.0 eggs" is "2 eggs",
/// "0.30000000000000004" is "0.3". Decimals of one or two places stay as they are.
func plainNumbers(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
  var result = ""
  var rest = text[...]
  while let point = rest.firstIndex(of: ".") {
    let before = rest[..<point]
    let whole = before.suffix(while: { $0.isASCII && $0.isNumber })
    let behind = rest[rest.index(after: point)...]
    let places = behind.prefix { $0.isASCII && $0.isNumber }
    let follows = behind.dropFirst(places.count).first
    // "1.2.3" and "v0.333x" are no amounts.
    let isAlone =
      follows != "." && before.dropLast(whole.count).last.map { !$0.isLetter && $0 != "." } ?? true
    if !places.isEmpty, whole.count <= 6, isAlone, let plain = plainNumber(String(whole), String(places)) {
      result += before.dropLast(whole.count) + plain
    } else {
      result += before + "." + places
    }
    rest = behind.dropFirst(places.count)
  }
  return result + rest
}

/// Nil where the number stays as it is.
private func plainNumber(_ whole: String, _ places: String) -> String? {
  guard let value = Double("\(whole.isEmpty ? "0" : whole).\(places)") else { return nil }
  if places.allSatisfy({ $0 == "0" }) { return whole.isEmpty ? "0" : whole }
  guard places.count >= 3 else { return nil }
  let part = value - value.rounded(.down)
  for (name, share) in [("1/3", 1.0 / 3), ("2/3", 2.0 / 3), ("1/6", 1.0 / 6), ("5/6", 5.0 / 6)]
  where abs(part - share) < 0.0006 {
    return whole.isEmpty || Int(whole) == 0 ? name : "\(whole) \(name)"
  }
  guard places.count > 6 else { return nil }
  let thousandths = Int((part * 1_000).rounded())
  let carried = (Int(whole) ?? 0) + thousandths / 1_000
  guard !thousandths.isMultiple(of: 1_000) else { return "\(carried)" }
  let digits = String("\(1_000 + thousandths % 1_000)".dropFirst())
  return "\(carried)." + String(digits.reversed().drop { $0 == "0" }.reversed())
}

extension StringProtocol {
  fileprivate func suffix(while holds: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
