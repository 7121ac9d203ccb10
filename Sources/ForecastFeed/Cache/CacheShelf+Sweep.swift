import Glibc

extension CacheShelf {
  /// Takes away what a power cut left of writes that never ended: temporary files more than an hour old.
  func sweep() {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    let now = FeedClock.seconds(CLOCK_REALTIME)
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.contains(".answer.") || name.contains(".ledger."), name.hasSuffix(".tmp") else { continue }
      var status = stat()
      let path = folder + "/" + name
      if lstat(path, &status) == 0, now - Double(status.st_mtim.tv_sec) > 3_600 { unlink(path) }
    }
  }
}
