/// A number in digits that nobody can count with.
package struct UnusableNumber: Hashable, Sendable {
  /// What is wrong with it.
  package enum Fault: Hashable, Sendable {
    /// More than `UnusableNumber.most`.
    case tooLarge
    /// A fraction of nothing ("1/0"), powers of ten ("1e309"), more decimals than are kept.
    case unreadable
  }

  /// The largest number that digits are read as: telephone numbers are below, what overflows is far above.
  package static let most = 1_000_000_000_000

  package var fault: Fault
  /// As it was written, shortened where it is long.
  package var shown: String
}

/// The first number of a text, in digits and standing by itself or before its unit, that can't be counted with;
/// nil when all can. Digits inside of words and addresses are no numbers.
package func unusableNumber(in text: some StringProtocol) -> UnusableNumber? {
  let bytes = Array(text.utf8)
  var at = 0
  while at < bytes.count {
    guard isDigit(bytes[at]), at == 0 || mayStandBefore(bytes[at - 1]) else {
      at += 1
      continue
    }
    var reader = DigitReader(bytes: bytes, at: at)
    if let fault = reader.fault() {
      let written = String(decoding: bytes[at..<reader.at], as: UTF8.self)
      return UnusableNumber(fault: fault, shown: written.count > 30 ? written.prefix(27) + "…" : written)
    }
    at = reader.at
  }
  return nil
}

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

/// Spaces, signs, brackets and the bytes of wider characters (a dash, a currency): what a number may begin behind.
private func mayStandBefore(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte <= 0x20 || " $+-#(\"'<>=~:;,*[{".utf8.contains(byte)
}

/// Walks over one number as it is written.
private struct DigitReader {
  let bytes: [UInt8]
  private(set) var at: Int

  init(bytes: [UInt8], at: Int) { (self.bytes, self.at) = (bytes, at) }

  private func byte(_ ahead: Int = 0) -> UInt8 { at + ahead < bytes.count ? bytes[at + ahead] : 0 }

  /// The digits there, with commas between groups of three; nil past the largest number.
  private mutating func whole() -> Int? {
    var value: Int? = 0
    while isDigit(byte()) || byte() == UInt8(ascii: ",") && (1...3).allSatisfy({ isDigit(byte($0)) }) {
      if isDigit(byte()), let known = value {
        let next = known * 10 + Int(byte() - 48)
        value = next > UnusableNumber.most ? nil : next
      }
      at += 1
    }
    return value
  }

  private mutating func decimals() -> Int {
    let start = at
    while isDigit(byte()) { at += 1 }
    return at - start
  }

  mutating func fault() -> UnusableNumber.Fault? {
    let value = whole()
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      at += 1
      if decimals() > 15 { return .unreadable }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 1 : 0
      if isDigit(byte(1 + sign)) {
        at += 1 + sign
        _ = decimals()
        return .unreadable
      }
    }
    if byte() == UInt8(ascii: "/"), isDigit(byte(1)) {
      at += 1
      guard let parts = whole() else { return .tooLarge }
      if parts == 0 { return .unreadable }
    }
    return value == nil ? .tooLarge : nil
  }
}
