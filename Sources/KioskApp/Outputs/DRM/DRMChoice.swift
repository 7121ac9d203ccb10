/// Chooses card, connector and mode: SDL before 2.30 forgets a connected panel where a card without one comes later.
struct DRMChoice {
  let connector: String?
  let mode: ModeWish?

  init(_ settings: ScreenSettings) {
    connector = settings.connector
    mode = settings.mode
  }

  /// What was chosen.
  struct Chosen: Equatable {
    let target: DRMTarget
    /// How the panel says it is mounted.
    let orientation: QuarterTurn
    /// Its place among the connectors of the card that have a display, as SDL counts them.
    let displayIndex: Int
  }

  /// The connector asked for, otherwise the first with a display, otherwise the first that may have one.
  func choose(from cards: [GraphicsCard]) throws(OutputError) -> Chosen {
    guard !cards.isEmpty else { throw .notHere(reason: "there is no card with connectors in /dev/dri") }
    for link in [DRMConnector.Link.connected, .unknown] {
      for card in cards {
        for candidate in card.connectors where candidate.link == link && candidate.isUsable && isMeant(candidate) {
          return try chosen(candidate, of: card)
        }
      }
    }
    throw nobody(in: cards)
  }

  /// Whether what a page is shown on is still there, in the same mode.
  static func isThere(_ target: DRMTarget, in cards: [GraphicsCard]) -> Bool {
    cards.contains { card in
      card.path == target.cardPath
        && card.connectors.contains { connector in
          connector.id == target.connector && connector.link != .disconnected
            && connector.modes.contains { $0.width == target.mode.width && $0.height == target.mode.height }
        }
    }
  }

  private func isMeant(_ candidate: DRMConnector) -> Bool { connector == nil || candidate.name == connector }

  private func chosen(_ connector: DRMConnector, of card: GraphicsCard) throws(OutputError) -> Chosen {
    guard let mode = connector.mode(mode) else {
      let modes = connector.modes.prefix(12).map(\.title).joined(separator: ", ")
      throw .notReady("\(connector.name) has no such mode as --mode asks for; it has \(modes).")
    }
    let target = DRMTarget(
      cardPath: card.path, connector: connector.id, crtc: connector.crtcs[0], mode: mode,
      connectorName: connector.name)
    let usable = card.connectors.filter { $0.link == .connected && !$0.modes.isEmpty }
    return Chosen(
      target: target, orientation: connector.orientation,
      displayIndex: usable.firstIndex { $0.id == connector.id } ?? 0)
  }

  private func nobody(in cards: [GraphicsCard]) -> OutputError {
    let names = cards.flatMap { $0.connectors.map(\.name) }
    if let connector, !names.contains(connector) {
      return .notReady("There is no connector \(connector); there are \(names.joined(separator: ", ")).")
    }
    return .unplugged(reason: "nothing on \((connector.map { [$0] } ?? names).joined(separator: ", "))")
  }
}

extension DisplayMode {
  /// For the log: "1920x1080 at 60 Hz".
  var title: String {
    let size = "\(width)x\(height)"
    guard refreshRate > 0 else { return size }
    let hundredths = Int((refreshRate * 100).rounded())
    let (whole, part) = (hundredths / 100, hundredths % 100)
    return part == 0 ? "\(size) at \(whole) Hz" : "\(size) at \(whole).\(part < 10 ? "0" : "")\(part) Hz"
  }
}
