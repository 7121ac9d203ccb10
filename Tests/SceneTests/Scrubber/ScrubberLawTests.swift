import ForecastScene
import Testing

/// What holds whatever is done to a scrubber, in any order.
struct ScrubberLawTests {
  private enum Input: CaseIterable {
    case press, move, release, cancel, adjust, glide, scroll, reload, resize
  }

  /// What an input may do to the position at its own time.
  private func reach(of input: Input, points: Double, in scrubber: ForecastScrubber) -> Double {
    // So close to an hour, and so slow, a tape counts as arrived at once.
    let arrival = scrubber.feel.settling.distance / scrubber.hourWidth
    return switch input {
    case .move, .scroll: abs(points) / scrubber.hourWidth + 1e-9
    case .press, .resize: 1e-9
    case .release, .cancel, .adjust, .glide: arrival
    case .reload: .infinity
    }
  }

  private func apply(
    _ input: Input, points: Double, x: inout Double, to scrubber: inout ForecastScrubber, at t: Double,
    _ random: inout GestureRandom
  ) {
    switch input {
    case .press: scrubber.press(x: x, at: t)
    case .move:
      x += points
      scrubber.move(x: x, at: t)
    case .release: scrubber.release(at: t)
    case .cancel: scrubber.cancel(at: t)
    case .adjust: scrubber.adjust(by: Int.random(in: -7...7, using: &random), at: t)
    case .glide: scrubber.glide(to: Int.random(in: -3...30, using: &random), at: t)
    case .scroll: scrubber.scroll(byPoints: points, at: t)
    case .reload:
      let passed = Int.random(in: -1...2, using: &random)
      scrubber.reload(hourCount: Int.random(in: 12...24, using: &random), hoursPassed: passed, at: t)
    case .resize: scrubber.resize(hourWidth: random.number(20...140), at: t)
    }
  }

  @Test(arguments: [MotionPreference.standard, .reduced], 1...150)
  func noInputMakesTheTapeJump(preference: MotionPreference, seed: Int) {
    var random = GestureRandom(seed: UInt64(seed))
    var scrubber = Finger.tape(at: random.number(0...23), preference: preference)
    var (t, x) = (50.0, 300.0)
    for _ in 0..<60 {
      t += random.number(0...1) < 0.7 ? random.number(0...0.03) : random.number(0...0.6)
      guard let input = Input.allCases.randomElement(using: &random) else { return }
      let before = scrubber.position(at: t)
      let points = random.number(-60...60)
      let reach = reach(of: input, points: points, in: scrubber)
      apply(input, points: points, x: &x, to: &scrubber, at: t, &random)
      check(scrubber, at: t)
      #expect(abs(scrubber.position(at: t) - before) <= reach, "\(input) at \(t)")
    }
    checkRest(of: scrubber, after: t)
  }

  private func check(_ scrubber: ForecastScrubber, at t: Double) {
    #expect(scrubber.position(at: t).isFinite && scrubber.velocity(at: t).isFinite)
    #expect((0..<scrubber.hourCount).contains(scrubber.selection(at: t)))
    #expect((0..<scrubber.hourCount).contains(scrubber.target(at: t)))
    if let next = scrubber.nextTransition(after: t) { #expect(next > t) }
  }

  /// Let go, the tape comes to rest on the hour it was going to, over hours that follow one another.
  private func checkRest(of held: ForecastScrubber, after t: Double) {
    var scrubber = held
    scrubber.release(at: t)
    if scrubber.phase(at: t) == .idle { return }
    let target = scrubber.target(at: t)
    var (reached, selection) = (t, scrubber.selection(at: t))
    while let next = scrubber.nextTransition(after: reached) {
      #expect(abs(scrubber.selection(at: next) - selection) <= 1)
      (reached, selection) = (next, scrubber.selection(at: next))
    }
    #expect(scrubber.position(at: reached) == Double(target))
    #expect(scrubber.phase(at: reached) == .idle)
    #expect(reached - t < 3)
  }
}
