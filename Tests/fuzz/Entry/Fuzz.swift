import FuzzInputs
import Glibc

nonisolated(unsafe) private let readers = FuzzReaders()

/// What is read is named by SOUS_FUZZ_INPUT: one program serves every input.
private let input: FuzzInput = {
  let name = getenv("SOUS_FUZZ_INPUT").map { String(cString: $0) } ?? ""
  guard let input = FuzzInput(rawValue: name) else {
    fatalError("SOUS_FUZZ_INPUT is one of \(FuzzInput.allCases.map(\.rawValue))")
  }
  return input
}()

/// Called by libFuzzer before its clock runs: the first kitchen learns for longer than any input may take.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzBegin(_ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?) -> CInt {
  fuzzOne(nil, 0)
}

/// Called by libFuzzer with one input after the other; a broken promise ends the program as a trap does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  do {
    if let broken = try readers.brokenPromise(input, bytes) { fatalError("broken: \(broken)") }
  } catch {
    fatalError("could not begin: \(error)")
  }
  return 0
}
