import ForecastScene
import Testing

extension SkyTests {
  /// What holds for the dials of any place and span.
  struct SunCourseLawTests {
    private static let latitudes: [Double] = [
      -90, -89.999, -77.84, -66.56, -65.7, -33.9, 0, 23.44, 52.5, 60, 64.15, 65.73, 66.2, 66.56, 67.4, 69.65, 78.2,
      89.999,
      90,
    ]
    private static let zones = [
      Zones.fixed(0), Zones.berlin, Zones.anchorage, Zones.mcMurdo, Zones.santiago, Zones.lordHowe, Zones.fixed(-11),
      Zones.fixed(14),
    ]

    @Test(arguments: latitudes)
    func dialsCoverAnySpanWithoutGapOrOverlap(latitude: Double) throws {
      var dice = Dice(state: UInt64(bitPattern: Int64(latitude * 1_000)))
      for _ in 0..<25 {
        let span = try Span(latitude: latitude, zones: SunCourseLawTests.zones, dice: &dice)
        let dials = span.dials
        let (first, last) = (try #require(dials.first), try #require(dials.last))
        #expect(first.contains(span.start) && last.contains(span.end))
        #expect(zip(dials, dials.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(dials.allSatisfy { $0.start < $0.end && $0.end.seconds(since: $0.start) <= 37 * 3_600 })
      }
    }

    @Test(arguments: latitudes)
    func dialTellsWhetherTheSunIsUpAndDoesNotDependOnTheSpan(latitude: Double) throws {
      var dice = Dice(state: UInt64(bitPattern: Int64(latitude * 1_000 + 1)))
      for _ in 0..<12 {
        let span = try Span(latitude: latitude, zones: SunCourseLawTests.zones, dice: &dice)
        let instant = span.start.advanced(by: .random(in: 0...span.end.seconds(since: span.start), using: &dice))
        let dial = SunCourse.dial(at: instant, coordinate: span.place, zone: span.zone)
        #expect(span.dials.filter { $0.contains(instant) } == [dial])
        #expect(dial.isSunUp == (SolarPosition(at: instant).clearance(from: span.place) >= 0))
      }
    }

    @Test(arguments: latitudes)
    func eventsEndOrdinaryDialsAndPolarOnesAreLong(latitude: Double) throws {
      var dice = Dice(state: UInt64(bitPattern: Int64(latitude * 1_000 + 2)))
      for _ in 0..<12 {
        for dial in try Span(latitude: latitude, zones: SunCourseLawTests.zones, dice: &dice).dials {
          let hours = dial.end.seconds(since: dial.start) / 3_600
          switch dial.kind {
          case .day, .night: #expect(hours <= 24)
          case .upAllDay, .downAllDay: #expect(hours >= 6)
          }
        }
      }
    }

    @Test func fractionNeverGoesBackAndReachesBothEnds() throws {
      var dice = Dice(state: 3)
      for dial in try Span(latitude: 66.2, zones: SunCourseLawTests.zones, dice: &dice).dials {
        let length = dial.end.seconds(since: dial.start)
        let shares = (-2...22).map { dial.fraction(at: dial.start.advanced(by: length * Double($0) / 20)) }
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(shares.first == 0 && shares.last == 1 && shares[2] == 0)
        #expect(dial.fraction(at: dial.end) == 1)
      }
    }

    @Test func aWholeArcticYearIsOneUnbrokenRow() {
      let dials = SunCourse.dials(
        covering: utc("2026-01-01"), to: utc("2027-01-01"), coordinate: Places.tromsø.coordinate, zone: Zones.berlin)
      #expect(zip(dials, dials.dropFirst()).allSatisfy { $0.end == $1.start })
      // 47 polar nights and 68 polar days; the 250 other dates have a day and a night each, give or take an edge.
      #expect((600...630).contains(dials.count))
    }

    @Test(arguments: [0, -3e9, 1, 946_728_000, 8e9])
    func aClockThatIsFarOffStillHasADial(seconds: Double) {
      let instant = Instant(secondsSince1970: seconds)
      for place in [Places.berlin, Places.tromsø, Places.mcMurdo] {
        let dial = SunCourse.dial(at: instant, coordinate: place.coordinate, zone: place.zone)
        #expect(dial.contains(instant))
      }
    }

    /// A place, a zone and up to three days.
    private struct Span {
      let place: Coordinate
      let zone: ZoneRules
      let start: Instant
      let end: Instant

      init(latitude: Double, zones: [ZoneRules], dice: inout Dice) throws {
        let longitude = Double.random(in: -180...180, using: &dice)
        place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        zone = try #require(zones.randomElement(using: &dice))
        start = utc("2026-01-01").advanced(by: .random(in: 0...(365 * 86_400), using: &dice))
        end = start.advanced(by: .random(in: 0...260_000, using: &dice))
      }

      var dials: [SkyDial] { SunCourse.dials(covering: start, to: end, coordinate: place, zone: zone) }
    }
  }
}
