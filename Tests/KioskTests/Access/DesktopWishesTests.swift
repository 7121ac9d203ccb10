import CAccessibility
import Testing

@testable import KioskApp

/// What goes before what: the command line, the environment, the desktop, the almanac's own choice.
@Suite struct DesktopWishesTests {
  private func page(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> PageSettings {
    let invocation = try Invocation(arguments) { environment[$0] }
    guard case .perform(_, let settings, _) = invocation else { return PageSettings() }
    return settings.page
  }

  private let wishes = DesktopWishes(textScale: 1.5, reducesMotion: true, raisesContrast: true, edition: .night)

  @Test func aDesktopThatSaysNothingChangesNothing() throws {
    let page = try page()
    #expect(page.following(DesktopWishes()) == page)
  }

  @Test func theDesktopIsFollowedWhereNothingWasChosen() throws {
    let page = try page().following(wishes)
    #expect(page.textScale == 1.5)
    #expect(page.reducesMotion)
    #expect(page.edition == .night)
    #expect(page.contrast == .high)
  }

  @Test func theEnvironmentGoesBeforeTheDesktop() throws {
    let environment = [
      "ALMANAC_TEXT_SCALE": "1.2", "ALMANAC_REDUCE_MOTION": "0", "ALMANAC_EDITION": "day",
      "ALMANAC_CONTRAST": "standard",
    ]
    let page = try page([], environment).following(wishes)
    #expect(page.textScale == 1.2)
    #expect(!page.reducesMotion)
    #expect(page.edition == .day)
    #expect(page.contrast == .standard)
  }

  @Test func highContrastIsAddedToWhateverEditionThereIs() throws {
    let page = try page(["--edition", "one-bit"], ["ALMANAC_CONTRAST": "high"]).following(DesktopWishes())
    #expect(page.edition == .oneBit)
    #expect(page.contrast == .high)
    let chosen = try self.page(["--contrast", "standard"], ["ALMANAC_CONTRAST": "high"]).following(wishes)
    #expect(chosen.contrast == .standard)
  }

  @Test func theCommandLineGoesBeforeTheEnvironment() throws {
    let environment = ["ALMANAC_TEXT_SCALE": "1.2", "ALMANAC_EDITION": "day", "ALMANAC_REDUCE_MOTION": "yes"]
    let page = try page(["--text-scale", "1.4", "--edition", "auto"], environment).following(wishes)
    #expect(page.textScale == 1.4)
    #expect(page.edition == .auto)
    #expect(page.reducesMotion)
  }

  @Test(arguments: [("0.5", 1.0), ("3", 2.0), ("1.25", 1.25)])
  func theDesktopsTextIsKeptWithinWhatThePageCanSet(scale: String, expected: Double) throws {
    let wishes = DesktopWishes(textScale: Double(scale))
    #expect(try page().following(wishes).textScale == expected)
  }

  @Test(arguments: [
    ("ALMANAC_TEXT_SCALE", "9"), ("ALMANAC_EDITION", "dusk"), ("ALMANAC_CONTRAST", "some"),
    ("ALMANAC_REDUCE_MOTION", "perhaps"),
  ])
  func aVariableThatCannotBeUnderstoodIsNamed(variable: String, text: String) {
    do throws(UsageError) {
      _ = try Invocation([]) { $0 == variable ? text : nil }
      Issue.record("\(variable)=\(text) was taken")
    } catch {
      #expect(error.message.contains(variable))
    }
  }

  @Test func anEmptyVariableSaysNothing() throws {
    #expect(try page([], ["ALMANAC_TEXT_SCALE": ""]) == PageSettings())
  }

  @Test func variablesSayNothingToACommandWithoutAPage() throws {
    let invocation = try Invocation(["fetch"]) { _ in "nonsense" }
    #expect(invocation == .perform(.fetch, Settings(), operand: nil))
  }

  @Test func theBusesNumbersAreReadAsWishes() {
    let silent = AlmanacDesktop(textScale: 0, reducesMotion: -1, raisesContrast: -1, scheme: 0)
    #expect(DesktopWishes(silent) == DesktopWishes())
    let told = AlmanacDesktop(textScale: 1.5, reducesMotion: 1, raisesContrast: 1, scheme: 1)
    #expect(DesktopWishes(told) == wishes)
    let other = DesktopWishes(AlmanacDesktop(textScale: 1, reducesMotion: 0, raisesContrast: 0, scheme: 2))
    #expect(other == DesktopWishes(textScale: 1, reducesMotion: false, raisesContrast: false, edition: .day))
  }
}
