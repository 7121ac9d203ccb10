import ForecastScene

extension PageWordsBuilder {
  /// The place, the date, and the issue rule under them.
  func setMasthead(of content: PageContent, service: ServiceStatus, in words: inout PageWords) {
    words.place = content.place.name.uppercased()
    words.coordinates = settings.showsCoordinates ? coordinates(of: content.place.coordinate) : ""
    (words.issue, words.issueIsUrgent) = issue(of: content, service: service)
    guard content.state != .waitingForClock else { return }
    let date = content.place.zone.date(at: content.now)
    words.weekday = names.weekday(date)
    words.date = names.full(date)
    words.compactDate = sentences.compactDate(weekday: words.weekday, dayAndMonth: names.dayAndMonth(date))
    words.editionNumber = sentences.edition(date.dayOfYear)
  }

  private func coordinates(of coordinate: Coordinate) -> String {
    sentences.coordinates(
      latitude: hundredths(coordinate.latitude), isNorth: isPositive(coordinate.latitude),
      longitude: hundredths(coordinate.longitude), isEast: isPositive(coordinate.longitude))
  }

  private func hundredths(_ degrees: Double) -> String {
    Decimals.text(degrees, decimals: 2, separator: sentences.decimalSeparator)
  }

  /// What rounds to zero lies on the equator or the meridian of Greenwich: neither south nor west of it.
  private func isPositive(_ degrees: Double) -> Bool { degrees >= 0 || Decimals.scaled(degrees, decimals: 2) == 0 }
}
