import ForecastScene

extension Temperature {
  /// The dew point of air of a temperature and relative humidity, over water; nil where the formula has none, as in dry air.
  ///
  /// Source: Magnus formula with the constants of Alduchov and Eskridge, J. Appl. Meteor. 35 (1996) 601: 17.625 and 243.04 °C, good to
  /// 0.4 % of the vapour pressure from −40 to 50 °C.
  init?(dewPointOf temperature: Temperature, humidity: Share) {
    let (a, b) = (17.625, 243.04)
    guard temperature.celsius > -b, humidity.fraction > 0, humidity.fraction.isFinite else { return nil }
    let gamma = Libm.log(min(1, humidity.fraction)) + a * temperature.celsius / (b + temperature.celsius)
    let dewPoint = b * gamma / (a - gamma)
    guard dewPoint.isFinite else { return nil }
    self.init(celsius: dewPoint)
  }
}
