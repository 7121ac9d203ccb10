import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of the masthead and the issue rule")
struct MastheadWordsTests {
  private let scene = Forecasts.kilkenny()

  private func place(_ name: String) -> String { Words.without(.loading, service: .loading, at: named(name)).place }

  private func named(_ name: String) -> Place { Forecasts.place(name, 52.65, -7.25, ForecastZones.dublin) }

  private func coordinates(_ latitude: Double, _ longitude: Double) -> String {
    let place = Forecasts.place("Place", latitude, longitude, .utc)
    return Words.without(.loading, service: .loading, at: place).coordinates
  }

  private func issue(age seconds: Double, service: ServiceStatus = .idle(nextAttempt: nil)) -> PageWords {
    var scene = scene
    scene.now = scene.forecast.received.advanced(by: seconds)
    return Words.of(scene, service: service)
  }

  private let failure = ServiceStatus.failed(FailureFacts(kind: "timeout", reason: "timed out"))

  @Test("the date is the place's, in words and in short")
  func date() {
    let words = Words.of(scene)
    #expect(words.weekday == "Tuesday" && words.date == "14 July 2026" && words.compactDate == "Tuesday, 14 July")
    #expect(words.editionNumber == "No. 195")
    #expect(Words.of(Forecasts.negative()).editionNumber == "No. 37")
  }

  @Test("the date of the place decides, whatever the day is in Greenwich (T05, T14, T15)")
  func dateOfPlace() {
    let now = Forecasts.utc(2026, 12, 31, 16)
    let tokyo = Forecasts.place("Tokyo", 35.69, 139.69, ForecastZones.tokyo)
    let words = Words.without(.loading, service: .loading, at: tokyo, now: now)
    #expect(words.date == "1 January 2027" && words.editionNumber == "No. 1" && words.weekday == "Friday")
    let phoenix = Forecasts.place("Phoenix", 33.45, -112.07, ForecastZones.phoenix)
    #expect(Words.without(.loading, service: .loading, at: phoenix, now: now).date == "31 December 2026")
  }

  @Test("every day of a leap year has its own date, name and number")
  func calendar() {
    let first = CivilDate(year: 2028, month: 1, day: 1)
    var dates: Set<String> = []
    for day in 0..<366 {
      let now = Forecasts.utc(2028, 1, 1, 12).advanced(by: Double(day) * 86_400)
      let words = Words.without(.loading, service: .loading, at: Forecasts.place("Place", 0, 0, .utc), now: now)
      #expect(words.editionNumber == "No. \(day + 1)")
      #expect(words.date.hasPrefix("\(first.advanced(by: day).day) ") && words.date.hasSuffix(" 2028"))
      dates.insert(words.date)
    }
    #expect(dates.count == 366)
  }

