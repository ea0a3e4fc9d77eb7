import Foundation

/// Where Sous keeps what it keeps, after the XDG base directory rules.
enum Places {
  /// The kitchen used when none is named.
  static var kitchen: String { directory("XDG_DATA_HOME", ".local/share") + "/kitchen.sqlite" }

  /// A person's own recipes.
  static var mine: String { directory("XDG_DATA_HOME", ".local/share") + "/mine" }

  private static func directory(_ variable: String, _ fallback: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment[variable], base.hasPrefix("/") { return base + "/sous" }
    return (environment["HOME"] ?? ".") + "/\(fallback)/sous"
  }

  /// The login name, for whom a conversation is kept unless `--as` says otherwise.
  static var loginName: String {
    let environment = ProcessInfo.processInfo.environment
    for variable in ["LOGNAME", "USER"] {
      if let name = environment[variable], !name.isEmpty { return name }
    }
    return "me"
  }
}
