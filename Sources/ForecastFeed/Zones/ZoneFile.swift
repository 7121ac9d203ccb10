import ForecastScene
import Glibc

/// Zone law from the system's zone files, so that an update of tzdata is an update of the almanac.
public enum ZoneFile {
  /// The rules of the zone with this IANA name, from 1970 to the end of 2040.
  ///
  /// - Parameter directory: Where the zone files lie; by default `$TZDIR`, else /usr/share/zoneinfo.
  public static func rules(named name: String, in directory: String? = nil) throws(ZoneError) -> ZoneRules {
    guard isName(name) else { throw .badName(name) }
    let path = (directory ?? systemDirectory) + "/" + name
    guard let bytes = try? FileBytes.read(path, limit: 1 << 18) else { throw .missing(name) }
    return try rules(named: name, from: bytes)
  }

  /// The rules that the bytes of a zone file tell.
  static func rules(named name: String, from bytes: [UInt8]) throws(ZoneError) -> ZoneRules {
    do {
      return try ZoneLaw(file: TZif(bytes: bytes)).rules(named: name)
    } catch {
      throw .damaged(name, error.reason)
    }
  }

  /// The zone the machine is set to, where that can be told: `$TZ`, /etc/localtime's target, /etc/timezone.
  public static func systemZoneIdentifier() -> String? { SystemZone().identifier }

  /// The folder the C library would look in.
  static var systemDirectory: String {
    guard let value = getenv("TZDIR"), value.pointee != 0 else { return "/usr/share/zoneinfo" }
    return String(cString: value)
  }

  /// Whether a text can be a zone's name: a relative path of letters, digits, "+", "-" and "_" without dots.
  static func isName(_ text: String) -> Bool {
    guard (1...64).contains(text.utf8.count) else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
