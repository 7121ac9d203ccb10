import CDRM
import Glibc

/// Memory that a graphics card can show and the processor can write, without anything clever in between.
struct DumbMemory {
  let handle: UInt32
  /// Bytes from one row to the next.
  let pitch: UInt32
  private let size: UInt64

  /// Asks a card for it.
  init(_ width: Int, _ height: Int, _ format: PixelFormat, _ file: Int32) throws(KernelError) {
    var (handle, pitch, size): (UInt32, UInt32, UInt64) = (0, 0, 0)
    let bits = UInt32(format.bytesPerPixel * 8)
    try DRMCard.check(
      drmModeCreateDumbBuffer(file, UInt32(width), UInt32(height), bits, 0, &handle, &pitch, &size))
    (self.handle, self.pitch, self.size) = (handle, pitch, size)
  }

  /// Makes it seen by this process.
  func map(_ file: Int32) throws(KernelError) -> UnsafeMutableRawBufferPointer {
    var offset: UInt64 = 0
    try DRMCard.check(drmModeMapDumbBuffer(file, handle, &offset))
    // Some processors cannot map memory for writing alone; that nothing is read is up to PanelMemory.
    let memory = mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, off_t(offset))
    guard let memory, memory != MAP_FAILED else { throw .last }
    return UnsafeMutableRawBufferPointer(start: memory, count: Int(size))
  }
}
