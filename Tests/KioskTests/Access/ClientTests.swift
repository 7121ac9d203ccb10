import Testing

@testable import KioskApp

/// The real program on a private desktop, worked by real clients; each check prints a line. One desktop at a time.
@Suite(.serialized) struct ClientTests {
  @Test func aReaderOfScreensReadsAndWorksThePage() { expectWell("reader") }

  @Test func theDesktopsSettingsAreFollowed() { expectWell("portal") }

  /// Where Orca is installed; it is no part of the packages for the tests, being large.
  @Test func orcaSaysWhatTheListHas() { expectWell("orca") }

  private func expectWell(_ name: String) {
    let outcome = Client(name).run()
    #expect(outcome == .well || outcome == .skipped)
  }
}
