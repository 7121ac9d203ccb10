import ForecastScene
import Glibc

/// Opens a window with whoever is to draw in it, and tells whom it took and why.
struct WindowChoice {
  let title: String
  let size: Size
  let isFullscreen: Bool
  /// The software renderer draws only what changed, and can show it; a GPU draws the whole page.
  let showsDamage: Bool
  /// How pages stand in the window.
  var turn = QuarterTurn.none
  let fonts: FontLibrary

  func open(_ wish: RendererWish) throws(OutputError) -> OpenedOutput {
    switch wish {
    case .software: return try software("as asked")
    case .gpu: return opened(try geometry(), "as asked")
    case .auto: return try probe()
    }
  }

  /// GL is not even loaded where no device stands behind it: its own software takes 100 MB and a quarter of a second.
  private func probe() throws(OutputError) -> OpenedOutput {
    guard GraphicsDevice.isThere else { return try software("there is no graphics processor in /dev/dri") }
    switch try hardware() {
    case .found(let output): return opened(output, "since there is one")
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
    try GeometryOutput(title: title, size: size, fullscreen: isFullscreen, turn: turn, fonts: fonts)
  }

  private func opened(_ output: GeometryOutput, _ reason: String) -> OpenedOutput {
    OpenedOutput(
      output, "\(Window.driver), renderer: gpu, \(reason) (\(output.driver.rawValue), \(output.identity.name))")
  }

  private func software(_ reason: String) throws(OutputError) -> OpenedOutput {
    let output = try WindowOutput(
      title: title, size: size, fullscreen: isFullscreen, showsDamage: showsDamage, turn: turn, fonts: fonts)
    return OpenedOutput(output, "\(Window.driver), renderer: software, \(reason)")
  }
}
