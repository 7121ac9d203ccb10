import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

@Suite("Files of the cache")
struct CacheShelfTests {
  private let folder: TemporaryFolder
  private let shelf: CacheShelf
  private let file = CacheFile(title: "t", received: utc(2026, 7, 14), parts: [WirePart(body: [1, 2, 3])])

  init() throws {
    folder = try TemporaryFolder()
    shelf = CacheShelf(folder: folder.path)
  }

  private func exists(_ name: String) -> Bool { access(folder.path + "/" + name, F_OK) == 0 }

  @Test("What is written is there, for its owner only, and nothing else beside it")
  func write() throws {
    try shelf.write(file, to: "a.answer")
    #expect(shelf.read("a.answer") == file)
    var status = stat()
    stat(folder.path + "/a.answer", &status)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(!exists("a.answer.\(getpid()).tmp"))
  }

  @Test("The folder is made, with those above it")
  func folders() throws {
    let deep = CacheShelf(folder: folder.path + "/x/y")
    defer {
      unlink(folder.path + "/x/y/a")
      rmdir(folder.path + "/x/y")
      rmdir(folder.path + "/x")
    }
    #expect(deep.read("a") == nil)
    try deep.write(file, to: "a")
    #expect(deep.read("a") == file)
  }

  @Test("A damaged or foreign file is set aside, once, and never again in the way")
  func aside() throws {
    for text in ["", "{}", "almanac cache 9\n"] {
      try folder.write(Array(text.utf8), to: "a.answer")
      #expect(shelf.read("a.answer") == nil)
      #expect(!exists("a.answer") && exists("a.answer.bad"))
    }
    try shelf.write(file, to: "a.answer")
    #expect(shelf.read("a.answer") == file)
  }

  @Test("A folder, a pipe or a link in the place of a file is set aside and does not hang the reader")
  func oddities() throws {
    mkdir(folder.path + "/a", 0o700)
    mkfifo(folder.path + "/b", 0o600)
    symlink("/dev/zero", folder.path + "/c")
    for name in ["a", "b", "c"] {
      #expect(shelf.read(name) == nil)
      #expect(!exists(name))
      try shelf.write(file, to: name)
      #expect(shelf.read(name) == file)
    }
    rmdir(folder.path + "/a.bad")
  }

  @Test("A full disk leaves the old file, and says what to do")
  func full() throws {
    try shelf.write(file, to: "a.answer")
    let temporary = "\(folder.path)/a.answer.\(getpid()).tmp"
    symlink("/dev/full", temporary)
    #expect(throws: CacheError.self) { try shelf.write(file, to: "a.answer") }
    #expect(shelf.read("a.answer") == file)
    #expect(CacheError("/c", ENOSPC).reason.contains("make room"))
    #expect(CacheError("/c", EROFS).reason.contains("XDG_CACHE_HOME"))
  }

  @Test("What a power cut left of a write is taken away after an hour, what is being written is not")
  func sweep() throws {
    try folder.write([1], to: "a.answer.1.tmp")
    try folder.write([1], to: "b.answer.2.tmp")
    try folder.write([1], to: "mine.tmp")
    let path = folder.path + "/a.answer.1.tmp"
    var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    utimes(path, &times)
    utimes(folder.path + "/mine.tmp", &times)
    shelf.sweep()
    #expect(!exists("a.answer.1.tmp") && exists("b.answer.2.tmp") && exists("mine.tmp"))
  }
}
