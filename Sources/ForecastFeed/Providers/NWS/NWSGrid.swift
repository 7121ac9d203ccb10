import ForecastScene

/// The raw grid as it is on the wire: series of values that hold for stated times.
struct NWSGrid {
  /// A value and for how long it holds.
  struct Entry {
    let start: Instant
    /// Seconds, more than none.
    let length: Double
    let value: Double
  }

  let apparentTemperature: [Entry]
  let gust: [Entry]
  let precipitation: [Entry]

  /// nil where the value is no grid.
  init?(_ properties: JSONValue) {
    let isGrid = ["temperature", "apparentTemperature", "windGust", "quantitativePrecipitation"]
      .contains { properties[$0]["values"].elements != nil }
    guard isGrid else { return nil }
    apparentTemperature = Self.entries(properties["apparentTemperature"], .temperature)
    gust = Self.entries(properties["windGust"], .speed)
    precipitation = Self.entries(properties["quantitativePrecipitation"], .dailyAmount)
  }

  /// Values of null or in an unknown unit are left out.
  private static func entries(_ series: JSONValue, _ quantity: WireQuantity) -> [Entry] {
    guard let conversion = quantity.conversion(from: series["uom"].text.map(NWSValue.bare)) else { return [] }
    return (series["values"].elements ?? []).compactMap { entry in
      guard let span = entry["validTime"].text.flatMap(NWSSpan.init),
        let value = quantity.value(entry["value"], conversion)
      else { return nil }
      return Entry(start: span.start, length: span.length, value: value)
    }
  }
}

extension [NWSGrid.Entry] {
  /// The value in force at an instant.
  func value(at instant: Instant) -> Double? {
    first { $0.start <= instant && instant < $0.start.advanced(by: $0.length) }?.value
  }

  /// The amount of an hour: one told for several hours falls evenly over them. nil unless the whole hour is told.
  func amount(ofHourFrom start: Instant) -> Double? {
    var told = 0.0, amount = 0.0
    for entry in self {
      let begin = Swift.max(start, entry.start)
      let end = Swift.min(start.advanced(by: 3_600), entry.start.advanced(by: entry.length))
      let seconds = end.seconds(since: begin)
      guard seconds > 0 else { continue }
      told += seconds
      amount += entry.value * seconds / entry.length
    }
    return told >= 3_600 ? amount : nil
  }
}
