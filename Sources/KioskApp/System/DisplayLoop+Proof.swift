import ForecastScene

// The proof page.

extension DisplayLoop {
  func openProof(at t: Double) {
    guard let output = screen.output else { return }
    proof.open(
      facts, surface: PanelSurface(output), look: performance.page.settings, performance.stage, at: t)
    followProof()
  }

  func followProof() { input?.setCalibrated(!proof.isOpen) }

  var facts: ProofFacts {
    var facts = ProofFacts(output: screen.output, input: input, settings: settings)
    facts.frameSeconds = pacer.cost
    facts.legibility = performance.stage.legibility
    facts.wakeUps = ProcessActivity().wakeUps
    facts.uptime = MonotonicClock.now - startTime
    return facts
  }
}
