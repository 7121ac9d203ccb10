import CAccessibility

/// What the desktop's user has chosen for all programs, as far as the portal tells; nil is not told.
struct DesktopWishes: Equatable, Sendable {
  var textScale: Double?
  var reducesMotion: Bool?
  var raisesContrast: Bool?
  /// Day for a light desktop, night for a dark one.
  var edition: PageSettings.Edition?
}

extension DesktopWishes {
  /// In Swift's words.
  init(_ desktop: AlmanacDesktop) {
    self.init(
      textScale: desktop.textScale > 0 ? desktop.textScale : nil, reducesMotion: Self.choice(desktop.reducesMotion),
      raisesContrast: Self.choice(desktop.raisesContrast), edition: [1: .night, 2: .day][desktop.scheme])
  }

  private static func choice(_ number: Int8) -> Bool? { number < 0 ? nil : number > 0 }
}

extension PageSettings {
  /// What a desktop has a say in.
  enum DesktopChoice: Hashable, Sendable {
    case textScale
    case motion
    case edition
    case contrast
  }

  /// The settings on a desktop with these wishes: what was chosen for the almanac itself goes before.
  func following(_ wishes: DesktopWishes) -> PageSettings {
    var page = self
    if !chosen.contains(.textScale), let scale = wishes.textScale {
      page.textScale = min(Self.textScales.upperBound, max(Self.textScales.lowerBound, scale))
    }
    if !chosen.contains(.motion), let reduces = wishes.reducesMotion { page.reducesMotion = reduces }
    if !chosen.contains(.contrast), let raises = wishes.raisesContrast { page.contrast = raises ? .high : .standard }
    if !chosen.contains(.edition), let edition = wishes.edition { page.edition = edition }
    return page
  }
}
