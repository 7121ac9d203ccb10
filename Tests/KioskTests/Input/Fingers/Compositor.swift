import Glibc

/// Who takes the program's window and hands it the fingers.
enum Compositor: String, CaseIterable, Sendable {
  /// The X server itself.
  case none
  /// A Wayland compositor for one window, itself a window of the X server.
  case cage

  /// What the program's command line begins with.
  func words(on screen: FingerScreen) -> [String] {
    switch self {
    case .none: return ["env", "-u", "WAYLAND_DISPLAY", "DISPLAY=\(screen.display)", "SDL_VIDEODRIVER=x11"]
    case .cage:
      let runtime = "\(screen.directory)/runtime"
      mkdir(runtime, 0o700)
      if getuid() == 0 { chown(runtime, Self.nobody, Self.nobody) }
      return Self.person + [
        "env", "DISPLAY=\(screen.display)", "XDG_RUNTIME_DIR=\(runtime)", "HOME=\(screen.directory)",
        "WLR_BACKENDS=x11", "WLR_RENDERER=pixman",
        // Without it SDL's window stays black under a compositor that has no decorations.
        "SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR=0", "SDL_VIDEODRIVER=wayland", "cage", "--",
      ]
    }
  }

  /// Why it cannot show a program; nil where it can.
  func obstacle(to binary: String) -> String? {
    guard self == .cage else { return nil }
    guard SpawnedProcess.succeeds(["sh", "-c", "command -v cage Xwayland"]) else {
      return "there is no cage here (apt install cage xwayland)"
    }
    return SpawnedProcess.succeeds(Self.person + [binary, "--version"])
      ? nil : "the program does not start for somebody else than root, and cage not for root"
  }

  private static let nobody: uid_t = 65_534

  /// Cage does not start as root.
  private static var person: [String] {
    getuid() == 0 ? ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : []
  }
}
