extension PhraseModel {
  /// The model as bytes for the cache, in a form of its own.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(classes.count)
    writer.write(scale)
    for name in classes { writer.write(name) }
    writer.write(words)
    writer.write(names.ids.count)
    writer.write(names.ids)
    writer.write(names.odds)
    writer.write(ids.count)
    writer.write(ids)
    writer.write(rarity)
    writer.write(weights)
    return writer.bytes
  }

  /// Reads `bytes` back; nil for anything else.
  package init?(bytes: ArraySlice<UInt8>) {
    let read: PhraseModel? = bytes.withUnsafeBytes { buffer in
      var reader = ByteReader(buffer)
      guard let count = reader.number(), let scale = reader.number(), (1...10_000).contains(count), scale > 0
      else { return nil }
      var names: [String] = []
      for _ in 0..<count {
        guard let name = reader.text() else { return nil }
        names.append(name)
      }
      guard let words = reader.words(), let features = reader.number(),
        let places: [UInt32] = reader.list(features), let odds: [Int8] = reader.list(features),
        let rows = reader.number(), rows <= buffer.count,
        let ids: [UInt32] = reader.list(rows), let rarity: [UInt8] = reader.list(rows),
        let weights: [Int8] = reader.list(rows * Self.width(count)), reader.isAtEnd,
        ids.allSatisfy({ $0 < Features.space })
      else { return nil }
      return PhraseModel(
        classes: names, words: words, names: NameModel(ids: places, odds: odds), scale: scale, ids: ids,
        rarity: rarity, weights: weights)
    }
    guard let read else { return nil }
    self = read
  }
}

extension RoleModel {
  /// The model as bytes for the cache, in a form of its own.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(labels.count)
    for label in labels { writer.write(label) }
    writer.write(words)
    writer.write(ids.count)
    writer.write(ids)
    writer.write(weights)
    writer.write(moves)
    return writer.bytes
  }

  /// Reads `bytes` back; nil for anything else.
  package init?(bytes: ArraySlice<UInt8>) {
    let read: RoleModel? = bytes.withUnsafeBytes { buffer in
      var reader = ByteReader(buffer)
      guard let count = reader.number(), (1...1000).contains(count) else { return nil }
      var labels: [String] = []
      for _ in 0..<count {
        guard let label = reader.text() else { return nil }
        labels.append(label)
      }
      guard let words = reader.words(), let rows = reader.number(), rows <= buffer.count,
        let ids: [UInt32] = reader.list(rows), let weights: [Int16] = reader.list(rows * count),
        let moves: [Int32] = reader.list(count * count), reader.isAtEnd
      else { return nil }
      return RoleModel(labels: labels, words: words, ids: ids, weights: weights, moves: moves)
    }
    guard let read else { return nil }
    self = read
  }
}

/// Writes numbers as this machine keeps them: the cache never leaves it.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) { write([UInt32(truncatingIfNeeded: number)]) }

  mutating func write(_ words: ModelWords) {
    write(words.groups.count)
    for (word, groups) in words.groups.sorted(by: { $0.key < $1.key }) {
      write([word])
      write(groups.count)
      write(groups)
    }
    for set in [words.names, words.beginnings, words.common] {
      write(set.count)
      write(set.sorted())
    }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Number: FixedWidthInteger>(_ list: [Number]) {
    list.withUnsafeBytes { bytes += $0 }
  }
}

/// Reads numbers, texts and lists of numbers, never past the end.
struct ByteReader {
  private let buffer: UnsafeRawBufferPointer
  private var place = 0

  init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

  var isAtEnd: Bool { place == buffer.count }

  mutating func number() -> Int? {
    guard let list: [UInt32] = list(1), let only = list.first else { return nil }
    return Int(only)
  }

  mutating func text() -> String? {
    guard let count = number(), let list: [UInt8] = list(count) else { return nil }
    return String(decoding: list, as: UTF8.self)
  }

  mutating func list<Number: FixedWidthInteger>(_ count: Int) -> [Number]? {
    let size = count * MemoryLayout<Number>.size
    guard count >= 0, count <= buffer.count, size <= buffer.count - place else { return nil }
    defer { place += size }
    return [Number](unsafeUninitializedCapacity: count) { list, filled in
      UnsafeMutableRawBufferPointer(list).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: buffer[place..<place + size]))
      filled = count
    }
  }

  mutating func words() -> ModelWords? {
    guard let count = number() else { return nil }
    var groups: [UInt64: [UInt64]] = [:]
    for _ in 0..<count {
      guard let word: [UInt64] = list(1), let size = number(), let ids: [UInt64] = list(size),
        let key = word.first
      else { return nil }
      groups[key] = ids
    }
    guard let few = number(), let names: [UInt64] = list(few), let many = number(),
      let beginnings: [UInt64] = list(many), let most = number(), let common: [UInt64] = list(most)
    else { return nil }
    return ModelWords(
      groups: groups, names: Set(names), beginnings: Set(beginnings), common: Set(common))
  }
}
