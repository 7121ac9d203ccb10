import ForecastScene
import Testing

extension SkyTests {
  /// Moonrise and moonset against printed tables.
  struct MoonriseTests {
    /// January 2026 from the first day on, as timeanddate.com prints it.
    @Test(arguments: [
      MoonRow(Places.berlin, .rise, "13:21 14:22 15:43 17:14 18:46 20:13 21:34 22:51"),
      MoonRow(Places.berlin, .set, "06:38 07:57 08:54 09:31 09:55 10:11 10:24 10:34"),
      MoonRow(Places.sydney, .rise, "18:08 19:19 20:21 21:12 21:53 22:27 22:56 23:22"),
      MoonRow(Places.sydney, .set, "02:52 03:48 04:54 06:06 07:21 08:32 09:40 10:43"),
    ])
    func moonAgreesWithThePrintedTableToTheMinute(row: MoonRow) {
      for (index, wall) in row.walls.enumerated() {
        let date = CivilDate(year: 2026, month: 1, day: 1 + index)
        let found = walls(row.place, date, row.kind)
        #expect(found.count == 1)
        #expect(found.allSatisfy { abs($0 - seconds(wall)) <= 60 }, "\(date)")
      }
    }

    @Test func aDateMayHaveNoMoonrise() {
      let ninth = CivilDate(year: 2026, month: 1, day: 9)
      #expect(walls(Places.berlin, ninth, .rise).isEmpty)
      #expect(walls(Places.berlin, ninth, .set).count == 1)
      #expect(walls(Places.berlin, ninth.advanced(by: 1), .rise).map { abs($0 - seconds("00:07")) <= 60 } == [true])
    }

    @Test func newYorkFullMoonOfAugustAgreesWithTheEphemeris() {
      let date = CivilDate(year: 2026, month: 8, day: 28)
      #expect(walls(Places.newYork, date, .rise).map { abs($0 - seconds("19:47")) <= 60 } == [true])
      #expect(walls(Places.newYork, date, .set).map { abs($0 - seconds("06:40")) <= 60 } == [true])
    }

    /// Winter at 60° north, from PyEphem 4 (libastro) with the horizon of this search.
    @Test func osloMoonAgreesWithAnotherProgramToFiveSeconds() {
      let date = civil("2022-12-18")
      #expect(walls(Places.oslo, date, .rise).map { abs($0 - seconds("01:59:13")) <= 5 } == [true])
      #expect(walls(Places.oslo, date, .set).map { abs($0 - seconds("13:03:29")) <= 5 } == [true])
    }

    private func walls(_ place: Place, _ date: CivilDate, _ kind: SkyEvent.Kind) -> [Int] {
      let (start, end) = (place.zone.start(of: date), place.zone.start(of: date.advanced(by: 1)))
      return SkyEvents.moon(at: place.coordinate, from: start, to: end)
        .filter { $0.kind == kind }.map { place.clock($0.instant) }
    }
  }

  /// One line of the table: an event on successive dates.
  struct MoonRow: Sendable, CustomStringConvertible {
    let place: Place
    let kind: SkyEvent.Kind
    let walls: [String]

    init(_ place: Place, _ kind: SkyEvent.Kind, _ walls: String) {
      self.place = place
      self.kind = kind
      self.walls = walls.split(separator: " ").map(String.init)
    }

    var description: String { "\(place) \(kind)" }
  }
}
