// What is told to whoever does not look.

extension SceneState {
  /// What the tree of this moment depends on.
  func accessibilityKey(at t: Double) -> AccessibilityKey {
    var key = AccessibilityKey()
    key.width = viewport?.width ?? 0
    key.height = viewport?.height ?? 0
    guard let sheet else { return key }
    key.printing = printing
    key.hour = sheet.content.isNotice ? 0 : scrubber.target(at: t)
    key.focus = focused
    key.drift = drift
    key.scroll = Placing.pixels(ofScroll: scroll.value(at: t), sheet.scale)
    return key
  }

  func accessibilityTree(at t: Double) -> AccessibilityTree {
    guard let sheet else { return AccessibilityTree(elements: [], focus: nil, isBusy: true) }
    return TreeBuilder(sheet: sheet, key: accessibilityKey(at: t)).tree()
  }

  mutating func announce(_ text: String, isUrgent: Bool = false) {
    if !text.isEmpty { commands.announcements.append(.init(text: text, isUrgent: isUrgent)) }
  }

  /// Says the hour that the tape stands at or goes to: again at an end, where nothing else tells that there is no more.
  mutating func announceHour(at t: Double) {
    if let sheet { announce(sheet.hour(scrubber.target(at: t)).spoken) }
  }

  /// A page that says something new of itself says it aloud, once.
  mutating func announceState(of sheet: Sheet, after before: Sheet?) {
    let words = sheet.words.aloud
    let state = sheet.content.state
    let wasBusy = before?.words.aloud.isBusy ?? false
    if words.isBusy {
      // A page that stays in sight while a newer one is fetched says nothing.
      if !wasBusy, !state.hasForecast { announce(words.loading) }
    } else if state == .failed {
      if before?.content.state != .failed || wasBusy { announce(words.failed, isUrgent: true) }
    } else if state == .waitingForClock {
      if before?.content.state != state { announce(words.status) }
    } else {
      announceForecast(of: sheet, after: before, wasBusy: wasBusy)
    }
  }

  /// A forecast that came when there was none, or an old one; or one that has grown older.
  private mutating func announceForecast(of sheet: Sheet, after before: Sheet?, wasBusy: Bool) {
    guard let before, case .current(let age) = sheet.content.state else { return }
    guard case .current(let old) = before.content.state else { return announce(sheet.words.aloud.loaded) }
    if age < old || (wasBusy && before.content.forecast != sheet.content.forecast) {
      announce(sheet.words.aloud.loaded)
    } else if age > old {
      announce(sheet.words.aloud.status)
    }
  }
}
