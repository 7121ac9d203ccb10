import CDRM
import Glibc

/// The records that a graphics card's file gives when it is read.
enum DRMReports {
  /// Reads what is there, without waiting.
  static func read(_ file: Int32) throws(KernelError) -> DRMFlips {
    var flips = DRMFlips()
    let failure = withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 8) { bytes -> KernelError? in
      while true {
        let count = Glibc.read(file, bytes.baseAddress, bytes.count)
        if count > 0 {
          take(UnsafeRawBufferPointer(rebasing: bytes[..<count]), into: &flips)
        } else if count == 0 || errno == EAGAIN {
          return nil
        } else if errno != EINTR {
          return .last
        }
      }
    }
    if let failure { throw failure }
    return flips
  }

  /// Takes whole records; each begins with its type and its length.
  static func take(_ bytes: UnsafeRawBufferPointer, into flips: inout DRMFlips) {
    var start = 0
    while start + MemoryLayout<drm_event>.size <= bytes.count {
      let head = bytes.loadUnaligned(fromByteOffset: start, as: drm_event.self)
      let length = Int(head.length)
      guard length >= MemoryLayout<drm_event>.size, start + length <= bytes.count else { return }
      if head.type == UInt32(DRM_EVENT_FLIP_COMPLETE), length >= MemoryLayout<drm_event_vblank>.size {
        take(bytes.loadUnaligned(fromByteOffset: start, as: drm_event_vblank.self), into: &flips)
      }
      start += length
    }
  }

  private static func take(_ event: drm_event_vblank, into flips: inout DRMFlips) {
    flips.count += 1
    let time = Double(event.tv_sec) + Double(event.tv_usec) / 1_000_000
    flips.time = time > 0 ? time : nil
  }
}
