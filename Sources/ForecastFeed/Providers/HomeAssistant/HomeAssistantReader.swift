import ForecastScene

/// Values out of rows, in the model's units. Units are those of the entity's state; what is told without one is left out.
struct HomeAssistantReader {
  private let temperatures: WireQuantity.Conversion?
  private let speeds: WireQuantity.Conversion?
  private let amounts: WireQuantity.Conversion?

  init(_ state: HomeAssistantState) throws(FeedError) {
    temperatures = try state.conversion(.temperature, "temperature_unit")
    speeds = try state.conversion(.speed, "wind_speed_unit")
    amounts = try state.conversion(.dailyAmount, "precipitation_unit")
  }

  func temperature(_ item: HomeAssistantItem, _ name: String) -> Temperature? {
    temperatures.flatMap { WireQuantity.temperature.value(item.fields[name], $0) }.map(Temperature.init(celsius:))
  }

  func speed(_ item: HomeAssistantItem, _ name: String) -> Speed? {
    speeds.flatMap { WireQuantity.speed.value(item.fields[name], $0) }.map(Speed.init(metresPerSecond:))
  }

  func precipitation(_ item: HomeAssistantItem, _ quantity: WireQuantity) -> Precipitation? {
    amounts.flatMap { quantity.value(item.fields["precipitation"], $0) }.map(Precipitation.init(millimetres:))
  }

  func share(_ item: HomeAssistantItem, _ name: String) -> Share? {
    WireQuantity.percent.value(item.fields[name]).map { Share(fraction: $0 / 100) }
  }

  /// Degrees, or a point of the compass.
  func direction(_ item: HomeAssistantItem) -> Direction? {
    let bearing = item.fields["wind_bearing"]
    return WireQuantity.direction.value(bearing).map(Direction.init(degrees:))
      ?? bearing.text.flatMap(CompassPoint.direction)
  }

  func condition(_ item: HomeAssistantItem) -> Condition? {
    item.fields["condition"].text.flatMap(HomeAssistantCondition.condition)
  }
}
