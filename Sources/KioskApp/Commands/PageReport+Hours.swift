import ForecastScene

extension PageReport {
  /// The hours of the tape; none while nothing dated may be told.
  var hours: JSON {
    guard isDated else { return [] }
    return .array(zip(content.hours, words.hours).map(hour))
  }

  private func hour(_ hour: TapeHour, _ words: PageWords.Hour) -> JSON {
    let forecast = hour.forecast
    return [
      "time": time(hour.start), "label": .string(words.label),
      "temperature": .number(forecast.temperature?.celsius),
      "apparentTemperature": .number(forecast.apparentTemperature?.celsius),
      "condition": .string(forecast.condition?.rawValue),
      "rainChance": .number(forecast.precipitationChance?.fraction),
      "rainAmount": .number(forecast.precipitation?.millimetres), "inkedBy": .string(inkName(hour.ink)),
      "wind": wind(forecast), "uvIndex": .number(forecast.uvIndex), "humidity": .number(forecast.humidity?.fraction),
      "isDay": .bool(hour.isDay), "shown": .string(words.temperature?.printed), "spoken": .string(words.spoken),
    ]
  }

  private func wind(_ forecast: HourlyForecast) -> JSON {
    [
      "speed": .number(forecast.windSpeed?.metresPerSecond), "from": .number(forecast.windDirection?.degrees),
      "gust": .number(forecast.gust?.metresPerSecond),
    ]
  }

  private func inkName(_ ink: RainInk) -> String {
    switch ink {
    case .none: "none"
    case .chance: "chance"
    case .amount: "amount"
    }
  }

  /// The rows of the table.
  var days: JSON {
    guard isDated else { return [] }
    return .array(content.days.indices.map(day))
  }

  private func day(_ index: Int) -> JSON {
    let day = content.days[index]
    let forecast = day.forecast
    let isWhole = forecast.low != nil && forecast.high != nil
    return [
      "date": .string(forecast.date.iso8601), "name": .string(words.days[index].name),
      "condition": .string(forecast.condition?.rawValue),
      "low": .number((isWhole ? day.range?.low : forecast.low)?.celsius),
      "high": .number((isWhole ? day.range?.high : forecast.high)?.celsius),
      "rainChance": .number(forecast.precipitationChance?.fraction), "span": span(of: day),
      "ring": .number(readout.ring.flatMap { $0.day == index ? $0.at : nil }),
      "spoken": .string(words.days[index].spoken),
    ]
  }

  private func span(of day: PageContent.Day) -> JSON {
    guard let range = day.range else { return nil }
    let span = ForecastRangeBar.span(low: range.low, high: range.high, in: content.scale.low...content.scale.high)
    return [.number(span.low), .number(span.high)]
  }
}

extension Figure {
  /// The figure as it is printed: minus as U+2212, never a negative zero.
  var printed: String { (isNegative ? "\u{2212}" : "") + String(abs(value)) }
}
