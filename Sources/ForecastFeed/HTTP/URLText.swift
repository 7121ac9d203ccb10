/// What has to be known of a URL, read from its text.
enum URLText {
  /// The host in lower case, without user, port or brackets; nil unless the URL is absolute and of http or https.
  static func host(of url: String) -> String? {
    let text = url.lowercased()
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return nil }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#\\".contains($0) }
    let address = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = address.hasPrefix("[") ? address.dropFirst().prefix { $0 != "]" } : address.prefix { $0 != ":" }
    return host.isEmpty || host.contains(where: \.isWhitespace) ? nil : String(host)
  }

  /// Whether two hosts are one, or names under the same last two labels (a service's own redirect).
  static func isSameSite(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let one = a.split(separator: "."), other = b.split(separator: ".")
    let isAddress = [a, b].contains { $0.contains(":") || $0.last?.isNumber == true }
    return !isAddress && one.count >= 2 && one.suffix(2) == other.suffix(2)
  }

  /// A value for a query: everything but unreserved characters, "/" and "," in percent signs.
  static func escaped(_ value: String) -> String {
    value.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: ","):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Degrees with two decimals: about a kilometre, enough for a forecast and too little to tell a home.
  static func degrees(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let part = String(abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(part.count < 2 ? "0" : "")\(part)"
  }

  /// The same without noughts at the end: some services answer them with a redirect.
  static func shortDegrees(_ value: Double) -> String {
    let text = degrees(value)
    let kept = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(kept.reversed())
  }
}
