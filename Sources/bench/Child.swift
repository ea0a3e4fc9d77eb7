import Foundation

/// Why a program could not be started or did not do what was waited for.
struct ChildFailure: Error {
  let what: String
}

/// `sous` in a process of its own, on a pipe or at a terminal of its own.
final class Child {
  let id: pid_t
  private let input, output: Int32
  private var isReaped = false

  /// The program beside this one.
  static var program: String {
    Bundle.main.executableURL.map { $0.deletingLastPathComponent().appendingPathComponent("sous").path }
      ?? "sous"
  }

  private init(_ arguments: [String], in scratch: Scratch, input: Int32, output: Int32, _ actions: Actions)
    throws
  {
    (self.input, self.output) = (input, output)
    var id: pid_t = 0
    let failure = withCStrings([Self.program] + arguments) { argv in
      withCStrings(scratch.environment) {
        posix_spawn(&id, Self.program, &actions.list, &actions.flags, argv, $0)
      }
    }
    guard failure == 0 else {
      throw ChildFailure(what: "\(Self.program): \(String(cString: strerror(failure)))")
    }
    self.id = id
  }

  /// Standard input and output on pipes; problems go nowhere.
  static func piped(_ arguments: [String], in scratch: Scratch) throws -> Child {
    let (theirInput, input) = try pipe()
    let (output, theirOutput) = try pipe()
    let actions = Actions()
    actions.use(theirInput, as: 0)
    actions.use(theirOutput, as: 1)
    posix_spawn_file_actions_addopen(&actions.list, 2, "/dev/null", O_WRONLY, 0)
    defer {
      close(theirInput)
      close(theirOutput)
    }
    return try Child(arguments, in: scratch, input: input, output: output, actions)
  }

  /// Everything on a terminal, as a person has it.
  static func atTerminal(_ arguments: [String], in scratch: Scratch) throws -> Child {
    let (master, name) = try terminal()
    let actions = Actions()
    posix_spawnattr_setflags(&actions.flags, newSession)
    posix_spawn_file_actions_addopen(&actions.list, 0, name, O_RDWR, 0)
    actions.use(0, as: 1)
    actions.use(0, as: 2)
    return try Child(arguments, in: scratch, input: master, output: master, actions)
  }

  deinit {
    close(input)
    if output != input { close(output) }
    kill()
  }

  /// Sends text; what a dead program doesn't take is dropped.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = write(input, Array(bytes[done...]), bytes.count - done)
      guard count > 0 else { return }
      done += count
    }
  }

  /// What comes out until `isEnough` says so, the program ends, or the time is up; nil waits for ever.
  func receive(within limit: Double?, until isEnough: ([UInt8]) -> Bool = { _ in false }) -> [UInt8] {
    var bytes: [UInt8] = []
    let end = limit.map { Date().addingTimeInterval($0 / 1000) }
    while !isEnough(bytes) {
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = end.map { Int32(max(0, ($0.timeIntervalSinceNow * 1000).rounded(.up))) } ?? -1
      guard poll(&wait, 1, left) > 0 else { break }
      var portion = [UInt8](repeating: 0, count: 65_536)
      let count = read(output, &portion, portion.count)
      guard count > 0 else { break }
      bytes += portion[..<count]
    }
    return bytes
  }

  /// Ends it with no chance to tidy up, and waits until it is gone.
  func kill() {
    guard !isReaped else { return }
    isReaped = true
    Foundation.kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw ChildFailure(what: "no pipe to be had") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A new terminal: our end, and the name of the program's.
  private static func terminal() throws -> (master: Int32, name: String) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: UInt32 = 0
    var unlocked: Int32 = 0
    guard master >= 0, ioctl(master, unlockTerminal, &unlocked) == 0,
      ioctl(master, terminalNumber, &number) == 0
    else { throw ChildFailure(what: "no terminal to be had") }
    return (master, "/dev/pts/\(number)")
  }
}

// Linux's own numbers: the C module shows them only to sources that ask for GNU extensions.
private let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID
private let unlockTerminal: UInt = 0x4004_5431  // TIOCSPTLCK
private let terminalNumber: UInt = 0x8004_5430  // TIOCGPTN

/// What happens to files and session when a program starts.
private final class Actions {
  var list = posix_spawn_file_actions_t()
  var flags = posix_spawnattr_t()

  init() {
    posix_spawn_file_actions_init(&list)
    posix_spawnattr_init(&flags)
  }

  deinit {
    posix_spawn_file_actions_destroy(&list)
    posix_spawnattr_destroy(&flags)
  }

  func use(_ file: Int32, as number: Int32) { posix_spawn_file_actions_adddup2(&list, file, number) }
}

private func withCStrings<R>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
