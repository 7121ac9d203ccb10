import CLinux
import Glibc

@testable import KioskApp

/// A framebuffer device made of memory that fails as it is told to.
final class FakeFramebuffer: FramebufferDevice {
  let path = "/dev/fb9"
  var fixed: fb_fix_screeninfo
  var variable: fb_var_screeninfo
  /// What calls answer instead of doing their work.
  var faults: [String: KernelError] = [:]
  var isChanged = false
  let memory: TestMemory
  private(set) var calls: [String] = []
  private(set) var writes: [Range<Int>] = []
  private(set) var isDark = false

  init(_ fixed: fb_fix_screeninfo, _ variable: fb_var_screeninfo) {
    (self.fixed, self.variable) = (fixed, variable)
    memory = TestMemory(byteCount: max(1, Int(fixed.smem_len)))
  }

  private func call(_ name: String) throws(KernelError) {
    calls.append(name)
    if let fault = faults[name] { throw fault }
  }

  func shape() throws(PanelError) -> FramebufferShape { try FramebufferShape(fixed, variable, path: path) }

  func isUnchanged() throws(KernelError) -> Bool {
    try call("look")
    return !isChanged
  }

  func map(byteCount: Int) throws(KernelError) -> UnsafeMutableRawPointer {
    try call("map")
    return memory.base
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(KernelError) {
    try call("write")
    writes.append(offset..<offset + bytes.count)
    if let source = bytes.baseAddress { memcpy(memory.base + offset, source, bytes.count) }
  }

  func waitForRefresh() throws(KernelError) { try call("wait") }

  func setDark(_ isDark: Bool) throws(KernelError) {
    try call("dark")
    self.isDark = isDark
  }

  func count(of call: String) -> Int { calls.filter { $0 == call }.count }

  /// Takes note of nothing that was written until now.
  func forget() {
    writes = []
    memory.spoil(seed: 77)
  }

  /// The bytes of the pixels that are seen.
  func picture(_ shape: FramebufferShape) -> [UInt8] {
    let bytes = memory.bytes
    return (0..<shape.height).flatMap { y in
      let from = shape.start + y * shape.lineLength
      return bytes[from..<from + shape.width * shape.format.bytesPerPixel]
    }
  }
}

/// What a device tells of itself, in the kernel's form.
struct FramebufferTold {
  var fixed = fb_fix_screeninfo()
  var variable = fb_var_screeninfo()

  /// A picture with room beside it, above it and between its rows; channels as offset and length of red, green and blue.
  init(_ width: Int, _ height: Int, bits: UInt32, _ channels: [(UInt32, UInt32)], driver: String = "testdrv") {
    (variable.xres, variable.yres) = (UInt32(width), UInt32(height))
    (variable.xoffset, variable.yoffset) = (3, 2)
    variable.bits_per_pixel = bits
    (variable.red, variable.green, variable.blue) = (
      Self.field(channels[0]), Self.field(channels[1]), Self.field(channels[2])
    )
    fixed.visual = UInt32(FB_VISUAL_TRUECOLOR)
    fixed.line_length = UInt32((width + 3) * Int(bits) / 8 + 16)
    fixed.smem_len = fixed.line_length * UInt32(height + 4)
    withUnsafeMutableBytes(of: &fixed.id) { $0.copyBytes(from: driver.utf8.prefix(15)) }
  }

  private static func field(_ channel: (UInt32, UInt32)) -> fb_bitfield {
    fb_bitfield(offset: channel.0, length: channel.1, msb_right: 0)
  }

  static func rgb565(_ width: Int, _ height: Int, driver: String = "testdrv") -> FramebufferTold {
    FramebufferTold(width, height, bits: 16, [(11, 5), (5, 6), (0, 5)], driver: driver)
  }

  static func xrgb(_ width: Int, _ height: Int, driver: String = "testdrv") -> FramebufferTold {
    FramebufferTold(width, height, bits: 32, [(16, 8), (8, 8), (0, 8)], driver: driver)
  }

  var device: FakeFramebuffer { FakeFramebuffer(fixed, variable) }
}
