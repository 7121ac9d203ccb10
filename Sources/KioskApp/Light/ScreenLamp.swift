/// Makes a screen light and dark by what it has: a backlight, else the panel's own switch, else the ink.
struct ScreenLamp {
  /// What there is to be seen.
  enum Sight: Equatable {
    case page
    /// The page in little light: the screen can't be made dark.
    case dimPage
    /// Nothing, so that nothing need be drawn.
    case nothing
  }

  private var fader: BacklightFader?
  private var panel: (any PanelPower)?
  private let log: (String) -> Void

  init(_ fader: BacklightFader?, panel: (any PanelPower)?, log: @escaping (String) -> Void) {
    self.fader = fader
    self.panel = panel
    self.log = log
  }

  /// The panel is another one, or there is none for the moment.
  mutating func use(_ panel: (any PanelPower)?) { self.panel = panel }

  /// Does what is due at a time: what is to be seen then, and when there is more to do. What fails is not tried again.
  mutating func turn(isLit: Bool, isNight: Bool, at t: Double) -> (sight: Sight, next: Double?) {
    if let (isOut, next) = turnBacklight(isLit: isLit, isNight: isNight, at: t) {
      return (isOut ? .nothing : .page, next)
    }
    if turnPanel(isLit: isLit) { return (isLit ? .page : .nothing, nil) }
    return (isLit ? .page : .dimPage, nil)
  }

  /// Lights the screen for whoever has it next.
  mutating func restore() {
    do throws(BacklightError) {
      try fader?.restore()
    } catch {
      log(error.message)
    }
    if panel?.isDark == true { _ = turnPanel(isLit: true) }
  }

  private mutating func turnBacklight(isLit: Bool, isNight: Bool, at t: Double) -> (isOut: Bool, next: Double?)? {
    guard var fader else { return nil }
    fader.aim(isLit: isLit, isNight: isNight, at: t)
    do throws(BacklightError) {
      let next = try fader.turn(at: t)
      self.fader = fader
      return (fader.isOut, next)
    } catch {
      log(error.message)
      self.fader = nil
      return nil
    }
  }

  private mutating func turnPanel(isLit: Bool) -> Bool {
    guard let panel else { return false }
    do throws(PanelError) {
      if panel.isDark == isLit { try panel.setDark(!isLit) }
      return true
    } catch {
      log("\(error.message) The ink is dimmed instead.")
      self.panel = nil
      return false
    }
  }
}
