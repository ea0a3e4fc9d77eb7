import Foundation

/// Where Sous keeps what it keeps, after the XDG base directory rules.
enum Places {
  /// The kitchen used when none is named; nil where nothing says whose home this is.
  static var kitchen: String? { data(in: ProcessInfo.processInfo.environment).map { $0 + "/kitchen.sqlite" } }

  /// A person's own recipes; nil likewise.
  static var mine: String? { data(in: ProcessInfo.processInfo.environment).map { $0 + "/mine" } }

  /// `$XDG_DATA_HOME/sous`, else `$HOME/.local/share/sous`; a path that is not absolute counts as not set, so
  /// that nothing is ever kept in whatever folder somebody stands in.
  static func data(in environment: [String: String]) -> String? {
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return base + "/sous" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share/sous"
  }

  /// Where what was typed is kept; nil likewise.
  static func state(in environment: [String: String]) -> String? {
    if let base = environment["XDG_STATE_HOME"], base.hasPrefix("/") { return base + "/sous" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/sous"
  }

  /// The log of errors and timings, if one is kept; nil likewise.
  static func log(in environment: [String: String]) -> String? { state(in: environment).map { $0 + "/log" } }

  /// The login name, for whom a conversation is kept unless `--as` says otherwise.
  static var loginName: String {
    let environment = ProcessInfo.processInfo.environment
    for variable in ["LOGNAME", "USER"] {
      if let name = environment[variable], !name.isEmpty { return name }
    }
    return "me"
  }
}

extension StartFailure {
  /// No kitchen is named, and there is no usual place for one.
  static let nowhere = StartFailure(
    lines: [
      "Neither HOME nor XDG_DATA_HOME names a folder to keep the kitchen in; set HOME, or name a file with "
        + "--kitchen."
    ], exit: 1)
}
