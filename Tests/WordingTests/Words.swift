import ForecastScene
import ForecastWording
import SceneHarness

/// Shorthands for asking what a page says.
enum Words {
  /// The words of a scene as it is looked at, or so many seconds later.
  static func of(
    _ scene: Forecasts.Scene, after seconds: Double = 0, _ settings: WordingSettings = WordingSettings(),
    service: ServiceStatus = .idle(nextAttempt: nil)
  ) -> PageWords {
    PageWordsBuilder(settings: settings).words(for: scene.page(after: seconds), service: service)
  }

  /// The words of the first hour when it alone is changed.
  static func hour(
    _ settings: WordingSettings = WordingSettings(), _ change: (inout HourlyForecast) -> Void
  ) -> PageWords.Hour {
    var scene = Forecasts.kilkenny()
    Forecasts.change(at: scene.now, in: &scene.forecast) {
      $0 = HourlyForecast(start: $0.start)
      change(&$0)
    }
    return of(scene, settings).hours[0]
  }

  /// The words of the second row, Wednesday, when it alone is changed.
  static func wednesday(_ change: (inout DailyForecast) -> Void) -> PageWords.Day {
    var scene = Forecasts.kilkenny()
    scene.forecast.hours = []
    scene.forecast.days[1] = DailyForecast(date: scene.forecast.days[1].date)
    change(&scene.forecast.days[1])
    return of(scene).days[1]
  }

  /// The words of a page without a forecast.
  static func without(
    _ state: PageState, service: ServiceStatus, at place: Place = Forecasts.kilkenny().place,
    now: Instant = Forecasts.kilkenny().now
  ) -> PageWords {
    let page = PageComposer(place: place).page(forecast: nil, now: now, otherwise: state)
    return PageWordsBuilder().words(for: page, service: service)
  }
}
