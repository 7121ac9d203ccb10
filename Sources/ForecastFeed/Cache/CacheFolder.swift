import Glibc

/// Where answers are kept between two runs.
public enum CacheFolder {
  /// The folder for this user: what systemd made for the service, else the user's own cache; nil where there is no home.
  ///
  /// - Parameter variable: Looks up an environment variable.
  public static func standard(_ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }) -> String? {
    // systemd may name several, with colons between them.
    if let made = variable("CACHE_DIRECTORY")?.split(separator: ":").first, made.hasPrefix("/") { return String(made) }
    // By the XDG base directory specification a relative path is to be ignored.
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/almanac" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache/almanac" : nil }
  }

  /// Makes the folder and those above it, for its owner only; what is wrong, if it is not there afterwards.
  static func make(_ path: String) -> Int32? {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      if mkdir(made, 0o700) != 0, errno != EEXIST, access(made, F_OK) != 0 { return errno }
    }
    return nil
  }
}
