extension Color {
  /// The contrast of two colours, 1…21: the ratio of WCAG 2.2.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance, 0…1, as WCAG 2.2 defines it for sRGB.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: Int) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : Libm.pow((value + 0.055) / 1.055, 2.4)
  }
}
