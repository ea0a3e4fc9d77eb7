import Values

/// What was compiled from text, kept for the next start: one file a name, valid for one key.
///
/// A cache is a convenience: a missing, foreign, damaged or stale file is nil, and a folder that
/// cannot be written is done without. Source: design §6, "Start-up is a feature".
package struct CompiledCache: Hashable, Sendable {
  package let folder: String
  /// What was compiled when the program was installed, looked at where the folder has nothing: it is only read, and its
  /// files go by their names without the place behind the last hyphen. Nil where there is none.
  package var shipped: String?
  package init(folder: String, shipped: String? = nil) { (self.folder, self.shipped) = (folder, shipped) }

  /// The same with what was installed beside the program's data.
  package func beside(_ root: ResourceRoot) -> CompiledCache {
    CompiledCache(folder: folder, shipped: "\(root.path)/learned")
  }

  /// `$XDG_CACHE_HOME/sous`, else `$HOME/.cache/sous`; nil when neither is set.
  package init?(environment: [String: String]) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      folder = "\(cache)/sous"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = "\(home)/.cache/sous"
    } else {
      return nil
    }
  }

  /// A key that changes with every source's name, size and time, with the running program, and with
  /// `version`, the form of what is kept. Sources in a stable order. The folders above do not count, so that what was
  /// installed may be moved.
  package static func key(version: Int, sources: [FileStamp]) -> UInt64 {
    var hash = StableHash(salt: UInt64(truncatingIfNeeded: version))
    let program = executablePath().flatMap { stamp(of: $0) }
    for source in [program].compactMap({ $0 }) + sources {
      hash.combine(source.path.split(separator: "/").suffix(2).joined(separator: "/"))
      hash.combine(source.size)
      hash.combine(source.modified)
    }
    return hash.value
  }

  /// The bytes stored under the name with that key, whole and unharmed; else nil.
  package func load(_ name: String, key: UInt64) -> ArraySlice<UInt8>? {
    if let own = Self.read(path(name), key: key) {
      noteUse(of: path(name))
      return own
    }
    guard let shipped else { return nil }
    let plain = name.lastIndex(of: "-").map { name[..<$0] } ?? name[...]
    return Self.read("\(shipped)/\(plain)\(Self.ending)", key: key)
  }

  private static func read(_ path: String, key: UInt64) -> ArraySlice<UInt8>? {
    guard let file = readBytes(at: path), file.count >= headerSize,
      Array(file.prefix(headerSize)) == header(key: key, of: file[headerSize...])
    else { return nil }
    return file[headerSize...]
  }

  /// Keeps the bytes in place of whatever the name held; says whether it worked.
  @discardableResult package func store(_ bytes: [UInt8], as name: String, key: UInt64) -> Bool {
    writeAtomically(Self.header(key: key, of: bytes[...]) + bytes, to: path(name))
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)\(Self.ending)" }

  static let ending = ".compiled"
  /// What a file of this form begins with.
  static let mark = Array("sous\u{1}\n\u{0}\n".utf8)
  private static let headerSize = 32

  /// A mark, the key, the length and a checksum of the bytes.
  private static func header(key: UInt64, of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var header = mark
    for word in [key, UInt64(bytes.count), checksum(bytes)] {
      header += stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
    return header
  }

  /// FNV-1a over words of eight bytes: quick, and enough to notice a torn or altered file.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      let whole = buffer.count / 8
      for index in 0..<whole {
        sum =
          (sum ^ buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x0000_0100_0000_01B3
        sum ^= sum >> 29
      }
      for byte in buffer[(whole * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return sum
    }
  }
}
