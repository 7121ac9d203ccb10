import ForecastScene

/// A page on a stage: hands the scene new pages when the clock, the forecast or the sun asks for them.
///
/// Times are those of the stage's monotonic clock.
final class Performance {
  let stage: Stage
  private(set) var pressroom: Pressroom
  private(set) var clock: WallClock
  private(set) var page: ComposedPage
  /// The screen should be dark and can't be: whatever edition the page is of, it is printed dim.
  private(set) var isDim = false

  /// Opens with a page of the present on a surface of that size.
  init(
    _ pressroom: Pressroom, measuring: any TextMeasuring, clock: WallClock, size: PageSettings.Size, scale: PixelScale,
    at t: Double
  ) {
    stage = Stage(measuring: measuring)
    self.pressroom = pressroom
    self.clock = clock
    page = pressroom.page(at: clock.instant(at: t))
    resize(to: size, scale: scale, at: t)
    stage.handle(.settings(page.settings), at: t)
    stage.handle(.page(page.content, page.words), at: t)
  }

  /// The surface has another size.
  func resize(to size: PageSettings.Size, scale: PixelScale, at t: Double) {
    stage.handle(.viewport(width: size.width, height: size.height, scale: scale), at: t)
  }

  /// When the next page is due; nil for not before something happens.
  var nextTurn: Double? { page.nextChange.map(clock.time) }

  /// Hands over all pages that were due at or before `t`, each at its own time.
  func turnPages(until t: Double) {
    while let change = page.nextChange, case let due = clock.time(of: change), due <= t {
      // The clock may be a rounding short of the instant it was asked about.
      turn(to: max(change, clock.instant(at: due)), at: due)
    }
  }

  /// Prints dim, or in the page's own edition again.
  func setDim(_ isDim: Bool, at t: Double) {
    guard isDim != self.isDim else { return }
    self.isDim = isDim
    stage.handle(.settings(settings), at: t)
  }

  private var settings: SceneSettings {
    var settings = page.settings
    if isDim { settings.edition = .dim }
    return settings
  }

  private func turn(to instant: Instant, at t: Double) {
    let before = page
    page = pressroom.page(at: instant)
    if page.settings != before.settings { stage.handle(.settings(settings), at: t) }
    if page.content != before.content || page.words != before.words {
      stage.handle(.page(page.content, page.words), at: t)
    }
  }

  /// Changes what is in hand, and prints it.
  func update(at t: Double, _ change: (inout Pressroom, Instant) -> Void) {
    change(&pressroom, clock.instant(at: t))
    turn(to: clock.instant(at: t), at: t)
  }

  /// Whether the page speaks: whoever listens takes the time that it takes, and the tape does not glide home.
  func setSpeaking(_ isSpeaking: Bool, at t: Double) {
    guard pressroom.isSpeaking != isSpeaking else { return }
    update(at: t) { pressroom, _ in pressroom.isSpeaking = isSpeaking }
  }

  /// The clock on the wall is set.
  func set(_ clock: WallClock, at t: Double) {
    self.clock = clock
    turn(to: clock.instant(at: t), at: t)
  }
}
