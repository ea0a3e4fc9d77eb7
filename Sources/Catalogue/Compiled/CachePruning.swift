import Foundation

extension CompiledCache {
  /// Removes what nobody used for so many days before `now`, in seconds since 1970, what another form of the cache
  /// left behind, and what a write that was cut off left. Other files are nobody's business.
  ///
  /// Several processes may do so and use the cache meanwhile: a file that was opened is read to its end, and one that
  /// is missing is compiled anew.
  package func prune(unusedFor days: Int = 90, now: Int = time(nil)) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let place = "\(folder)/\(name)"
      var info = stat()
      guard lstat(place, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
      let age = now - info.st_mtim.tv_sec
      if name.hasSuffix(Self.ending) {
        if age > days * 86_400 || age > 86_400 && !isOfThisForm(place) { unlink(place) }
      } else if name.hasPrefix(Self.unfinished), age > 86_400 {
        unlink(place)
      }
    }
  }

  /// Notes that a file was used, at most once a day: its time is that of its last use.
  func noteUse(of path: String, now: Int = time(nil)) {
    var info = stat()
    guard stat(path, &info) == 0, now - info.st_mtim.tv_sec > 86_400 else { return }
    utimensat(AT_FDCWD, path, nil, 0)
  }

  private func isOfThisForm(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return true }
    defer { try? file.close() }
    return (try? file.read(upToCount: Self.mark.count)).map { Array($0) == Self.mark } ?? true
  }

  /// How Foundation calls a file that is not finished yet.
  private static let unfinished = ".dat.nosync"
}
