import ForecastScene

extension ScreenLight {
  /// What kind of screen the page is on.
  struct Surroundings {
    /// Without a window system: the whole panel is the page's.
    var isConsole: Bool
    var isFullscreen: Bool
    /// What can switch the panel off.
    var panel: (any PanelPower)?

    /// Backlight and drift are the page's business only where it has the screen for itself.
    fileprivate var isWhole: Bool { isConsole || isFullscreen }
  }

  /// Sets up as the settings say; each thing that is not there costs a line of the log, and the rest goes on.
  convenience init(
    _ settings: LightSettings, _ screen: Surroundings, backlights: String = Backlight.shelf,
    log: @escaping (String) -> Void, at t: Double
  ) {
    let fader = Self.fader(settings, screen, backlights, log)
    let watches = Self.watchPresence(settings.presence, log)
    var policy = LightPolicy(
      darkHours: settings.darkHours, watchesPresence: watches, patience: settings.minutesLit * 60)
    // Who has switched it on wants to see it.
    if watches { policy.touched(at: t) }
    if settings.goesDark { log("screen off: \(Self.means(fader, screen))") }
    let drifts = settings.drift == .auto ? screen.isConsole : settings.drift == .on
    self.init(policy, ScreenLamp(fader, panel: screen.panel, log: log), drifts: drifts, at: t)
  }

  private static func means(_ fader: BacklightFader?, _ screen: Surroundings) -> String {
    if let fader { return "by the backlight \(fader.backlight.name)" }
    return screen.panel == nil ? "the ink is dimmed, there is nothing to switch" : "by the panel's own switch"
  }

  private static func fader(
    _ settings: LightSettings, _ screen: Surroundings, _ shelf: String, _ log: (String) -> Void
  ) -> BacklightFader? {
    var name: String?
    switch settings.backlight {
    case .nothing: return nil
    case .named(let chosen): name = chosen
    case .auto: if !screen.isWhole { return nil }
    }
    guard settings.turnsBacklight else { return nil }
    do throws(BacklightError) {
      return try BacklightFader(try Backlight.find(name, on: shelf), settings.brightness)
    } catch {
      // A screen without one is nothing to complain of, unless somebody has asked for it.
      if case .none = error, settings.brightness == nil { return nil }
      log(error.message)
      return nil
    }
  }

  /// Whether anything tells who is there: a display that waited for it in vain would be dark for ever.
  private static func watchPresence(_ sensor: PresenceSensor?, _ log: (String) -> Void) -> Bool {
    guard let sensor else { return false }
    do throws(PresenceError) {
      try PresenceWatch.start(sensor) { isHere in (isHere ? LoopEvent.someoneCame : .someoneLeft).push() }
      return true
    } catch {
      log("presence: \(error.message)")
      return false
    }
  }
}
