import ForecastScene

/// Where a page is for, and where its forecast comes from.
struct SourceSettings: Equatable, Sendable {
  /// Weather services whose answers are understood.
  enum Provider: String, CaseIterable, Sendable {
    case openMeteo = "open-meteo"
  }

  /// Recorded answers to read instead of asking the network.
  var files: [String] = []
  var provider = Provider.openMeteo
  /// Asks this address instead of the service's own.
  var baseURL: String?
  /// The demonstration was asked for by name.
  var asksForDemonstration = false
  /// Where the clock stands or starts; nil is the clock of the machine.
  var now: Instant?
  var placeName: String?
  var latitude: Double?
  var longitude: Double?
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
