/// The questions that Home Assistant is asked.
struct HomeAssistantExchange {
  let base: String
  let entity: String
  let token: HomeAssistantToken
  let http: any HTTPFetching

  /// State, hours, days, and its settings where no zone was set. The state and the hours have to come.
  func parts(knowsZone: Bool) throws(FeedError) -> [WirePart] {
    let part = try ask("/api/states/\(entity)")
    let state = try HomeAssistantState(JSONValue(answer: part.body))
    try state.checkAvailable()
    guard state.offers(.hourly) else { throw .empty("\(entity) has no hourly forecast") }
    var parts = [part, try forecast("hourly")]
    if let days = [HomeAssistantState.Feature.daily, .twiceDaily].first(where: state.offers) {
      parts += try bearable { () throws(FeedError) in try forecast(days == .daily ? "daily" : "twice_daily") }
    }
    if !knowsZone { parts += try bearable { () throws(FeedError) in try ask("/api/config") } }
    return parts
  }

  /// A part without which there is a page as well.
  private func bearable(_ ask: () throws(FeedError) -> WirePart) throws(FeedError) -> [WirePart] {
    do {
      return [try ask()]
    } catch {
      switch error {
      case .failing, .rejected, .timedOut, .malformed, .empty, .tooLarge: return []
      default: throw error
      }
    }
  }

  private func forecast(_ type: String) throws(FeedError) -> WirePart {
    try ask(
      "/api/services/weather/get_forecasts?return_response",
      .post(Array("{\"entity_id\":\"\(entity)\",\"type\":\"\(type)\"}".utf8), type: "application/json"))
  }

  private func ask(_ path: String, _ method: HTTPRequest.Method = .get) throws(FeedError) -> WirePart {
    let request = HTTPRequest(url: base + path, headers: [token.field], method: method)
    let response = try http.fetch(request)
    try response.checkOrigin(of: request)
    try response.checkStatus(saying: Self.message(response.body).map { "\(entity): \($0)" } ?? "")
    return WirePart(body: response.body, headers: response.headers, status: response.status)
  }

  /// What an error says, one short line.
  private static func message(_ body: [UInt8]) -> String? {
    let text = (try? JSONValue(document: body))?["message"].text?.unicodeScalars
    return text.map { String(String.UnicodeScalarView($0.filter { $0.value >= 0x20 && $0.value != 0x7F }.prefix(120))) }
  }
}
