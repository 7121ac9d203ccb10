import ForecastFeed
import ForecastScene
import Testing

@testable import KioskApp

@Suite struct WhereaboutsTests {
  private let zones = ZoneChoice(fallback: .utc)

  private func whereabouts(
    _ change: (inout SourceSettings) -> Void, answer: Coordinate? = nil
  ) -> Whereabouts {
    var settings = SourceSettings()
    change(&settings)
    let provider = OpenMeteoProvider.identity
    let forecast = Forecast(provider: provider, issued: nil, received: Demonstration.now, hours: [], days: [])
    let zone = ZoneRules(identifier: "Europe/Berlin", initialOffset: 3_600)
    let told = answer.map { ForecastAnswer(forecast: forecast, zone: zone, zoneIdentifier: nil, coordinate: $0) }
    return Whereabouts(settings, answer: told, zones: zones)
  }

  @Test func theDemonstrationIsOfKilkenny() {
    let found = whereabouts { _ in }
    #expect(found.place.name == "Kilkenny" && found.isLocated && found.isNamed)
  }

  @Test func aPlaceWithoutANameGoesByItsCoordinates() {
    let found = whereabouts {
      $0.latitude = -0.004
      $0.longitude = -73.965
    }
    #expect(found.place.name == "0.00° N, 73.97° W" && found.isLocated && !found.isNamed)
  }

  @Test func whatIsSetGoesBeforeWhatTheAnswerTells() throws {
    let cell = try #require(Coordinate(latitude: 48.14, longitude: 11.58))
    let told = whereabouts({ $0.files = ["a"] }, answer: cell)
    #expect(told.place.coordinate == cell && told.place.zone.identifier == "Europe/Berlin")
    #expect(told.place.name == "48.14° N, 11.58° E")
    let set = whereabouts(
      {
        $0.files = ["a"]
        ($0.latitude, $0.longitude, $0.placeName) = (52.65, -7.25, "Kilkenny")
      }, answer: cell)
    #expect(set.place.coordinate.latitude == 52.65 && set.place.name == "Kilkenny")
  }

  @Test func nothingKnownIsNoPlaceAtAll() {
    let found = whereabouts { $0.files = ["a"] }
    #expect(found.place.name == "Almanac" && !found.isLocated && !found.isNamed)
  }
}
