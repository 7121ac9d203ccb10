import ForecastFeed

/// How services are reached that want more than a question. Secrets stay in their files.
struct AccessSettings: Equatable, Sendable {
  /// A file with the key of a customer of Open-Meteo.
  var keyFile: String?
  /// Where Home Assistant is.
  var homeAssistant: String?
  /// Its weather entity.
  var entity: String?
  /// A file with its access token.
  var tokenFile: String?
  /// A file of certificates that are trusted beside the system's, for Home Assistant.
  var authorities: String?
  /// Whom a service may write to about this display; goes into the User-Agent.
  var contact: String?
}

/// Another address of a service: "URL", or "SERVICE=URL" for one of several.
struct ServiceAddress: Equatable, Sendable {
  /// Nil is the service that is asked first.
  let service: ForecastService?
  let url: String

  /// Reads an address; nil where it is not one that this service could be asked at.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let named = parts.count == 2 ? ForecastService(rawValue: parts[0]) : nil
    service = named
    url = named == nil ? text : parts[1]
    guard ["https://", "http://"].contains(where: url.hasPrefix), !url.contains(" "),
      (named ?? .openMeteo).isBase(url)
    else { return nil }
  }
}
