import ForecastScene

/// The grid cell of a point as it is on the wire: where its forecasts are.
struct NWSPoint {
  let coordinate: Coordinate?
  /// The IANA name.
  let timeZone: String?
  let hourly: String?
  let halfDays: String?
  let grid: String?

  /// nil where the value is no point.
  init?(_ document: JSONValue) {
    let properties = document["properties"]
    hourly = properties["forecastHourly"].text
    halfDays = properties["forecast"].text
    grid = properties["forecastGridData"].text
    timeZone = properties["timeZone"].text
    let numbers = document["geometry"]["coordinates"].elements?.compactMap(\.number) ?? []
    coordinate = numbers.count == 2 ? Coordinate(latitude: numbers[1], longitude: numbers[0]) : nil
    if hourly == nil && halfDays == nil { return nil }
  }
}
