import ForecastFeed

extension Reader where Value == ServiceAddress {
  /// A web address that a service can be asked at, with or without the service's name.
  static let serviceAddress = Reader(
    expected: "an address that begins with https:// or http://, or a service with one, such as met-norway=https://…"
  ) { ServiceAddress($0) }
}

extension Reader where Value == String {
  /// Where Home Assistant is.
  static let homeAssistant = Reader(expected: "an address such as http://homeassistant.local:8123") { text in
    ServiceAddress(text).flatMap { ForecastService.homeAssistant.isBase($0.url) ? $0.url : nil }
  }

  /// One of Home Assistant's weather entities.
  static let entity = Reader(expected: "a weather entity, such as weather.home") {
    HomeAssistantProvider.isEntity($0) ? $0 : nil
  }

  /// What can stand in brackets in a User-Agent.
  static let contact = Reader(expected: "a mail address or a web site, 1 to 100 letters without brackets") { text in
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && !"()\\".utf8.contains($0) }
    return isPlain && (1...100).contains(text.utf8.count) ? text : nil
  }
}
