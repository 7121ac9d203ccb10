/// What the reader has chosen about words and units. It changes what is printed and spoken, nothing else.
public struct WordingSettings: Hashable, Sendable {
  /// Of words, names of dates and signs; never of units or the clock.
  public var language: Language
  /// Of temperatures and the scale of the table.
  public var temperatureUnit: TemperatureUnit
  /// Of wind, whatever the temperatures are in.
  public var windUnit: WindUnit
  /// Of rain where no chance of it is given.
  public var precipitationUnit: PrecipitationUnit
  /// Of every time on the page.
  public var hourFormat: HourFormat
  /// Whether the issue rule tells where the place lies.
  public var showsCoordinates: Bool

  /// Makes settings; what is left out is as designed: English, degrees Celsius, kilometres per hour, 24 hours.
  public init(
    language: Language = .english, temperatureUnit: TemperatureUnit = .celsius,
    windUnit: WindUnit = .kilometresPerHour, precipitationUnit: PrecipitationUnit = .millimetres,
    hourFormat: HourFormat = .twentyFourHours, showsCoordinates: Bool = true
  ) {
    self.language = language
    self.temperatureUnit = temperatureUnit
    self.windUnit = windUnit
    self.precipitationUnit = precipitationUnit
    self.hourFormat = hourFormat
    self.showsCoordinates = showsCoordinates
  }
}
