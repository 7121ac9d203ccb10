import ForecastFeed

extension ForecastService {
  /// What its terms ask of whoever uses it, in a sentence.
  func terms(_ access: Access) -> String {
    switch self {
    case .openMeteo where address(access) == OpenMeteoProvider.defaultBase:
      "Open-Meteo's free host is for non-commercial use only; other use needs a key: --key-file FILE."
    case .openMeteo: "Data by Open-Meteo.com under CC BY 4.0; use at this address is by agreement with whoever runs it."
    case .metNorway:
      "Free for any use under NLOD 2.0 and CC BY 4.0; wants to know whom to write to: --contact TEXT."
    case .nws: "Public domain; wants to know whom to write to: --contact TEXT."
    case .homeAssistant: "Its own terms are those of the service behind Home Assistant."
    }
  }
}
