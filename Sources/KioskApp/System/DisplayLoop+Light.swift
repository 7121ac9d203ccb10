import ForecastScene

// What the light has the loop do.

extension DisplayLoop {
  /// Has the light do what is due, and the page what the light asks for.
  func turnLight() -> ScreenLight.Order {
    let t = now
    let wasUnseen = sight == .nothing
    var order = askLight(at: t)
    if wasUnseen, order.sight != .nothing {
      // All the pages of a night would take longer than who woke the screen likes to wait: the present one will do.
      performance.update(at: t) { _, _ in }
      order = askLight(at: t)
    }
    sight = order.sight
    if order.callsOffTouches { callOffTouches(at: t) }
    performance.setDim(order.sight == .dimPage, at: t)
    if order.drift != drift {
      drift = order.drift
      performance.stage.handle(.drift(drift), at: t)
    }
    return order
  }

  func askLight(at t: Double) -> ScreenLight.Order {
    let page = performance.page
    let now = performance.clock.instant(at: t)
    let isSet = now >= settings.source.earliest
    return light.turn(at: t, isSet ? now : nil, in: page.whereabouts.place.zone, isNight: page.isNight)
  }
}
