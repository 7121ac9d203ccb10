extension OutputCandidates {
  /// A graphics processor by kernel mode setting.
  var kms: OutputCandidate {
    OutputCandidate(name: "kms", takesConsole: true) { () throws(OutputError) in
      if isAuto, settings.renderer == .software { throw .notHere(reason: "the software renderer was asked for") }
      if isAuto, settings.run.showsDamage { throw .notHere(reason: "it draws no frames around damage") }
      if isAuto, !GraphicsDevice.isThere { throw .noGPU(reason: "there is no graphics processor in /dev/dri") }
      let chosen = try chosen()
      try preflight.checkAccess(anyOf: GraphicsDevice.renderPaths)
      let output = try KMSOutput(chosen, turn: turn(of: chosen), setsMode: screen.mode != nil, fonts: fonts)
      // Pages would be drawn by the processor, and copied by a graphics processor that is none: dumb buffers are shorter.
      if isAuto, output.identity.isSoftware {
        throw .noGPU(reason: "GL is software here (\(output.identity.name))")
      }
      return opened(output, "renderer: gpu (opengles2, \(output.identity.name))", chosen.target)
    }
  }

  /// The processor, by kernel mode setting.
  var dumb: OutputCandidate {
    OutputCandidate(name: "dumb", takesConsole: true) { () throws(OutputError) in
      let chosen = try chosen()
      let card: DRMCard
      do throws(PanelError) {
        card = try DRMCard(chosen.target)
      } catch {
        throw .panel(error)
      }
      let output = try DumbOutput(card, target: chosen.target, look: look(turn(of: chosen)))
      return opened(output, "renderer: software", chosen.target)
    }
  }

  /// The processor, into a framebuffer device.
  func framebuffer(_ number: Int?) -> OutputCandidate {
    OutputCandidate(name: "fb", takesConsole: true) { () throws(OutputError) in
      let path = try FramebufferList.path(number, skipsCards: skipsCards)
      guard FramebufferList.exists(path) else { throw .notHere(reason: "there is no \(path)") }
      try preflight.checkInput()
      try preflight.checkAccess(path)
      let file: FramebufferFile
      do throws(PanelError) {
        file = try FramebufferFile(path: path)
      } catch {
        throw .panel(error)
      }
      let output = try FramebufferOutput(file, look: look(screen.rotation.turn(mounted: .none)))
      return opened(output, "renderer: software", nil)
    }
  }

  private var screen: ScreenSettings { settings.run.screen }
  private var isAuto: Bool { screen.output == .auto }
  private var preflight: Preflight { Preflight(machine: machine) }

  private func turn(of chosen: DRMChoice.Chosen) -> QuarterTurn { screen.rotation.turn(mounted: chosen.orientation) }

  private func look(_ turn: QuarterTurn) -> PanelLook {
    PanelLook(turn: turn, showsDamage: settings.run.showsDamage, fonts: fonts)
  }

  /// Card and connector, once it is clear that this process may have them.
  private func chosen() throws(OutputError) -> DRMChoice.Chosen {
    let paths = DRMScan.cardPaths()
    guard !paths.isEmpty else { throw missingCard }
    try preflight.checkInput()
    try preflight.checkAccess(anyOf: paths)
    let chosen = try DRMChoice(screen).choose(from: DRMScan.cards())
    try preflight.checkMaster(chosen.target.cardPath)
    return chosen
  }

  /// On a console that boots the card may come yet.
  private var missingCard: OutputError {
    let reason = "there is no card in /dev/dri"
    return Console.isOnInput && machine.hasDeviceManager ? .unplugged(reason: reason) : .notHere(reason: reason)
  }

  /// A framebuffer that a card emulates shows nothing where the card has no display.
  private var skipsCards: Bool {
    guard isAuto,
      let error = Self.failure({ () throws(OutputError) in try DRMChoice(screen).choose(from: DRMScan.cards()) })
    else { return false }
    return error.isUnplugged
  }

  private static func failure<Value>(_ work: () throws(OutputError) -> Value) -> OutputError? {
    do throws(OutputError) {
      _ = try work()
      return nil
    } catch {
      return error
    }
  }

  private func opened(_ output: any PanelOutput, _ who: String, _ target: DRMTarget?) -> OpenedOutput {
    let turned = output.turn == .none ? "" : ", turned by \(output.turn.rawValue) degrees"
    return OpenedOutput(output, output.summary + turned + ", " + who) {
      target.map { !DRMChoice.isThere($0, in: DRMScan.cards()) } ?? false
    }
  }
}
