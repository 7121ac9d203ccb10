import ForecastScene
import Glibc
import Testing

@testable import KioskApp

struct FramebufferOutputTests {
  private func open(
    _ device: FakeFramebuffer, _ turn: QuarterTurn = .none, _ way: FramebufferWay? = nil
  ) throws -> FramebufferOutput {
    try FramebufferOutput(device, look: PanelLook(turn: turn, fonts: try FontLibrary { _ in }), way: way)
  }

  private func paint(_ output: FramebufferOutput, seed: Int) -> PanelPaint {
    PanelPaint(width: output.pixelSize.width, height: output.pixelSize.height, seed: seed)
  }

  private static let told: [FramebufferTold] = [
    .rgb565(60, 40), .xrgb(60, 40), FramebufferTold(60, 40, bits: 16, [(0, 5), (5, 6), (11, 5)]),
    FramebufferTold(60, 40, bits: 24, [(16, 8), (8, 8), (0, 8)]),
    FramebufferTold(60, 40, bits: 24, [(0, 8), (8, 8), (16, 8)]),
    FramebufferTold(60, 40, bits: 32, [(0, 8), (8, 8), (16, 8)]),
  ]

  @Test(arguments: QuarterTurn.allCases, FramebufferWay.allCases)
  func afterAnyScriptTheDeviceHoldsTheWholePageDrawnOnce(_ turn: QuarterTurn, _ way: FramebufferWay) throws {
    for (seed, told) in Self.told.enumerated() {
      let device = told.device
      let shape = try device.shape()
      let output = try open(device, turn, way)
      var paint = paint(output, seed: seed)
      try output.present(paint.list, damage: Damage(paint.bounds))
      for _ in 0..<25 { try paint.change(on: output) }
      let expected = try paint.bytes(turn, shape.format)
      let isExpected = device.picture(shape) == expected
      #expect(isExpected)
      #expect(device.memory.isUntouched(0..<shape.start))
    }
  }

  @Test func onlyDamagedRowsAreWrittenAndEachOnce() throws {
    let device = FramebufferTold.xrgb(60, 40).device
    let shape = try device.shape()
    let output = try open(device, .none, .written)
    let paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    device.forget()
    var damage = Damage(PixelRect(minX: 4, minY: 10, maxX: 9, maxY: 13))
    damage.add(PixelRect(minX: 40, minY: 12, maxX: 50, maxY: 20))
    damage.add(PixelRect(minX: 1, minY: 30, maxX: 2, maxY: 31))
    try output.present(paint.list, damage: damage)
    let bands: [Range<Int>] = [10..<20, 30..<31].map { rows in
      let first = shape.start + rows.lowerBound * shape.lineLength
      return first..<first + (rows.count - 1) * shape.lineLength + 60 * 4
    }
    let writes = device.writes.sorted { $0.lowerBound < $1.lowerBound }
    #expect(writes == bands)
  }

