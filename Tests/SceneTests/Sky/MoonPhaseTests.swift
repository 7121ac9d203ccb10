import ForecastScene
import Testing

extension SkyTests {
  /// Phases, names and the lit side of the moon.
  struct MoonPhaseTests {
    /// The largest difference from the table, which is rounded to the minute, is 44 s.
    @Test(arguments: PhaseTable.rows)
    func phaseInstantAgreesWithTheEphemerisToTheMinute(row: PhaseRow) {
      let found = MoonPhase.next(row.principal, after: row.instant.advanced(by: -20 * 86_400))
      #expect(abs(found.seconds(since: row.instant)) <= 60)
    }

    @Test(
      arguments: [
        ("2024-01-01", 0.7804), ("2024-04-08", 0.0088), ("2025-03-14", 0.9992), ("2026-01-03", 0.9959),
        ("2026-02-28", 0.8581), ("2026-08-12", 0.0078), ("2026-11-30", 0.6389), ("2027-02-20", 0.9863),
      ] as [(String, Double)])
    func illuminatedShareAgreesWithTheEphemeris(date: String, share: Double) {
      #expect(abs(MoonPhase(at: utc(date)).illuminated - share) < 0.0002)
    }

    @Test(arguments: [("2024-01-01", 0.6554), ("2026-11-30", 0.7056)] as [(String, Double)])
    func fractionCountsFromTheNewMoon(date: String, fraction: Double) {
      #expect(abs(MoonPhase(at: utc(date)).fraction - fraction) < 0.0001)
    }

    @Test func meeusExamplesHold() {
      #expect(abs(MoonPhase(at: terrestrial("1992-04-12")).illuminated - 0.6786) < 0.0001)
      let new = MoonPhase.next(.new, after: terrestrial("1977-02-01"))
      #expect(abs(new.seconds(since: terrestrial("1977-02-18", "03:37:42"))) < 20)
      // Example 49.b gives JDE 2 467 636.49186.
      let quarter = MoonPhase.next(.lastQuarter, after: terrestrial("2044-01-01"))
      let days = (quarter.secondsSince1970 + EphemerisTime.terrestrialMinusUniversal) / 86_400 + 2_440_587.5
      #expect(abs(days - 2_467_636.49186) < 20 / 86_400)
    }

    @Test(arguments: MoonPhase.Principal.allCases)
    func principalPhasesOfAKindLieAMonthApart(principal: MoonPhase.Principal) {
      var last = MoonPhase.next(principal, after: utc("2024-01-01"))
      for _ in 0..<60 {
        let next = MoonPhase.next(principal, after: last)
        #expect((29.1...30).contains(next.seconds(since: last) / 86_400))
        #expect(abs(MoonPhase.next(principal, after: next.advanced(by: -2)).seconds(since: next)) < 0.5)
        last = next
      }
    }

    @Test func namesGoRoundInOrder() {
      let start = MoonPhase.next(.new, after: utc("2026-01-01"))
      var names: [MoonPhase.Name] = []
      let length = MoonPhase.next(.new, after: start).seconds(since: start)
      for seconds in stride(from: 0, through: length, by: 3_600) {
        let name = MoonPhase(at: start.advanced(by: seconds)).name
        if names.last != name { names.append(name) }
      }
      #expect(names == MoonPhase.Name.allCases + [.newMoon])
    }

    @Test(
      arguments: zip(MoonPhase.Principal.allCases, [.newMoon, .firstQuarter, .full, .lastQuarter] as [MoonPhase.Name]))
    func principalPhaseNamesTwelveHoursOnEitherSide(principal: MoonPhase.Principal, name: MoonPhase.Name) {
      let instant = MoonPhase.next(principal, after: utc("2026-05-01"))
      for hours in [-11.9, 0, 11.9] { #expect(MoonPhase(at: instant.advanced(by: hours * 3_600)).name == name) }
      for hours in [-12.1, 12.1] { #expect(MoonPhase(at: instant.advanced(by: hours * 3_600)).name != name) }
    }

    @Test func waxingMoonIsLitOnTheRightInTheNorthAndOnTheLeftInTheSouth() {
      let full = MoonPhase.next(.full, after: utc("2026-05-01"))
      let (waxing, waning) = (
        MoonPhase(at: full.advanced(by: -5 * 86_400)), MoonPhase(at: full.advanced(by: 5 * 86_400))
      )
      #expect(waxing.isWaxing && !waning.isWaxing)
      #expect([52.5, 0, -33.9].map(waxing.litSide) == [.right, .right, .left])
      #expect([52.5, 0, -33.9].map(waning.litSide) == [.left, .left, .right])
    }

    @Test func lightGrowsFromNewToFull() {
      let new = MoonPhase.next(.new, after: utc("2026-05-01"))
      let shares = (0...14).map { MoonPhase(at: new.advanced(by: Double($0) * 86_400)).illuminated }
      #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
      #expect((shares.first ?? 1) < 0.005 && (shares.last ?? 0) > 0.98)
    }
  }
}
