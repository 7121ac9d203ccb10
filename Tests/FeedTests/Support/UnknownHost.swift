/// A name that cannot be found, on any machine and without asking anybody.
///
/// A label of a name has at most 63 octets (RFC 1035, section 2.3.4), so the resolver refuses it by itself; a name of
/// ordinary length is asked of a name server, and one that does not answer makes a timeout of it.
enum UnknownHost {
  static let name = String(repeating: "x", count: 64) + ".invalid"
  static let url = "http://\(name)/"
}
