import Glibc

/// The bytes of a plain file, or why they are not read: never more than `most`, and only as one state of the file.
enum ReadBytes {
  case success([UInt8])
  case failure(ImportProblem)
}

func readBytes(at path: String, most: (_ head: [UInt8]) -> Int) -> ReadBytes {
  // Opening a pipe would wait for its writer.
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { return .failure(errno == ENOENT || errno == ENOTDIR ? .missing : .notReadable) }
  defer { close(file) }
  var before = stat()
  guard fstat(file, &before) == 0 else { return .failure(.notReadable) }
  guard before.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
  let size = Int(before.st_size)
  guard size > 0 else { return .failure(.empty) }
  var head = [UInt8](repeating: 0, count: 16)
  let read = pread(file, &head, head.count, 0)
  guard read > 0 else { return .failure(.notReadable) }
  let limit = most(Array(head.prefix(read)))
  guard size <= limit else { return .failure(.tooLarge(bytes: size, most: limit)) }
  // One byte more tells that it grew.
  var bytes = [UInt8](repeating: 0, count: size + 1)
  var count = 0
  while count <= size {
    let got = bytes.withUnsafeMutableBytes { room in
      Glibc.read(file, room.baseAddress.map { $0 + count }, room.count - count)
    }
    if got < 0 { return .failure(.notReadable) }
    if got == 0 { break }
    count += got
  }
  var after = stat()
  guard fstat(file, &after) == 0, count == size, after.st_size == before.st_size,
    after.st_mtim.tv_sec == before.st_mtim.tv_sec, after.st_mtim.tv_nsec == before.st_mtim.tv_nsec
  else { return .failure(.changedWhileRead) }
  bytes.removeLast()
  return .success(bytes)
}

/// The files below a folder that are looked into, by path; hidden ones, links to folders and the folders in which
/// browsers keep a page's parts are passed over. One more than `most` tells that there are more.
func filesBelow(_ folder: String, depth: Int, most: Int) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  var names: [(name: String, isFolder: Bool)] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    var facts = stat()
    guard lstat("\(folder)/\(name)", &facts) == 0 else { continue }
    let kind = facts.st_mode & S_IFMT
    if kind == S_IFDIR || kind == S_IFREG || kind == S_IFLNK { names.append((name, kind == S_IFDIR)) }
  }
  closedir(directory)
  var files: [String] = []
  for (name, isFolder) in names.sorted(by: { $0.name < $1.name }) where files.count <= most {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    if isFolder {
      guard depth > 0, !name.hasSuffix("_files") else { continue }
      files += filesBelow(path, depth: depth - 1, most: most - files.count)
    } else if isWorthReading(name), !isFolderLink(path) {
      files.append(path)
    }
  }
  return files
}

private func isFolderLink(_ path: String) -> Bool {
  var facts = stat()
  return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}

func isFolder(_ path: String) -> Bool { isFolderLink(path) }
