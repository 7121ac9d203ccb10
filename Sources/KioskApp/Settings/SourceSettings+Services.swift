import ForecastFeed

extension SourceSettings {
  /// The services that are asked, the first choice first.
  ///
  /// Where nothing was chosen MET Norway stands in for Open-Meteo, and Home Assistant is meant where it is named. An address
  /// of one's own is asked alone, unless there is one for MET Norway too: nobody who names a server expects another.
  var services: [ForecastService] {
    if let service = provider.service { return [service] }
    if access.homeAssistant != nil { return [.homeAssistant] }
    let isOwn = addresses.contains { $0.service != .metNorway }
    return isOwn && address(of: .metNorway) == nil ? [.openMeteo] : [.openMeteo, .metNorway]
  }

  /// How a service is reached.
  func access(to service: ForecastService) -> ForecastService.Access {
    ForecastService.Access(
      base: address(of: service), entity: access.entity, tokenFile: access.tokenFile, keyFile: access.keyFile)
  }

  private func address(of service: ForecastService) -> String? {
    if let named = addresses.last(where: { $0.service == service }) { return named.url }
    if service == .homeAssistant, let address = access.homeAssistant { return address }
    let isFirst = service == (provider.service ?? .openMeteo)
    return isFirst ? addresses.last { $0.service == nil }?.url : nil
  }
}
