import ForecastScene

extension ProofFacts {
  /// What a running display is, before anything is known of what it costs.
  init(output: (any DisplayOutput)?, input: (any InputSource)?, settings: Settings) {
    self.output = (output as? any PanelOutput)?.summary ?? (output == nil ? "" : "window, \(Window.driver)")
    renderer = output is GeometryOutput ? "gpu" : "software"
    if let output { page = Self.page(output.pixelSize, output.turn) }
    touch = Self.touch(settings.run.input)
    self.input = input?.described ?? []
    if let panel = output as? any PanelOutput, panel.refreshRate > 0 { refreshSeconds = 1 / panel.refreshRate }
  }

  /// "800 x 480, turned 90".
  static func page(_ size: (width: Int, height: Int), _ turn: QuarterTurn) -> String {
    "\(size.width) x \(size.height)" + (turn == .none ? "" : ", --rotate \(turn.rawValue)")
  }

  private static func touch(_ settings: InputSettings) -> String {
    let turn = settings.digitiserTurn == .none ? nil : "--touch-rotate \(settings.digitiserTurn.rawValue)"
    let matrix = settings.matrix.map { "--touch-matrix \($0.numbers)" }
    return [turn, matrix].compactMap { $0 }.joined(separator: " ")
  }
}

extension PanelSurface {
  /// The panel that an output's page stands on.
  init(_ output: any DisplayOutput) {
    let size = output.turn.size(of: output.pixelSize)
    self.init(width: size.width, height: size.height, turn: output.turn)
  }
}

extension StandingPage {
  /// The proof page of a display that is not there.
  func proof(_ settings: Settings) -> DisplayList {
    let size = settings.page.size
    var facts = ProofFacts(output: nil, input: nil, settings: settings)
    facts.page = ProofFacts.page((size.width, size.height), .none)
    facts.legibility = performance.stage.legibility
    let session = ProofSession(
      facts, surface: PanelSurface(width: size.width, height: size.height),
      palette: Palette(performance.page.settings), at: 0)
    performance.stage.handle(.proof(session.content), at: 0)
    return performance.stage.frame(at: 0).list
  }
}
