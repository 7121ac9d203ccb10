import CLinux
import Glibc

/// A framebuffer device of the kernel's.
final class FramebufferFile: FramebufferDevice {
  let path: String
  private let file: Int32
  private var told = fb_var_screeninfo()
  private var mapping: UnsafeMutableRawBufferPointer?

  /// Opens a device, such as "/dev/fb0".
  init(path: String) throws(PanelError) {
    self.path = path
    file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .cannotOpen(path: path, reason: KernelError.last.reason) }
  }

  deinit {
    if let mapping { munmap(mapping.baseAddress, mapping.count) }
    close(file)
  }

  func shape() throws(PanelError) -> FramebufferShape {
    var fixed = fb_fix_screeninfo()
    guard almanac_fb_fixed(file, &fixed) == 0, almanac_fb_variable(file, &told) == 0 else {
      let error = KernelError.last
      if error.isUnsupported { throw .unusable(path: path, saw: "no framebuffer (\(error.reason))") }
      throw PanelError(error, path: path, what: "to say what it shows")
    }
    return try FramebufferShape(fixed, told, path: path)
  }

  func isUnchanged() throws(KernelError) -> Bool {
    var now = fb_var_screeninfo()
    try check(almanac_fb_variable(file, &now))
    return now.xres == told.xres && now.yres == told.yres && now.xoffset == told.xoffset && now.yoffset == told.yoffset
      && now.bits_per_pixel == told.bits_per_pixel
  }

  func map(byteCount: Int) throws(KernelError) -> UnsafeMutableRawPointer {
    // Some processors cannot map memory for writing alone; that nothing is read is up to PanelMemory.
    let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let memory, memory != MAP_FAILED else { throw .last }
    mapping = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    return memory
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(KernelError) {
    var done = 0
    while done < bytes.count {
      let count = pwrite(file, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if count > 0 {
        done += count
      } else if count == 0 {
        throw KernelError(ENOSPC)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  func waitForRefresh() throws(KernelError) { try check(almanac_fb_wait(file)) }

  func setDark(_ isDark: Bool) throws(KernelError) { try check(almanac_fb_blank(file, isDark ? 1 : 0)) }

  private func check(_ result: Int32) throws(KernelError) {
    guard result == 0 else { throw .last }
  }
}
