extension Option {
  /// Which screen shows the page, and how.
  static let screenOptions: [Option] = [
    Option(
      "output", "NAME", .output,
      help: "Where the page is shown: window, kms, dumb, fb, fb:N, or auto: the first that can, in this order (auto)."
    ) { $0.run.screen.output = $1 },
    Option(
      "connector", "NAME", .text("a connector's name such as HDMI-A-1", length: 1...32),
      help: "Which display of a bare console, such as HDMI-A-1 (the first that is connected)."
    ) { $0.run.screen.connector = $1 },
    Option(
      "mode", "WxH[@R]", .mode,
      help: "The mode of a display on a bare console, such as 1920x1080@60 (the one it prefers)."
    ) { $0.run.screen.mode = $1 },
    Option(
      "rotate", "DEGREES", .rotation,
      help: "Turns the page clockwise on its panel: 0, 90, 180, 270, or auto: as the panel says it is mounted (auto)."
    ) { $0.run.screen.rotation = $1 },
  ]
}

extension Reader where Value == OutputWish {
  fileprivate static let output = Reader(expected: "one of auto, window, kms, dumb, fb, or fb:N such as fb:1") { text in
    switch text {
    case "auto": return .auto
    case "window": return .window
    case "kms": return .kms
    case "dumb": return .dumb
    case "fb": return .framebuffer(nil)
    default:
      guard text.hasPrefix("fb:"), let number = Int(text.dropFirst(3)), (0...31).contains(number) else { return nil }
      return .framebuffer(number)
    }
  }
}

extension Reader where Value == ModeWish {
  fileprivate static let mode = Reader(
    expected: "pixels as WIDTHxHEIGHT, with @ and hertz where wanted, such as 1920x1080@60"
  ) { text in
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let size = Reader<PageSettings.Size>.size.read(parts[0]) else { return nil }
    guard parts.count == 2 else { return ModeWish(width: size.width, height: size.height) }
    guard let refresh = Reader<Double>.number(1...1_000, "hertz").read(parts[1]) else { return nil }
    return ModeWish(width: size.width, height: size.height, refresh: refresh)
  }
}

extension Reader where Value == RotationWish {
  fileprivate static let rotation = Reader(expected: "one of 0, 90, 180, 270, auto") { text in
    if text == "auto" { return .auto }
    return QuarterTurn.allCases.first { String($0.rawValue) == text }.map(RotationWish.fixed)
  }
}
