import ForecastFeed
import ForecastScene

/// Where a page is for, and where its forecast comes from.
struct SourceSettings: Equatable, Sendable {
  /// Which service is asked.
  enum Provider: String, CaseIterable, Sendable {
    /// Open-Meteo; while it gives nothing, MET Norway.
    case auto
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case nws
    case homeAssistant = "home-assistant"

    /// The one service; nil where the almanac chooses.
    var service: ForecastService? { ForecastService(rawValue: rawValue) }
  }

  /// Recorded answers to read instead of asking the network.
  var files: [String] = []
  var provider = Provider.auto
  /// Addresses to ask instead of the services' own.
  var addresses: [ServiceAddress] = []
  var access = AccessSettings()
  /// The demonstration was asked for by name.
  var asksForDemonstration = false
  /// Where the clock stands or starts; nil is the clock of the machine.
  var now: Instant?
  var placeName: String?
  var latitude: Double?
  var longitude: Double?
  /// Metres above the sea.
  var altitude: Double?
  /// An IANA name.
  var zone: String?
  /// A state of the page to look at, whatever the forecast.
  var forcedState: ForcedState?

  /// Both or nothing: the parser has seen to it.
  var coordinate: Coordinate? {
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Where the forecast comes from.
  var origin: Origin {
    if asksForDemonstration { return .demonstration }
    if !files.isEmpty { return .files(files) }
    return coordinate.map(Origin.network) ?? .demonstration
  }

  /// A clock that shows an earlier time has not been set. One that was set by an option may show any time of this century
  /// since 2020: that is what it is for.
  var earliest: Instant { now == nil ? ReleaseDate.instant : Instant(secondsSince1970: 1_577_836_800) }

  /// The three places a forecast can come from.
  enum Origin: Equatable, Sendable {
    case demonstration
    case files([String])
    case network(Coordinate)
  }
}

/// States of the page that can be looked at without waiting for them.
enum ForcedState: String, CaseIterable, Sendable {
  case loading
  case loadingCached = "loading-cached"
  case failed
  case failedCached = "failed-cached"
  case ageing
  case late
  case withdrawn
  case waitingForClock = "waiting-for-clock"
}
