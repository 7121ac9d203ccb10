import ForecastScene
import ForecastWording
import SceneHarness

/// Which page is proofed.
struct ProofSettings: CustomStringConvertible {
  var width = 720
  var height = 1280
  var textScale = 1.0
  var scale = 1.0
  var content = ProofContent.kilkenny
  /// The hour under the indicator.
  var position = 0.0
  var edition = SceneSettings.Edition.day
  var contrast = SceneSettings.Contrast.standard
  var targets = SceneSettings.Targets.standard

  var description: String { "\(width)x\(height) at \(textScale), \(content), \(edition), \(contrast)" }

  /// The sizes that have to hold, and some between them.
  static let sizes = [
    (720, 1280), (1280, 800), (800, 480), (1920, 1080), (1080, 1920), (720, 720), (1920, 480), (800, 1280), (768, 1024),
    (480, 320), (320, 480), (1024, 600), (600, 1024), (1024, 768),
  ]
  static let textScales = [1, 1.2, 1.4, 1.7, 2]
}

/// What a proofed page says.
enum ProofContent: String, CaseIterable {
  case kilkenny, negative, hot, gaps, polar
  case nothingKnown, oneDay, sevenDays, longName, greekName, shortName
  case loading, failed, waitingForClock, ageing, late, withdrawn

  /// The page with its words.
  func page() -> (PageContent, PageWords) {
    var scene = forecastScene
    if let age { scene.forecast.received = scene.now.advanced(by: -age * 3_600) }
    let place = Place(name: name ?? scene.place.name, coordinate: scene.place.coordinate, zone: scene.place.zone)
    let content = PageComposer(place: place)
      .page(forecast: hasForecast ? scene.forecast : nil, now: scene.now, otherwise: state)
    let settings = WordingSettings(temperatureUnit: self == .hot ? .fahrenheit : .celsius)
    return (content, PageWordsBuilder(settings: settings).words(for: content, service: service(scene.now)))
  }

  private var forecastScene: Forecasts.Scene {
    var scene: Forecasts.Scene =
      switch self {
      case .negative: Forecasts.negative()
      case .hot: Forecasts.hot()
      case .gaps: Forecasts.gaps()
      case .polar: Forecasts.polar()
      default: Forecasts.kilkenny()
      }
    switch self {
    case .negative:
      for hour in scene.forecast.hours.indices { scene.forecast.hours[hour].temperature = Temperature(celsius: -40) }
    case .nothingKnown:
      scene.forecast.hours = scene.forecast.hours.map { HourlyForecast(start: $0.start) }
      scene.forecast.days = scene.forecast.days.map { DailyForecast(date: $0.date) }
    case .oneDay: scene.forecast.days = Array(scene.forecast.days.prefix(1))
    case .sevenDays: scene.forecast.days = Array(scene.forecast.days.prefix(7))
    default: break
    }
    return scene
  }

  private var name: String? {
    switch self {
    case .longName: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    case .greekName: "Αλεξανδρούπολη Щёлково"
    case .shortName: "Ö"
    default: nil
    }
  }

  private var hasForecast: Bool { self != .loading && self != .failed && self != .waitingForClock }

  private var state: PageState {
    switch self {
    case .failed: .failed
    case .waitingForClock: .waitingForClock
    default: .loading
    }
  }

  private var age: Double? {
    switch self {
    case .ageing: 5
    case .late: 26
    case .withdrawn: 50
    default: nil
    }
  }

  private func service(_ now: Instant) -> ServiceStatus {
    switch self {
    case .loading: .loading
    case .failed:
      .failed(
        FailureFacts(
          kind: "timeout", reason: "connection timed out after 10 s", attempts: 3, nextAttempt: now.advanced(by: 120)))
    default: .idle(nextAttempt: now.advanced(by: 900))
    }
  }
}
