import ForecastScene

/// The civil days of the place, made of an answer's intervals: the service tells none.
struct METNorwayDays {
  private let steps: [METNorwayResponse.Step]
  private let intervals: [METNorwayInterval]
  private let reader: METNorwayReader
  private let zone: ZoneRules

  init(_ response: METNorwayResponse, reader: METNorwayReader, zone: ZoneRules) {
    steps = response.steps
    intervals = METNorwayInterval.all(of: response.steps)
    self.reader = reader
    self.zone = zone
  }

  /// Ascending. The first day always has a row, what is left of it; any other only with the middle of its day and more.
  var days: [DailyForecast] {
    let byDate = Dictionary(grouping: intervals) { zone.date(at: $0.middle) }
    let stepsByDate = Dictionary(grouping: steps) { zone.date(at: $0.time) }
    guard let first = byDate.keys.min() else { return [] }
    let rows = byDate.filter { $0.key == first || isTold($0.key, by: $0.value) }
    return DayRows.filled(
      Dictionary(uniqueKeysWithValues: rows.map { ($0.key, day($0.key, of: $0.value, stepsByDate[$0.key] ?? [])) }))
  }

  private func isTold(_ date: CivilDate, by intervals: [METNorwayInterval]) -> Bool {
    intervals.count >= 2 && midday(of: date, in: intervals) != nil
  }

  private func day(
    _ date: CivilDate, of intervals: [METNorwayInterval], _ steps: [METNorwayResponse.Step]
  ) -> DailyForecast {
    let temperatures = steps.compactMap { reader.value(.temperature, $0.details) }
    let blocks = intervals.filter { $0.length > 3_600 }.map(\.period.details)
    let chances = intervals.compactMap { reader.value(.precipitationChance, $0.period.details) }
    var day = DailyForecast(date: date)
    day.low = (temperatures + blocks.compactMap { reader.value(.low, $0) }).min().map(Temperature.init(celsius:))
    day.high = (temperatures + blocks.compactMap { reader.value(.high, $0) }).max().map(Temperature.init(celsius:))
    day.condition = condition(of: date, intervals, steps)
    day.precipitationChance = chances.max().map { Share(fraction: $0 / 100) }
    day.precipitation = precipitation(of: date)
    return day
  }

  /// What falls between the day's two midnights; an interval over midnight gives each day its share.
  private func precipitation(of date: CivilDate) -> Precipitation? {
    let begin = zone.start(of: date), end = zone.start(of: date.advanced(by: 1))
    let amounts = intervals.compactMap { interval -> Double? in
      let share = interval.share(from: begin, to: end)
      return share > 0 ? reader.value(.precipitation, interval.period.details).map { $0 * share } : nil
    }
    return amounts.isEmpty ? nil : Precipitation(millimetres: amounts.reduce(0, +))
  }

  /// The symbol of the twelve hours from early morning, else of the block over midday, else the gravest of the day.
  private func condition(
    of date: CivilDate, _ intervals: [METNorwayInterval], _ steps: [METNorwayResponse.Step]
  ) -> Condition? {
    let morning = nearest(6, within: 3, steps.filter { $0.nextTwelveHours?.symbol != nil })
    let noon = nearest(9, within: 3, steps.filter { $0.nextSixHours?.symbol != nil })
    return [morning?.nextTwelveHours, noon?.nextSixHours].lazy.compactMap { $0?.symbol }
      .compactMap(METNorwaySymbol.condition).first
      ?? intervals.compactMap(\.period.symbol).compactMap(METNorwaySymbol.condition).max { $0.rank < $1.rank }
  }

  /// The step of a day whose wall time comes nearest to an hour, the earlier of two.
  private func nearest(
    _ hour: Double, within reach: Double, _ steps: [METNorwayResponse.Step]
  ) -> METNorwayResponse.Step? {
    func distance(_ step: METNorwayResponse.Step) -> Double {
      abs(Double(zone.civil(at: step.time).secondOfDay) - hour * 3_600)
    }
    return steps.filter { distance($0) <= reach * 3_600 }.min { distance($0) < distance($1) }
  }

  private func midday(of date: CivilDate, in intervals: [METNorwayInterval]) -> METNorwayInterval? {
    intervals.first { interval in
      let noon = zone.start(of: date).advanced(by: 12 * 3_600)
      return interval.start <= noon && noon < interval.end
    }
  }
}
