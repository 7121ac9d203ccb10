import ForecastScene
import Glibc

/// All the ways of showing pages on this machine that the settings allow, in the order they are tried.
struct OutputCandidates {
  let settings: Settings
  let fonts: FontLibrary
  var machine: any ConsoleMachine = ThisMachine()

  var all: [OutputCandidate] {
    switch settings.run.screen.output {
    case .auto where hasWindowSystem: [window]
    // What is drawn by a graphics processor has grey edges.
    case .auto where isOneBit: [noWindow, dumb, framebuffer(nil), kms]
    case .auto: [noWindow, kms, dumb, framebuffer(nil)]
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
        turn: settings.run.screen.rotation.turn(mounted: .none), fonts: fonts)
      return try choice.open(isOneBit && settings.renderer == .auto ? .software : settings.renderer)
    }
  }

  private var isOneBit: Bool { settings.page.edition == .oneBit }

  private var size: Size { Size(width: Double(settings.page.size.width), height: Double(settings.page.size.height)) }

  private var noWindow: OutputCandidate {
    OutputCandidate(name: "window") { () throws(OutputError) in
      throw .notHere(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
  }
}
