import CLinux
import Glibc
import Synchronization

/// Tells when a network link has come up, by what the kernel says on a netlink socket.
final class LinkWatch: Sendable {
  /// Ready to be read when the kernel has said something.
  let file: Int32
  private let news = Mutex(LinkNews())

  /// Opens the socket; nil where the system does not allow it, and then attempts are made by the clock alone.
  init?() {
    file = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), NETLINK_ROUTE
    )
    guard file >= 0 else { return nil }
    var address = sockaddr_nl()
    address.nl_family = sa_family_t(AF_NETLINK)
    address.nl_groups = UInt32(RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR)
    let bound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_nl>.size))
      }
    }
    guard bound == 0 else {
      close(file)
      return nil
    }
  }

  deinit { close(file) }

  /// Takes in what the kernel has said; whether a link has come up. Messages that were lost count as one.
  func collect() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var hasComeUp = false
    while true {
      let count = recv(file, &buffer, buffer.count, 0)
      if count < 0 && errno == ENOBUFS { hasComeUp = true } else if count <= 0 { return hasComeUp }
      let said = Array(buffer.prefix(max(count, 0)))
      if news.withLock({ $0.take(said) }) { hasComeUp = true }
    }
  }
}
