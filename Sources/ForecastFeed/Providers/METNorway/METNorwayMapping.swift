import ForecastScene

/// The way from MET Norway's answer to the model.
struct METNorwayMapping {
  let response: METNorwayResponse
  let zone: ZoneRules

  /// The forecast. Throws where the answer holds too little.
  func forecast(received: Instant) throws(FeedError) -> Forecast {
    let reader = try METNorwayReader(units: response.units)
    let hours = METNorwayHours(response, reader: reader).hours
    try EnoughHours.check(hours)
    return Forecast(
      provider: METNorwayProvider.identity, issued: response.updated, received: received, hours: hours,
      days: METNorwayDays(response, reader: reader, zone: zone).days)
  }
}
