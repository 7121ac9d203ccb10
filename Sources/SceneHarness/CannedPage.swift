import ForecastScene

/// A page ready for a stage: content with words set by hand.
public struct CannedPage: Hashable, Sendable {
  public var content: PageContent
  public var words: PageWords

  public init(_ content: PageContent) {
    self.content = content
    words = PlainWords.words(for: content)
  }

  /// The event that brings it to a stage.
  public var event: SceneEvent { .page(content, words) }
}

extension CannedPage {
  /// Kilkenny on a summer afternoon, so many hours after 15:00.
  public static func kilkenny(hoursLater: Double = 0) -> CannedPage {
    CannedPage(Forecasts.kilkenny().page(after: hoursLater * 3_600))
  }

  /// The same place with another kind of page in its stead: loading, failed, waiting for the clock.
  public static func without(_ state: PageState, hoursLater: Double = 0) -> CannedPage {
    let scene = Forecasts.kilkenny()
    return CannedPage(
      PageComposer(place: scene.place)
        .page(forecast: nil, now: scene.now.advanced(by: hoursLater * 3_600), otherwise: state))
  }

  /// Kilkenny's tape with temperatures as given, hour by hour, nil where one is not known.
  public static func temperatures(_ celsius: [Double?]) -> CannedPage {
    var scene = Forecasts.kilkenny()
    for (number, temperature) in celsius.enumerated() {
      Forecasts.change(at: scene.now.advanced(by: Double(number) * 3_600), in: &scene.forecast) {
        $0.temperature = temperature.map(Temperature.init(celsius:))
      }
    }
    return CannedPage(scene.page())
  }

  /// Kilkenny's page with its first hours and days only.
  public static func short(hours: Int, days: Int) -> CannedPage {
    var content = Forecasts.kilkenny().page()
    content.hours = Array(content.hours.prefix(hours))
    content.days = Array(content.days.prefix(days))
    for hour in content.hours.indices where (content.hours[hour].day ?? 0) >= days { content.hours[hour].day = nil }
    return CannedPage(content)
  }
}
