// The numbers behind a frame.

extension SceneState {
  func readout(at t: Double) -> Readout {
    let position = scrubber.position(at: t)
    let dial = sheet.flatMap { $0.content.dial(at: arcInstant(position)) }
    return Readout(
      phase: scrubber.phase(at: t), position: position, velocity: scrubber.velocity(at: t), selection: selection,
      dial: dial, bodyFraction: dial.flatMap { bodyFraction($0, position) }, ring: ring(at: position),
      scroll: scroll.value(at: t), focus: focused, isFocusShown: ringed != nil, layouts: layouts)
  }

  /// The instant the arc tells: that under the indicator, or now where there is no tape.
  func arcInstant(_ position: Double) -> Instant {
    guard let content = sheet?.content else { return Instant(secondsSince1970: 0) }
    return content.isNotice ? content.now : content.instant(at: position)
  }

  private func bodyFraction(_ dial: Int, _ position: Double) -> Double? {
    guard let dials = sheet?.content.dials, dials[dial].body != nil else { return nil }
    return dials[dial].fraction(at: arcInstant(position))
  }

  /// The ring stands at the temperature of the continuous position, in the row of the scrubbed hour's day.
  func ring(at position: Double) -> Readout.Ring? {
    guard let content = sheet?.content, content.state.hasForecast, sheet?.isWithdrawn == false,
      content.hours.indices.contains(selection), let day = content.hours[selection].day,
      let temperature = content.temperature(at: position)
    else { return nil }
    return Readout.Ring(day: day, at: content.scale.fraction(of: temperature))
  }
}

extension PageContent {
  /// The temperature at a continuous position: a straight line from hour to hour, the nearer one where the other is not known.
  func temperature(at position: Double) -> Temperature? {
    guard !hours.isEmpty else { return nil }
    let clamped = min(Double(hours.count - 1), max(0, position))
    let index = Int(clamped.rounded(.down))
    let share = clamped - Double(index)
    let before = hours[index].forecast.temperature
    guard share > 0, index + 1 < hours.count else { return before }
    let after = hours[index + 1].forecast.temperature
    guard let a = before?.celsius, let b = after?.celsius else { return share < 0.5 ? before : after }
    return Temperature(celsius: a + (b - a) * share)
  }
}
