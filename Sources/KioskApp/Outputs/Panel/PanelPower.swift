/// A panel that can be switched off by the output itself, without a backlight of its own.
protocol PanelPower: AnyObject {
  /// Whether it is off. What is presented meanwhile is drawn, and seen when it is on again.
  var isDark: Bool { get }

  /// Switches it off or on. Throws `PanelError.cannotGoDark` where it can't be; the page stays as it is then.
  func setDark(_ isDark: Bool) throws(PanelError)
}
