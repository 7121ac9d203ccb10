import ForecastFeed
import ForecastScene

/// The place of a page: as it was set, as the answer tells it, or as the demonstration has it.
struct Whereabouts: Equatable, Sendable {
  let place: Place
  /// Whether the coordinates are known; a page without them has no sky.
  let isLocated: Bool
  /// Whether the place goes by a name of its own and not by its coordinates.
  let isNamed: Bool

  /// Stands for the name where neither name nor coordinates are known.
  private static let title = "Almanac"

  init(_ settings: SourceSettings, answer: ForecastAnswer?, zones: ZoneChoice) {
    let demonstration = settings.origin == .demonstration && settings.coordinate == nil ? Self.kilkenny : nil
    let coordinate = settings.coordinate ?? demonstration ?? answer?.coordinate
    let name = settings.placeName ?? demonstration.map { _ in "Kilkenny" }
    place = Place(
      name: name ?? coordinate.map(Self.text) ?? Self.title,
      coordinate: coordinate ?? Self.nowhere, zone: zones.fixed ?? answer?.zone ?? zones.fallback)
    isLocated = coordinate != nil
    isNamed = name != nil
  }

  private static let kilkenny = Coordinate(latitude: 52.65, longitude: -7.25)

  private static var nowhere: Coordinate {
    guard let zero = Coordinate(latitude: 0, longitude: 0) else { preconditionFailure("Zero lies on the globe.") }
    return zero
  }

  /// "52.65° N, 7.25° W".
  private static func text(_ coordinate: Coordinate) -> String {
    let latitude = hundredths(coordinate.latitude, positive: "N", negative: "S")
    return latitude + ", " + hundredths(coordinate.longitude, positive: "E", negative: "W")
  }

  private static func hundredths(_ degrees: Double, positive: String, negative: String) -> String {
    let value = Int((abs(degrees) * 100).rounded())
    let cents = value % 100 < 10 ? "0\(value % 100)" : "\(value % 100)"
    return "\(value / 100).\(cents)° " + (degrees < 0 && value > 0 ? negative : positive)
  }
}
