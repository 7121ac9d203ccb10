import ForecastScene
import Glibc

/// Opens the window with whoever is to draw in it, and says in one line whom it took and why.
struct OutputChoice {
  let title: String
  let size: Size
  let isFullscreen: Bool
  /// The software renderer draws only what changed, and can show it; a GPU draws the whole page.
  let showsDamage: Bool
  let fonts: FontLibrary
  let log: (String) -> Void

  func open(_ wish: RendererWish) throws(OutputError) -> any DisplayOutput {
    switch wish {
    case .software: return try software("as asked")
    case .gpu:
      let output = try geometry()
      log("renderer: gpu, as asked (\(output.driver.rawValue), \(output.identity.name))")
      return output
    case .auto: return try probe()
    }
  }

  /// GL is not even loaded where no device stands behind it: its own software takes 100 MB and a quarter of a second.
  private func probe() throws(OutputError) -> any DisplayOutput {
    guard Self.hasDevice else { return try software("there is no graphics processor in /dev/dri") }
    switch try hardware() {
    case .found(let output):
      log("renderer: gpu, since there is one (\(output.driver.rawValue), \(output.identity.name))")
      return output
    case .none(let reason): return try software(reason)
    }
  }

  private enum Probe {
    case found(GeometryOutput)
    case none(reason: String)
  }

  /// A window whose GL is software is closed again before another one opens.
  private func hardware() throws(OutputError) -> Probe {
    do throws(OutputError) {
      let output = try geometry()
      return output.identity.isSoftware
        ? .none(reason: "GL is software here too (\(output.identity.name))") : .found(output)
    } catch {
      guard case .noGPU(let reason) = error else { throw error }
      return .none(reason: "no graphics processor can draw here (\(reason))")
    }
  }

  private func geometry() throws(OutputError) -> GeometryOutput {
    try GeometryOutput(title: title, size: size, fullscreen: isFullscreen, fonts: fonts)
  }

  private func software(_ reason: String) throws(OutputError) -> any DisplayOutput {
    log("renderer: software, \(reason)")
    return try WindowOutput(
      title: title, size: size, fullscreen: isFullscreen, showsDamage: showsDamage, fonts: fonts)
  }

  /// Whether the kernel has a device that renders; nvidia's own driver keeps its devices elsewhere.
  private static var hasDevice: Bool {
    if access("/dev/nvidia0", F_OK) == 0 { return true }
    guard let directory = opendir("/dev/dri") else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("renderD") { return true }
    }
    return false
  }
}
