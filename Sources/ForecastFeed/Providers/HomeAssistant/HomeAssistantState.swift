import ForecastScene

/// The state of a weather entity as it is on the wire. It tells the present, the units of everything, and what
/// forecasts there are.
struct HomeAssistantState {
  /// Bits of `supported_features`.
  enum Feature: Int {
    case daily = 1
    case hourly = 2
    case twiceDaily = 4
  }

  let entity: String
  let state: String
  let attributes: JSONValue
  private let features: Int?

  init(_ document: JSONValue) throws(FeedError) {
    guard let entity = document["entity_id"].text, entity.hasPrefix("weather."),
      document["attributes"].members != nil
    else { throw .malformed("it is not the state of a weather entity") }
    self.entity = entity
    state = document["state"].text ?? "unknown"
    attributes = document["attributes"]
    features = attributes["supported_features"].number.flatMap { Int(exactly: $0) }
  }

  /// Throws where the service behind the entity is down, or has told nothing yet.
  func checkAvailable() throws(FeedError) {
    guard !["unavailable", "unknown"].contains(state) else { throw .empty("\(entity) is \(state)") }
  }

  /// Whether a forecast is to be had; without a word on it any may be.
  func offers(_ feature: Feature) -> Bool { features.map { $0 & feature.rawValue != 0 } ?? true }

  /// The credit of the service behind it.
  var attribution: String? { attributes["attribution"].text }

  /// The way from an entity's unit to the model's; nil where the unit is not told. Throws for one that is not known.
  func conversion(_ quantity: WireQuantity, _ name: String) throws(FeedError) -> WireQuantity.Conversion? {
    guard let unit = attributes[name].text else { return nil }
    guard let conversion = quantity.conversion(from: unit) else {
      throw .malformed("\(name) is unknown, \"\(unit.prefix(12))\"")
    }
    return conversion
  }
}
