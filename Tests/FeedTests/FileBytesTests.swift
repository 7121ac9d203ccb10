import Glibc
import Testing

@testable import ForecastFeed

@Suite("Files that are named")
struct FileBytesTests {
  @Test("A file comes whole, however long")
  func whole() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try FileBytes.read(folder.write(bytes, to: "a")) == bytes)
    #expect(try FileBytes.read(folder.write([], to: "b")) == [])
  }

  @Test("A missing file and a folder are missing, exit 66")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FeedError.missingFile("/nonexistent/a")) { try FileBytes.read("/nonexistent/a") }
    #expect(throws: FeedError.missingFile(folder.path)) { try FileBytes.read(folder.path) }
    #expect(FeedError.missingFile("a").exitCode == 66)
  }

  @Test("A file beyond the limit is refused, an endless one too")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 32, count: 100), to: "a")
    #expect(throws: FeedError.tooLarge(limit: 99)) { try FileBytes.read(path, limit: 99) }
    #expect(throws: FeedError.tooLarge(limit: 1_000_000)) { try FileBytes.read("/dev/zero", limit: 1_000_000) }
  }

  @Test("A file that may not be read is a matter of set-up, exit 78", .enabled(if: getuid() != 0))
  func forbidden() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([32], to: "a")
    chmod(path, 0)
    #expect(failure { () throws(FeedError) in try FileBytes.read(path) }?.exitCode == 78)
  }
}
