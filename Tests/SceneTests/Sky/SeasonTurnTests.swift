import ForecastScene
import Testing

extension SkyTests {
  /// Equinoxes and solstices against an ephemeris.
  struct SeasonTurnTests {
    private static let order: [SeasonTurn.Kind] = [
      .marchEquinox, .juneSolstice, .septemberEquinox, .decemberSolstice,
    ]

    /// Universal time, rounded to the minute, from DE421; the largest difference found is 78 s.
    private static let reference = [
      ("2024-03-20", "03:06"), ("2024-06-20", "20:51"), ("2024-09-22", "12:44"), ("2024-12-21", "09:21"),
      ("2025-03-20", "09:01"), ("2025-06-21", "02:42"), ("2025-09-22", "18:19"), ("2025-12-21", "15:03"),
      ("2026-03-20", "14:46"), ("2026-06-21", "08:25"), ("2026-09-23", "00:05"), ("2026-12-21", "20:50"),
      ("2027-03-20", "20:25"), ("2027-06-21", "14:11"), ("2027-09-23", "06:02"), ("2027-12-22", "02:42"),
    ]

    // Outside the macro's argument: Swift 6.0 cannot compile a closure there.
    private static let turns = reference.enumerated().map { ($0.offset % 4, $0.element.0, $0.element.1) }

    @Test(arguments: turns)
    func turnAgreesWithTheEphemerisToNinetySeconds(quarter: Int, date: String, time: String) {
      let turn = SeasonTurn.next(after: utc(date, time).advanced(by: -40 * 86_400))
      #expect(turn.kind == SeasonTurnTests.order[quarter])
      #expect(abs(turn.instant.seconds(since: utc(date, time))) <= 90)
    }

    @Test func turnsFollowOneAnotherInOrderThroughTwentyYears() {
      var last = SeasonTurn.next(after: utc("2020-01-01"))
      #expect(last.kind == .marchEquinox)
      for index in 1..<80 {
        let next = SeasonTurn.next(after: last.instant)
        #expect(next.kind == SeasonTurnTests.order[index % 4])
        #expect((88...94).contains(next.instant.seconds(since: last.instant) / 86_400))
        last = next
      }
    }

    @Test func theTurnAboutToComeIsNotSkipped() {
      let turn = SeasonTurn.next(after: utc("2026-06-01"))
      for seconds in [1.5, 60, 86_400] {
        let again = SeasonTurn.next(after: turn.instant.advanced(by: -seconds))
        #expect(again.kind == .juneSolstice)
        #expect(abs(again.instant.seconds(since: turn.instant)) < 0.5)
      }
      #expect(SeasonTurn.next(after: turn.instant.advanced(by: 1.5)).kind == .septemberEquinox)
    }

    @Test func twoOfFourAreEquinoxes() {
      #expect(SeasonTurnTests.order.map(\.isEquinox) == [true, false, true, false])
    }
  }
}
