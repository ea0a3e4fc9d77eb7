/// A decimal number kept exactly: `digits` × 10^-`places`, without trailing zeros behind the point.
package struct ExactDecimal: Equatable, Sendable {
  /// The digits as one whole number.
  package let digits: Int
  /// How many of them stand behind the point; never negative.
  package let places: Int

  /// Digits × 10^-places.
  package init(digits: Int, places: Int) {
    var (digits, places) = (digits, places)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    (self.digits, self.places) = (digits, places)
  }

  /// Reads a JSON number; nil for one that has more digits than 64 bits hold or more than 30 places.
  package init?(number text: String) {
    var digits = 0
    var places = 0
    var isFraction = false
    var bytes = Substring(text).utf8
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    let mantissa = bytes.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    guard let exponent = Self.exponent(bytes.dropFirst(mantissa.count)) else { return nil }
    var pendingZeros = 0
    for byte in mantissa {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      if isFraction, byte == UInt8(ascii: "0") {
        pendingZeros += 1
        continue
      }
      guard pendingZeros <= 30 else { return nil }
      for _ in 0..<pendingZeros where digits != 0 { guard Self.append(0, to: &digits) else { return nil } }
      if isFraction { places += pendingZeros + 1 }
      pendingZeros = 0
      guard Self.append(Int(byte) - 0x30, to: &digits) else { return nil }
    }
    places -= exponent
    if digits == 0 { places = 0 }
    while places < 0 {
      guard Self.append(0, to: &digits) else { return nil }
      places += 1
    }
    guard places <= 30 else { return nil }
    self.init(digits: isNegative ? -digits : digits, places: places)
  }

  private static func exponent(_ bytes: Substring.UTF8View) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    guard let value = Int(String(Substring(bytes.dropFirst()))), (-40...40).contains(value) else {
      return nil
    }
    return value
  }

  private static func append(_ digit: Int, to digits: inout Int) -> Bool {
    let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
    let (sum, more) = product.addingReportingOverflow(digit)
    digits = sum
    return !overflow && !more
  }

  /// The number of units of 10^-`scale`, exactly; nil when it is no whole number of them or too large.
  package func units(scale: Int) -> Int? {
    guard places <= scale else { return nil }
    let (value, overflow) = digits.multipliedReportingOverflow(by: powerOfTen(min(scale - places, 18)))
    return overflow || scale - places > 18 ? nil : value
  }

  /// The units of 10^-`scale` rounded toward minus infinity; what is out of reach is nil.
  package func unitsDown(scale: Int) -> Int? {
    if places <= scale { return units(scale: scale) }
    let surplus = places - scale
    if surplus > 18 { return digits < 0 ? -1 : 0 }
    let divisor = powerOfTen(surplus)
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The units of 10^-`scale` rounded toward plus infinity; what is out of reach is nil.
  package func unitsUp(scale: Int) -> Int? {
    ExactDecimal(digits: -digits, places: places).unitsDown(scale: scale).map { -$0 }
  }

  /// Written as a JSON number and for people alike: "12.5", "-0.03", "7".
  package var text: String { decimalText(digits, scale: places) }
}

/// 10 to the power, for 0 to 18.
func powerOfTen(_ power: Int) -> Int { (0..<power).reduce(1) { value, _ in value * 10 } }

/// Units of 10^-`scale` written as a decimal, without trailing zeros.
package func decimalText(_ units: Int, scale: Int) -> String {
  let digits = String(units.magnitude)
  let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
  let whole = padded.dropLast(scale)
  var fraction = padded.suffix(scale)
  while fraction.last == "0" { fraction = fraction.dropLast() }
  let sign = units < 0 ? "-" : ""
  return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}
