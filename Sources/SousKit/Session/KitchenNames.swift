import Foundation

/// The names by which a kitchen's file is reached, and those of what stands beside it as part of it.
struct KitchenNames {
  /// As given, then from link to link to the file itself; folders resolved.
  private let names: [String]

  /// The file need not be there yet.
  init(_ path: String) {
    var names = [resolved(path)]
    while names.count < 40, let name = names.last,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: name)
    {
      names.append(resolved(target.hasPrefix("/") ? target : "\(folder(of: name))/\(target)"))
    }
    self.names = names
  }

  /// Whether the path is the kitchen, by name or as another name of the same file, or one of its own: its
  /// log, lock, marks and backups, what was set aside, and a copy on its way.
  func include(_ path: String) -> Bool {
    let path = resolved(path)
    return names.contains { name in
      if path == name { return true }
      guard path.hasPrefix(name) else { return false }
      let rest = path.dropFirst(name.count)
      return Self.endings.contains(String(rest)) || (rest.hasPrefix(".") && rest.hasSuffix(".live"))
        || rest.hasPrefix(".backups/") || rest.hasPrefix(".damaged-")
    } || isSameFile(path)
  }

  private static let endings: Set<String> = [
    "-wal", "-shm", "-journal", ".lock", ".backups", ".restoring", ".restoring.copying",
  ]

  private func isSameFile(_ path: String) -> Bool {
    var (own, other) = (stat(), stat())
    guard let name = names.last, stat(path, &other) == 0 else { return false }
    return ["", "-wal", "-shm", ".lock"].contains { ending in
      stat(name + ending, &own) == 0 && own.st_dev == other.st_dev && own.st_ino == other.st_ino
    }
  }
}

/// The folder a path stands in; "." for a bare name.
func folder(of path: String) -> String {
  guard let last = lastName(of: path) else { return path.isEmpty ? "." : "/" }
  return last.startIndex == path.startIndex ? "." : String(path[..<last.startIndex])
}

/// Nil for the root and for no path at all.
private func lastName(of path: String) -> Substring? {
  path.unicodeScalars.split(separator: "/").last.map(Substring.init)
}

/// Absolute, the folder's links followed and the last name as it is; where there is no such folder, only
/// absolute.
private func resolved(_ path: String) -> String {
  let name = lastName(of: path).map(String.init) ?? ""
  guard let real = realpath(folder(of: path), nil) else { return URL(fileURLWithPath: path).path }
  defer { free(real) }
  let folder = String(cString: real)
  return (folder == "/" ? "" : folder) + "/" + name
}
