import CZ

/// Why packed bytes did not unpack.
enum InflateFailure: Error, Hashable {
  case broken
  /// More than so many bytes came out.
  case tooLarge(most: Int)
}

/// How the bytes are packed: without any header, as in a zip archive, or as a gzip file.
enum Packing: Int32 {
  case raw = -15
  case gzip = 31
}

/// Unpacks, never to more than `most` bytes. With `head` set, no more than that many bytes are unpacked, and the end of
/// the packing is not waited for.
func inflated(
  _ packed: ArraySlice<UInt8>, _ packing: Packing, most: Int, head: Int? = nil
) throws(InflateFailure) -> [UInt8] {
  var stream = z_stream()
  guard cz_inflate_init(&stream, packing.rawValue) == Z_OK else { throw .broken }
  defer { inflateEnd(&stream) }
  var output: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  var state = Z_OK
  let size = packed.count
  guard size <= Int(UInt32.max) else { throw .tooLarge(most: most) }
  packed.withUnsafeBufferPointer { input in
    // zlib reads through this pointer and never writes.
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(size)
    while state == Z_OK, output.count <= most, head.map({ output.count < $0 }) ?? true {
      chunk.withUnsafeMutableBufferPointer { room in
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        state = inflate(&stream, Z_NO_FLUSH)
        output.append(contentsOf: room.prefix(room.count - Int(stream.avail_out)))
      }
      // Several gzip files behind one another are one.
      if state == Z_STREAM_END, packing == .gzip, stream.avail_in > 2, stream.next_in?[0] == 0x1F,
        stream.next_in?[1] == 0x8B
      {
        state = inflateReset(&stream)
      }
    }
    stream.next_in = nil
  }
  if output.count > most { throw .tooLarge(most: most) }
  if let head {
    if state != Z_OK, state != Z_STREAM_END, output.isEmpty { throw .broken }
    return Array(output.prefix(head))
  }
  guard state == Z_STREAM_END else { throw .broken }
  return output
}

/// The checksum of archives.
func checksum(_ bytes: [UInt8]) -> UInt32 {
  bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
}
