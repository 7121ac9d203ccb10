import ForecastScene

/// The way from Open-Meteo's answer to the model.
struct OpenMeteoMapping {
  let response: OpenMeteoResponse
  let zone: ZoneRules

  /// The forecast. Throws where the answer holds too little, or something that can't be told apart.
  func forecast(received: Instant) throws(FeedError) -> Forecast {
    let sections = [response.hourly, response.daily].compactMap { $0 }
    guard !sections.isEmpty else { throw .empty("neither hours nor days") }
    guard !sections.contains(where: \.isOfSeveralModels) else {
      throw .malformed("it tells several models apart, one was asked for")
    }
    let hours = try OpenMeteoHours(response).hours
    try EnoughHours.check(hours)
    let days = try OpenMeteoDays(response, hours: hours, zone: zone).days
    return Forecast(
      provider: OpenMeteoProvider.identity, issued: nil, received: received, hours: hours, days: days)
  }
}
