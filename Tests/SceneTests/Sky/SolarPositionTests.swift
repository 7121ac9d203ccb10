import ForecastScene
import Testing

extension SkyTests {
  /// The sun's place against printed examples, an ephemeris and a calculator.
  struct SolarPositionTests {
    @Test func meeusExample25AgreesWithHisHighAccuracyPlace() {
      let sun = SolarPosition(at: terrestrial("1992-10-13"))
      // Example 25.b, and DE421: 199.90600°, 198.37813°, −7.78381°, 0.99761 au.
      #expect(abs(sun.longitude - 199.90600) < 0.0005)
      #expect(abs(sun.equatorial.rightAscension - 198.37813) < 0.0005)
      #expect(abs(sun.equatorial.declination + 7.78381) < 0.0005)
      #expect(abs(sun.distance / 149_597_870.7 - 0.99761) < 0.0001)
    }

    @Test(
      arguments: [
        ("2024-01-01", "12:00", -23.0191), ("2022-07-01", "12:00", 23.0870), ("2026-03-20", "14:46", 0.0001),
        ("2026-06-21", "08:24", 23.4379), ("2026-11-03", "00:00", -14.9949),
      ] as [(String, String, Double)])
    func declinationAgreesWithTheEphemeris(date: String, time: String, degrees: Double) {
      #expect(abs(SolarPosition(at: utc(date, time)).equatorial.declination - degrees) < 0.0005)
    }

    @Test(
      arguments: [("2024-01-01", -23.0182, -3.311), ("2022-07-01", 23.0862, -3.909)] as [(String, Double, Double)])
    func noonAgreesWithTheCalculatorOfNOAA(date: String, declination: Double, minutes: Double) {
      let sun = SolarPosition(at: utc(date, "12:00"))
      #expect(abs(sun.equatorial.declination - declination) < 0.0015)
      #expect(abs(sun.equationOfTime - minutes) < 0.005)
    }

    @Test(arguments: SunTable.rows)
    func altitudeAtTransitAgreesWithTheReferenceTable(row: SunRow) {
      let midnight = row.place.zone.start(of: civil(row.date))
      let transit = Double(seconds(row.transit))
      // The table's minute is rounded, and near the zenith the sun climbs a quarter of a degree in one.
      let highest = stride(from: transit - 120, through: transit + 120, by: 4)
        .map { SolarPosition(at: midnight.advanced(by: $0)).altitude(from: row.place.coordinate) }.max()
      #expect(abs((highest ?? -90) - row.altitude) < 0.012)
    }

    @Test func equationOfTimeStaysWithinItsBounds() {
      let minutes = (0..<366).map {
        SolarPosition(at: utc("2026-01-01").advanced(by: Double($0) * 86_400)).equationOfTime
      }
      #expect((-14.4 ... -14.1).contains(minutes.min() ?? 0))
      #expect((16.3...16.6).contains(minutes.max() ?? 0))
    }
  }
}
