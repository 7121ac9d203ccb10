import ForecastScene

// What a user does.

extension StageHarness {
  // MARK: Fingers

  public func down(_ x: Double, _ y: Double, finger: Int = 0) { send(.pointer(.down, finger: finger, x: x, y: y)) }
  public func move(_ x: Double, _ y: Double, finger: Int = 0) { send(.pointer(.move, finger: finger, x: x, y: y)) }
  public func up(_ x: Double, _ y: Double, finger: Int = 0) { send(.pointer(.up, finger: finger, x: x, y: y)) }
  public func cancel(finger: Int = 0) { send(.pointer(.cancel, finger: finger, x: 0, y: 0)) }

  /// A short touch.
  public func tap(_ x: Double, _ y: Double) {
    down(x, y)
    skip(0.06)
    up(x, y)
  }

  /// A touch of the tape where an hour stands now.
  public func tap(hour: Int) { tap(x(ofHour: Double(hour)), tapeY) }

  /// A touch of a row of the ten days.
  public func tap(day: Int) {
    let row = stage.regions.days[day]
    tap(Double(row.minX + row.width / 2), Double(row.minY + row.height / 2) - scroll)
  }

  /// A finger goes from one point to another at an even speed, reported so many times a second; it stays down.
  @discardableResult
  public func drag(
    from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double, reports: Double = 100
  ) -> [Frame] {
    down(from.x, from.y)
    return carry(from: from, to: to, seconds: seconds, reports: reports)
  }

  /// A finger that is down goes on.
  @discardableResult
  public func carry(
    from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double, reports: Double = 100
  ) -> [Frame] {
    let count = max(1, Int((seconds * reports).rounded()))
    var made: [Frame] = []
    for number in 1...count {
      let share = Double(number) / Double(count)
      made += wait(seconds / Double(count))
      move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    return made + [look()]
  }

  /// The tape is dragged by so many pixels, positive to the right, from a point so far right of its middle.
  @discardableResult
  public func dragTape(by pixels: Double, from offset: Double = 0, seconds: Double = 0.5, reports: Double = 100)
    -> [Frame]
  {
    let start = tapeX + offset
    return drag(from: (start, tapeY), to: (start + pixels, tapeY), seconds: seconds, reports: reports)
  }

  /// The tape is flung: dragged at a speed in pixels a second, negative to later hours, and let go.
  public func fling(_ speed: Double, for seconds: Double = 0.15) {
    let start = tapeX - speed * seconds / 2
    dragTape(by: speed * seconds, from: start - tapeX, seconds: seconds)
    up(start + speed * seconds, tapeY)
  }

  // MARK: Keys and wheels

  public func press(_ key: SceneEvent.Key) { send(.key(key)) }

  /// Turns a knob, positive clockwise.
  public func turn(_ detents: Int) { send(.turn(detents)) }

  /// Asks as a screen reader does.
  public func ask(_ request: AccessibilityRequest) { send(.accessibility(request)) }

  /// Turns a wheel over the tape.
  public func wheel(dx: Double = 0, dy: Double = 0) { send(.wheel(dx: dx, dy: dy, x: tapeX, y: tapeY)) }

  // MARK: The world

  public func show(_ page: CannedPage) { send(page.event) }

  public func resize(_ width: Int, _ height: Int, scale: Double = 1) {
    send(.viewport(width: width, height: height, scale: PixelScale(pixelsPerPoint: scale)))
  }
}
