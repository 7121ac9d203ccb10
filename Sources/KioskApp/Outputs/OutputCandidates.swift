import ForecastScene
import Glibc

/// All the ways of showing pages on this machine that the settings allow, in the order they are tried.
struct OutputCandidates {
  let settings: Settings
  let fonts: FontLibrary

  var all: [OutputCandidate] {
    switch settings.run.screen.output {
    case .auto: hasWindowSystem ? [window] : [noWindow, kms, dumb, framebuffer(nil)]
    case .window: [window]
    case .kms: [kms]
    case .dumb: [dumb]
    case .framebuffer(let number): [framebuffer(number)]
    }
  }

  /// A driver that SDL was told to use counts as one: somebody has thought of it.
  private var hasWindowSystem: Bool {
    let names: [String] = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    return names.contains { name in getenv(name).map { $0.pointee != 0 } ?? false }
  }

  private var window: OutputCandidate {
    OutputCandidate(name: "window") { () throws(OutputError) in
      let choice = WindowChoice(
        title: "Almanac", size: size, isFullscreen: settings.run.isFullscreen, showsDamage: settings.run.showsDamage,
        fonts: fonts)
      return try choice.open(settings.renderer)
    }
  }

  private var size: Size { Size(width: Double(settings.page.size.width), height: Double(settings.page.size.height)) }

  private var noWindow: OutputCandidate {
    OutputCandidate(name: "window") { () throws(OutputError) in
      throw .notHere(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
  }

  private var kms: OutputCandidate {
    OutputCandidate(name: "kms") { () throws(OutputError) in
      if isAuto, settings.renderer == .software { throw .notHere(reason: "the software renderer was asked for") }
      if isAuto, !GraphicsDevice.isThere { throw .noGPU(reason: "there is no graphics processor in /dev/dri") }
      let chosen = try chosen()
      let turn = screen.rotation.turn(mounted: chosen.orientation)
      let output = try KMSOutput(chosen, turn: turn, setsMode: screen.mode != nil, fonts: fonts)
      // Pages drawn by the processor are copied through a GPU that is none: dumb buffers are the shorter way.
      if isAuto, output.identity.isSoftware {
        throw .noGPU(reason: "GL is software here (\(output.identity.name))")
      }
      return opened(output, "renderer: gpu (opengles2, \(output.identity.name))")
    }
  }

  private var dumb: OutputCandidate {
    OutputCandidate(name: "dumb") { () throws(OutputError) in
      let chosen = try chosen()
      _ = screen.rotation.turn(mounted: chosen.orientation)
      throw .notHere(reason: "not built in yet")
    }
  }

  private var screen: ScreenSettings { settings.run.screen }
  private var isAuto: Bool { screen.output == .auto }

  private func chosen() throws(OutputError) -> DRMChoice.Chosen {
    try DRMChoice(screen).choose(from: DRMScan.cards())
  }

  private func opened(_ output: any PanelOutput, _ who: String) -> OpenedOutput {
    let turned = output.turn == .none ? "" : ", turned \(output.turn.rawValue)°"
    return OpenedOutput(output, output.summary + turned + ", " + who)
  }

  private func framebuffer(_ number: Int?) -> OutputCandidate {
    OutputCandidate(name: "fb") { () throws(OutputError) in
      throw .notHere(reason: "there is no /dev/fb\(number.map(String.init) ?? "0")")
    }
  }
}
