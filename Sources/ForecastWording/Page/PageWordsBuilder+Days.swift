import ForecastScene

extension PageWordsBuilder {
  /// Per cent from which on a chance of rain is worth a word.
  static let leastChance = 10

  /// What is said of a row of the table.
  func words(forDay row: Int, of content: PageContent) -> PageWords.Day {
    let (day, zone) = (content.days[row], content.place.zone)
    let (today, clock) = (zone.date(at: content.now), clock(of: content))
    var words = PageWords.Day()
    words.name = day.forecast.date == today ? sentences.today : names.shortWeekday(day.forecast.date)
    (words.low, words.high) = extremes(of: day)
    let chance = percent(day.forecast.precipitationChance).flatMap { $0.value >= Self.leastChance ? $0.value : nil }
    words.rainChance = chance.map(sentences.percent)
    words.sunrise = day.sunrise.map(clock.nearestTime)
    words.sunset = day.sunset.map(clock.nearestTime)
    words.sunNote = day.isUpAllDay.map { $0 ? sentences.upAllDay : sentences.downAllDay }
    words.moon = moonName(at: zone.middle(of: day.forecast.date))
    words.spokenSun = sentences.spoken(
      SpokenSun(
        sunrise: words.sunrise, sunset: words.sunset, isUpAllDay: day.isUpAllDay,
        moon: MoonPhase(at: zone.middle(of: day.forecast.date)).name))
    words.spoken = sentences.spoken(
      SpokenDay(
        name: spokenName(of: day.forecast.date, today: today), condition: condition(of: day), rainChance: chance,
        low: words.low?.value, high: words.high?.value))
    return words
  }

  /// Low and high in order where both are known; one that is missing stays so.
  func extremes(of day: PageContent.Day) -> (low: Figure?, high: Figure?) {
    guard let range = day.range, day.forecast.low != nil, day.forecast.high != nil else {
      return (figure(day.forecast.low), figure(day.forecast.high))
    }
    return (figure(range.low), figure(range.high))
  }

  /// By day, as the pictogram shows it; only a day without a sun is not sunny.
  private func condition(of day: PageContent.Day) -> String? {
    day.forecast.condition.map { sentences.condition($0, isDay: day.isUpAllDay ?? true) }
  }

  /// From a week on a weekday alone would name two days.
  private func spokenName(of date: CivilDate, today: CivilDate) -> String {
    if date == today { return sentences.today }
    let name = names.weekday(date)
    return date.daysSince1970 - today.daysSince1970 < 7 ? name : "\(name) \(names.dayAndMonth(date))"
  }
}
