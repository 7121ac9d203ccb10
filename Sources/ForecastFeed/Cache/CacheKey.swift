import ForecastScene

/// Whose answer for where: what a cache file is found by.
public struct CacheKey: Hashable, Sendable {
  /// The service's identifier, letters, digits and "-".
  public var service: String
  /// The place, of which two decimals count, as in what is asked.
  public var coordinate: Coordinate
  /// Where the service was asked, and for what else, without any secret.
  public var address: String

  /// Makes a key. What could be secret in an address, its user and its query, is left out.
  public init(service: String, coordinate: Coordinate, address: String) {
    self.service = service
    self.coordinate = coordinate
    self.address = Self.bare(address)
  }

  /// The name of its file: "open-meteo_52.65_-7.25_9e3779b9.answer". Another address is another file.
  var fileName: String { "\(service)_\(place)_\(mark).answer" }

  /// "52.65_-7.25".
  var place: String { URLText.degrees(coordinate.latitude) + "_" + URLText.degrees(coordinate.longitude) }

  private var mark: String {
    let digits = String(UInt32(truncatingIfNeeded: Checksum.of(Array(address.utf8))), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func bare(_ address: String) -> String {
    let path = address.prefix { $0 != "?" }
    let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, let at = parts[2].lastIndex(of: "@") else { return String(path) }
    let host = parts[2][at...].dropFirst()
    return (parts[..<2] + [host] + parts[3...]).joined(separator: "/")
  }
}
