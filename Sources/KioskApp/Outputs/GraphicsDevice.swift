import Glibc

/// The kernel's devices that render.
enum GraphicsDevice {
  /// Whether there is one; nvidia's own driver keeps its devices elsewhere.
  static var isThere: Bool { access("/dev/nvidia0", F_OK) == 0 || !renderPaths.isEmpty }

  /// Paths such as "/dev/dri/renderD128".
  static var renderPaths: [String] {
    DeviceFiles.names(in: DRMScan.directory, prefix: "renderD").sorted().map { "\(DRMScan.directory)/\($0)" }
  }
}