  @Test func mappedMemoryIsWrittenOnlyWhereThereIsDamage() throws {
    let device = FramebufferTold.xrgb(60, 40).device
    let shape = try device.shape()
    let output = try open(device, .none, .mapped)
    let paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    device.forget()
    try output.present(paint.list, damage: Damage(PixelRect(minX: 7, minY: 11, maxX: 20, maxY: 15)))
    for y in 0..<40 {
      let row = shape.start + y * shape.lineLength
      let isIn = (11..<15).contains(y)
      #expect(device.memory.isUntouched(row..<row + (isIn ? 28 : shape.lineLength)))
      #expect(
        device.memory.isUntouched(row + 80..<row + shape.lineLength)
          && isIn != device.memory.isUntouched(row + 28..<row + 80))
    }
    #expect(device.writes.isEmpty)
  }

  // MARK: - What goes wrong

  @Test func aPictureOfNothingIsAPlainError() throws {
    let error = failure(OutputError.self) { try open(FramebufferTold.rgb565(0, 0).device) }
    #expect(error?.message == "/dev/fb9 cannot show the page: a picture of 0x0 pixels.")
  }

  @Test func aRevokedDeviceIsAnErrorOfItsKind() throws {
    for call in ["look", "write"] {
      let device = FramebufferTold.rgb565(60, 40).device
      let output = try open(device)
      device.faults[call] = KernelError(ENODEV)
      let list = paint(output, seed: 1).list
      let error = failure(OutputError.self) {
        try output.present(list, damage: Damage(paint(output, seed: 1).bounds))
      }
      #expect(error == .panel(.lost(path: "/dev/fb9", reason: KernelError(ENODEV).reason)))
    }
  }

  @Test func aPictureOfAnotherSizeIsAnErrorBeforeAnythingIsWritten() throws {
    let device = FramebufferTold.rgb565(60, 40).device
    let output = try open(device)
    device.isChanged = true
    let paint = paint(output, seed: 1)
    #expect(throws: OutputError.self) { try output.present(paint.list, damage: Damage(paint.bounds)) }
    #expect(device.writes.isEmpty)
  }

  @Test func memoryThatCannotBeMappedIsAnError() {
    let device = FramebufferTold.rgb565(60, 40, driver: "simple").device
    device.faults["map"] = KernelError(ENOMEM)
    #expect(throws: OutputError.self) { try open(device) }
  }

  // MARK: - Refreshes, light, consoles

  @Test func waitingForARefreshIsTriedOnce() throws {
    let device = FramebufferTold.rgb565(60, 40).device
    device.faults["wait"] = KernelError(ENOTTY)
    let output = try open(device)
    for _ in 0..<3 { #expect(!output.waitForRefresh()) }
    #expect(device.count(of: "wait") == 1)
  }

  @Test func aDriverThatComesBackAtOnceDoesNotWait() {
    let device = FramebufferTold.rgb565(60, 40).device
    var hurried = FramebufferWaiting(device) { 5 }
    #expect(!hurried.wait() && !hurried.wait() && device.count(of: "wait") == 2)
    var time = 0.0
    var patient = FramebufferWaiting(device) {
      time += 0.016
      return time
    }
    #expect(patient.wait() && patient.wait())
    device.faults["wait"] = KernelError(EINVAL)
    #expect(!patient.wait() && !patient.wait() && device.count(of: "wait") == 6)
  }

  @Test func inTheDarkAndAwayNothingIsWrittenAndAfterwardsAllIsSeen() throws {
    let device = FramebufferTold.rgb565(60, 40).device
    let shape = try device.shape()
    let output = try open(device)
    var paint = paint(output, seed: 3)
    try output.present(paint.list, damage: Damage(paint.bounds))
    try output.setDark(true)
    output.suspend()
    device.forget()
    for _ in 0..<5 { try paint.change(on: output) }
    #expect(device.isDark && output.isDark && device.writes.isEmpty)
    try output.setDark(false)
    #expect(device.writes.isEmpty)
    try output.resume()
    let expected = try paint.bytes(.none, .rgb565)
    let isExpected = device.picture(shape) == expected
    #expect(isExpected)
  }

  @Test func aPanelThatCannotGoDarkStaysAsItIs() throws {
    let device = FramebufferTold.rgb565(60, 40).device
    device.faults["dark"] = KernelError(EINVAL)
    let output = try open(device)
    #expect(throws: PanelError.cannotGoDark(path: "/dev/fb9", reason: KernelError(EINVAL).reason)) {
      try output.setDark(true)
    }
    #expect(!output.isDark)
  }

  // MARK: - Real files

  @Test func whatIsNoFramebufferIsRefused() throws {
    #expect(throws: PanelError.self) { try FramebufferFile(path: "/dev/fb-none") }
    let null = try FramebufferFile(path: "/dev/null")
    #expect(throws: PanelError.unusable(path: "/dev/null", saw: "no framebuffer (\(KernelError(ENOTTY).reason))")) {
      try null.shape()
    }
  }

  @Test func whatIsNoCardIsRefused() {
    var target = DRMTarget.fake(60, 40)
    for path in ["/dev/dri/card-none", "/dev/null"] {
      target.cardPath = path
      #expect(throws: PanelError.self) { try DRMCard(target) }
    }
  }
}
