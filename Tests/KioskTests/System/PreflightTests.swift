import Testing

@testable import KioskApp

/// What is said where a page could not be shown or touched, before anything is taken.
@Suite struct PreflightTests {
  private struct Machine: ConsoleMachine {
    var user = "almanac"
    var hasDeviceManager = true
    var inputDevices = ["/dev/input/event0", "/dev/input/event1"]
    var open: Set<String> = ["/dev/input/event1", "/dev/dri/card0"]
    var isFree = true
    var master: String?

    func mayOpen(_ path: String) -> Bool { open.contains(path) }
    func group(of path: String) -> String {
      if path.contains("input") { return "input" }
      return path.contains("render") ? "render" : "video"
    }
    func mayBeMaster(_ path: String) -> Bool { isFree }
    func holder(of path: String) -> String? { master }
  }

  private func message(_ machine: Machine, _ check: (Preflight) throws(OutputError) -> Void) -> String? {
    do throws(OutputError) {
      try check(Preflight(machine: machine))
      return nil
    } catch {
      return error.isNotReady ? error.message : "something else"
    }
  }

  private func input(_ machine: Machine) -> String? {
    message(machine) { preflight throws(OutputError) in try preflight.checkInput() }
  }

  private func access(_ machine: Machine, _ paths: [String]) -> String? {
    message(machine) { preflight throws(OutputError) in try preflight.checkAccess(anyOf: paths) }
  }

  private func master(_ machine: Machine) -> String? {
    message(machine) { preflight throws(OutputError) in try preflight.checkMaster("/dev/dri/card0") }
  }

  @Test func aMachineThatIsReadyIsLeftInPeace() {
    let machine = Machine()
    #expect(input(machine) == nil && master(machine) == nil)
    #expect(access(machine, ["/dev/dri/card1", "/dev/dri/card0"]) == nil)
  }

  @Test func aMachineWithoutAnyDeviceYetIsReady() {
    #expect(input(Machine(inputDevices: [])) == nil)
    #expect(access(Machine(), []) == nil)
  }

  @Test func devicesThatMayNotBeReadNameTheirGroupAndTheWayIntoIt() {
    let said = input(Machine(open: []))
    #expect(said?.contains("group input") == true && said?.contains("usermod -aG input almanac") == true)
  }

  @Test(arguments: [("/dev/dri/card0", "video"), ("/dev/dri/renderD128", "render"), ("/dev/fb0", "video")])
  func aDeviceThatMayNotBeOpenedNamesItsGroup(path: String, group: String) {
    let said = access(Machine(open: []), [path])
    #expect(said?.hasPrefix("\(path) is for the group \(group)") == true)
    #expect(said?.contains("usermod -aG \(group) almanac") == true)
  }

  @Test func withoutUdevThePackageIsNamed() {
    #expect(input(Machine(hasDeviceManager: false))?.contains("package udev") == true)
  }

  @Test func aCardInOtherHandsNamesTheProcessWhereItCanBeSeen() {
    #expect(master(Machine(isFree: false, master: "Xorg (process 812)"))?.contains("Xorg (process 812)") == true)
    #expect(master(Machine(isFree: false))?.contains("another program") == true)
  }

  @Test func everyLineIsOneLineAndEndsTheProgramAsASetUpFault() {
    let faults: [ConsoleFault] = [
      .forbidden(path: "/dev/dri/card0", group: "video", user: "u"), .busy(path: "p", holder: "h"),
      .busy(path: "p", holder: nil), .noDeviceManager, .deaf(group: "input", user: "u"),
    ]
    #expect(faults.allSatisfy { !$0.message.contains("\n") && $0.message.hasSuffix(".") })
    #expect(CommandError.output(.notReady(faults[0].message)).exitCode.rawValue == 78)
  }

  /// This test's own process holds this file.
  @Test func whoHoldsAFileIsFoundAmongTheProcesses() {
    #expect(ThisMachine().holder(of: "/nowhere/at/all") == nil)
    #expect(!ThisMachine().user.isEmpty)
  }
}
