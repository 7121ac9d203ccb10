/// What showing pages asks of a framebuffer device: a real one, or one made of memory.
protocol FramebufferDevice: AnyObject {
  /// For errors and the log.
  var path: String { get }

  /// What picture it has now.
  func shape() throws(PanelError) -> FramebufferShape
  /// Whether it still has the picture that it told last; throws where it is gone.
  func isUnchanged() throws(KernelError) -> Bool
  /// Its memory, as long as the device is open.
  func map(byteCount: Int) throws(KernelError) -> UnsafeMutableRawPointer
  /// Writes bytes into its memory by way of the kernel, which passes them on at once.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(KernelError)
  /// Waits for the next refresh.
  func waitForRefresh() throws(KernelError)
  /// Switches the panel off or on.
  func setDark(_ isDark: Bool) throws(KernelError)
}

/// How pixels get into a framebuffer.
enum FramebufferWay: String, CaseIterable, Sendable {
  /// Into mapped memory that is itself what the panel shows.
  case mapped
  /// By writing whole rows to the file. Where a driver copies the memory to the panel, mapped memory is looked at no more than
  /// twenty times a second, and what is written is passed on at once.
  case written

  /// Drivers whose memory is the one that is shown, by their own names. Writing is right for all others too, if slower for some.
  private static let shown: Set<String> = [
    "EFI VGA", "VESA VGA", "simple", "BCM2708 FB", "Virtual FB", "vc4drmfb", "i915drmfb", "inteldrmfb", "amdgpudrmfb",
    "radeondrmfb", "nouveaudrmfb", "rockchipdrmfb", "sun4i-drmdrmfb", "imx-drmdrmfb", "msmdrmfb", "mesondrmfb",
    "exynosdrmfb", "tegradrmfb",
  ]

  /// The way for a driver.
  init(driver: String) { self = Self.shown.contains(driver) ? .mapped : .written }
}
