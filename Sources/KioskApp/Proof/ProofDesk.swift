import ForecastScene

/// Opens the proof page over a stage, gives it what would go to the page, and closes it.
struct ProofDesk {
  private var session: ProofSession?

  /// Whether it is looked at.
  var isOpen: Bool { session != nil }
  /// When it has to be looked after, by the stage's clock.
  var deadline: Double? { session?.deadline }

  /// Shows it; the page's own contacts are called off by the stage.
  mutating func open(
    _ facts: ProofFacts, surface: PanelSurface, look: SceneSettings, _ stage: Stage, at t: Double
  ) {
    let session = ProofSession(facts, surface: surface, palette: Palette(look), at: t)
    self.session = session
    stage.handle(.proof(session.content), at: t)
  }

  /// Whether an event was for the proof page and not for the page under it.
  mutating func takes(_ event: SceneEvent, _ stage: Stage, facts: @autoclosure () -> ProofFacts, at t: Double) -> Bool {
    guard session != nil else { return false }
    switch session?.take(event, at: t) {
    case .changed:
      session?.facts = facts()
      stage.handle(.proof(session?.content), at: t)
      if let fit = session?.fit { Log.line("proof: \(fit.option.map { "set \($0)" } ?? "\(fit)")") }
    case .over: close(stage, at: t)
    case .nothing, nil: break
    }
    return true
  }

  /// Brings the page back once nobody has touched for long enough.
  mutating func closeIfDue(_ stage: Stage, at t: Double) {
    if let session, session.deadline <= t { close(stage, at: t) }
  }

  private mutating func close(_ stage: Stage, at t: Double) {
    session = nil
    stage.handle(.proof(nil), at: t)
  }
}
