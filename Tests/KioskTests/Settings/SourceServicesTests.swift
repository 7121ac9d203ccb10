import ForecastFeed
import Testing

@testable import KioskApp

@Suite struct SourceServicesTests {
  private func source(_ arguments: String...) throws -> SourceSettings {
    let place = ["fetch", "--latitude=52.65", "--longitude=-7.25"]
    guard case .perform(_, let settings, _) = try Invocation(place + arguments) else { return SourceSettings() }
    return settings.source
  }

  @Test func withoutAChoiceMETNorwayStandsInForOpenMeteo() throws {
    #expect(try source().services == [.openMeteo, .metNorway])
    #expect(try source("--provider", "auto").services == [.openMeteo, .metNorway])
    #expect(try source("--key-file", "k").services == [.openMeteo, .metNorway])
  }

  @Test(arguments: ForecastService.allCases) func aServiceThatIsNamedIsAskedAlone(service: ForecastService) throws {
    #expect(try source("--provider", service.rawValue).services == [service])
  }

  @Test func anAddressOfOnesOwnIsAskedAloneUnlessTheOtherHasOneToo() throws {
    #expect(try source("--base-url", "http://a/v1").services == [.openMeteo])
    #expect(try source("--base-url", "open-meteo=http://a/v1").services == [.openMeteo])
    #expect(try source("--base-url", "met-norway=http://a/met").services == [.openMeteo, .metNorway])
    let both = try source("--base-url", "http://a/v1", "--base-url", "met-norway=http://a/met")
    #expect(both.services == [.openMeteo, .metNorway])
    #expect(both.access(to: .openMeteo).base == "http://a/v1" && both.access(to: .metNorway).base == "http://a/met")
    #expect(try source("--provider=nws", "--base-url=http://a").access(to: .nws).base == "http://a")
  }

  @Test func homeAssistantIsMeantWhereItIsNamed() throws {
    let home = try source(
      "--home-assistant", "http://ha.local:8123", "--entity", "weather.home", "--token-file", "t", "--ca-file", "c")
    #expect(home.services == [.homeAssistant])
    let access = home.access(to: .homeAssistant)
    #expect(access.base == "http://ha.local:8123" && access.entity == "weather.home" && access.tokenFile == "t")
    #expect(home.access.authorities == "c")
    #expect(throws: UsageError.alone("home-assistant", needs: "token-file")) {
      try source("--home-assistant", "http://ha.local:8123")
    }
    #expect(throws: UsageError.self) { try source("--entity", "light.kitchen") }
    #expect(throws: UsageError.self) { try source("--base-url", "tomorrow=http://a") }
    #expect(throws: UsageError.self) { try source("--base-url", "ftp://a") }
  }

  @Test func servicesAreToldWhomToWriteTo() throws {
    #expect(ForecastSource(try source(), zone: nil).userAgent == "almanac/\(Almanac.version)")
    let named = ForecastSource(try source("--contact", "panel@example.org"), zone: nil)
    #expect(named.userAgent == "almanac/\(Almanac.version) (panel@example.org)")
    #expect(throws: UsageError.self) { try source("--contact", "a) b (c") }
    #expect(throws: UsageError.self) { try source("--contact", "a\r\nX: y") }
  }

  @Test func theClockOfTheMachineIsSetFromTheReleaseOnAnOptionsFrom2020() throws {
    #expect(try source().earliest == ReleaseDate.instant)
    #expect(try source("--now", "2021-01-01T00:00:00Z").earliest < ReleaseDate.instant)
  }
}
