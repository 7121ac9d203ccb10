extension Option {
  /// Which services are asked, and how they are reached.
  static let serviceOptions: [Option] = [
    Option(
      "provider", "NAME", Reader<SourceSettings.Provider>.oneOf,
      help: "The service: open-meteo, met-norway, nws, home-assistant, or auto: Open-Meteo, else MET Norway (auto)."
    ) { $0.source.provider = $1 },
    Option(
      "base-url", "URL", .serviceAddress, isRepeatable: true,
      help: "Asks this address instead of the service's own; NAME=URL says whose it is. Alone it is the only one asked."
    ) { $0.source.addresses.append($1) },
    Option(
      "key-file", "FILE", .text("the name of a file"),
      help: "A customer's key for Open-Meteo's paid host, in a file that only its owner may read."
    ) { $0.source.access.keyFile = $1 },
    Option(
      "home-assistant", "URL", .homeAssistant,
      help: "Asks Home Assistant there, such as http://homeassistant.local:8123."
    ) { $0.source.access.homeAssistant = $1 },
    Option(
      "entity", "NAME", .entity, help: "Home Assistant's weather entity, such as weather.home (weather.forecast_home)."
    ) { $0.source.access.entity = $1 },
    Option(
      "token-file", "FILE", .text("the name of a file"),
      help: "Home Assistant's long-lived access token, in a file that only its owner may read."
    ) { $0.source.access.tokenFile = $1 },
    Option(
      "ca-file", "FILE", .text("the name of a file"),
      help: "Certificates (PEM) to trust for Home Assistant, where it has one of its own."
    ) { $0.source.access.authorities = $1 },
    Option(
      "contact", "TEXT", .contact, help: "Whom services may write to about this display: a mail address or a web site."
    ) { $0.source.access.contact = $1 },
  ]
}
