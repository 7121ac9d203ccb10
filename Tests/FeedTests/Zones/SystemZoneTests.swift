import Glibc
import Testing

@testable import ForecastFeed

@Suite("The zone the machine is set to")
struct SystemZoneTests {
  @Test(
    "The variable comes first, in any of its forms",
    arguments: [
      ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
      ("", "UTC"), ("posix/Asia/Tokyo", "Asia/Tokyo"), ("EST5EDT", "EST5EDT"),
    ])
  func variable(value: String, name: String) {
    #expect(SystemZone(variable: value, localtime: "/nonexistent", timezone: "/nonexistent").identifier == name)
  }

  @Test("Then the link, then the text")
  func files() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/localtime", text = folder.path + "/timezone"
    #expect(SystemZone(variable: nil, localtime: link, timezone: text).identifier == nil)
    try folder.write(Array("Asia/Kathmandu\n".utf8), to: "timezone")
    #expect(SystemZone(variable: nil, localtime: link, timezone: text).identifier == "Asia/Kathmandu")
    #expect(symlink("../usr/share/zoneinfo/America/Argentina/Ushuaia", link) == 0)
    #expect(SystemZone(variable: nil, localtime: link, timezone: text).identifier == "America/Argentina/Ushuaia")
    #expect(
      SystemZone(variable: "CET-1CEST,M3.5.0", localtime: link, timezone: text).identifier?.contains("Ush") == true)
  }

  @Test("A text that is no name tells nothing")
  func nonsense() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("../../etc/passwd".utf8), to: "timezone")
    let zone = SystemZone(variable: nil, localtime: "/nonexistent", timezone: folder.path + "/timezone")
    #expect(zone.identifier == nil)
  }
}
