/// Why the rules of a zone are not to be had.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Not the shape of an IANA name.
  case badName(String)
  /// The system's zone files hold no such zone.
  case missing(String)
  /// The file is there and is not one, with the reason.
  case damaged(String, String)

  /// One line for people who set the almanac up.
  public var description: String {
    switch self {
    case .badName(let name): "\"\(name.prefix(64))\" is not the name of a time zone such as Europe/Dublin"
    case .missing(let name): "the system's tzdata knows no time zone \"\(name)\""
    case .damaged(let name, let reason): "the file of time zone \"\(name)\" can't be read: \(reason)"
    }
  }
}