  @Test(
    "the place stands in capitals, by the rules of its letters",
    arguments: [
      ("Kilkenny", "KILKENNY"), ("Tromsø", "TROMSØ"), ("Gießen", "GIESSEN"), ("Łódź", "ŁÓDŹ"),
      ("Baile Átha Cliath", "BAILE ÁTHA CLIATH"), ("東京", "東京"), ("Å", "Å"),
    ])
  func capitals(name: String, capitals: String) { #expect(place(name) == capitals) }

  @Test("a name of sixty characters is not cut")
  func longName() {
    let name = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1"
    #expect(name.count == 60 && place(name) == name.uppercased())
  }

  @Test(
    "coordinates have two decimals and a letter, and nothing lies south of the equator by rounding",
    arguments: [
      (52.65, -7.25, "52.65° N 7.25° W"), (-33.8688, 151.2093, "33.87° S 151.21° E"), (0, 0, "0.00° N 0.00° E"),
      (-0.004, -0.004, "0.00° N 0.00° E"), (-0.006, -0.006, "0.01° S 0.01° W"), (-90, 180, "90.00° S 180.00° E"),
      (1.999, -179.996, "2.00° N 180.00° W"),
    ])
  func coordinates(latitude: Double, longitude: Double, text: String) {
    #expect(coordinates(latitude, longitude) == text)
  }

  @Test("coordinates can be hidden")
  func hidden() { #expect(Words.of(scene, WordingSettings(showsCoordinates: false)).coordinates.isEmpty) }

  @Test("a fresh page tells when it was issued, by the service's stamp or else by its reception")
  func fresh() {
    #expect(Words.of(scene).issue == "Issued 14:52" && !Words.of(scene).issueIsUrgent)
    var scene = scene
    scene.forecast.issued = Forecasts.utc(2026, 7, 14, 13, 30)
    #expect(Words.of(scene).issue == "Issued 14:30")
    scene.forecast.issued = nil
    #expect(Words.of(scene).issue == "Issued 14:52")
  }

  @Test("an issue of the day before names its day (T06)")
  func dayBefore() {
    #expect(issue(age: 0).issue == "Issued 14:52")
    var scene = scene
    scene.forecast.received = Forecasts.utc(2026, 7, 14, 22, 40)
    scene.forecast.issued = nil
    scene.now = Forecasts.utc(2026, 7, 14, 23, 10)
    #expect(Words.of(scene).issue == "Issued Tuesday 23:40")
  }

  @Test("an ageing page speaks up with its age in full hours")
  func ageing() {
    let words = issue(age: 5 * 3_600 + 1_800)
    #expect(words.issue == "Issued 14:52, 5 hours old" && words.issueIsUrgent)
    #expect(issue(age: 3 * 3_600).issue == "Issued 14:52, 3 hours old")
  }

  @Test("a printed age always counts from the stamp beside it")
  func consistentAge() {
    var scene = scene
    scene.forecast.issued = scene.forecast.received.advanced(by: -4 * 3_600)
    scene.now = scene.forecast.received.advanced(by: 5 * 3_600)
    #expect(Words.of(scene).issue == "Received 14:52, 5 hours old")
  }

  @Test("a late edition says so, and counts days from the third on")
  func late() {
    let words = issue(age: 26 * 3_600 + 60)
    #expect(words.issue == "Late edition, 26 hours old" && words.issueIsUrgent)
    let composer = PageComposer(place: scene.place, limits: Freshness.Limits(withdrawn: 1e6))
    let page = composer.page(
      forecast: scene.forecast, now: scene.forecast.received.advanced(by: 80 * 3_600), otherwise: .loading)
    let old = PageWordsBuilder().words(for: page, service: .idle(nextAttempt: nil))
    #expect(old.issue == "Late edition, 3 days old")
  }

  @Test("a withdrawn page names the day of its issue")
  func withdrawn() {
    let words = issue(age: 50 * 3_600)
    #expect(words.issue == "Out of date, issued Tuesday 14:52" && words.issueIsUrgent)
    #expect(issue(age: 9 * 86_400).issue == "Out of date, issued 14 July 14:52")
  }

  @Test("while nothing newer can be had, a page that is still fresh tells its age too")
  func ageOfCached() {
    #expect(issue(age: 2 * 3_600, service: .loading).issue == "Issued 14:52, 2 hours old")
    #expect(issue(age: 600, service: .loading).issue == "Issued 14:52")
    #expect(issue(age: 2 * 3_600, service: failure).issue == "Issued 14:52, 2 hours old")
    #expect(issue(age: 600, service: failure).issue == "Issued 14:52, under an hour old")
    #expect(issue(age: 3_600, service: failure).issue == "Issued 14:52, 1 hour old")
    #expect(!issue(age: 600, service: failure).issueIsUrgent)
  }

  @Test("a clock set back does not make a page younger than new")
  func clockSetBack() {
    let words = issue(age: -7_200, service: failure)
    #expect(words.issue == "Issued 14:52, under an hour old" && !words.issueIsUrgent)
  }

  @Test("a demonstration is marked as one at every age")
  func demonstration() {
    var scene = scene
    scene.forecast.isDemonstration = true
    #expect(Words.of(scene).issue == "Demonstration" && !Words.of(scene).issueIsUrgent)
    #expect(Words.of(scene, after: 5 * 3_600).issue == "Demonstration, 5 hours old")
    #expect(Words.of(scene, after: 26 * 3_600).issue == "Demonstration, 26 hours old")
    #expect(Words.of(scene, after: 50 * 3_600).issue == "Out of date, demonstration")
  }

  @Test("the colophon credits the service and says when the next issue is due")
  func colophon() {
    let words = Words.of(scene, service: .idle(nextAttempt: Forecasts.utc(2026, 7, 14, 14, 10)))
    #expect(words.credit == "Weather data by Open-Meteo.com, CC BY 4.0" && words.nextIssue == "Next issue 15:10")
    #expect(Words.of(scene).nextIssue.isEmpty)
    #expect(Words.of(scene, service: .loading).nextIssue == "Next issue due now")
  }

  @Test("a time of the coming night needs no day, a later one has it")
  func nextIssueTomorrow() {
    let night = ServiceStatus.idle(nextAttempt: Forecasts.utc(2026, 7, 14, 23, 10))
    #expect(Words.of(scene, service: night).nextIssue == "Next issue 00:10")
    let tomorrow = ServiceStatus.failed(
      FailureFacts(kind: "outside-coverage", reason: "", nextAttempt: Forecasts.utc(2026, 7, 15, 14)))
    #expect(Words.of(scene, service: tomorrow).nextIssue == "Next attempt Wednesday 15:00")
  }
}
