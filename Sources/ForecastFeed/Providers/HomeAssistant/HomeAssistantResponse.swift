import ForecastScene

/// The parts of an answer as they are on the wire.
struct HomeAssistantResponse {
  let state: HomeAssistantState
  private(set) var hourly: [HomeAssistantItem] = []
  /// Days, or days and nights in turn.
  private(set) var daily: [HomeAssistantItem] = []
  /// The IANA name in Home Assistant's settings.
  private(set) var timeZone: String?

  /// Reads the parts, in any order.
  init(parts: [WirePart]) throws(FeedError) {
    var documents: [JSONValue] = []
    for part in parts { documents.append(try JSONValue(answer: part.body)) }
    let states = documents.filter { $0["entity_id"] != .null }
    guard let document = states.first, states.count == 1 else {
      throw .malformed(
        states.isEmpty
          ? "Home Assistant's state of a weather entity, which tells the units, is not there"
          : "several states were given")
    }
    state = try HomeAssistantState(document)
    try state.checkAvailable()
    for document in documents where document["entity_id"] == .null { try take(document) }
  }

  private mutating func take(_ document: JSONValue) throws(FeedError) {
    if let answers = document["service_response"].members {
      try take(items: try Self.list(answers, of: state.entity).compactMap(HomeAssistantItem.init))
    } else if document["components"].elements != nil || document["unit_system"].members != nil {
      timeZone = document["time_zone"].text
    } else {
      throw .malformed("it is not an answer of Home Assistant")
    }
  }

  private mutating func take(items: [HomeAssistantItem]) throws(FeedError) {
    guard !items.isEmpty else { return }
    let isDaily = HomeAssistantItem.areDaily(items)
    guard (isDaily ? daily : hourly).isEmpty else {
      throw .malformed("two \(isDaily ? "daily" : "hourly") forecasts were given")
    }
    if isDaily { daily = items } else { hourly = items }
  }

  /// The forecast of the entity, or of the only one there is.
  private static func list(_ answers: [String: JSONValue], of entity: String) throws(FeedError) -> [JSONValue] {
    let only = answers.count == 1 ? answers.first?.value : nil
    guard let list = (answers[entity] ?? only)?["forecast"].elements else {
      throw .malformed("it holds no forecast of \(entity)")
    }
    return list
  }
}
