import Glibc

/// Asks the libraries that SDL talks to window systems by; SDL has loaded them already.
enum WindowSystem {
  /// What a function says that takes a connection and answers with its file.
  static func file(_ library: String, _ function: String, of connection: UnsafeMutableRawPointer?) -> Int32? {
    guard let connection, let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    defer { dlclose(handle) }
    guard let address = dlsym(handle, function) else { return nil }
    typealias Ask = @convention(c) (UnsafeMutableRawPointer) -> Int32
    let file = unsafeBitCast(address, to: Ask.self)(connection)
    return file >= 0 ? file : nil
  }
}
