import ForecastScene
import SceneHarness
import Testing

/// What follows the continuous position: the ring of the ten days and the body on the arc.
@Suite struct RingAndArcTests {
  private func stand(at position: Double, on page: CannedPage = .kilkenny()) -> Readout {
    let user = StageHarness(page, width: 400, height: 720)
    user.send(.position(position))
    return user.look().readout
  }

  @Test func theRingStandsAtTheTemperatureBetweenTwoHours() {
    let page = CannedPage.temperatures([10, 20])
    let scale = page.content.scale
    for share in stride(from: 0, through: 1, by: 0.125) {
      let ring = stand(at: share, on: page).ring
      #expect(ring?.day == 0)
      #expect(abs((ring?.at ?? -1) - scale.fraction(of: Temperature(celsius: 10 + 10 * share))) < 1e-12)
    }
  }

  @Test func theRingNeverJumpsWhileTheTapeSlidesWithinADay() {
    let user = StageHarness()
    let way = user.dragTape(by: -500, from: 250, seconds: 2).compactMap(\.readout.ring)
    #expect(way.allSatisfy { $0.day == 0 })
    #expect(zip(way.dropFirst(), way).allSatisfy { abs($0.at - $1.at) < 0.02 })
  }

  @Test func pastMidnightTheRingIsTomorrows() {
    // From 15:00 on, midnight is nine hours away.
    #expect(stand(at: 8.4).ring?.day == 0)
    #expect(stand(at: 8.5).ring?.day == 1)
    #expect(stand(at: 23).ring?.day == 1)
  }

  @Test func whereNothingIsKnownThereIsNoRing() {
    #expect(stand(at: 0, on: .temperatures([nil, 5])).ring == nil)
    for state in [PageState.loading, .failed, .waitingForClock] {
      #expect(stand(at: 0, on: .without(state)).ring == nil)
    }
    #expect(stand(at: 0, on: .kilkenny(hoursLater: 50)).ring == nil)
  }

  @Test func theBodyGoesForwardWithTheTapeAndChangesDialAtRiseAndSet() {
    let page = CannedPage.kilkenny()
    let way = stride(from: 0.0, through: 23, by: 0.1).map { stand(at: $0, on: page) }
    var changes = 0
    for (next, before) in zip(way.dropFirst(), way) {
      guard let dial = before.dial, let f = before.bodyFraction, let g = next.bodyFraction else { continue }
      if next.dial == dial {
        #expect(g > f)
      } else {
        changes += 1
        #expect(next.dial == dial + 1 && f > 0.97 && g < 0.03)
      }
      let instant = page.content.instant(at: before.position)
      #expect(page.content.dials[dial].start <= instant && instant < page.content.dials[dial].end)
    }
    // Sunset in the evening, sunrise in the morning.
    #expect(changes == 2)
  }

  @Test func beyondTheEndsTheBodyStaysOnItsDial() {
    let user = StageHarness()
    let way = user.dragTape(by: 600, seconds: 0.4).map(\.readout)
    #expect(way.contains { $0.position < -1 })
    #expect(way.allSatisfy { ($0.bodyFraction ?? -1) >= 0 && ($0.bodyFraction ?? 2) <= 1 })
  }
}
