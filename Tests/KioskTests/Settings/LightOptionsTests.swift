import Testing

@testable import KioskApp

@Suite struct LightOptionsTests {
  private func settings(_ options: String...) throws -> Settings {
    guard case .perform(_, let settings, _) = try Invocation(options) else { return Settings() }
    return settings
  }

  @Test func byDefaultTheScreenIsNeverDarkAndItsLightIsLeftAlone() throws {
    let light = try settings().light
    #expect(light == LightSettings() && !light.goesDark && !light.turnsBacklight && light.minutesLit == 2)
  }

  @Test func everyOptionIsRead() throws {
    let all = try settings(
      "--dark=23:00-06:30", "--presence=gpio:gpiochip0:17:low", "--lit-for=5", "--brightness=80,25",
      "--backlight=10-0045", "--drift=off", "--night=21:00-06:00")
    var light = LightSettings()
    light.darkHours = DailyHours(from: 82_800, to: 23_400)
    light.presence = .gpio(chip: "gpiochip0", line: 17, isLowActive: true)
    light.minutesLit = 5
    light.brightness = Brightness("80,25")
    light.backlight = .named("10-0045")
    light.drift = .off
    #expect(all.light == light && all.page.nightHours == DailyHours(from: 75_600, to: 21_600))
    #expect(try settings("--backlight=none").light.backlight == .nothing)
  }

  @Test(arguments: [
    "--dark=night", "--presence=camera:0", "--lit-for=0", "--brightness=0", "--backlight=../lcd", "--drift=maybe",
    "--night=6",
  ]) func whatCanNotBeIsRefused(option: String) { #expect(throws: UsageError.self) { try settings(option) } }

  @Test func onlyTheDisplayTakesThem() {
    #expect(throws: UsageError.self) { try Invocation(["print", "out.png", "--dark=23:00-06:30"]) }
  }
}
